import { viewOf } from "#ui/result/result-view.tsx";
import { describe } from "./describe.ts";
import { drawings } from "./drawings.tsx";

export { writeWeek as live } from "./engine.ts";
export { Fields } from "./fields.tsx";
export { postsInput as input } from "./schema.ts";
export const { Result, Aside, liveSummary } = viewOf(describe, drawings);
