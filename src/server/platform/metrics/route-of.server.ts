import { redactPath } from "../failures/redact.server.ts";

/**
 * Message by which the log's line is found again. It stands here so that the pages need not bundle the watch and its
 * thread.
 */
export const BLOCKED_MESSAGE = "the loop was held";

const LONGEST = 100;
const OUTSIDE = "fuera de una petición";

/** Method and pattern of an address: ids of rows, secrets that give access, and the query are left out. */
export function routeOf({ method, path }: { method?: string | undefined; path?: string | undefined }): string {
  if (path === undefined) return OUTSIDE;
  const pattern = redactPath(path)
    .replaceAll("[oculto]", ":id")
    .replace(/\/\d+(?=\/|$)/g, "/:n")
    .replace(/\.data$/, "");
  return `${method ?? "?"} ${pattern}`.slice(0, LONGEST);
}
