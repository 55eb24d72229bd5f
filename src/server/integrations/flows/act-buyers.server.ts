import { eq } from "drizzle-orm";
import { fillText } from "#domain/integrations/flows/fill-text.ts";
import type { Action } from "#domain/integrations/flows/flow-document.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { goodBuyers } from "../../crm/matching/good-buyers.server.ts";
import { COMPARED_COLUMNS, offeredHome } from "../../crm/matching/pairs.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { type Acting, addTask, type Done } from "./act.server.ts";
import { sendNotice } from "./act-notice.server.ts";

/** Each agent hears of the home once, with how many of their buyers it fits; who they are, the page of the matches says. */
export async function tellBuyers(acting: Acting, action: Extract<Action, { do: "compradores" }>): Promise<Done> {
  const { tx, subject, values, now, run } = acting;
  const { home } = subject;
  if (!home) return { kind: "omitido", note: "No hay vivienda" };
  const [row] = await tx.select(COMPARED_COLUMNS).from(properties).where(eq(properties.id, home.id));
  if (!row) return { kind: "omitido", note: "No hay vivienda" };
  const sought = { id: home.id, scope: run.scope, operation: home.operation, ownerContactId: home.ownerContactId };
  const buyers = await goodBuyers(tx, sought, offeredHome(row, now), now);
  if (buyers.size === 0) return { kind: "omitido", note: "No encaja a ningún comprador" };
  const byOwner = Map.groupBy(buyers.values(), ({ ownerId }) => ownerId!);
  for (const [ownerId, theirs] of byOwner) {
    const text = fillText(action.text, {
      ...values,
      compradores: counted(theirs.length, "comprador tuyo", "compradores tuyos"),
    });
    const who = { to: "persona", personId: ownerId } as const;
    if (action.as === "aviso") await sendNotice(acting, who, text, false, [ownerId]);
    else await addTask(acting, who, text, { amount: 4, unit: "horas" }, { ownerId, key: ownerId, homeId: home.id });
  }
  const people = counted(buyers.size, "comprador", "compradores");
  const agents = counted(byOwner.size, "persona", "personas");
  return {
    kind: "hecho",
    note: `Encaja a ${people}, que llevan ${agents}`,
    link: `/smart-matching?vivienda=${home.id}`,
  };
}
