/**
 * The tag of the firm's professional network. It runs in a frame that cannot reach our page,
 * cookies or storage; only the frame's own policy allows its script. The frame exists only while
 * the visitor agrees, and only if `content/site.ts` has an id.
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
