import type { SolutionArtefact } from "./artefact.ts";

/** Texts of a solution page: the trade's problem, and Umbral's answer to it. */
export interface SolutionContent {
  /** The page's h1. */
  title: string;
  /** Description in the page's head: 70 to 160 characters. */
  description: string;
  lead: string;
  /** The one picture of the page. */
  artefact: SolutionArtefact;
  problem: { title: string; text: readonly string[] };
  /**
   * Tools and pages that serve the trade, most useful first. The page itself finds out which of them can be used today.
   */
  items: readonly SolutionItem[];
  /** How it fits into a working week. */
  fit: { title: string; text: string };
  questions: readonly { question: string; answer: string }[];
  closing: { title: string; text: string };
  /** A service that people give: offered only where the configuration says so. */
  service?: "telemarketing" | "legal";
  /** For the pages of the solution in a city; `{ciudad}` is its name. */
  inCity: { lead: string; use: string };
}

export interface SolutionItem {
  to: string;
  label: string;
  text: string;
}
