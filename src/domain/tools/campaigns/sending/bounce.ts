/** The meaning of a server's refusal for an address (RFC 3463, RFC 5321). */

export interface ReadBounce {
  /** For good: another try brings nothing. */
  isFinal: boolean;
  /** The address itself does not exist or takes no mails: it is never written to again. Otherwise the refusal is about this mail or its sender. */
  isAboutAddress: boolean;
}

/** `5.1.1`, `4.2.2` … as servers write it, not within a longer number. */
const ENHANCED = /(?<![\d.])([245])\.(\d{1,3})\.(\d{1,3})(?![\d.])/;
/** Addressing, of which 5.1.7 and 5.1.8 speak of the sender's address; a mailbox that is switched off. */
const ABOUT_SENDER = new Set(["1.7", "1.8"]);
const NOBODY =
  /user unknown|unknown user|no such user|does not exist|mailbox unavailable|no mailbox|invalid recipient|recipient rejected|account (?:is )?disabled/i;

/** @param status of the answer, 400 to 599; 0 where only words are known */
export function readBounce(status: number, answer: string): ReadBounce {
  const found = ENHANCED.exec(answer);
  const isFinal = status > 0 ? status >= 500 : found?.[1] === "5";
  if (!isFinal) return { isFinal: false, isAboutAddress: false };
  if (found) {
    const [, , subject = "", detail = ""] = found;
    const isAddress = subject === "1" && !ABOUT_SENDER.has(`${subject}.${detail}`);
    const isSwitchedOff = subject === "2" && detail === "1";
    return { isFinal, isAboutAddress: isAddress || isSwitchedOff };
  }
  return { isFinal, isAboutAddress: NOBODY.test(answer) };
}
