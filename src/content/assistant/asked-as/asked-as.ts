import { ASKED_FAQ } from "./asked-faq.ts";
import { ASKED_HELP_ACCOUNT } from "./asked-help-account.ts";
import { ASKED_HELP_CRM } from "./asked-help-crm.ts";
import { ASKED_HELP_RESULTS } from "./asked-help-results.ts";
import { ASKED_HELP_TEAM } from "./asked-help-team.ts";
import { ASKED_READING } from "./asked-reading.ts";
import { ASKED_SITE } from "./asked-site.ts";
import { ASKED_TOOLS } from "./asked-tools.ts";

/** How people ask for what a page answers, in other words than its own. By address; none is shown anywhere. */
export const ASKED_AS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ASKED_HELP_ACCOUNT,
    ASKED_HELP_RESULTS,
    ASKED_HELP_CRM,
    ASKED_HELP_TEAM,
    ASKED_FAQ,
    ASKED_READING,
    ASKED_TOOLS,
    ASKED_SITE,
  ].flatMap((part) =>
    Object.entries(part).map(([url, lines]): [string, readonly string[]] => [
      url,
      lines
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    ]),
  ),
);
