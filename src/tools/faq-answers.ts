import { FAQ, type FaqItem } from "#content/faq.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { tools } from "./registry.ts";

const OPEN_TOOLS = "{{openTools}}";

/** The questions with their answers as people read them: where one names the open tools, each with its purpose. */
export const FAQ_ITEMS: readonly FaqItem[] = FAQ.map((item) => ({
  ...item,
  answer: item.answer.map((text) => text.replace(OPEN_TOOLS, () => listed(tools.map(({ does }) => does)))),
}));
