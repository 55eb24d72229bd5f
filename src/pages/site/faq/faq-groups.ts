import { FAQ_GROUPS, type FaqGroupId, type FaqItem } from "#content/faq.ts";
import { faqItemIn } from "#content/latam/faq.ts";
import { FAQ_ITEMS } from "#tools/faq-answers.ts";

/** A question as the page shows it. */
export type FaqEntry = Pick<FaqItem, "id" | "question" | "answer"> & { links: NonNullable<FaqItem["links"]> };

export interface FaqGroup {
  id: FaqGroupId;
  title: string;
  entries: readonly FaqEntry[];
}

/** All questions under their headings, as data of the page of a region. */
export function faqGroups(region = "default"): FaqGroup[] {
  return (Object.keys(FAQ_GROUPS) as FaqGroupId[]).map((group) => ({
    id: group,
    title: FAQ_GROUPS[group],
    entries: FAQ_ITEMS.filter((item) => item.group === group).map((item) => {
      const { id, question, answer, links = [] } = faqItemIn(region, item);
      return { id, question, answer, links };
    }),
  }));
}
