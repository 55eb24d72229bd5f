import { arriving, eased } from "../../painting/easing.ts";
import { boxPath } from "../../painting/path.ts";
import type { Tones } from "./look.ts";
import { type Brush, fill, type Stage } from "./stage.ts";

/** Height of the band where nothing lies over the film's foot. */
const LOW = 26;
const LIGHT = 12;

/** The painted foot of a wall: it rises from the frame's edge, and light runs along its top. In upright films it fills what networks cover. */
export function paintBase(brush: Brush, { shape, width, height }: Stage, tones: Tones, time: number): void {
  const band = shape === "9:16" ? height * 0.2 - 64 : LOW;
  const rise = eased(time, 0.05, 0.8, arriving);
  if (rise <= 0) return;
  const top = height - band * rise;
  fill(brush, boxPath({ x: 0, y: top, width, height: band * rise }), tones.body);
  const run = eased(time, 0.3, 1.1, arriving);
  if (run > 0) fill(brush, boxPath({ x: 0, y: top - LIGHT, width: width * run, height: LIGHT }), tones.light);
}
