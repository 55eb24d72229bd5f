import type { Part } from "../labels.ts";
import { AGREED } from "./development/agreed.ts";
import { AGREED_MORE } from "./development/agreed-more.ts";
import { BUYERS } from "./development/buyers.ts";
import { OTHERS, SHORT_ONES } from "./development/others.ts";
import { SAID_OR_NOT_FIRST, SAID_OR_NOT_SECOND } from "./development/said-or-not.ts";
import { EXAM_ABROAD } from "./exam/abroad.ts";
import { EXAM_MAILS } from "./exam/mails-and-calls.ts";
import { SECOND_ABROAD } from "./exam/second-abroad.ts";
import { SECOND_CALLS, SECOND_SHORT } from "./exam/second-calls-and-notes.ts";
import { SECOND_MAILS } from "./exam/second-mails.ts";
import { SECOND_SPAIN } from "./exam/second-spain.ts";
import { EXAM_SPAIN } from "./exam/spain.ts";
import type { Conversation } from "./written.ts";

export const CONVERSATIONS: Record<Part, readonly Conversation[]> = {
  development: [
    ...BUYERS,
    ...OTHERS,
    ...SHORT_ONES,
    ...SAID_OR_NOT_FIRST,
    ...SAID_OR_NOT_SECOND,
    ...AGREED,
    ...AGREED_MORE,
  ],
  exam: [
    ...EXAM_SPAIN,
    ...EXAM_ABROAD,
    ...EXAM_MAILS,
    ...SECOND_SPAIN,
    ...SECOND_ABROAD,
    ...SECOND_MAILS,
    ...SECOND_CALLS,
    ...SECOND_SHORT,
  ],
};
