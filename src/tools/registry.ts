import { advertReview } from "./advert-review/tool.ts";
import { appreciation } from "./appreciation/tool.ts";
import { borrowingCapacity } from "./borrowing-capacity/tool.ts";
import { cma } from "./cma/tool.ts";
import { type AnyTool, slugOf } from "./define-tool.ts";
import { followUp } from "./follow-up/tool.ts";
import { leadQualifier } from "./lead-qualifier/tool.ts";
import { listingWriter } from "./listing-writer/tool.ts";
import { negotiator } from "./negotiator/tool.ts";
import { posts } from "./posts/tool.ts";
import { priceCheck } from "./price-check/tool.ts";
import { prospecting } from "./prospecting/tool.ts";
import { renovation } from "./renovation/tool.ts";
import { roiCalculator } from "./roi-calculator/tool.ts";
import { salesArguments } from "./sales-arguments/tool.ts";
import { valuation } from "./valuation/tool.ts";

/** The tools, in menu order. */
export const tools: readonly AnyTool[] = [
  valuation,
  borrowingCapacity,
  roiCalculator,
  renovation,
  appreciation,
  prospecting,
  leadQualifier,
  salesArguments,
  listingWriter,
  negotiator,
  followUp,
  priceCheck,
  cma,
  posts,
  advertReview,
];

/** The tool of a slug (`calculadora-capacidad`), or `undefined`. */
export function findTool(slug: string): AnyTool | undefined {
  return tools.find((tool) => slugOf(tool) === slug);
}
