/** What a solution page says: the trade's problem, what Umbral does of it today and what is to come. */
export interface SolutionContent {
  /** The page's h1. */
  title: string;
  /** Of the page's head: 70 to 160 characters. */
  description: string;
  lead: string;
  problem: { title: string; text: readonly string[] };
  /** What can be used now; each with the page where it is. */
  today: readonly SolutionItem[];
  /** What is not built yet; each leads to a page that says so. */
  coming: readonly SolutionItem[];
  /** How it fits into a working week. */
  fit: { title: string; text: string };
  questions: readonly { question: string; answer: string }[];
  closing: { title: string; text: string };
  /** A service that people give: offered only where the configuration says so. */
  service?: "telemarketing" | "legal";
  /** For the pages of the solution in a city; `{ciudad}` is its name. */
  inCity: { lead: string; use: string };
}

interface SolutionItem {
  to: string;
  label: string;
  text: string;
}
