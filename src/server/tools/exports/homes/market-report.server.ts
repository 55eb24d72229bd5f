import { printableDeep } from "#ui/pdf/printable.ts";
import { isoDateInMadrid } from "../../../platform/clock.server.ts";
import type { OpenedReport } from "../../market-reports/report-page.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { drawPdf } from "../draw-pdf.server.ts";
import { drawnOnce } from "../kept-papers.server.ts";
import { printableSigner } from "../printable-signer.server.ts";

/** The report of a zone on paper, in the brand of whoever keeps it. */
export async function drawMarketReport(
  { now }: Pick<ToolServices, "now">,
  { report, question, outcome, agent }: OpenedReport,
): Promise<Uint8Array<ArrayBuffer>> {
  const { MarketReportPaper } = await import("#ui/pdf/market/market-report.tsx");
  const shown = {
    name: printableDeep(report.name),
    question,
    figures: outcome.kind === "figures" ? printableDeep(outcome.figures) : null,
    signer: agent && printableSigner(agent),
  };
  const at = now();
  return await drawnOnce(["market-report", shown, isoDateInMadrid(at)], () =>
    drawPdf(MarketReportPaper({ ...shown, createdAt: at.toISOString() })),
  );
}
