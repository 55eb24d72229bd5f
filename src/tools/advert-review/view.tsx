import { viewOf } from "#ui/result/result-view.tsx";
import { describe } from "./describe.ts";
import { drawings } from "./drawings.tsx";

export { Fields } from "./fields.tsx";
export { advertReviewInput as input } from "./schema.ts";
export const { Result, Aside } = viewOf(describe, drawings);
