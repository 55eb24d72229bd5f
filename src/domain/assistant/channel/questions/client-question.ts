/** A question of an agency's client, and what its answer must hold. Text is compared without accents, capitals and narrow spaces. */
export interface ClientQuestion {
  text: string;
  /** Earlier messages of the same client. */
  before?: readonly string[];
  /** Facts that the answer or its cards hold. */
  says: readonly RegExp[];
  /** Phrases that neither holds. */
  never?: readonly RegExp[];
  /** The form that hands the question to a person is shown. */
  person?: true;
  /** References of the homes on the cards, in any order. */
  homes?: readonly string[];
}
