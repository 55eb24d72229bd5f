/** What DNS says about the domain that mails are sent from. */

export const CHECK_VERDICTS = ["bien", "falta", "mal", "no-se-sabe"] as const;
export type CheckVerdict = (typeof CHECK_VERDICTS)[number];

export interface DomainCheck {
  verdict: CheckVerdict;
  /** One sentence for the agent. */
  words: string;
  /** The record as DNS answers it; null where there is none. */
  found: string | null;
  /** The record to set; null where nothing is to be done. */
  toSet: { name: string; type: "TXT"; value: string } | null;
}

export interface DomainChecks {
  spf: DomainCheck;
  dkim: DomainCheck;
  dmarc: DomainCheck;
}
