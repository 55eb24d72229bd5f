import { viewOf } from "#ui/result/result-view.tsx";
import { describe } from "./describe.ts";

export { pricePerArea as live } from "./engine.ts";
export { Fields } from "./fields.tsx";
export { advertReviewInput as input } from "./schema.ts";
export const { Result, Aside, liveSummary } = viewOf(describe);
