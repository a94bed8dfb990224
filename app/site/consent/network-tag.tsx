/**
 * The professional network's tag runs in a frame of its own, which cannot reach our page, our
 * cookies or our storage, and whose policy alone lets its script in. It exists for as long as the
 * visitor agrees, and not at all without an id in `content/site.ts`.
 */
export default function NetworkTag() {
  if (!import.meta.env.NETWORK_TAG_ID) return null;
  return (
    // biome-ignore lint/a11y/useIframeTitle: hidden from everyone, it has nothing to be called.
    <iframe
      className="network-tag"
      src="/network-tag.html"
      sandbox="allow-scripts"
      referrerPolicy="origin"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
