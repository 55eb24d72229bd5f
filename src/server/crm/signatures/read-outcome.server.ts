import { and, eq } from "drizzle-orm";
import { type OutcomeStep, type StepOutcome, wantedSteps } from "#domain/crm/signatures/signature-outcome.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { HOME_COLUMNS, homeName } from "../contacts/deal-cards.server.ts";
import type { RequestRow } from "./requests.server.ts";

/** One of the things that the last signature brings, as the page of its request shows it. */
export interface OutcomeLine {
  step: OutcomeStep;
  /** Name of the home, contact or deal; null for one that is gone or that the actor does not see. */
  name: string | null;
  /** Its page. */
  href: string | null;
  /** Null while it has not been tried. */
  outcome: StepOutcome | null;
}

export async function outcomeOf(db: Db, actor: PersonActor, request: RequestRow): Promise<OutcomeLine[]> {
  const lines: OutcomeLine[] = [];
  for (const step of wantedSteps(request)) {
    const found = await NAMES[step](db, actor, request);
    lines.push({ step, name: null, href: null, ...found, outcome: request.outcome[step] ?? null });
  }
  return lines;
}

type Named = { name: string; href: string } | undefined;

async function homeNamed(db: Db, actor: PersonActor, { homeId }: RequestRow): Promise<Named> {
  if (homeId === null) return undefined;
  const seen = and(eq(properties.id, homeId), mayRead(actor, "home"));
  const [row] = await db.select(HOME_COLUMNS).from(properties).where(seen);
  return row && { name: homeName(row).title, href: `/dashboard/cartera/${row.id}` };
}

const NAMES: Record<OutcomeStep, (db: Db, actor: PersonActor, request: RequestRow) => Promise<Named>> = {
  home: homeNamed,
  mandate: homeNamed,
  async contact(db, actor, { contactId }) {
    if (contactId === null) return undefined;
    const seen = and(eq(contacts.id, contactId), mayRead(actor, "contact"));
    const [row] = await db.select().from(contacts).where(seen);
    return row && { name: row.fullName, href: `/dashboard/contactos/${row.mergedIntoId ?? row.id}` };
  },
  async deal(db, actor, { dealId }) {
    if (dealId === null) return undefined;
    const seen = and(eq(deals.id, dealId), mayRead(actor, "deal"));
    const [row] = await db.select().from(deals).where(seen);
    return row && { name: row.title, href: `/dashboard/contactos/${row.contactId}` };
  },
};
