import type { InvestmentCase } from "#domain/tools/investment/investment.ts";
import { simulateInvestment, type Uncertainty } from "#domain/tools/investment/monte-carlo.ts";

/** A thread of its own for the ten thousand courses: the keys stay free meanwhile. */
export interface SimulationQuestion {
  id: number;
  home: InvestmentCase;
  uncertainty: Uncertainty;
  seed: number;
}

addEventListener("message", ({ data: { id, home, uncertainty, seed } }: MessageEvent<SimulationQuestion>) => {
  postMessage({ id, simulation: simulateInvestment(home, uncertainty, { seed }) });
});
