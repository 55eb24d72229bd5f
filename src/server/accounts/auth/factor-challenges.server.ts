import { randomInt, randomUUID } from "node:crypto";
import { and, eq, lt, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { factorChallenges, factors } from "../../platform/db/tables/accounts.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import type { FactorRow } from "../people/accounts.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { sendTextMessage } from "./text-message.server.ts";
import { stepOfCode } from "./totp.server.ts";

/** A question for the second factor, and whether a code answers it. */

type ChallengeRow = typeof factorChallenges.$inferSelect;

const TRIES = 5;

/** Asks for a code; to a telephone it is sent. */
export async function openChallenge(services: AccountServices, factor: FactorRow): Promise<ChallengeRow> {
  const { auth, config, database, now } = services;
  const id = randomUUID();
  const code = factor.type === "phone" ? String(randomInt(1_000_000)).padStart(6, "0") : null;
  if (code) await limitTexts(services, factor);
  await database.db
    .delete(factorChallenges)
    .where(and(eq(factorChallenges.factorId, factor.id), lte(factorChallenges.expiresAt, now())));
  const seconds = config.auth.challengeSeconds;
  const [challenge] = await database.db
    .insert(factorChallenges)
    .values({
      id,
      factorId: factor.id,
      codeHash: code && auth.keys.mac("code", `${id}:${code}`),
      createdAt: now(),
      expiresAt: new Date(now().getTime() + seconds * 1000),
    })
    .returning();
  if (code) {
    const minutes = Math.max(1, Math.floor(seconds / 60));
    const text = `Tu código de Umbral es ${code}. Vale ${minutes} ${minutes === 1 ? "minuto" : "minutos"}.`;
    await sendTextMessage(config.auth.smsGatewayUrl!, { to: factor.phone!, text });
  }
  return challenge!;
}

/** Messages cost money and disturb: one a minute for a person, and for a telephone. */
async function limitTexts({ auth, config }: AccountServices, factor: FactorRow): Promise<void> {
  if (!config.auth.smsGatewayUrl) throw new AuthError(422, "mfa_phone_verify_not_enabled", "Phone codes are off");
  try {
    await auth.limits.take("mail", `text:${factor.phone}`);
    await auth.limits.take("mail", `text:${factor.userId}`);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    throw new AuthError(429, "over_sms_send_rate_limit", "A message was sent less than a minute ago");
  }
}

/** @throws AuthError 422 for a question that was put to another factor, is too old or is used up */
export async function findChallenge(db: Db, factor: FactorRow, id: string, now: Date): Promise<void> {
  const [challenge] = await db
    .select()
    .from(factorChallenges)
    .where(and(eq(factorChallenges.id, id), eq(factorChallenges.factorId, factor.id)));
  if (!challenge) {
    throw new AuthError(422, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
  }
  if (challenge.expiresAt <= now || challenge.attempts >= TRIES) throw expired();
}

const expired = () =>
  new AuthError(422, "mfa_challenge_expired", "MFA challenge has expired or is used up, create another one");

/**
 * Counts a try and says whether the code is right; a right one uses up the question, and in an authenticator app its step.
 * The factor's row is locked, so that a code works once however many ask at the same time.
 */
export async function answersChallenge(
  tx: Db,
  services: AccountServices,
  parts: { factorId: string; challengeId: string; code: string },
): Promise<boolean> {
  const { auth, now } = services;
  const [factor] = await tx.select().from(factors).where(eq(factors.id, parts.factorId)).for("update");
  const [challenge] = await tx
    .update(factorChallenges)
    .set({ attempts: sql`${factorChallenges.attempts} + 1` })
    .where(and(eq(factorChallenges.id, parts.challengeId), lt(factorChallenges.attempts, TRIES)))
    .returning();
  if (!factor || !challenge) throw expired();
  const code = parts.code.replace(/\s/g, "");
  if (factor.type === "phone") {
    if (challenge.codeHash !== auth.keys.mac("code", `${challenge.id}:${code}`)) return false;
  } else {
    const step = stepOfCode(auth.keys.open(factor.secret!), code, now());
    if (step === null || step <= (factor.lastUsedStep ?? -1)) return false;
    await tx.update(factors).set({ lastUsedStep: step }).where(eq(factors.id, factor.id));
  }
  await tx.update(factorChallenges).set({ attempts: TRIES }).where(eq(factorChallenges.id, challenge.id));
  return true;
}
