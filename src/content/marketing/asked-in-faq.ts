import { faqById } from "../faq.ts";

/** A question of the common list as a page's own list shows it: one answer in one place. */
export function askedInFaq(id: string): { question: string; answer: string } {
  const { question, answer } = faqById(id);
  return { question, answer: answer.join(" ") };
}
