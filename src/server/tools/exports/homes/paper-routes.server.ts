import { type Context, Hono } from "hono";
import type * as z from "zod/mini";
import { CARDS, cardQuery } from "#domain/portfolio/homes/window-card.ts";
import type { AppEnv } from "../../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../../accounts/access/who-may.server.ts";
import { limitCalls } from "../../../accounts/limits/rate-limit.server.ts";
import { AppError, fieldIssues } from "../../../platform/app-error.server.ts";
import { readUuid, uuidOf } from "../../../platform/http/path-id.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { drawCard, drawSheet, drawVisitSheet, paperName, pdfAnswer, SHEET_PHOTOS } from "./draw-papers.server.ts";
import { homePaper } from "./home-paper.server.ts";
import { visitPaper } from "./visit-paper.server.ts";

/** Drawing one takes a second or two of a core. */
const PAPERS_PER_HOUR = 240;
/** A card is looked at from a step away: 200 dots an inch of an A3 are more than a photo has. */
const CARD_PHOTOS = {
  A4: { large: 1, largePx: 2_000, smallPx: 900 },
  A3: { large: 1, largePx: 2_560, smallPx: 1_200 },
} as const;

/** `/api/portfolio/homes/:id/…pdf`: the papers of a home that leave the house. */
export function homePaperRoutes(services: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());
  const limited = limitCalls(services.config, { name: "homes paper", calls: PAPERS_PER_HOUR, seconds: 3600 });

  routes.get("/:id/sheet.pdf", limited, async (c) => {
    const paper = await homePaper(services, personOf(c), uuidOf(c, "id", "UNKNOWN_HOME"), SHEET_PHOTOS);
    return pdfAnswer(c, await drawSheet(paper), paperName("Ficha", paper));
  });

  /** `?design=fachada&paper=A3` */
  routes.get("/:id/card.pdf", limited, async (c) => {
    const { design, paper: size } = readQuery(c);
    const sizes = { ...CARD_PHOTOS[size], most: CARDS[design].photos };
    const paper = await homePaper(services, personOf(c), uuidOf(c, "id", "UNKNOWN_HOME"), sizes);
    return pdfAnswer(c, await drawCard(paper, design, size), paperName("Cartel", paper));
  });

  /** `?evento={id}` prints a visit of the calendar. */
  routes.get("/:id/visit.pdf", limited, async (c) => {
    const asked = c.req.query("evento");
    const eventId = asked === undefined ? undefined : readUuid(asked);
    if (asked !== undefined && eventId === undefined) throw new AppError("UNKNOWN_EVENT");
    const paper = await visitPaper(services, personOf(c), uuidOf(c, "id", "UNKNOWN_HOME"), eventId);
    return pdfAnswer(c, await drawVisitSheet(paper), paperName("Hoja de visita", paper));
  });

  return routes;
}

/** @throws AppError INVALID_INPUT */
function readQuery(c: Context): z.output<typeof cardQuery> {
  const read = cardQuery.safeParse({ design: c.req.query("design"), paper: c.req.query("paper") });
  if (!read.success) throw new AppError("INVALID_INPUT", fieldIssues(read.error.issues));
  return read.data;
}
