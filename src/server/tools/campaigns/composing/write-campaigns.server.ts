import { and, eq } from "drizzle-orm";
import { formatMoney } from "#domain/shared/format/format.ts";
import type { CampaignMessage } from "#domain/tools/campaigns/campaign-message.ts";
import type { NewCampaign, SavedCampaign } from "#domain/tools/campaigns/composing/campaign-forms.ts";
import type { ToldHome } from "#domain/tools/campaigns/composing/mail-parts.ts";
import { STARTS, startOf } from "#domain/tools/campaigns/composing/starts.ts";
import { type PersonActor, scopeOf } from "../../../accounts/access/actor.server.ts";
import { mayRead, ownershipOf } from "../../../accounts/access/policies.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { campaigns, mailSenders } from "../../../platform/db/tables/tools-campaigns.server.ts";
import { type CampaignRow, lockCampaign, tellCampaignChanged } from "./campaign-rows.server.ts";
import { mailHomes } from "./mail-homes.server.ts";
import type { MailSources } from "./mail-parts.server.ts";
import { priceDrops } from "./price-drops.server.ts";

/** Drafts of campaigns, as their author makes and changes them. */

const FIRST_BLOCKS: CampaignMessage = {
  afterHours: 0,
  subject: "",
  blocks: [
    { id: "b1", kind: "cabecera", tagline: "" },
    { id: "b2", kind: "texto", text: "{saludo}\n\n" },
    { id: "b3", kind: "firma", closing: "Un saludo," },
  ],
};

/** @returns the id of a new draft, empty or begun with words and homes. @throws AppError INVALID_INPUT for a home that the actor does not see */
export async function addCampaign(
  db: Db,
  services: MailSources,
  actor: PersonActor,
  { start, homeIds }: NewCampaign,
): Promise<string> {
  const now = services.now();
  const homes = await mailHomes(services, actor, homeIds);
  if (homeIds.some((id) => !homes.has(id))) {
    throw new AppError("INVALID_INPUT", [{ path: "homeIds", message: "Elige viviendas de tu cartera" }]);
  }
  const drops =
    start === "bajada"
      ? await priceDrops(
          db,
          [...homes.values()].map(({ id }) => id),
        )
      : new Map();
  if (start === "bajada" && homeIds.some((id) => !drops.has(homes.get(id)!.id))) {
    throw new AppError("INVALID_INPUT", [
      {
        path: "homeIds",
        message: "El precio de esta vivienda no consta que haya bajado: nada que contar como bajada.",
      },
    ]);
  }
  const told = homeIds.flatMap((id) => {
    const found = homes.get(id);
    return found
      ? [
          {
            id: found.id,
            title: found.title,
            price: found.price,
            formerPrice: formerPriceOf(found.home, drops.get(found.id)),
            place: found.home.locationDetail ?? found.home.placeName ?? found.home.town ?? null,
          },
        ]
      : [];
  });
  const begun =
    start === null
      ? { name: "Campaña sin título", kind: "envio" as const, messages: [FIRST_BLOCKS], segment: {} }
      : startOf(start, STARTS[start].homes === "ninguna" ? [] : told);
  const [sender] = await db
    .select({ id: mailSenders.id })
    .from(mailSenders)
    .where(and(mayRead(actor, "mailSender"), eq(mailSenders.scope, scopeOf(actor))))
    .orderBy(mailSenders.createdAt)
    .limit(1);
  const [row] = await db
    .insert(campaigns)
    .values({
      ...ownershipOf(actor),
      scope: scopeOf(actor),
      createdAt: now,
      updatedAt: now,
      ...begun,
      senderId: sender?.id ?? null,
    })
    .returning({ id: campaigns.id, scope: campaigns.scope });
  await tellCampaignChanged(db, row!);
  return row!.id;
}

/** The price that the last change lowered, as people write it; null where the home's file does not tell its currency. */
const formerPriceOf = ({ currency }: ToldHome["home"], drop: number | undefined): string | null =>
  drop === undefined ? null : formatMoney(drop, currency ?? "EUR");

/** @throws AppError NOT_FOUND, CAMPAIGN_IN_TRASH, CAMPAIGN_STARTED, CAMPAIGN_CHANGED where somebody saved meanwhile */
export async function lockDraft(tx: Db, actor: PersonActor, id: string, revision: number): Promise<CampaignRow> {
  const row = await lockCampaign(tx, actor, id);
  if (row.deletedAt !== null) throw new AppError("CAMPAIGN_IN_TRASH");
  if (row.state !== "borrador") throw new AppError("CAMPAIGN_STARTED");
  if (row.revision !== revision) throw new AppError("CAMPAIGN_CHANGED");
  return row;
}

/** @returns the new revision. @throws AppError as `lockDraft`; INVALID_INPUT for a sender that the actor does not see */
export async function saveCampaign(
  tx: Db,
  actor: PersonActor,
  { id, revision, ...saved }: SavedCampaign & { id: string },
  now: Date,
): Promise<number> {
  const row = await lockDraft(tx, actor, id, revision);
  await mustSeeSender(tx, actor, saved.senderId);
  await tx
    .update(campaigns)
    .set({ ...saved, name: saved.name || "Campaña sin título", revision: row.revision + 1, updatedAt: now })
    .where(eq(campaigns.id, id));
  await tellCampaignChanged(tx, row);
  return row.revision + 1;
}

export async function mustSeeSender(db: Db, actor: PersonActor, senderId: string | null): Promise<void> {
  if (senderId === null) return;
  const seen = await db.$count(mailSenders, and(eq(mailSenders.id, senderId), mayRead(actor, "mailSender")));
  if (seen === 0)
    throw new AppError("INVALID_INPUT", [{ path: "senderId", message: "Elige un remitente de la lista" }]);
}

/** A draft with the same words and the same people, whatever became of the first. @returns its id */
export async function duplicateCampaign(tx: Db, actor: PersonActor, id: string, now: Date): Promise<string> {
  const row = await lockCampaign(tx, actor, id);
  const { name, kind, messages, segment, senderId, testShare, testHours } = row;
  const [copy] = await tx
    .insert(campaigns)
    .values({
      ...ownershipOf(actor),
      scope: scopeOf(actor),
      createdAt: now,
      updatedAt: now,
      name: `${name.slice(0, 110)} (copia)`,
      kind,
      messages,
      segment,
      senderId,
      testShare,
      testHours,
    })
    .returning({ id: campaigns.id });
  await tellCampaignChanged(tx, { scope: scopeOf(actor) });
  return copy!.id;
}

const RUNS: readonly CampaignRow["state"][] = ["programada", "preparando", "enviando"];

/**
 * Puts it into the trash, or takes it out again. A repeated call changes nothing.
 *
 * @throws AppError NOT_FOUND; CAMPAIGN_STARTED for one that is under way, which is cancelled first
 */
export async function trashCampaign(tx: Db, actor: PersonActor, id: string, deletedAt: Date | null): Promise<void> {
  const row = await lockCampaign(tx, actor, id);
  if ((row.deletedAt === null) === (deletedAt === null)) return;
  if (deletedAt !== null && RUNS.includes(row.state)) throw new AppError("CAMPAIGN_STARTED");
  await tx.update(campaigns).set({ deletedAt }).where(eq(campaigns.id, id));
  await tellCampaignChanged(tx, row);
}

/**
 * Removes one that lies in the trash. What was sent to whom and on which ground goes with it, so only a draft can be removed.
 *
 * @throws AppError NOT_FOUND, CAMPAIGN_STARTED
 */
export async function deleteCampaign(tx: Db, actor: PersonActor, id: string): Promise<void> {
  const row = await lockCampaign(tx, actor, id);
  if (row.deletedAt === null) throw new AppError("NOT_FOUND");
  if (row.startedAt !== null) throw new AppError("CAMPAIGN_STARTED");
  await tx.delete(campaigns).where(eq(campaigns.id, id));
  await tellCampaignChanged(tx, row);
}
