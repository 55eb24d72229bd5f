/** One clock for all small films of a page: each frame of the screen it draws as many of them as fit, and goes on with the next ones after. */

type Draw = (seconds: number) => void;

/** Of a frame of the screen (16 ms), what the small films may take: scrolling and typing have the rest. */
const BUDGET_MS = 5;

const running: Draw[] = [];
let next = 0;
let asked = 0;

function tick(now: number): void {
  asked = running.length > 0 ? requestAnimationFrame(tick) : 0;
  const until = performance.now() + BUDGET_MS;
  for (let i = 0; i < running.length; i++) {
    next = (next + 1) % running.length;
    running[next]!(now / 1000);
    if (performance.now() > until) return;
  }
}

/** Draws again and again until the returned function is called. */
export function play(draw: Draw): () => void {
  running.push(draw);
  if (asked === 0) asked = requestAnimationFrame(tick);
  return () => {
    const at = running.indexOf(draw);
    if (at >= 0) running.splice(at, 1);
  };
}
