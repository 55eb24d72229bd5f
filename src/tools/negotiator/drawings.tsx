import type { Drawings } from "#ui/result/result-view.tsx";
import { LadderChart } from "./ladder-chart.tsx";
import { PrivatePanels } from "./private-panels.tsx";
import type { NegotiationResult } from "./result.ts";

/** The tool's own drawings on a page. */
export const drawings: Drawings<NegotiationResult, unknown> = {
  ladder: ({ result }) => <LadderChart result={result} />,
  private: ({ result }) => <PrivatePanels result={result} />,
};
