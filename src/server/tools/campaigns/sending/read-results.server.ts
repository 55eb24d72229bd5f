import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { LeftOutReason, PauseReason } from "#domain/tools/campaigns/sending/left-out.ts";
import { pauseWords } from "#domain/tools/campaigns/sending/pause-words.ts";
import type {
  CampaignFigures,
  CampaignPerson,
  CampaignResults,
  PeopleFilter,
} from "#domain/tools/campaigns/sending/results.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { mayRead } from "../../../accounts/access/policies.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { campaigns } from "../../../platform/db/tables/tools-campaigns.server.ts";
import type { CampaignRow } from "./rows.server.ts";

/** @throws AppError NOT_FOUND */
export async function findCampaign(db: Db, actor: PersonActor, id: string): Promise<CampaignRow> {
  const [row] = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), mayRead(actor, "campaign"), isNull(campaigns.deletedAt)));
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** @throws AppError NOT_FOUND */
export async function readResults(db: Db, actor: PersonActor, id: string): Promise<CampaignResults> {
  const row = await findCampaign(db, actor, id);
  const [figures, reasons, links, messages] = await Promise.all([
    db.execute<CampaignFigures & Record<string, number>>(sql`
      select count(distinct coalesce(contact_id, id))::int as people,
        count(*) filter (where state in ('pendiente', 'tomado'))::int as waiting,
        count(sent_at)::int as sent,
        count(*) filter (where state = 'omitido')::int as "leftOut",
        count(*) filter (where bounced_at is not null)::int as bounced,
        count(*) filter (where state = 'fallido')::int as failed,
        count(*) filter (where state = 'sin-respuesta')::int as unanswered,
        count(complained_at)::int as complained, count(unsubscribed_at)::int as unsubscribed,
        count(opened_at)::int as opened, count(clicked_at)::int as clicked, count(replied_at)::int as replied,
        coalesce(sum(soft_bounces), 0)::int as "softBounces"
      from campaign_recipients where campaign_id = ${id}`),
    db.execute<{ reason: LeftOutReason; people: number }>(sql`
      select reason, count(*)::int as people from campaign_recipients
      where campaign_id = ${id} and state = 'omitido' group by reason order by people desc, reason`),
    db.execute<{ message: number; link: number; people: number }>(sql`
      select r.message_number as message, k.link, count(*)::int as people from campaign_clicks k
      join campaign_recipients r on r.id = k.recipient_id where r.campaign_id = ${id}
      group by 1, 2 order by people desc, 1, 2 limit 50`),
    db.execute<{ number: number; sent: number; waiting: number; clicked: number; replied: number }>(sql`
      select message_number as number, count(sent_at)::int as sent,
        count(*) filter (where state in ('pendiente', 'tomado'))::int as waiting,
        count(clicked_at)::int as clicked, count(replied_at)::int as replied
      from campaign_recipients where campaign_id = ${id} group by 1`),
  ]);
  const [first] = row.messages;
  const nothing = { sent: 0, waiting: 0, clicked: 0, replied: 0 };
  return {
    id,
    name: row.name,
    kind: row.kind,
    state: row.state,
    pausedBecause:
      row.state === "pausada" && row.stateReason ? pauseWords(row.stateReason as PauseReason, row.stateDetail) : null,
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    figures: figures.rows[0]!,
    reasons: reasons.rows,
    links: links.rows.map(({ message, link, people }) => ({
      message,
      people,
      address: row.compiled?.[message]?.links[link] ?? "un enlace que ya no está",
    })),
    test:
      row.testEndsAt === null || !first?.otherSubject
        ? null
        : {
            endsAt: row.testEndsAt.toISOString(),
            verdict: row.testVerdict,
            subjects: [first.subject, first.otherSubject],
          },
    messages: row.messages.map(({ subject }, number) => {
      const { number: _n, ...counted } = messages.rows.find((one) => one.number === number) ?? { number, ...nothing };
      return { subject, ...counted };
    }),
  };
}

const IN_FILTER: Record<PeopleFilter, SQL> = {
  todos: sql`true`,
  esperan: sql`r.state in ('pendiente', 'tomado')`,
  enviados: sql`r.sent_at is not null`,
  omitidos: sql`r.state in ('omitido', 'fallido')`,
  rebotados: sql`r.bounced_at is not null`,
  "sin-respuesta": sql`r.state = 'sin-respuesta'`,
  clics: sql`r.clicked_at is not null`,
  bajas: sql`r.unsubscribed_at is not null`,
  quejas: sql`r.complained_at is not null`,
  respuestas: sql`r.replied_at is not null`,
};

/** The first thing that holds a mail back, of a recipient `r` with its campaign `k`, sender `s` and receiver's rest `d`. */
function waitingReason(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`case
    when r.state <> 'pendiente' then null
    when k.state = 'pausada' then 'pausa'
    when k.state <> 'enviando' then 'comienzo'
    when r.due_at is null then 'prueba'
    when d.rests_until > ${at} then 'dominio'
    when s.rests_until > ${at} then 'servidor'
    when r.due_at > ${at} then 'hora'
    else 'ritmo' end`;
}

export const PEOPLE_PAGE = 50;

/** The people of a campaign, a page at a time. @throws AppError NOT_FOUND */
export async function listPeople(
  db: Db,
  actor: PersonActor,
  id: string,
  { filter, after, now }: { filter: PeopleFilter; after: string | null; now: Date },
): Promise<{ people: CampaignPerson[]; next: string | null }> {
  await findCampaign(db, actor, id);
  const { rows } = await db.execute<CampaignPerson & Record<string, unknown>>(sql`
    select r.id, r.contact_id as "contactId", c.full_name as name, r.email, r.message_number as message, r.state, r.reason, r.basis,
      r.basis_detail ->> 'fecha' as "basisDate", coalesce(r.basis_detail ->> 'palabras', r.basis_detail ->> 'titulo') as "basisWords",
      r.basis_detail ->> 'origen' as "basisSource", r.answer, ${waitingReason(now)} as waits,
      ${sql.join(
        ["due", "sent", "opened", "clicked", "replied", "bounced", "complained", "unsubscribed"].map(
          (name) =>
            sql`to_char(${sql.raw(`r.${name}_at`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${sql.raw(`"${name}At"`)}`,
        ),
        sql`, `,
      )}
    from campaign_recipients r left join contacts c on c.id = r.contact_id
      join campaigns k on k.id = r.campaign_id left join mail_senders s on s.id = k.sender_id
      left join mail_sender_domains d on d.sender_id = s.id and d.domain = r.domain
    where r.campaign_id = ${id} and ${IN_FILTER[filter]} and (${after}::uuid is null or r.id > ${after}::uuid)
    order by r.id limit ${PEOPLE_PAGE + 1}`);
  const people = rows.slice(0, PEOPLE_PAGE);
  return { people, next: rows.length > PEOPLE_PAGE ? people.at(-1)!.id : null };
}
