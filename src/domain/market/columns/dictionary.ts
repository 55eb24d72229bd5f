/** Small numbers for texts, in the order in which they are first seen. Number 0 stands for none. */
export class Dictionary {
  readonly #numbers = new Map([["", 0]]);
  readonly texts: string[] = [""];

  /** The number of a text; a new one where it has none yet. */
  add(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    // A piece of a text keeps the whole of it in memory; written and read again, it is a text of its own.
    const own = JSON.parse(JSON.stringify(text)) as string;
    const number = this.texts.push(own) - 1;
    this.#numbers.set(own, number);
    return number;
  }

  /** 0 where the text was never seen. */
  find(text: string): number {
    return this.#numbers.get(text) ?? 0;
  }

  get size(): number {
    return this.texts.length;
  }
}
