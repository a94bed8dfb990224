import { useEffect, useRef } from "react";
import { useLocation } from "#app/navigation/here.ts";

/**
 * Runs after each navigation, also to the page on screen. Not for the page that was loaded: a menu
 * may be open there before its code has come.
 */
export function useNavigated(run: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    run();
  });
}
