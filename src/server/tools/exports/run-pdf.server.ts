import type { DocumentProps } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import type { StreetPlan } from "#domain/shared/maps/street-plan.ts";
import type { Description } from "#domain/tools/description/description.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import type { DocumentMeta } from "#ui/pdf/document-meta.ts";
import type { PaperPhoto } from "#ui/pdf/home/home-paper.ts";
import { printableDeep } from "#ui/pdf/printable.ts";
import type { PdfDrawings, PlanOf } from "#ui/pdf/result/pdf-drawing.tsx";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import type { MapTiles } from "../map-tiles/map-tiles.server.ts";
import { readPlan } from "../map-tiles/read-plan.server.ts";
import { inDrawingTurn, layOutPdf } from "./draw-pdf.server.ts";
import { drawnOnce, type Pdf } from "./kept-papers.server.ts";
import { printableSigner } from "./printable-signer.server.ts";

interface OwnDrawings {
  // biome-ignore lint/suspicious/noExplicitAny: each tool's drawings know their own result and input
  drawings: PdfDrawings<any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  planOf?: PlanOf<any, any>;
}

/** The paper versions of drawings that some tools make themselves. */
const ownDrawings = import.meta.glob<OwnDrawings>("../../../tools/*/document-drawings.tsx");

/**
 * A run as an A4 document to hand over.
 *
 * @param signer the person who signs it; Umbral signs where there is none
 * @param mapTiles streets of its maps; without them it has no map
 * @param photos of its home, for a tool whose paper has them
 * @param pictures of other homes that it speaks of, by their ids
 */
export async function renderRunPdf(
  tool: AnyTool,
  run: ToolRun,
  signer: DocumentSigner | undefined,
  mapTiles: MapTiles | undefined,
  photos: readonly PaperPhoto[] = [],
  pictures: Readonly<Record<string, PaperPhoto>> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const describe = tool.describeDocument ?? tool.describe;
  const sources = tool.sourcesOf(run.result, run.parsedInput);
  const meta = { createdAt: run.createdAt.toISOString(), runId: run.id, title: run.title, sources };
  const description = describe(run.result, run.parsedInput);
  const texts = printableDeep({ input: run.parsedInput, result: run.result, meta, description });
  const printed = { ...texts.meta, signer: signer && printableSigner(signer) } satisfies DocumentMeta;
  return await drawnOnce([tool.id, { ...texts, meta: printed, photos, pictures }], () =>
    drawRun(tool, { ...texts, meta: printed, mapTiles, photos, pictures }),
  );
}

async function drawRun(tool: AnyTool, printed: Printed): Promise<Pdf> {
  const documentAt = await describedDocument(tool, printed);
  return await inDrawingTurn(async () => {
    const usual = await layOutPdf(documentAt(1));
    if (usual.pages === 1 || usual.pages > MOST_TIGHTENED) return await usual.draw();
    // Nobody wants a last sheet with three lines on it: lower charts may avoid it.
    const tight = await layOutPdf(documentAt(TIGHT));
    return await (tight.pages < usual.pages ? tight : usual).draw();
  });
}

/** How high charts are where that spares a sheet. */
const TIGHT = 0.75;
/** A longer document takes long to lay out twice, and one sheet more matters less. */
const MOST_TIGHTENED = 4;

interface Printed {
  input: unknown;
  result: unknown;
  meta: DocumentMeta;
  description: Description;
  mapTiles: MapTiles | undefined;
  photos: readonly PaperPhoto[];
  pictures: Readonly<Record<string, PaperPhoto>>;
}

/** @returns the document with charts of a share of their usual height */
async function describedDocument(
  tool: AnyTool,
  { description, meta, mapTiles, ...printed }: Printed,
): Promise<(chartScale: number) => ReactElement<DocumentProps>> {
  const [{ ResultDocument }, own] = await Promise.all([
    import("#ui/pdf/result/result-document.tsx"),
    ownDrawings[`../../../tools/${tool.id}/document-drawings.tsx`]?.(),
  ]);
  const drawings = own?.drawings ?? {};
  const frame = own?.planOf?.(printed) ?? null;
  const drawn: StreetPlan | undefined = frame && mapTiles ? await readPlan(mapTiles, frame) : undefined;
  const plan = drawn && { ...drawn, names: printableDeep(drawn.names) };
  return (chartScale) => ResultDocument({ description, meta, drawn: { ...printed, drawings, plan, chartScale } });
}
