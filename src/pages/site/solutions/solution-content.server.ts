import type { SolutionContent } from "#content/solutions/solution-content.ts";
import { SOLUTIONS, type Solution } from "#content/solutions.ts";

/** One file for each solution; a page takes its own alone, so the texts stay out of the browser's scripts. */
const files = import.meta.glob<{ solution: SolutionContent }>("../../../content/solutions/*.ts");

interface FoundSolution extends Solution {
  content: SolutionContent;
}

/** The solution of an address's segment, or `undefined`. */
export async function findSolution(slug: string): Promise<FoundSolution | undefined> {
  const solution = SOLUTIONS.find((candidate) => candidate.slug === slug);
  const load = files[`../../../content/solutions/${slug}.ts`];
  if (!solution || !load) return undefined;
  const { solution: content } = await load();
  return { ...solution, content };
}
