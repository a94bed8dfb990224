import { useEffect, useRef } from "react";
import { useLocation } from "#app/navigation/here.ts";

/**
 * Runs after each navigation, also one to the page on screen, but not after the first load: there a
 * menu may have been opened before the code was loaded.
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
