import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { facadeSeedOf } from "#domain/portfolio/homes/facade-seed.ts";
import { publicHome, publicPlace } from "#domain/portfolio/homes/public-home.ts";
import { framedTourAddress } from "#domain/tools/tours/tour-address.ts";
import { agentCardOf } from "#server/accounts/agencies/agent-card.server.ts";
import { openCodeOf } from "#server/assistant/threads/channels.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { homeOfRow } from "#server/portfolio/homes/home-rows.server.ts";
import { toursOfHomes } from "#server/portfolio/homes/home-tours.server.ts";
import { videosOfHomes } from "#server/portfolio/homes/home-videos.server.ts";
import { withTown } from "#server/portfolio/homes/town-of-home.server.ts";
import { sharedPhotos } from "#server/portfolio/photos/read-photos.server.ts";
import { comparablePhotos } from "#server/tools/comparables/comparable-photos.server.ts";
import { findReport } from "#server/tools/reports/reports.server.ts";
import { senderOf } from "#server/tools/sharing/link-sender.server.ts";
import {
  type SharedHome,
  type SharedReport,
  type SharedRun,
  sharedFor,
} from "#server/tools/sharing/shared-page.server.ts";
import { homeWords } from "#ui/homes/home-words.ts";
import { shownAgent } from "../../accounts/agent-card/shown-agent.ts";

/** Data of the public page of a result or a home for one browser. Nothing in it opens anything else: no id of a row, no account. */
export async function readSharedPage(services: Services, token: string, request: Request) {
  const shared = await sharedFor(services, token, request.headers.get("cookie"));
  const { searchParams } = new URL(request.url);
  switch (shared.state) {
    case "unknown":
      throw data("Este enlace no existe o ya no está publicado.", { status: 404 });
    case "gone":
      return { state: "gone" as const };
    case "locked":
      return { state: "locked" as const, failure: unlockFailure(searchParams.get("clave")) };
    case "open":
      if (shared.kind === "report") return await openReport(services, shared);
      return {
        ...(shared.kind === "home" ? await openHome(services, shared) : await openPage(services, shared)),
        /** Code of the agency's own assistant, where it is switched on. */
        assistant: await openCodeOf(services.database.db, shared.link.agencyId ?? shared.link.ownerId),
        /** Result of a form that was sent without a script. */
        sent: searchParams.get("contacto"),
      };
  }
}

type SharedPageData = Awaited<ReturnType<typeof readSharedPage>>;
export type OpenSharedPage = Extract<SharedPageData, { state: "open" }>;
export type OpenReportPage = Extract<SharedPageData, { state: "report" }>;
export type OpenHomePage = Extract<SharedPageData, { state: "home" }>;

const unlockFailure = (stated: string | null): "no" | "espera" | null =>
  stated === "no" || stated === "espera" ? stated : null;

/** The public part of the home as it is today, which its sheet and its cards show too. */
async function openHome(services: Services, { link, home: row }: SharedHome) {
  const home = homeOfRow(row);
  const [card, photos, tours, videos] = await Promise.all([
    agentCardOf(services, link.ownerId),
    sharedPhotos(services, row.id, link.id),
    toursOfHomes(services, [row.id]),
    videosOfHomes(services.database.db, [row.id], services.now()),
  ]);
  const tour = tours.get(row.id);
  const shown = publicHome(withTown(home));
  return {
    state: "home" as const,
    home: shown,
    // The middle of a quarter that we found ourselves would only look like a place.
    place: row.located?.precision === "barrio" ? null : (publicPlace(home) ?? null),
    mapStyleUrl: services.config.mapStyleUrl,
    photos,
    // By its path: the page may be looked at by another name than that of the configuration, and frames only its own origin.
    tour: tour ? { title: tour.title, address: tour.address, frame: framedTourAddress(tour, "") } : null,
    video: videos.get(row.id) ?? null,
    /** Sold, let or withdrawn: the page says so and stays. */
    isOffered: home.status !== "cerrado" && home.status !== "retirado",
    isReserved: home.status === "reservado",
    agent: card ? shownAgent(card) : null,
    formId: randomUUID(),
  };
}

/** The last report that the agent has given; a draft is nobody's but theirs. */
async function openReport(services: Services, { link, home: row }: SharedReport) {
  const [card, report, photos] = await Promise.all([
    agentCardOf(services, link.ownerId),
    findReport(services.database.db, row.id, { isSent: true }),
    sharedPhotos(services, row.id, link.id),
  ]);
  // Only words leave: those of the day on which the report was sent, so that later changes of the home are nobody's.
  const { title, price } = report?.sentWords ?? homeWords(publicHome(homeOfRow(row)));
  return {
    state: "report" as const,
    words: { title, price },
    cover: photos.find(({ room }) => room !== "plano") ?? null,
    report: report && {
      week: report.week,
      figures: report.figures,
      comment: report.comment,
    },
    agent: card ? shownAgent(card) : null,
  };
}

async function openPage(services: Services, { link, run, tool }: SharedRun) {
  const card = await agentCardOf(services, link.ownerId);
  const result = tool.shownResult?.(run.result) ?? run.result;
  return {
    state: "open" as const,
    pictures: await comparablePhotos(
      services,
      await senderOf(services.database.db, link),
      tool,
      { result, parsedInput: run.parsedInput },
      link.id,
    ),
    title: run.title,
    /** That of the home in its portfolio, so that it has the same house here. */
    facadeSeed: facadeSeedOf(run.propertyId ?? run.id),
    createdAt: run.createdAt.toISOString(),
    tool: { id: tool.id, title: tool.title, version: run.toolVersion },
    result,
    shownInput: tool.shownInput(run.parsedInput),
    sources: tool.sourcesOf(run.result, run.parsedInput),
    // The account went while the page was being made: then so did the link.
    agent: card ? shownAgent(card) : null,
    mapStyleUrl: services.config.mapStyleUrl,
    /** Id of this showing of the form, so that it is kept once. */
    formId: randomUUID(),
  };
}
