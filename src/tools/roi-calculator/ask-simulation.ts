import type { Simulation } from "#domain/tools/investment/monte-carlo.ts";
import type { SimulationQuestion } from "./simulation-worker.ts";

/** A pause in the changes, so that a worker is not asked for each key. */
const PAUSE_MS = 300;

/** The part of a browser's worker that a question needs. */
export interface Asked {
  onmessage: ((event: MessageEvent<{ simulation: Simulation }>) => void) | null;
  postMessage: (question: SimulationQuestion) => void;
  terminate: () => void;
}

/**
 * Asks a worker for a simulation once nothing has changed for 300 ms, and ends the worker with its answer.
 *
 * @param open begins a worker
 * @returns takes the question back, whether or not it has been asked
 */
export function askSimulation(
  question: SimulationQuestion,
  open: () => Asked,
  take: (simulation: Simulation) => void,
): () => void {
  let worker: Asked | undefined;
  const timer = setTimeout(() => {
    worker = open();
    worker.onmessage = ({ data }) => {
      take(data.simulation);
      worker?.terminate();
    };
    worker.postMessage(question);
  }, PAUSE_MS);
  return () => {
    clearTimeout(timer);
    worker?.terminate();
  };
}
