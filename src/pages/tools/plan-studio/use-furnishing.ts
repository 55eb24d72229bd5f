import { useEffect, useRef, useState } from "react";
import { applyCommand } from "#domain/tools/floor-plan/apply-command.ts";
import type { FloorFinish, FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import type { PieceBudget } from "#domain/tools/furnishing/solve-room.ts";
import type { SceneStyle } from "#domain/tools/plan-scene/styles.ts";
import type { FurnishAsk, FurnishedRoom, FurnishNews } from "./furnish-worker.ts";

/** A try of other furniture and floors: it is shown, and reaches the plan only where the person keeps it. */
export function useFurnishing(plan: FloorPlan, onPlan: (plan: FloorPlan) => void) {
  const [rooms, setRooms] = useState<readonly FurnishedRoom[]>([]);
  const [left, setLeft] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const worker = useRef<Worker | null>(null);
  const seed = useRef(0);
  const current = useRef(plan);
  current.current = plan;
  useEffect(() => () => worker.current?.terminate(), []);

  const stop = () => {
    worker.current?.terminate();
    worker.current = null;
    setLeft(0);
  };

  const furnish = (
    levelId: string,
    roomIds: readonly string[],
    { style, budget }: { style: SceneStyle; budget: PieceBudget },
  ) => {
    stop();
    const level = current.current.levels.find(({ id }) => id === levelId);
    if (level === undefined || roomIds.length === 0) return;
    seed.current++;
    setRooms([]);
    setFailed(false);
    setLeft(roomIds.length);
    const mine = new Worker(new URL("./furnish-worker.ts", import.meta.url), { type: "module" });
    worker.current = mine;
    mine.addEventListener("error", () => {
      setFailed(true);
      stop();
    });
    mine.addEventListener("message", ({ data }: MessageEvent<FurnishNews>) => {
      if (worker.current !== mine) return;
      if ("isDone" in data) return stop();
      const { room } = data;
      setRooms((before) => [...before, room]);
      setLeft((before) => Math.max(0, before - 1));
      if (room.answer.kind !== "fits") return;
      const { furniture } = room.answer;
      const done = applyCommand(current.current, { do: "set-furniture", levelId, roomId: room.roomId, furniture });
      if (done.kind !== "done") return;
      // The next room can be there before the page is drawn with this one.
      current.current = done.plan;
      onPlan(done.plan);
    });
    const id = `f${crypto.randomUUID().slice(0, 8)}`;
    mine.postMessage({ level, roomIds, id, style, budget, seed: seed.current } satisfies FurnishAsk);
  };

  const setFloor = (levelId: string, roomIds: readonly string[], floor: FloorFinish) => {
    let next = current.current;
    for (const label of next.levels.find(({ id }) => id === levelId)?.rooms ?? []) {
      if (!roomIds.includes(label.id)) continue;
      const done = applyCommand(next, { do: "label-room", levelId, label: { ...label, floor } });
      if (done.kind === "done") next = done.plan;
    }
    onPlan(next);
  };

  const forget = () => {
    stop();
    setRooms([]);
  };

  return { rooms, left, isFailed, furnish, setFloor, stop, forget };
}
