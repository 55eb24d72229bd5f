/**
 * Message by which the log's line is found again. It stands here so that the pages need not bundle the watch and its
 * thread.
 */
export const BLOCKED_MESSAGE = "the loop was held";

const OUTSIDE = "fuera de una petición";

/** Method and told address of a request. */
export const routeOf = ({ method, address }: { method?: string | undefined; address?: string | undefined }): string =>
  address === undefined ? OUTSIDE : `${method ?? "?"} ${address}`;
