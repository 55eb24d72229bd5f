import type { Drawings } from "#ui/result/result-view.tsx";
import type { PostsResult } from "./result.ts";
import { WeekBoard } from "./week-board.tsx";

/** The tool's own drawing on a page: the week as a board. */
export const drawings: Drawings<PostsResult, unknown> = {
  week: ({ result }) => <WeekBoard result={result} />,
};
