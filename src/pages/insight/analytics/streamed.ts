/** A promise that the page waits for in its own place: whoever leaves before it is there leaves no unheard failure. */
export function streamed<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {}); // the page's own part says it
  return promise;
}
