import * as z from "zod/mini";
import { AGENCY_ROLES } from "../../accounts/agency/roles.ts";
import { answerList, answerText } from "../../shared/schema/answers.ts";
import { API_SCOPES } from "./scopes.ts";

/** The person a call acts for, and its permissions. */
export const publicMe = z.object({
  user: z.object({ id: z.uuid(), name: answerText() }),
  agency: z.nullable(z.object({ id: z.uuid(), name: answerText(), role: z.enum(AGENCY_ROLES) })),
  /** Null for a signed-in browser. */
  key: z.nullable(z.object({ id: z.uuid(), scopes: answerList(z.enum(API_SCOPES)) })),
  plan: z.nullable(z.object({ id: answerText(), name: answerText() })),
  credits: z.int(),
});
export type PublicMe = z.output<typeof publicMe>;
