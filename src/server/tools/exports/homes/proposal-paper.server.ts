import { printableDeep } from "#ui/pdf/printable.ts";
import type { AccountServices } from "../../../accounts/account-services.server.ts";
import { agentCardOf } from "../../../accounts/agencies/agent-card.server.ts";
import type { proposals, proposalVersions } from "../../../platform/db/tables/tools-proposals.server.ts";
import { drawPaper } from "../draw-paper.server.ts";
import { drawnOnce } from "../kept-papers.server.ts";
import { printableSigner } from "../printable-signer.server.ts";

/** A version of a proposal on paper, in the brand of whoever makes it. */
export async function drawProposal(
  services: Pick<AccountServices, "database" | "store" | "now">,
  row: Pick<typeof proposals.$inferSelect, "id" | "ownerId">,
  version: Pick<typeof proposalVersions.$inferSelect, "number" | "at" | "document" | "sha256">,
): Promise<Uint8Array<ArrayBuffer>> {
  const card = await agentCardOf(services, row.ownerId);
  const shown = {
    id: row.id,
    number: version.number,
    at: version.at.toISOString(),
    sha256: version.sha256,
    document: printableDeep(version.document),
    signer: card && printableSigner(card),
  };
  return await drawnOnce(["proposal", shown], () => drawPaper({ kind: "proposal", paper: shown }));
}
