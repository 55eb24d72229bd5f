/** Numbers of all answers that are kept: of a search some hundred and fifty, of a window seven for each mark. Some 40 MB. */
const MOST_NUMBERS = 600_000;
/** Questions longer than this, drawn zones for the most part, are asked once. Characters. */
const LONGEST_QUESTION = 2_000;

/**
 * Answers to questions that were asked since the market last changed, the latest asked last: many people open the same map of a whole country
 * and the same search of everything, which read every home. A change empties it, so no answer is older than the index.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, { answer: unknown; numbers: number }>();
  #numbers = 0;
  #version = -1;

  /**
   * @param version of what is asked; answers of another one are forgotten
   * @param sizeOf how many numbers an answer holds
   */
  get<Answer>(version: number, question: object, ask: () => Answer, sizeOf: (answer: Answer) => number): Answer {
    if (version !== this.#version) this.#empty(version);
    const key = JSON.stringify(question);
    const kept = this.#answers.get(key);
    if (kept) {
      this.#answers.delete(key);
      this.#answers.set(key, kept);
      return kept.answer as Answer;
    }
    const answer = ask();
    if (key.length > LONGEST_QUESTION) return answer;
    const numbers = sizeOf(answer);
    this.#answers.set(key, { answer, numbers });
    this.#numbers += numbers;
    for (const [oldest, { numbers: freed }] of this.#answers) {
      if (this.#numbers <= MOST_NUMBERS) break;
      this.#answers.delete(oldest);
      this.#numbers -= freed;
    }
    return answer;
  }

  #empty(version: number): void {
    this.#answers.clear();
    this.#numbers = 0;
    this.#version = version;
  }
}
