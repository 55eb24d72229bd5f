import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import type { StreetPlan } from "#domain/shared/maps/street-plan.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import type { DocumentMeta } from "#ui/pdf/document-meta.ts";
import type { PaperPhoto } from "#ui/pdf/home/home-paper.ts";
import { printableDeep } from "#ui/pdf/printable.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import type { MapTiles } from "../map-tiles/map-tiles.server.ts";
import { readPlan } from "../map-tiles/read-plan.server.ts";
import { drawPaper } from "./draw-paper.server.ts";
import { drawnOnce } from "./kept-papers.server.ts";
import { printableSigner } from "./printable-signer.server.ts";
import { ownDrawingsOf, type PrintedResult } from "./result-paper.server.ts";

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
  const shown = { ...texts, meta: printed, photos, pictures };
  return await drawnOnce([tool.id, shown], async () =>
    drawPaper({ kind: "result", toolId: tool.id, printed: { ...shown, plan: await streetsOf(tool, shown, mapTiles) } }),
  );
}

/** The streets of the tool's map, for a tool whose paper has one. */
async function streetsOf(
  tool: AnyTool,
  printed: Omit<PrintedResult, "plan">,
  mapTiles: MapTiles | undefined,
): Promise<StreetPlan | undefined> {
  if (!mapTiles) return undefined;
  const frame = (await ownDrawingsOf(tool.id))?.planOf?.(printed) ?? null;
  const plan = frame && (await readPlan(mapTiles, frame));
  return plan ? { ...plan, names: printableDeep(plan.names) } : undefined;
}
