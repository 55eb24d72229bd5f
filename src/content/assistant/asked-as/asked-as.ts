import { ASKED_FAQ } from "./asked-faq.ts";
import { ASKED_HELP_ACCOUNT } from "./asked-help-account.ts";
import { ASKED_HELP_CRM } from "./asked-help-crm.ts";
import { ASKED_HELP_RESULTS } from "./asked-help-results.ts";
import { ASKED_HELP_TEAM } from "./asked-help-team.ts";
import { ASKED_MODULES } from "./asked-modules.ts";
import { ASKED_READING } from "./asked-reading.ts";
import { ASKED_SITE } from "./asked-site.ts";

/** One way of asking stands in each line. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** How people ask for a page that is no tool; a tool's card says it itself. */
export const ASKED_AS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ASKED_HELP_ACCOUNT,
    ASKED_HELP_RESULTS,
    ASKED_HELP_CRM,
    ASKED_HELP_TEAM,
    ASKED_FAQ,
    ASKED_READING,
    ASKED_MODULES,
    ASKED_SITE,
  ].flatMap((part) => Object.entries(part).map(([url, lines]): [string, readonly string[]] => [url, linesOf(lines)])),
);
