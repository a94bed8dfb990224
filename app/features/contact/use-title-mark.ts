import { useEffect } from "react";

/** Says in the title of the page, which is read first and shows in the tab, that it has errors. */
export function useTitleMark(mark: string, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const marked = `${mark} ${document.title}`;
    document.title = marked;
    return () => {
      // Another page may have put its own title there by now.
      if (document.title === marked) document.title = marked.slice(mark.length + 1);
    };
  }, [mark, wanted]);
}
