/** Every address is one route to React Router: which page is there, `core/pages.ts` says. */
export default function AnyAddress() {
  return null;
}
