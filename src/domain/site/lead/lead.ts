import * as z from "zod/mini";
import { optionalText } from "../../shared/schema/fields.ts";
import { typedMailAddress } from "../../shared/schema/mail-address.ts";
import { line, list, text } from "../../shared/schema/text.ts";
import { instant } from "../../shared/schema/when.ts";
import { WEEK_S } from "../../shared/time/durations.ts";

/**
 * The lead that every form of the site makes, and the demo request. Browser and server share one schema, and the names
 * of the fields are those of the calls.
 */

/** Longer than asked for is cut, not refused: nobody typed it. */
const observed = (maxLength: number) =>
  z.pipe(
    z.transform((raw: unknown) =>
      typeof raw === "string" && raw.trim() !== "" ? raw.trim().slice(0, maxLength) : undefined,
    ),
    z.optional(text({ max: maxLength })),
  );

/** The form or page that a lead came from, in one of the known values. */
export const leadSource = text({ max: 80, message: "Falta el origen" }).check(
  z.regex(
    /^(website|hero_section|final_cta|contacto|chat|lead_magnet_(ebook|guide|demo|calculator|trial))$/,
    "Origen desconocido",
  ),
);

export const INTERESTS = [
  "ebook_ia_ventas",
  "tutorial_descripciones",
  "demo_personalizada",
  "calculadora_roi",
  "trial_premium",
  "demo_rapida",
  "trial_14_dias",
] as const;

/** Pages and seconds, sent with the form and every 30 s afterwards. */
const pagesVisited = z.array(z.string().check(z.maxLength(300))).check(z.maxLength(200));
const timeOnSite = z.int().check(z.minimum(0), z.maximum(WEEK_S));

export const leadInput = z.object({
  email: typedMailAddress(),
  full_name: optionalText(200),
  phone: optionalText(20),
  company: optionalText(200),
  position: optionalText(100),
  /** The person's message; the contact form asks for it. */
  message: optionalText(2000),
  marketing_consent: z._default(z.boolean(), false),
  source: leadSource,
  /** Interests of the lead: `contacto`, `soporte`… */
  interested_in: list(text({ max: 80 }).check(z.regex(/^[a-z0-9_-]{1,80}$/)), { max: 10 }),
  utm_source: observed(200),
  utm_medium: observed(200),
  utm_campaign: observed(200),
  utm_content: observed(200),
  utm_term: observed(200),
  referrer: observed(500),
  landing_page: observed(500),
  pages_visited: z._default(pagesVisited, []),
  time_on_site: z._default(timeOnSite, 0),
  /** Answer of `GET /api/ip` to the browser; the server fills it in when it is empty. */
  ip_address: observed(64),
  user_agent: observed(500),
  locale: observed(35),
  /** A field that people do not see. A sender who fills it in is a program: answered as if kept, and not kept. */
  website: z.optional(text()),
});
export type LeadInput = z.input<typeof leadInput>;
export type Lead = z.output<typeof leadInput>;

/** The only fields that `PATCH /api/leads/{id}` takes. */
export const leadTracking = z.strictObject({
  /** Absent where the browser no longer knows it (reloaded, no consent to analytics): the kept ones stay. */
  pages_visited: z.optional(pagesVisited),
  time_on_site: timeOnSite,
  last_visit_at: instant({ offset: true }),
});
export type LeadTracking = z.input<typeof leadTracking>;

/** The body of `POST /functions/v1/request-demo`. */
export const demoRequest = z.object({
  name: line({ max: 100, message: "El nombre debe tener al menos 2 caracteres" }).check(
    z.minLength(2, "El nombre debe tener al menos 2 caracteres"),
  ),
  email: typedMailAddress(),
  company: optionalText(100),
  phone: optionalText(20),
  message: optionalText(500),
  website: z.optional(text()),
});
export type DemoRequestInput = z.input<typeof demoRequest>;
export type DemoRequest = z.output<typeof demoRequest>;

/** The five lead magnets, and the interest that the form of each one records. */
export const MAGNET_INTERESTS = {
  ebook: "ebook_ia_ventas",
  guide: "tutorial_descripciones",
  demo: "demo_personalizada",
  calculator: "calculadora_roi",
  trial: "trial_premium",
} as const satisfies Record<string, (typeof INTERESTS)[number]>;
export type MagnetKind = keyof typeof MAGNET_INTERESTS;
