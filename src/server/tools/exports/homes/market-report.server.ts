import type { CentreQuestion } from "#domain/market/figures/centre-address.ts";
import type { ZoneFigures } from "#domain/market/figures/zone-figures.ts";
import { formatNumber, formatUnitPrice } from "#domain/shared/format/format.ts";
import type { OfficialFigure } from "#ui/pdf/market/market-report.tsx";
import { printableDeep } from "#ui/pdf/printable.ts";
import { sketchQuarters } from "../../../market/figures/quarter-sketch.server.ts";
import { isoDateInMadrid } from "../../../platform/clock.server.ts";
import type { OpenedReport } from "../../market-reports/report-page.server.ts";
import { officialLevelOf } from "../../official-series/official-level.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { drawPaper } from "../draw-paper.server.ts";
import { drawnOnce } from "../kept-papers.server.ts";
import { printableSigner } from "../printable-signer.server.ts";

/** The report of a zone on paper, in the brand of whoever keeps it. */
export async function drawMarketReport(
  services: Pick<ToolServices, "now" | "database">,
  { report, question, outcome, agent }: OpenedReport,
): Promise<Uint8Array<ArrayBuffer>> {
  const { sketchFrame } = await import("#ui/pdf/market/market-report.tsx");
  const figures = outcome.kind === "figures" ? outcome.figures : null;
  const shown = {
    id: report.id,
    name: printableDeep(report.name),
    question,
    figures: figures && printableDeep(figures),
    sketch: figures && printableDeep(sketchQuarters(figures, sketchFrame)),
    official: figures ? printableDeep(await officialFigures(services, question, figures)) : [],
    signer: agent && printableSigner(agent),
  };
  const at = services.now();
  return await drawnOnce(["market-report", shown, isoDateInMadrid(at)], () =>
    drawPaper({ kind: "market-report", paper: { ...shown, createdAt: at.toISOString() } }),
  );
}

/** Official figures of the town and its region: an appraised value of homes for sale in euros, and an index of prices. */
async function officialFigures(
  services: Pick<ToolServices, "database">,
  { place }: CentreQuestion,
  { operation, currency }: ZoneFigures,
): Promise<OfficialFigure[]> {
  if (place === null) return [];
  const { value, series } = await officialLevelOf(services, place);
  const last = series?.points.at(-1);
  const figures: OfficialFigure[] = [];
  if (value && operation === "venta" && currency === "EUR") {
    const where = value.level === "municipio" ? value.placeName : `provincia de ${value.placeName}`;
    const label = `Valor tasado medio, ${where}`;
    const { title, url, consulted } = value.source;
    figures.push({
      label,
      value: formatUnitPrice(value.unitPrice),
      note: `${value.period.charAt(0).toUpperCase()}${value.period.slice(1)}. ${value.note}`,
      source: { label, title, url, date: consulted },
    });
  }
  if (series && last) {
    const { title, url, consulted } = series.source;
    figures.push({
      label: series.label,
      value: formatNumber(last[1], 1, 1),
      note: `${last[0].replace("-", " ")}, ${series.unit}. Compraventas de todo el ámbito de la serie, no de esta zona.`,
      source: { label: series.label, title, ...(url === undefined ? {} : { url }), date: consulted },
    });
  }
  return figures;
}
