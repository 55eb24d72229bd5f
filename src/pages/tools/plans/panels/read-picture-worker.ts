import type { Picture, PlanReading } from "#domain/tools/plan-reading/plan-picture.ts";
import { readPlan } from "#domain/tools/plan-reading/read-plan.ts";

/** Reads the picture that it is sent, in a thread of its own. */

export type ReadingMessage = { kind: "progress"; share: number } | { kind: "read"; reading: PlanReading };

const say = (message: ReadingMessage) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<Picture>) => {
  say({ kind: "read", reading: readPlan(data, (share) => say({ kind: "progress", share })) });
};
