import { useSyncExternalStore } from "react";

/** From here on scenes, photo and panels stand side by side: the `xl` of the style sheet. */
const WIDE = "(min-width: 80rem)";

function listen(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the three columns fit; false until the page wakes up. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
