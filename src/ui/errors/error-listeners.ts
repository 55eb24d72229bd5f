import { messageOf } from "./message-of.ts";

/** Messages of browsers though nothing has failed, or nothing of ours. */
const NOISE = /ResizeObserver loop|^Script error\.?$|aborted|AbortError|cancell?ed/i;
/** Errors of programs that the visitor added to the browser. */
const FOREIGN_SCRIPT = /^(chrome|moz|safari-web|ms-browser)-extension:/;

let isInstalled = false;

/** Catches what nothing else has caught, once for the life of the document. */
export function installErrorListeners(): void {
  if (isInstalled) return;
  isInstalled = true;
  window.addEventListener("error", (event) => {
    // Resources that failed to load have no message; the place that wanted them says so.
    if (!event.message || FOREIGN_SCRIPT.test(event.filename)) return;
    handleUncaught(event.error ?? event.message);
  });
  window.addEventListener("unhandledrejection", (event) => handleUncaught(event.reason));
}

export function handleUncaught(error: unknown): void {
  const isAbort = (error as { name?: unknown } | null)?.name === "AbortError";
  if (isAbort || NOISE.test(messageOf(error))) return;
  // Fetched with the first error: most visits have none.
  import("./handle-error.ts").then(
    ({ handleError }) => handleError(error, { toolName: "window" }),
    () => console.error(error), // offline: it cannot be reported either
  );
}
