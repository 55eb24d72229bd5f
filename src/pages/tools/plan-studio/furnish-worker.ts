import type { LevelShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Level, RoomUse } from "#domain/tools/floor-plan/plan.ts";
import { shapeLevel } from "#domain/tools/floor-plan/shape-level.ts";
import { type FurnishAnswer, type FurnishRequest, solveRoom } from "#domain/tools/furnishing/solve-room.ts";

export interface FurnishAsk extends Pick<FurnishRequest, "style" | "budget" | "seed"> {
  level: Level;
  roomIds: readonly string[];
  /** Stem of the ids of the pieces. */
  id: string;
}
export interface FurnishedRoom {
  roomId: string;
  name: string;
  answer: FurnishAnswer;
}
export type FurnishNews = { room: FurnishedRoom } | { isDone: true };

/** Furnishes rooms beside the page, one after another: each takes up to some seconds. */
addEventListener("message", ({ data }: MessageEvent<FurnishAsk>) => {
  const { level, roomIds, id, style, budget, seed } = data;
  const shape: LevelShape = shapeLevel(level);
  for (const [at, room] of shape.rooms.filter((one) => roomIds.includes(one.id)).entries()) {
    const use: RoomUse = room.label?.use ?? "otro";
    const answer = solveRoom({ room, shape, use, style, budget, seed, id: `${id}-${at}` });
    const name = room.label?.name || "Estancia";
    postMessage({ room: { roomId: room.id, name, answer } } satisfies FurnishNews);
  }
  postMessage({ isDone: true } satisfies FurnishNews);
});
