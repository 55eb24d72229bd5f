import { reportMessage } from "#domain/portfolio/homes/owner-report.ts";
import { publicHome } from "#domain/portfolio/homes/public-home.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import { agentCardOf } from "#server/accounts/agencies/agent-card.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { readContact } from "#server/crm/contacts/read-contact.server.ts";
import { readHome } from "#server/portfolio/homes/read-home.server.ts";
import { lastWeek } from "#server/tools/reports/measure-week.server.ts";
import { findReport } from "#server/tools/reports/reports.server.ts";
import { openPageOf } from "#server/tools/sharing/share-links.server.ts";
import { homeWords } from "#ui/homes/home-words.ts";

export type ReportPageData = NonNullable<Awaited<ReturnType<typeof readReportPage>>>;

/** The newest report of a home with the message to its owner; null for a home that the actor does not see. */
export async function readReportPage(services: Services, actor: PersonActor, homeId: string) {
  const { auth, config, database, now } = services;
  const { db } = database;
  const home = await readHome(db, actor, homeId);
  if (!home || home.deletedAt) return null;
  const parts = { keys: auth.keys, publicUrl: config.publicUrl, now: now() };
  const [report, link, card, owner] = await Promise.all([
    findReport(db, home.id),
    openPageOf(db, actor, home.id, parts, { isReport: true }),
    agentCardOf(services, actor.ownerId),
    home.ownerContact ? readContact(db, actor, home.ownerContact.id) : null,
  ]);
  const { title } = homeWords(publicHome(home.home));
  const firstOf = (kind: "email" | "telefono") => owner?.points.find((point) => point.kind === kind)?.value ?? null;
  return {
    homeId: home.id,
    title,
    owner: owner ? { name: owner.fullName, email: firstOf("email"), phone: firstOf("telefono") } : null,
    hasMandate: home.home.mandateKind !== undefined,
    report,
    isLastWeek: report?.week === lastWeek(now()),
    link,
    message:
      report &&
      reportMessage({
        to: owner?.fullName ?? null,
        title: report.sentWords?.title ?? title,
        week: formatDate(report.week),
        figures: report.figures,
        comment: report.comment,
        address: link?.address ?? null,
        from: card?.name ?? "",
      }),
  };
}
