import type { DocumentProps } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { StreetPlan } from "#domain/shared/maps/street-plan.ts";
import type { Description } from "#domain/tools/description/description.ts";
import type { DocumentMeta } from "#ui/pdf/document-meta.ts";
import type { PaperPhoto } from "#ui/pdf/home/home-paper.ts";
import type { PdfDrawings, PlanOf } from "#ui/pdf/result/pdf-drawing.tsx";

/** All that the paper of a result shows. Its texts are `printable`. */
export interface PrintedResult {
  input: unknown;
  result: unknown;
  meta: DocumentMeta;
  description: Description;
  photos: readonly PaperPhoto[];
  /** Of other homes that it speaks of, by their ids. */
  pictures: Readonly<Record<string, PaperPhoto>>;
  plan: StreetPlan | undefined;
}

interface OwnDrawings {
  // biome-ignore lint/suspicious/noExplicitAny: each tool's drawings know their own result and input
  drawings: PdfDrawings<any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  planOf?: PlanOf<any, any>;
}

/** The paper versions of drawings that some tools make themselves. */
const ownDrawings = import.meta.glob<OwnDrawings>("../../../tools/*/document-drawings.tsx");

export const ownDrawingsOf = async (toolId: string): Promise<OwnDrawings | undefined> =>
  await ownDrawings[`../../../tools/${toolId}/document-drawings.tsx`]?.();

/** @returns the document with charts of a share of their usual height */
export async function resultPaper(
  toolId: string,
  { description, meta, ...printed }: PrintedResult,
): Promise<(chartScale: number) => ReactElement<DocumentProps>> {
  const [{ ResultDocument }, own] = await Promise.all([
    import("#ui/pdf/result/result-document.tsx"),
    ownDrawingsOf(toolId),
  ]);
  const drawings = own?.drawings ?? {};
  return (chartScale) => ResultDocument({ description, meta, drawn: { ...printed, drawings, chartScale } });
}
