import { AppError } from "../app-error.server.ts";
import { callerInHand } from "./caller-in-hand.server.ts";

/** How many of something each caller has under way; one more than may be is refused before anything of it is read. */
export class AtOnce {
  readonly #most: number;
  readonly #inHand = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns what ends it. @throws AppError RATE_LIMIT where the caller of the request has too many under way */
  begin(): () => void {
    const caller = callerInHand();
    const own = this.#inHand.get(caller) ?? 0;
    if (own >= this.#most) throw new AppError("RATE_LIMIT");
    this.#inHand.set(caller, own + 1);
    return () => {
      const left = this.#inHand.get(caller)! - 1;
      if (left > 0) this.#inHand.set(caller, left);
      else this.#inHand.delete(caller);
    };
  }
}
