import { FAQ, type FaqItem } from "#content/faq.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { tools } from "./registry.ts";

const TOOLS = "{{tools}}";

/** The questions with their answers as people read them: where one names the tools, each with its purpose. */
export const FAQ_ITEMS: readonly FaqItem[] = FAQ.map((item) => ({
  ...item,
  answer: item.answer.map((text) => text.replace(TOOLS, () => listed(tools.map(({ does }) => does)))),
}));
