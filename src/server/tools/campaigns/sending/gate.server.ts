import { type SQL, sql } from "drizzle-orm";

/**
 * Whether somebody may be written to, as SQL: asked when the people of a campaign are written down, when a mail is taken up, and in the very
 * statement that lets its last bytes go. A person needs a consent that was not taken back, or to be a client of this agency (a closed deal),
 * to whom it may write about the like (LSSI, article 21).
 */

/** The names that the conditions below read: a contact `c` (all nulls where there is none). */
interface Asked {
  /** The address, lower case. */
  email: SQL;
  /** Its SHA-256. */
  hash: SQL;
  /** The scope of the campaign's agency. */
  scope: SQL;
}

/** SHA-256 of an address, as `emailHash` makes it. */
export const hashOf = (email: SQL): SQL => sql`encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;

const HAS_CONSENT = sql`(c.consent_at is not null and (c.consent_withdrawn_at is null or c.consent_withdrawn_at < c.consent_at))`;

const closedDeal = (scope: SQL) => sql`
  (select d.id from deals d where d.contact_id = c.id and d.scope = ${scope} and d.stage = 'firmado' order by d.stage_at desc limit 1)`;

/** Why this person gets no mail; null where they may. */
export const leftOutReason = ({ email, hash, scope }: Asked): SQL => sql`
  case
    when c.id is null or c.deleted_at is not null or c.merged_into_id is not null then 'contacto-borrado'
    when ${email} = '' then 'sin-correo'
    when exists (select from marketing_suppressions m where m.email_hash = ${hash}) then 'de-baja-en-umbral'
    when exists (select from mail_suppressions s where s.scope = ${scope} and s.email_hash = ${hash}) then (
      select case s.cause when 'rebote' then 'rebota' when 'queja' then 'queja' else 'de-baja' end
      from mail_suppressions s where s.scope = ${scope} and s.email_hash = ${hash})
    when ${HAS_CONSENT} then null
    when c.consent_withdrawn_at is not null then 'consentimiento-retirado'
    when ${closedDeal(scope)} is not null then null
    when c.consent_asked_at is not null then 'consentimiento-pedido'
    else 'sin-base'
  end`;

/** On what a mail to them rests. Only of somebody without a reason above. */
export const sendingBasis: SQL = sql`case when ${HAS_CONSENT} then 'consentimiento' else 'cliente' end`;

/** Its date, words and source, kept with the mail. */
export const basisDetail = (scope: SQL): SQL => sql`
  case when ${HAS_CONSENT}
    then jsonb_build_object('fecha', c.consent_at, 'palabras', c.consent_text, 'origen', c.source)
    else (
      select jsonb_build_object('fecha', d.stage_at, 'operacion', d.id, 'titulo', d.title, 'origen', d.source)
      from deals d where d.id = ${closedDeal(scope)})
  end`;

/**
 * Why a sequence goes no further for somebody: they answered one of its mails or wrote to the team since it began, or a deal of theirs was closed
 * since. Reads the names `r` (recipient) and `c`.
 */
export const stopReason: SQL = sql`
  case
    when exists (select from campaign_recipients x where x.campaign_id = r.campaign_id and x.contact_id = r.contact_id and x.replied_at is not null)
      then 'ha-respondido'
    when exists (
      select from contact_events e where e.contact_id = r.contact_id
        and (e.data ->> 'direction' = 'entrante'
          or e.kind in ('formulario', 'chat', 'correo_portal') and e.data ->> 'direction' is null)
        and e.at > (select min(x.sent_at) from campaign_recipients x where x.campaign_id = r.campaign_id and x.contact_id = r.contact_id))
      then 'ha-respondido'
    when exists (
      select from deals d where d.contact_id = r.contact_id and d.stage in ('firmado', 'perdido')
        and d.stage_at > (select min(x.sent_at) from campaign_recipients x where x.campaign_id = r.campaign_id and x.contact_id = r.contact_id))
      then 'operacion-cerrada'
  end`;
