/**
 * A promise that the page waits for in its own place; if the reader leaves before, its error does not count as
 * unhandled.
 */
export function streamed<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {}); // the page's own part says it
  return promise;
}
