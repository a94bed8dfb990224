import { useEffect } from "react";

/**
 * Where the control that has the focus is removed from the main part of the page, or disabled, the
 * nearest part around it that can take the focus takes it (`tabIndex={-1}`): reading and the next
 * Tab go on there, not at the top of the page.
 */
export function useFocusKept(): void {
  useEffect(() => {
    const main = document.getElementById("main");
    if (!main) return;
    let path: EventTarget[] = [];
    const remember = (event: FocusEvent) => {
      path = event.composedPath();
    };

    function keep(): void {
      const [last, ...around] = path;
      const { activeElement, body } = document;
      const isLost =
        last instanceof HTMLElement && (!last.isConnected || last.matches(":disabled"));
      if (!isLost || (activeElement !== body && activeElement !== last)) return;
      const isPart = (one: EventTarget): one is HTMLElement =>
        one instanceof HTMLElement && one.isConnected && one.hasAttribute("tabindex");
      // Without scrolling: what the act did may have been brought into view.
      around.find(isPart)?.focus({ preventScroll: true });
    }

    // Later than the effects of what was rendered, which may have moved the focus themselves.
    const observer = new MutationObserver(() => setTimeout(keep));
    observer.observe(main, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    main.addEventListener("focusin", remember);
    return () => {
      observer.disconnect();
      main.removeEventListener("focusin", remember);
    };
  }, []);
}
