import * as z from "zod/mini";
import { DAY_MS } from "../../shared/time/durations.ts";

/** The public page of a result or of a home, as its owner makes and changes it: one schema for browser and server. */

const LABEL_MAX = 120;
export const LINK_PASSWORD_MIN = 6;
const PASSWORD_MAX = 100;

/** How long a link lasts, in days; null without end. */
export const LINK_DAYS = [7, 30, 90] as const;
export type LinkDays = (typeof LINK_DAYS)[number] | null;

/** The person it is for, in the owner's words; blank becomes null. */
const label = z.pipe(
  z.transform((raw: unknown) => (typeof raw === "string" ? raw.trim() || null : raw)),
  z.nullable(z.string().check(z.maxLength(LABEL_MAX, `Usa como mucho ${LABEL_MAX} caracteres`))),
);

/** Spaces count: it is kept as it was typed. */
const password = z
  .string("Escribe una contraseña")
  .check(
    z.minLength(LINK_PASSWORD_MIN, `La contraseña debe tener al menos ${LINK_PASSWORD_MIN} caracteres`),
    z.maxLength(PASSWORD_MAX, `Usa como mucho ${PASSWORD_MAX} caracteres`),
  );

const expiresInDays = z.nullable(z.literal(LINK_DAYS, "Elige 7, 30 o 90 días, o sin fecha de fin"));

/** `POST /api/share-links`. */
export const newShareLink = z
  .object({
    runId: z.optional(z.uuid("Falta el resultado")),
    homeId: z.optional(z.uuid("Falta la vivienda")),
    /** The page of the home's reports, for its owner, in place of the home's own. */
    isReport: z._default(z.boolean("Di sí o no"), false),
    label: z._default(label, null),
    password: z._default(z.nullable(password), null),
    expiresInDays: z._default(expiresInDays, null),
  })
  .check(
    z.refine(({ runId, homeId }) => (runId === undefined) !== (homeId === undefined), {
      path: ["runId"],
      message: "Falta el resultado o la vivienda",
    }),
    z.refine(({ homeId, isReport }) => !isReport || homeId !== undefined, {
      path: ["isReport"],
      message: "Solo una vivienda tiene informes",
    }),
  );

/** `PATCH /api/share-links/{id}`: omitted fields stay; null clears. The days count from now. */
export const shareLinkChange = z.strictObject({
  label: z.optional(label),
  password: z.optional(z.nullable(password)),
  expiresInDays: z.optional(expiresInDays),
});

/** Password that a visitor types to see a page. */
export const unlockForm = z.object({
  password: z
    .string("Escribe la contraseña")
    .check(
      z.minLength(1, "Escribe la contraseña"),
      z.maxLength(PASSWORD_MAX, "Esa contraseña no es la de este enlace"),
    ),
});

/** Whether a link shows its page; `unavailable` while its result or home is in the trash or erased. */
export type LinkState = "active" | "expired" | "revoked" | "unavailable";

/**
 * Whether what is shared may be shown. A revoked link stays revoked; one ends at the very instant `expiresAt`; a
 * deleted result or home is unavailable but may come back from the bin.
 */
export function linkState(
  link: { revokedAt: Date | null; expiresAt: Date | null },
  shared: { deletedAt: Date | null; purgedAt?: Date | null },
  now: Date,
): LinkState {
  if (link.revokedAt) return "revoked";
  if (link.expiresAt && link.expiresAt <= now) return "expired";
  return shared.deletedAt || shared.purgedAt ? "unavailable" : "active";
}

/** Instant at which a link made `now` ends, after `days` periods of 24 hours; null for a link without end. */
export const endOfLink = (days: LinkDays, now: Date): Date | null =>
  days === null ? null : new Date(now.getTime() + days * DAY_MS);

/** Paths of a shared page; the first is its canonical one. */
export const SHARED_PATHS = ["/compartir", "/shared"] as const;
const PREFIXES = ["", "/es", "/latam"] as const;

/** Every path of a shared page, region prefixes included. */
export const SHARED_PLACES: readonly string[] = PREFIXES.flatMap((prefix) =>
  SHARED_PATHS.map((path) => `${prefix}${path}`),
);
