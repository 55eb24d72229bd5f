import type { RoomShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Point } from "#domain/tools/floor-plan/plan.ts";

/** The name that somebody gave a room, or its number on the level. */
export const roomName = ({ label }: RoomShape, at: number): string => label?.name || `Estancia ${at + 1}`;

/** A whole point inside a room. */
export const pointWithin = ({ middle }: RoomShape): Point => ({ x: Math.round(middle.x), y: Math.round(middle.y) });
