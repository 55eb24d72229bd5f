import { type FurnishAnswer, type FurnishRequest, solveRoom } from "#domain/tools/furnishing/solve-room.ts";

export type FurnishNews = FurnishAnswer | { kind: "failed" };

/** Furnishes one room beside the page: a full living room takes longer than a frame. */
addEventListener("message", ({ data }: MessageEvent<FurnishRequest>) => {
  const tell = (news: FurnishNews) => postMessage(news);
  try {
    tell(solveRoom(data));
  } catch {
    tell({ kind: "failed" });
  }
});
