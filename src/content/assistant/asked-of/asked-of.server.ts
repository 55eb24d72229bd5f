import blog from "./articles-blog.json" with { type: "json" };
import help from "./articles-help-center.json" with { type: "json" };
import resources from "./articles-recursos.json" with { type: "json" };
import errors from "./errors.json" with { type: "json" };
import lawAndMoney from "./law-and-money.json" with { type: "json" };
import pages from "./pages.json" with { type: "json" };
import plansAndAccount from "./plans-and-account.json" with { type: "json" };
import privacy from "./privacy.json" with { type: "json" };
import rows from "./rows.json" with { type: "json" };
import tools from "./tools.json" with { type: "json" };

const PARTS: readonly object[] = [
  plansAndAccount,
  tools,
  help,
  pages,
  blog,
  resources,
  lawAndMoney,
  privacy,
  rows,
  errors,
];

/**
 * How people ask for each statement of the assistant, in their own words: by its id, then by the first words of the line that answers, empty for the
 * whole text. They were written by people who saw the statements and none of the questions by which the assistant is measured. None is shown anywhere.
 */
export const ASKED_OF: ReadonlyMap<string, Readonly<Record<string, readonly string[]>>> = new Map(
  PARTS.flatMap((part) => Object.entries(part)),
);
