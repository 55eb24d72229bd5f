import { cosine, exponential, sine } from "./exact-maths.ts";

/** Curves of movement: progress from 0 to 1 over time from 0 to 1. Springs may pass 1 on their way. */

export type Easing = (share: number) => number;

/** A cubic Bézier from (0, 0) to (1, 1), as CSS writes it. @param x1 and x2 from 0 to 1 */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): Easing {
  const at = (a: number, b: number, t: number) => {
    const s = 1 - t;
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t;
  };
  return (share) => {
    if (share <= 0) return 0;
    if (share >= 1) return 1;
    let [low, high] = [0, 1];
    // x grows with t, so halving finds it; 40 halvings are below 1e-12.
    for (let i = 0; i < 40; i++) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < share) low = middle;
      else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}

export const linear: Easing = (share) => Math.max(0, Math.min(1, share));
/** Starts and ends at rest. */
export const inAndOut = cubicBezier(0.65, 0, 0.35, 1);
/** Arrives fast and settles long: for what comes in. */
export const arriving = cubicBezier(0.16, 1, 0.3, 1);
/** Leaves slowly and goes fast: for what goes out. */
export const leaving = cubicBezier(0.7, 0, 0.84, 0);
/** The door's curve of the house's identity. */
export const doorCurve = cubicBezier(0.22, 0.8, 0.24, 1);

/**
 * A mass on a spring that is let go at 0 and comes to rest at 1 (the damped harmonic oscillator).
 *
 * @param bounce damping ratio: 1 comes to rest without passing, 0.5 passes by 16 %
 * @param settling how many time constants pass in the span: 6 leaves 0.25 % to go
 */
export function spring(bounce: number, settling = 6): Easing {
  const damping = Math.max(0.05, Math.min(1, bounce));
  return (share) => {
    if (share <= 0) return 0;
    if (share >= 1) return 1;
    const decay = exponential(-settling * share);
    if (damping === 1) return 1 - decay * (1 + settling * share);
    // Time is counted in 1 / (ζ·ω0); the frequency of the swing follows from ζ.
    const swing = (Math.sqrt(1 - damping * damping) / damping) * settling * share;
    return 1 - decay * (cosine(swing) + (damping / Math.sqrt(1 - damping * damping)) * sine(swing));
  };
}

/** Passes its goal a little and comes back. */
export const springing = spring(0.62, 6.5);

/** How much of a span that starts at `from` and lasts `lasting` has gone by, eased; 0 before it and 1 after it. */
export const eased = (time: number, from: number, lasting: number, easing: Easing): number =>
  lasting <= 0 ? (time >= from ? 1 : 0) : easing(Math.max(0, Math.min(1, (time - from) / lasting)));
