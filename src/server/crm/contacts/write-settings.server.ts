import { eq } from "drizzle-orm";
import type { RuleForm, SettingsValues } from "#domain/crm/contacts/contact-forms.ts";
import type { RuleConditions } from "#domain/crm/contacts/routing.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { membersOf } from "../../accounts/people/people.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { crmSettings, routingRules } from "../../platform/db/tables/crm-deals.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { type AuthKeys, randomToken, sha256 } from "../../platform/secrets/keys.server.ts";
import { changeMandateNotices } from "../calendar/mandate-notices.server.ts";
import { maySetUp } from "./read-settings.server.ts";
import { rulesOf } from "./route-deal.server.ts";
import { enterCrmScopeAs } from "./scopes.server.ts";
import { ensureSettings } from "./settings.server.ts";
import { type Act, wrong } from "./write-contact.server.ts";

/** Settings of a scope, and its rules for new deals: for people who see all of it. */

/** @throws AppError NOT_ALLOWED */
async function enterAsSenior(tx: Db, actor: PersonActor) {
  if (!maySetUp(actor)) throw new AppError("NOT_ALLOWED");
  return await enterCrmScopeAs(tx, actor);
}

/** @throws AppError NOT_ALLOWED; NOT_FOUND for a person without an agency, because there is nobody to choose from */
async function enterRules(tx: Db, actor: PersonActor): Promise<{ agencyId: string; scope: string }> {
  if (!actor.agency) throw new AppError("NOT_FOUND");
  const { scope } = await enterAsSenior(tx, actor);
  return { agencyId: actor.agency.id, scope };
}

export async function writeSettings(tx: Db, { actor, now }: Act, settings: SettingsValues): Promise<void> {
  const { scope, agencyId } = await enterAsSenior(tx, actor);
  const before = await ensureSettings(tx, scope);
  const openingHours = settings.openingHours as [number, number][][];
  const mandateNoticeDays =
    settings.mandateNoticeDays && [...new Set(settings.mandateNoticeDays)].sort((a, b) => b - a);
  const { mandateNoticeDays: _m, ...rest } = settings;
  await tx
    .update(crmSettings)
    .set({
      ...rest,
      ...(mandateNoticeDays ? { mandateNoticeDays } : {}),
      openingHours,
      holidays: [...new Set(settings.holidays)].sort(),
      updatedAt: now,
    })
    .where(eq(crmSettings.scope, scope));
  if (mandateNoticeDays) {
    const change = { before: before.mandateNoticeDays, after: mandateNoticeDays, now };
    await changeMandateNotices(tx, { agencyId, ownerId: actor.ownerId }, change);
  }
  await publishChange(tx, scope, "contacts");
}

interface RuleValues {
  name: string;
  conditions: RuleConditions;
  assignees: string[];
  isActive: boolean;
}

/** @throws AppError INVALID_INPUT */
async function mustBeMembers(tx: Db, actor: PersonActor, assignees: readonly string[]): Promise<void> {
  const members = new Set((await membersOf(tx, actor)).map(({ id }) => id));
  if (!assignees.every((id) => members.has(id))) throw wrong("assignees", "Elige a personas del equipo");
}

/** A new rule is placed last, before the rule that catches all. */
export async function addRule(tx: Db, act: Act, rule: RuleValues): Promise<string> {
  const { agencyId, scope } = await enterRules(tx, act.actor);
  await mustBeMembers(tx, act.actor, rule.assignees);
  const rules = await rulesOf(tx, agencyId);
  const position = Math.max(0, ...rules.map((known) => known.position)) + 1;
  const stamps = { createdAt: act.now, updatedAt: act.now };
  const [row] = await tx
    .insert(routingRules)
    .values({ ...rule, ...stamps, agencyId, position })
    .returning({ id: routingRules.id });
  await publishChange(tx, scope, "contacts");
  return row!.id;
}

/**
 * In the rule that catches all only name and people change: without it a deal would have no owner. @throws AppError
 * NOT_FOUND
 */
export async function changeRule(
  tx: Db,
  { actor, now }: Act,
  id: string,
  change: { [K in keyof RuleForm]?: RuleValues[K & keyof RuleValues] | undefined },
): Promise<void> {
  const { agencyId, scope } = await enterRules(tx, actor);
  const rule = (await rulesOf(tx, agencyId)).find((known) => known.id === id);
  if (!rule) throw new AppError("NOT_FOUND");
  const { name, conditions, assignees, isActive } = change;
  if (assignees) await mustBeMembers(tx, actor, assignees);
  if (rule.isCatchAll && (isActive === false || (conditions && Object.keys(conditions).length > 0))) {
    throw new AppError("CATCH_ALL_RULE");
  }
  await tx
    .update(routingRules)
    .set({
      ...(name === undefined ? {} : { name }),
      ...(conditions === undefined ? {} : { conditions }),
      // Other people begin from the first of them.
      ...(assignees === undefined ? {} : { assignees, given: 0 }),
      ...(isActive === undefined ? {} : { isActive }),
      updatedAt: now,
    })
    .where(eq(routingRules.id, id));
  await publishChange(tx, scope, "contacts");
}

/** @throws AppError NOT_FOUND, CATCH_ALL_RULE */
export async function deleteRule(tx: Db, { actor }: Act, id: string): Promise<void> {
  const { agencyId, scope } = await enterRules(tx, actor);
  const rule = (await rulesOf(tx, agencyId)).find((known) => known.id === id);
  if (!rule) throw new AppError("NOT_FOUND");
  if (rule.isCatchAll) throw new AppError("CATCH_ALL_RULE");
  await tx.delete(routingRules).where(eq(routingRules.id, id));
  await publishChange(tx, scope, "contacts");
}

/** The order in which rules are tried; rules that are not named, and the one that catches all, follow at the end. */
export async function orderRules(tx: Db, { actor, now }: Act, ids: readonly string[]): Promise<void> {
  const { agencyId, scope } = await enterRules(tx, actor);
  const rules = await rulesOf(tx, agencyId);
  const placeOf = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const inOrder = rules
    .filter(({ isCatchAll }) => !isCatchAll)
    .sort((a, b) => placeOf(a.id) - placeOf(b.id) || a.position - b.position);
  for (const [i, rule] of inOrder.entries()) {
    await tx
      .update(routingRules)
      .set({ position: i + 1, updatedAt: now })
      .where(eq(routingRules.id, rule.id));
  }
  await publishChange(tx, scope, "contacts");
}

/** The last part of the address for portal mails, made when it is first asked for. @throws AppError NOT_ALLOWED */
export async function inboxToken(tx: Db, { actor, now }: Act, keys: AuthKeys): Promise<string> {
  const { scope } = await enterAsSenior(tx, actor);
  const settings = await ensureSettings(tx, scope);
  if (settings.inboxTokenSealed) return keys.open(settings.inboxTokenSealed);
  // Mail addresses do not distinguish capital letters.
  const token = sha256(randomToken()).slice(0, 40);
  await tx
    .update(crmSettings)
    .set({ inboxTokenHash: sha256(token), inboxTokenSealed: keys.seal(token), updatedAt: now })
    .where(eq(crmSettings.scope, scope));
  return token;
}

/** Gives the inbox another address: mails to the old one are refused from now on. @throws AppError NOT_ALLOWED */
export async function renewInboxToken(tx: Db, act: Act, keys: AuthKeys): Promise<string> {
  const { scope } = await enterAsSenior(tx, act.actor);
  await tx
    .update(crmSettings)
    .set({ inboxTokenHash: null, inboxTokenSealed: null })
    .where(eq(crmSettings.scope, scope));
  return await inboxToken(tx, act, keys);
}

/** The scope to which the address of this token belongs; null for an unknown token. */
export async function scopeOfToken(db: Db, token: string): Promise<string | null> {
  if (!/^[a-z0-9]{40}$/.test(token)) return null;
  const [row] = await db
    .select({ scope: crmSettings.scope })
    .from(crmSettings)
    .where(eq(crmSettings.inboxTokenHash, sha256(token)));
  return row?.scope ?? null;
}
