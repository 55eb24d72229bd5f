import { Hono } from "hono";
import { DAY_S } from "#domain/shared/time/durations.ts";
import type { AppEnv } from "../../../accounts/access/app-env.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import { valuationCards } from "../../facts/valuation-models.server.ts";
import { drawPdf } from "../draw-pdf.server.ts";
import { ebook } from "./ebook.server.ts";
import { guide } from "./guide.server.ts";
import type { Handout } from "./handout.server.ts";

/** Each is drawn when it is first asked for and then kept: its text changes with the program alone. */
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** `GET /descargas/{slug}.pdf`: the lead magnets' files, for everybody. */
export function downloadRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/:file", async (c) => {
    const handout = handouts().find(({ slug }) => c.req.param("file") === `${slug}.pdf`);
    if (!handout) throw new AppError("NOT_FOUND");
    return c.body(await pdfOf(handout), 200, {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${handout.slug}.pdf"`,
      "cache-control": `public, max-age=${DAY_S}`,
    });
  });
}

export const handouts = (): readonly Handout[] => [ebook(valuationCards()), guide];

function pdfOf(handout: Handout): Promise<Uint8Array<ArrayBuffer>> {
  let pdf = drawn.get(handout.slug);
  if (!pdf) {
    pdf = drawHandout(handout);
    drawn.set(handout.slug, pdf);
    pdf.catch(() => drawn.delete(handout.slug)); // an error is not remembered
  }
  return pdf;
}

export async function drawHandout(handout: Handout): Promise<Uint8Array<ArrayBuffer>> {
  const { HandoutDocument } = await import("./handout-document.server.tsx");
  return await drawPdf(HandoutDocument({ handout }));
}
