import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { FLAW_TEXTS, type PasswordFlaw } from "#domain/accounts/passwords/password-flaws.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { userRoles, users } from "../../platform/db/tables/accounts.server.ts";
import type { Config } from "../../platform/env.server.ts";
import { findUserByEmail } from "../people/accounts.server.ts";
import { hasAdmin, lockAdmins } from "../people/roles.server.ts";
import { recordEvent } from "./audit.server.ts";
import { closeWaysIn } from "./close-ways-in.server.ts";
import { keepEmailIdentity } from "./email-identity.server.ts";
import { flawOf } from "./password-rules.server.ts";
import { hashPassword } from "./passwords.server.ts";

const DEMO_ADDRESS = "admin@umbral.example";
/** 96 bits, in 16 letters and figures that can be typed. */
const RANDOM_BYTES = 12;

/** Result of making the first administrator. */
export type FirstAdmin =
  | { kind: "exists" }
  /** Production without address and password: nobody administers it. */
  | { kind: "unconfigured" }
  /** The configured password would be guessed at once: production makes nobody with it. */
  | { kind: "weak-password"; flaw: PasswordFlaw }
  /** `generatedPassword` is known here and nowhere else. */
  | { kind: "made"; email: string; generatedPassword: string | undefined }
  /** The address had an account, which keeps its password. */
  | { kind: "promoted"; email: string };

/**
 * Makes the first administrator when there is none. Several processes that start together make only one. Once there is
 * one, the configuration changes neither their account nor their password.
 */
export async function makeFirstAdmin(
  db: Db,
  { mode, auth }: Pick<Config, "mode" | "auth">,
  now: Date,
): Promise<FirstAdmin> {
  if (await hasAdmin(db)) return { kind: "exists" };
  const { admin } = auth;
  const email = admin.email ?? (mode === "demo" ? DEMO_ADDRESS : undefined);
  const password = admin.password ?? (mode === "demo" ? randomBytes(RANDOM_BYTES).toString("base64url") : undefined);
  if (!email || !password) return { kind: "unconfigured" };
  // A demonstration runs on its maker's own computer; strangers try to enter a production server from the first hour.
  const flaw = mode === "production" ? await flawOf(password, { email }) : null;
  const isPromotion = flaw !== null && (await findUserByEmail(db, email))?.emailConfirmedAt;
  // An existing account keeps the password that its owner chose.
  if (flaw !== null && !isPromotion) return { kind: "weak-password", flaw };
  const passwordHash = await hashPassword(password);
  return await db.transaction(async (tx) => {
    await lockAdmins(tx);
    if (await hasAdmin(tx)) return { kind: "exists" };
    const known = await findUserByEmail(tx, email);
    const isProven = known !== undefined && known.emailConfirmedAt !== null;
    const userId = isProven ? known.id : await takeAddress(tx, { email, passwordHash, knownId: known?.id, now });
    await tx.insert(userRoles).values({ userId, role: "admin", createdAt: now });
    await recordEvent(tx, {
      kind: "role_granted",
      userId,
      actorId: null,
      caller: { ipAddress: null, userAgent: null },
      detail: { role: "admin", by: "first start" },
      at: now,
    });
    if (isProven) return { kind: "promoted", email };
    return { kind: "made", email, generatedPassword: admin.password === undefined ? password : undefined };
  });
}

/** A confirmed account for the address. Data of an earlier sign-up that was never confirmed are removed. */
async function takeAddress(
  tx: Db,
  parts: { email: string; passwordHash: string; knownId: string | undefined; now: Date },
): Promise<string> {
  const { email, passwordHash, knownId, now } = parts;
  const own = { passwordHash, emailConfirmedAt: now, metadata: {}, updatedAt: now };
  if (knownId !== undefined) {
    await tx.update(users).set(own).where(eq(users.id, knownId));
    await closeWaysIn(tx, knownId);
  }
  const userId =
    knownId ??
    (
      await tx
        .insert(users)
        .values({ email, createdAt: now, ...own })
        .returning()
    )[0]!.id;
  await keepEmailIdentity(tx, { userId, email, isConfirmed: true, now });
  return userId;
}

/**
 * Line that the start prints about the first administrator; null when there is nothing to report. A generated password
 * is shown here and nowhere else.
 */
export function firstAdminNotice(outcome: FirstAdmin): string | null {
  switch (outcome.kind) {
    case "exists":
      return null;
    case "unconfigured":
      return "No hay ningún administrador. Arranca una vez con ADMIN_EMAIL y ADMIN_PASSWORD para crear el primero.";
    case "weak-password":
      return `No hay ningún administrador, porque ADMIN_PASSWORD no protege nada. ${FLAW_TEXTS[outcome.flaw]}`;
    case "promoted":
      return `${outcome.email} ya tenía cuenta: ahora es administrador y conserva su contraseña.`;
    case "made":
      return outcome.generatedPassword === undefined
        ? `Primer administrador: ${outcome.email}, con la contraseña de ADMIN_PASSWORD.`
        : `Primer administrador: ${outcome.email}\nContraseña (no se vuelve a mostrar): ${outcome.generatedPassword}`;
  }
}
