import type { TraceOrder } from "#domain/tools/path-tracing/tracing.ts";
import type { Scene, SceneSun } from "#domain/tools/plan-scene/scene.ts";

/** Messages from the page to the worker that traces light, and back. */
export type TraceAsk =
  | { kind: "scene"; id: number; scene: Scene; sun: SceneSun; cutAbove: number | null }
  | { kind: "probe"; id: number; position: readonly [number, number, number] }
  | { kind: "picture"; id: number; order: TraceOrder; isFiltered: boolean }
  | { kind: "stop" };

export type TraceNews =
  | { kind: "ready"; id: number; triangles: number }
  | {
      kind: "probe";
      id: number;
      width: number;
      height: number;
      color: Float32Array<ArrayBuffer>;
      exposure: number;
    }
  /** The picture as it is by now, RGBA; `share` from 0 to 1. */
  | {
      kind: "picture";
      id: number;
      share: number;
      pixels: Uint8ClampedArray<ArrayBuffer> | null;
      isDone: boolean;
      rays: number;
    }
  | { kind: "failed"; id: number; isTooLarge: boolean };
