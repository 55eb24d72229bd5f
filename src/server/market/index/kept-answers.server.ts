/** Numbers of all answers that are kept: of a search some hundred and fifty, of a window seven for each mark. Some 40 MB. */
const MOST_NUMBERS = 600_000;
/** Questions longer than this, drawn zones for the most part, are asked once. Characters. */
const LONGEST_QUESTION = 2_000;

/**
 * Answers to questions whose part of the market has not changed since, the latest asked last: many people open the same map of a whole country and
 * the same search of everything, which read every home. An answer of another state is worked out anew, so none is older than the index.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, { state: number; answer: unknown; numbers: number }>();
  #numbers = 0;

  /**
   * @param state of the part of the market that is asked about; an answer of another one is forgotten
   * @param sizeOf how many numbers an answer holds
   */
  get<Answer>(state: number, question: object, ask: () => Answer, sizeOf: (answer: Answer) => number): Answer {
    const key = JSON.stringify(question);
    const kept = this.#answers.get(key);
    if (kept) {
      this.#answers.delete(key);
      this.#numbers -= kept.numbers;
    }
    if (kept?.state === state) {
      this.#keep(key, kept);
      return kept.answer as Answer;
    }
    const answer = ask();
    if (key.length <= LONGEST_QUESTION) this.#keep(key, { state, answer, numbers: sizeOf(answer) });
    return answer;
  }

  #keep(key: string, kept: { state: number; answer: unknown; numbers: number }): void {
    this.#answers.set(key, kept);
    this.#numbers += kept.numbers;
    for (const [oldest, { numbers: freed }] of this.#answers) {
      if (this.#numbers <= MOST_NUMBERS) break;
      this.#answers.delete(oldest);
      this.#numbers -= freed;
    }
  }
}
