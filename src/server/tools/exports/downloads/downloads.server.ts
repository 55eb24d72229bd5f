import { Hono } from "hono";
import { DAY_S } from "#domain/shared/time/durations.ts";
import type { AppEnv } from "../../../accounts/access/app-env.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import { valuationCards } from "../../facts/valuation-models.server.ts";
import { drawPaper } from "../draw-paper.server.ts";
import { drawnOnce } from "../kept-papers.server.ts";
import { ebook } from "./ebook.server.ts";
import { guide } from "./guide.server.ts";
import type { Handout } from "./handout.server.ts";

/** `GET /descargas/{slug}.pdf`: the lead magnets' files, for everybody. */
export function downloadRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/:file", async (c) => {
    const handout = handouts().find(({ slug }) => c.req.param("file") === `${slug}.pdf`);
    if (!handout) throw new AppError("NOT_FOUND");
    return c.body(await drawnOnce(["handout", handout], () => drawHandout(handout)), 200, {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${handout.slug}.pdf"`,
      "cache-control": `public, max-age=${DAY_S}`,
    });
  });
}

export const handouts = (): readonly Handout[] => [ebook(valuationCards()), guide];

export async function drawHandout(handout: Handout): Promise<Uint8Array<ArrayBuffer>> {
  return await drawPaper({ kind: "handout", handout });
}
