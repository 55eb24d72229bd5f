import type { AgentCard } from "#domain/accounts/agency/agent-card.ts";
import { CENTRE_PATH, type CentreQuestion, centreQuery } from "#domain/market/figures/centre-address.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import { readZone, type ZoneOutcome } from "../../market/figures/read-zone.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { actorOfReport, addressOf, type MarketReport, readerByToken, reportByToken } from "./market-reports.server.ts";

export interface OpenedReport {
  report: MarketReport;
  question: CentreQuestion;
  /** Its address in the centre, for people with an account. */
  centre: string;
  outcome: ZoneOutcome;
  agent: AgentCard | undefined;
}

/** A report with the figures of now, out of the pools that its owner sees; null for an unknown address. */
export async function openReport(services: ToolServices, token: string): Promise<OpenedReport | null> {
  const found = await reportByToken(services.database.db, token);
  if (!found) return null;
  const { report, question } = found;
  const [outcome, agent] = await Promise.all([
    readZone(services, actorOfReport(report), question),
    agentCardOf(services, report.ownerId),
  ]);
  return { report, question, centre: CENTRE_PATH + centreQuery(question), outcome, agent };
}

/** The pages that a reader's mails lead to show the report, who sends it, and where it is read once they have confirmed it. */
export async function openReader(services: ToolServices, token: string) {
  const found = await readerByToken(services.database.db, token);
  if (!found) return null;
  const { reader, report } = found;
  const isConfirmed = reader.confirmedAt !== null;
  const address = isConfirmed ? addressOf(services.auth.keys, services.config.publicUrl, report.tokenSealed) : null;
  return {
    name: report.name,
    isConfirmed,
    isStopped: reader.stoppedAt !== null,
    address,
    agent: await agentCardOf(services, report.ownerId),
  };
}
