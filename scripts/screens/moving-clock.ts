import { isMainThread } from "node:worker_threads";

/**
 * Loaded before the product (`node --import`): its clock begins at SCREENS_CLOCK and is moved by whoever started it, so
 * that a demonstration has a past, and the same pictures whenever they are taken. Time passes as ever in between.
 */

const RealDate = Date;
const realNow = RealDate.now;
let offsetMs = RealDate.parse(process.env.SCREENS_CLOCK ?? "") - realNow();

const movedNow = () => realNow() + offsetMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [movedNow()], newTarget),
  apply: () => new RealDate(movedNow()).toString(),
  get: (target, key, receiver) => (key === "now" ? movedNow : Reflect.get(target, key, receiver)),
});

if (isMainThread) {
  process.on("message", (message: { clock?: string }) => {
    if (message.clock === undefined) return;
    offsetMs = RealDate.parse(message.clock) - realNow();
    process.send?.({ clock: message.clock });
  });
}
