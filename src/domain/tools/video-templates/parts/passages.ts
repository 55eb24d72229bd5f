import { copyThrough } from "../../painting/copy-through.ts";
import { arriving, eased, inAndOut, leaving } from "../../painting/easing.ts";
import { archPath, boxPath } from "../../painting/path.ts";
import type { Surface } from "../../painting/surface.ts";
import type { Passage, Tones } from "./look.ts";
import { type Brush, fill, type Stage, shifted } from "./stage.ts";

/** How one scene gives way to the next. */

interface Passing {
  brush: Brush;
  stage: Stage;
  /** From 0 to 1. */
  share: number;
  before: (brush: Brush) => void;
  after: (brush: Brush) => void;
  /** Colours of the scene that comes. */
  tones: Tones;
  /** A second surface of the same size. */
  spare: () => Surface;
}

export function paintPassage(passage: Passage, passing: Passing): void {
  if (passage === "door") door(passing);
  else if (passage === "bands") bands(passing);
  else push(passing);
}

/** The next scene stands behind an opening that grows from the floor; its jamb goes ahead of it. */
function door({ brush, stage, share, before, after, tones, spare }: Passing): void {
  before(brush);
  const opening = (progress: number) => {
    // At the end the opening is twice as wide as the frame, so that its arch has left the upper corners.
    const width = stage.width * 2.05 * progress;
    const height = (stage.height + stage.width * 0.3) * Math.min(1, 0.15 + progress * 0.85) * Math.min(1, progress * 4);
    return archPath({ x: (stage.width - width) / 2, y: stage.height - height, width, height: height + 4 });
  };
  const jamb = eased(share, 0, 0.8, inAndOut);
  const through = eased(share, 0.14, 0.86, inAndOut);
  if (jamb > 0) fill(brush, opening(jamb), tones.light);
  if (through <= 0) return;
  const behind = spare();
  after({ surface: behind, options: brush.options });
  copyThrough(brush.surface, behind, opening(through), brush.options);
}

const BANDS = 5;

/** Bands of the coming scene's colours rise one after another, and leave upwards over it. */
function bands({ brush, stage, share, before, after, tones }: Passing): void {
  if (share < 0.5) before(brush);
  else after(brush);
  const width = stage.width / BANDS;
  for (let i = 0; i < BANDS; i++) {
    const delay = (i / BANDS) * 0.2;
    const rise = eased(share, delay, 0.3, arriving);
    const leave = eased(share, 0.5 + delay, 0.3, leaving);
    const [top, foot] = [stage.height * (1 - rise), stage.height * (1 - leave)];
    if (foot > top) {
      const box = { x: i * width - 1, y: top, width: width + 2, height: foot - top };
      fill(brush, boxPath(box), i === BANDS - 2 ? tones.light : tones.body);
    }
  }
}

/** The next scene pushes the one before out: sideways in lying films, upwards in others. */
function push({ brush, stage, share, before, after }: Passing): void {
  const gone = inAndOut(share);
  const [x, y] = stage.isWide ? [stage.width, 0] : [0, stage.height];
  before(shifted(brush, -x * gone, -y * gone));
  after(shifted(brush, x * (1 - gone), y * (1 - gone)));
}
