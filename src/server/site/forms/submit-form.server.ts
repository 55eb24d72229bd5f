import { and, eq, gte, inArray, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { HOUR_MS, WEEK_S } from "#domain/shared/time/durations.ts";
import { formDraft, formSource } from "#domain/site/forms/form-definition.ts";
import { type Answers, answerText, consentsOf, leadOf, readAnswers } from "#domain/site/forms/read-answers.ts";
import type { Caller } from "../../accounts/auth/audit.server.ts";
import { networkOf } from "../../accounts/auth/auth-limits.server.ts";
import { listStaff } from "../../accounts/people/staff.server.ts";
import type { Shown } from "../../accounts/proof/proofs.server.ts";
import { takeLead } from "../../crm/contacts/take-lead.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { limits } from "../../platform/db/tables/platform.server.ts";
import { formSubmissions, forms } from "../../platform/db/tables/site-outreach.server.ts";
import { redactPath } from "../../platform/failures/redact.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { addLead } from "../leads/leads.server.ts";
import { askToConfirm } from "../newsletter/confirm-news.server.ts";
import { formAnswerMail } from "./form-answer-mail.server.ts";
import { openVersion, type PublicForm } from "./public-form.server.ts";

/** Result of a form that a visitor sends. */
export type Submitted =
  | { state: "done" }
  /** `errors` by the control's name; `failure` is about the whole. */
  | {
      state: "refused";
      errors: Record<string, string>;
      failure: string | null;
      /** A proof that a person is present would let it through all the same. */
      wantsProof?: true;
    };

/** No person reads and fills in a form within this time. */
const LEAST_MS = 2_000;
/** An office shares an address; a person sends a handful. */
const PER_HOUR = 30;
/** The team's mailboxes are not a place to flood; the answers are in the list all the same. */
const MAILS_PER_HOUR = 60;
const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;

/** Signed proof of when a form was shown, which nobody can invent. */
export function formStamp({ auth, now }: Pick<ToolServices, "auth" | "now">): string {
  const at = now().getTime().toString(36);
  return `${at}.${auth.keys.mac("code", `form ${at}`)}`;
}

function shownAt({ auth }: Pick<ToolServices, "auth">, stamp: string): number | null {
  const [at = "", mac = ""] = stamp.split(".");
  return auth.keys.mac("code", `form ${at}`) === mac ? Number.parseInt(at, 36) : null;
}

/**
 * @param typed the form as a browser sends it
 * @param sender what its sender shows of themselves, where a script sends it
 */
export async function submitForm(
  services: ToolServices,
  slug: string,
  typed: FormData,
  caller: Caller & { locale: string | null },
  sender?: Shown,
): Promise<Submitted> {
  const { database, now } = services;
  const text = (name: string) => {
    const value = typed.get(name);
    return typeof value === "string" ? value.replaceAll("\0", "").trim() : "";
  };
  // People do not see this field: a sender who fills it in is a program, and is told that the answer was kept.
  if (text("website") !== "") return { state: "done" };
  const id = z.uuid().safeParse(text("envio"));
  const shown = shownAt(services, text("sello"));
  const at = now();
  if (!id.success || shown === null || at.getTime() - shown < LEAST_MS) {
    return refused("Se ha enviado demasiado deprisa. Espera un momento y vuelve a enviarlo.");
  }
  if (!(await mayTry(services, caller, at))) {
    const { budgets } = services.auth.proofs;
    const network = networkOf(caller.ipAddress);
    const crowded = "Se han enviado muchas respuestas desde tu red. Espera una hora y vuelve a intentarlo.";
    if (!sender)
      return refused(`${crowded} Con JavaScript activado puedes comprobar que eres una persona y enviarla ya.`);
    if (!(await budgets.hasRoom("form", network))) return refused(crowded);
    if (!(await sender.isPerson())) return { ...refused(crowded), wantsProof: true };
    if (!(await budgets.take("form", network))) return refused(crowded);
  }
  return await database.db.transaction(async (tx): Promise<Submitted> => {
    const form = await openVersion(tx, slug, Number(text("version")) || 0);
    if (!form) return refused("Este formulario se ha cerrado mientras lo rellenabas. No se ha enviado nada.");
    const read = readAnswers(form.definition, (name) =>
      typed.getAll(name).filter((value): value is string => typeof value === "string"),
    );
    if (!read.ok) return { state: "refused", errors: read.errors, failure: null };
    const { answers } = read;
    const lead = leadOf(form.definition, answers);
    const consents = consentsOf(form.definition, answers);
    // Sent twice, by impatience or because the answer got lost: it is one.
    const [row] = await tx
      .insert(formSubmissions)
      .values({
        id: id.data,
        createdAt: at,
        formId: form.id,
        version: form.version,
        values: { ...answers },
        email: lead?.email ?? null,
        consentAt: consents.texts.length > 0 ? at : null,
        embeddedOn: hostOf(text("desde")),
      })
      .onConflictDoNothing({ target: formSubmissions.id })
      .returning({ id: formSubmissions.id });
    if (!row) return { state: "done" };
    if (lead) {
      const { fullName, ...known } = lead;
      const created = await addLead(
        tx,
        {
          ...known,
          full_name: fullName,
          marketing_consent: consents.newsText !== null,
          source: formSource(slug),
          interested_in: [form.definition.interest || "formulario"],
          ...(Object.fromEntries(UTM.map((name) => [name, text(name).slice(0, 200) || undefined])) as Utm),
          referrer: text("desde").slice(0, 200) || undefined,
          landing_page: redactPath(`/formulario/${slug}`),
          pages_visited: [],
          time_on_site: Math.min(Math.round((at.getTime() - shown) / 1000), WEEK_S),
          ip_address: caller.ipAddress ?? undefined,
          user_agent: caller.userAgent ?? undefined,
          locale: caller.locale ?? undefined,
          website: undefined,
        },
        at,
      );
      await tx.update(formSubmissions).set({ leadId: created.id }).where(eq(formSubmissions.id, row.id));
      await takeLead(tx, created.id, at, { consentText: consents.newsText });
      if (consents.newsText !== null) await askToConfirm(tx, services, lead.email, at);
    }
    await notifyTeam(services, tx, form, answers, at);
    return { state: "done" };
  });
}

type Utm = Record<(typeof UTM)[number], string | undefined>;

const refused = (failure: string): Extract<Submitted, { state: "refused" }> => ({
  state: "refused",
  errors: {},
  failure,
});

/** A host name and nothing else: the page claims it about itself. */
function hostOf(text: string): string | null {
  return /^[a-z0-9.-]{1,200}$/i.test(text) ? text.toLowerCase() : null;
}

/** Counts one try of a network, for all processes together. The key does not reveal the network. */
async function mayTry({ auth, database }: ToolServices, { ipAddress }: Caller, at: Date): Promise<boolean> {
  const key = `form:${auth.keys.mac("network", networkOf(ipAddress))}`;
  const until = new Date(at.getTime() + HOUR_MS);
  const isOver = sql`${limits.expire} <= ${at.toISOString()}::timestamptz`;
  const [row] = await database.db
    .insert(limits)
    .values({ key, points: 1, expire: until })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${limits.points} + 1 end`,
        expire: sql`case when ${isOver} then ${until.toISOString()}::timestamptz else ${limits.expire} end`,
      },
    })
    .returning({ points: limits.points });
  return row!.points <= PER_HOUR;
}

/** Mails those of the team who asked for it and still belong to it. */
async function notifyTeam(
  { config }: ToolServices,
  tx: Db,
  form: PublicForm,
  answers: Answers,
  at: Date,
): Promise<void> {
  const [row] = await tx.select({ name: forms.name, draft: forms.draft }).from(forms).where(eq(forms.id, form.id));
  const { notify } = formDraft.parse(row!.draft);
  if (notify.length === 0) return;
  const since = new Date(at.getTime() - HOUR_MS);
  const recent = and(eq(formSubmissions.formId, form.id), gte(formSubmissions.createdAt, since));
  if ((await tx.$count(formSubmissions, recent)) > MAILS_PER_HOUR) return;
  const staff = new Set((await listStaff(tx, at)).map(({ id }) => id));
  const recipients = notify.filter((id) => staff.has(id));
  if (recipients.length === 0) return;
  const people = await tx.select({ email: users.email }).from(users).where(inArray(users.id, recipients));
  const facts = form.definition.fields
    .map((field) => [field.label, answerText(answers[field.id])] as const)
    .filter(([, answer]) => answer !== "");
  for (const { email } of people) {
    const link = `${config.publicUrl}/admin/formularios/${form.id}/respuestas`;
    await queueMail(tx, formAnswerMail({ to: email, form: row!.name, facts, link }), at);
  }
}
