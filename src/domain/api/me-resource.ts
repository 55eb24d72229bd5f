import * as z from "zod/mini";
import { AGENCY_ROLES } from "../agency/roles.ts";
import { API_SCOPES } from "./scopes.ts";

/** Who a call acts for, and what it may do. */
export const publicMe = z.object({
  user: z.object({ id: z.uuid(), name: z.string() }),
  agency: z.nullable(z.object({ id: z.uuid(), name: z.string(), role: z.enum(AGENCY_ROLES) })),
  /** Null for a signed-in browser. */
  key: z.nullable(z.object({ id: z.uuid(), scopes: z.array(z.enum(API_SCOPES)) })),
  plan: z.nullable(z.object({ id: z.string(), name: z.string() })),
  credits: z.int(),
});
export type PublicMe = z.output<typeof publicMe>;
