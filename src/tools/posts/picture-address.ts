import type { WeekPost } from "./result.ts";

/** A short mark of a text, so that a picture with other words has another address. */
function markOf(text: string): string {
  let sum = 5381;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 33) ^ text.charCodeAt(at)) >>> 0;
  return sum.toString(36);
}

/** Where a picture of a kept week is drawn. @param seed the version of the week, by which templates are chosen */
export const pictureAddress = (runId: string, pictureId: string, { picture }: WeekPost, seed: number): string =>
  `/api/runs/${runId}/pictures/${pictureId}?v=${markOf(`${seed} ${JSON.stringify(picture)}`)}`;
