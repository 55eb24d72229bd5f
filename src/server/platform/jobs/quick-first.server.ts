import { callerInHand } from "../http/caller-in-hand.server.ts";

/** How somebody's long work is done; `too much` where time or memory did not suffice. */
type Way<Given, Done> = (given: Given) => Promise<Done | "too much">;

/** For so long after a work that the quick way was too short for, its caller's works begin in the patient one. Milliseconds. */
const REMEMBERED_MS = 10 * 60_000;
/** Callers who are remembered; the one who was slow longest ago is forgotten first. */
const MOST_REMEMBERED = 500;

/**
 * Long work in two ways, each with places of its own: everything begins in the quick one, which has little time, and what that does not
 * suffice for goes on in the patient one. So what is short never waits for what is long, whoever sends it.
 *
 * @param now milliseconds of a clock that never goes back
 */
export function quickFirst<Given, Done>(
  { quick, patient }: { quick: Way<Given, Done>; patient: Way<Given, Done> },
  now: () => number = () => performance.now(),
): (given: Given, known?: { isLong: boolean }) => Promise<Done | "too much"> {
  const slow = new Map<string, number>();
  return async (given, known) => {
    const caller = callerInHand();
    const isSlow = now() - (slow.get(caller) ?? Number.NEGATIVE_INFINITY) < REMEMBERED_MS;
    if (known?.isLong !== true && !isSlow) {
      const done = await quick(given);
      if (done !== "too much") return done;
      slow.delete(caller);
      slow.set(caller, now());
      if (slow.size > MOST_REMEMBERED) slow.delete(slow.keys().next().value!);
    }
    return await patient(given);
  };
}
