/**
 * The `Idempotency-Key` of an act that a form sends: the same for the same words, so that a try after a broken connection is the same
 * act, and another one once it is done.
 */
export class RepeatKey {
  #sent: { body: string; key: string } | null = null;

  /** @param body whatever is about to be sent */
  of(body: object): string {
    const text = body instanceof FormData ? textOfForm(body) : JSON.stringify(body);
    if (this.#sent?.body !== text) this.#sent = { body: text, key: crypto.randomUUID() };
    return this.#sent.key;
  }

  /** It was done: the same words again are another act. */
  done(): void {
    this.#sent = null;
  }
}

/** A file by what the browser knows of it without reading it. */
const textOfForm = (form: FormData): string =>
  JSON.stringify(
    [...form].map(([name, value]) => [
      name,
      typeof value === "string" ? value : [value.name, value.size, value.lastModified],
    ]),
  );
