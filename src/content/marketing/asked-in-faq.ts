import { faqById } from "../faq.ts";
import { faqItemIn } from "../latam/faq.ts";

/** A question of the common list as a page's own list shows it: one answer in one place. */
export const askedInFaq = (id: string): { question: string; answer: string } => askedIn("default")(id);

/** The same for a region: a function of the question's id. */
export const askedIn =
  (region: string) =>
  (id: string): { question: string; answer: string } => {
    const { question, answer } = faqItemIn(region, faqById(id));
    return { question, answer: answer.join(" ") };
  };
