/** A change that no test can or need notice, with the reason. It is known by its words, because lines move. */
export interface Judged {
  file: string;
  /** The line with the place, trimmed. */
  line: string;
  before: string;
  after: string;
  /** `equal`: no input tells both apart, and the place is not counted. `harmless`: somebody could tell, and nobody would mind; it is counted. */
  verdict: "equal" | "harmless";
  reason: string;
}

export const JUDGED: readonly Judged[] = [];
