/**
 * Sends what nobody waits for: views, consents, failures. It carries no cookie and takes none, so that being counted
 * never makes anyone known; `asPerson` is for what somebody signed in tells in their own name.
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
    return undefined; // offline or leaving; what was sent is not worth a word to the visitor
  }
}
