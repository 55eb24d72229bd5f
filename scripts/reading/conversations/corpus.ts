import type { Part } from "../labels.ts";
import { AGREED } from "./development/agreed.ts";
import { AGREED_MORE } from "./development/agreed-more.ts";
import { BUYERS } from "./development/buyers.ts";
import { EVERYDAY } from "./development/everyday.ts";
import { EVERYDAY_EIGHTH } from "./development/everyday-eighth.ts";
import { EVERYDAY_FIFTH } from "./development/everyday-fifth.ts";
import { EVERYDAY_FOURTH } from "./development/everyday-fourth.ts";
import { EVERYDAY_SECOND } from "./development/everyday-second.ts";
import { EVERYDAY_SEVENTH } from "./development/everyday-seventh.ts";
import { EVERYDAY_SIXTH } from "./development/everyday-sixth.ts";
import { EVERYDAY_THIRD } from "./development/everyday-third.ts";
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
    ...EVERYDAY,
    ...EVERYDAY_SECOND,
    ...EVERYDAY_THIRD,
    ...EVERYDAY_FOURTH,
    ...EVERYDAY_FIFTH,
    ...EVERYDAY_SIXTH,
    ...EVERYDAY_SEVENTH,
    ...EVERYDAY_EIGHTH,
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
