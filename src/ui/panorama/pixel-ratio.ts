/** How many pixels of the canvas stand for one of the page: as many as the screen has, fewer where the machine cannot draw them in time. */
export interface PixelRatio {
  readonly value: number;
  /** One more frame was drawn. @returns whether the value has changed */
  frame(nowMs: number): boolean;
}

const MOST = 2;
const STEP = 0.5;
/** Slower than 40 frames a second, over so many frames that follow one another. */
const SLOW_MS = 25;
const FRAMES = 24;
/** A longer pause is none of drawing: nothing moved. */
const PAUSE_MS = 250;

/** @param ofScreen `devicePixelRatio` */
export function createPixelRatio(ofScreen: number): PixelRatio {
  let value = Math.min(MOST, ofScreen);
  const least = Math.min(1, value);
  let last = Number.NEGATIVE_INFINITY;
  let spent = 0;
  let count = 0;
  return {
    get value() {
      return value;
    },
    frame(now) {
      const ms = now - last;
      last = now;
      if (ms > PAUSE_MS) {
        spent = 0;
        count = 0;
        return false;
      }
      spent += ms;
      count += 1;
      if (count < FRAMES) return false;
      const mean = spent / count;
      spent = 0;
      count = 0;
      if (mean <= SLOW_MS || value <= least) return false;
      value = Math.max(least, value - STEP);
      return true;
    },
  };
}
