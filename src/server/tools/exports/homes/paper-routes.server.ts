import type { DocumentProps } from "@react-pdf/renderer";
import { type Context, Hono } from "hono";
import type { ReactElement } from "react";
import type { HomePaper } from "#ui/pdf/home/home-paper.ts";
import type { AppEnv } from "../../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../../accounts/access/who-may.server.ts";
import { limitCalls } from "../../../accounts/limits/rate-limit.server.ts";
import { uuidOf } from "../../../platform/http/path-id.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { homePaper } from "./home-paper.server.ts";

/** Drawing one takes a second or two of a core. */
const PAPERS_PER_HOUR = 240;
/** Photos of a sheet of four pages: the cover across the page, the others in rows. */
const SHEET_PHOTOS = { most: 25, large: 3, largePx: 1_600, smallPx: 1_000 } as const;

/** `/api/portfolio/homes/:id/…pdf`: the papers of a home that leave the house. */
export function homePaperRoutes(services: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());
  const limited = limitCalls(services.config, { calls: PAPERS_PER_HOUR, seconds: 3600 });

  routes.get("/:id/sheet.pdf", limited, async (c) => {
    const paper = await homePaper(services, personOf(c), uuidOf(c, "id", "UNKNOWN_HOME"), SHEET_PHOTOS);
    const { HomeSheet } = await import("#ui/pdf/home/home-sheet.tsx");
    return pdfAnswer(c, await drawn(HomeSheet({ paper })), nameOf("Ficha", paper));
  });

  return routes;
}

/** The renderer takes a good part of a second to load, so only requests for a PDF wait for it. */
async function drawn(document: ReactElement<DocumentProps>): Promise<Uint8Array<ArrayBuffer>> {
  const [{ renderToBuffer }, { registerPdfFonts }] = await Promise.all([
    import("@react-pdf/renderer"),
    import("../fonts.server.ts"),
  ]);
  registerPdfFonts();
  return new Uint8Array(await renderToBuffer(document));
}

/** `Ficha V-102.pdf`; the title where there is no reference. */
function nameOf(kind: string, { words }: HomePaper): string {
  const name = (words.reference ?? words.title).replace(/[^\p{L}\p{N} .,-]+/gu, " ").trim();
  return `${kind} ${name.slice(0, 80).trim()}.pdf`;
}

function pdfAnswer(c: Context, bytes: Uint8Array<ArrayBuffer>, name: string): Response {
  return c.body(bytes, 200, {
    "content-type": "application/pdf",
    "content-disposition": `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    "cache-control": "private, no-store",
  });
}
