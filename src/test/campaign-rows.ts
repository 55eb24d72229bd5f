import { sql } from "drizzle-orm";
import type { CompiledMessage } from "#domain/tools/campaigns/compiled-message.ts";
import type { Db } from "#server/platform/db/connection.server.ts";
import { campaigns, mailSenders } from "#server/platform/db/tables/tools-campaigns.server.ts";
import type { CampaignMaking } from "#server/tools/campaigns/sending/campaigns-job.server.ts";

/** Campaigns, senders and many contacts, for tests and measures of sending. */

export const compiledMail = (subject = "[[nombre]], un piso en Ruzafa", homeIds: string[] = []): CompiledMessage => ({
  subject,
  otherSubject: null,
  html: '<html><body><p>[[saludo]]</p><p><a href="[[enlace:0]]">Ver el piso</a></p><p><a href="[[baja]]">Baja</a></p></body></html>',
  text: "[[saludo]]\n\nVer el piso: [[enlace:0]]\n\nBaja: [[baja]]",
  links: ["https://sol.example/piso"],
  homeIds,
});

/** Composes the same messages for all, and sends to all contacts of the scope. */
export const plainMaking = (messages: CompiledMessage[] = [compiledMail()]): CampaignMaking => ({
  compile: async () => messages,
  async contactsOf(db, { scope }) {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from contacts where scope = ${scope} and deleted_at is null and merged_into_id is null order by id`,
    );
    return rows.map(({ id }) => id);
  },
  wordsFor: (fullName) => ({ nombre: fullName, saludo: `Hola, ${fullName}:` }),
});

/** Contacts of a person, with an address and, but for one in `withoutConsent`, with consent. */
export async function addContacts(
  db: Db,
  ownerId: string,
  {
    many,
    from = 1,
    domains = 1,
    withoutConsent = 0,
  }: { many: number; from?: number; domains?: number; withoutConsent?: number },
): Promise<void> {
  await db.execute(sql`
    with added as (
      insert into contacts (owner_id, scope, full_name, source, consent_at, consent_text)
      select ${ownerId}, ${ownerId}, 'Persona ' || n, 'mano',
        case when ${withoutConsent} = 0 or n % greatest(${withoutConsent}, 1) <> 0 then timestamptz '2026-01-01' end,
        case when ${withoutConsent} = 0 or n % greatest(${withoutConsent}, 1) <> 0 then 'Quiero recibir novedades' end
      from generate_series(${from}::int, ${from + many - 1}::int) n returning id, full_name)
    insert into contact_points (contact_id, scope, kind, value, typed)
    select id, ${ownerId}, 'email', address, address from added
    cross join lateral (
      select replace(lower(full_name), ' ', '') || '@d' || (substr(full_name, 9)::int % ${domains}) || '.example' as address) made`);
}

export async function addSenderRow(
  db: Db,
  ownerId: string,
  server: { host: string; port: number } | null,
  values: Partial<typeof mailSenders.$inferInsert> = {},
): Promise<string> {
  const [row] = await db
    .insert(mailSenders)
    .values({
      ownerId,
      scope: ownerId,
      fromName: "Inmobiliaria Sol",
      fromEmail: "hola@sol.example",
      postalAddress: "Calle Colón 12, Valencia",
      smtpHost: server?.host ?? null,
      smtpPort: server?.port ?? null,
      smtpIsSecure: false,
      perHour: 1_000_000,
      ...values,
    })
    .returning();
  return row!.id;
}

export async function addCampaign(
  db: Db,
  ownerId: string,
  senderId: string | null,
  values: Partial<typeof campaigns.$inferInsert> = {},
): Promise<string> {
  const [row] = await db
    .insert(campaigns)
    .values({
      ownerId,
      scope: ownerId,
      senderId,
      name: "Pisos de la semana",
      kind: "envio",
      messages: [{ afterHours: 0, subject: "Un piso", blocks: [] }],
      segment: {},
      ...values,
    })
    .returning();
  return row!.id;
}
