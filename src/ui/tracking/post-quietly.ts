/**
 * Sends data that no page waits for: views, consents, errors. It carries no cookie and takes none, so that a counted
 * visitor stays unknown; `asPerson` is for reports of a signed-in person in their own name.
 *
 * @returns the status, or undefined when nothing came through; it never throws
 */
export async function postQuietly(
  path: string,
  body: object,
  {
    method = "POST",
    keepalive = false,
    asPerson = false,
  }: { method?: "POST" | "PATCH"; keepalive?: boolean; asPerson?: boolean } = {},
): Promise<number | undefined> {
  try {
    const response = await fetch(path, {
      method,
      keepalive,
      credentials: asPerson ? "same-origin" : "omit",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return response.status;
  } catch {
    return undefined; // offline or leaving; the data are not worth a word to the visitor
  }
}
