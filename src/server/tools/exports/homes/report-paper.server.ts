import { weekInWords } from "#domain/portfolio/homes/owner-report.ts";
import type { ReportPaper } from "#ui/pdf/home/owner-report.tsx";
import { printableDeep } from "#ui/pdf/printable.ts";
import { agentCardOf } from "../../../accounts/agencies/agent-card.server.ts";
import type { HomeRow } from "../../../portfolio/homes/lock-homes.server.ts";
import type { HomeReport } from "../../reports/reports.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { printableSigner } from "../printable-signer.server.ts";
import { publicWords } from "./home-paper.server.ts";
import { paperPhotos } from "./paper-photos.server.ts";

const COVER = { most: 1, large: 1, largePx: 600, smallPx: 600 } as const;

/**
 * The data that a report is drawn from on paper, signed by the person who gives it to the owner. One that was sent says of the home
 * what it said then.
 */
export async function reportPaper(
  services: ToolServices,
  row: HomeRow,
  { week, figures, comment, sentAt, sentWords }: HomeReport,
  signerId: string,
): Promise<ReportPaper> {
  const [signer, [cover]] = await Promise.all([agentCardOf(services, signerId), paperPhotos(services, row.id, COVER)]);
  return {
    ...printableDeep({ words: sentWords ?? publicWords(row), comment, figures, weekWords: weekInWords(week) }),
    cover: cover && !cover.isPlan ? cover.src : null,
    signer: signer && printableSigner(signer),
    createdAt: sentAt ?? services.now().toISOString(),
  };
}
