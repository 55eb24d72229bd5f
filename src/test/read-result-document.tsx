import { typedSigner } from "#domain/accounts/agency/agent-card.ts";
import type { StreetPlan } from "#domain/shared/maps/street-plan.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import { readDocument } from "#ui/pdf/read-document.ts";
import type { PdfDrawings } from "#ui/pdf/result/pdf-drawing.tsx";
import { ResultDocument } from "#ui/pdf/result/result-document.tsx";

/**
 * The text of a result's PDF as a reader meets it. The result passes through JSON first, as one that was kept does.
 *
 * @param options.drawings the tool's own drawings on paper
 * @param options.plan streets of its map
 * @param options.agent who signs; Umbral does for an empty name
 */
export function readResultDocument(
  tool: AnyTool,
  result: unknown,
  input: unknown,
  {
    drawings = {},
    plan,
    agent = "Ferrer Hogar",
    // biome-ignore lint/suspicious/noExplicitAny: each tool's drawings know their own result and input
  }: { drawings?: PdfDrawings<any, any>; plan?: StreetPlan | undefined; agent?: string } = {},
): string {
  const kept = JSON.parse(JSON.stringify(result));
  const description = (tool.describeDocument ?? tool.describe)(kept, input);
  const meta = {
    signer: agent === "" ? undefined : typedSigner(agent),
    createdAt: "2026-11-20T10:00:00Z",
    runId: "3f9a21bc-0000",
    title: "Documento",
    sources: tool.sourcesOf(kept, input),
  };
  return readDocument(
    <ResultDocument
      description={description}
      meta={meta}
      drawn={{ drawings, result: kept, input, plan, chartScale: 1 }}
    />,
  );
}
