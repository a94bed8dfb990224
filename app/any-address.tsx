/**
 * React Router has this one route for all addresses; `core/pages.ts` says which page is at each.
 */
export default function AnyAddress() {
  return null;
}
