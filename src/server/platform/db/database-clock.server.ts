import type { Pool } from "pg";
import type { Logger } from "pino";

/** How often the database is asked for its time, in milliseconds. */
const LOOK_EVERY_MS = 15_000;
/** An answer that took longer says too little about the moment that it names. */
const LONGEST_LOOK_MS = 1_000;
/** Tries for a quick answer before a slow one is taken. */
const TRIES = 5;
/** A smaller difference is that of the way there and back: time goes on without a jump. */
const JITTER_MS = 20;
/** The machine's own clock was set, or the machine slept, where it and the clock that never jumps differ by so much. */
const JUMP_MS = 1_000;
/** From this difference on the log says that the machine's clock is wrong. */
const WRONG_MS = 5_000;

/**
 * The time by the database's clock. Leases, sessions, codes and due times are written by one process and read by another, so that one
 * machine's wrong clock would end what others have begun: all of them go by the one clock that they share.
 */
export interface DatabaseClock {
  now(): Date;
  stop(): void;
}

interface Clocks {
  /** Milliseconds of the machine's own clock, which may be wrong and may be set. */
  wall(): number;
  /** Milliseconds of a clock that never jumps; it may stand still while the machine sleeps. */
  steady(): number;
}

const OWN: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * Asks the database for its time, and goes on from there by a clock that nobody sets. It is asked again now and then, and at once when the
 * machine's clock has jumped; while it is away, time goes on.
 */
export async function followDatabaseClock(
  pool: Pick<Pool, "query">,
  log: Pick<Logger, "warn">,
  { wall, steady }: Clocks = OWN,
): Promise<DatabaseClock> {
  /** Database's time minus that of the clock that never jumps. */
  let ahead: number | undefined;
  /** Machine's time minus that of the clock that never jumps, at the last look. */
  let wallAhead = 0;
  let isTold = false;
  let isLooking = false;

  const look = async (): Promise<void> => {
    for (let tries = 1; ; tries++) {
      const from = steady();
      const { rows } = await pool.query<{ ms: number }>(
        "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
      );
      const to = steady();
      if (to - from > LONGEST_LOOK_MS && tries < TRIES) continue;
      const found = rows[0]!.ms - (from + to) / 2;
      if (ahead === undefined || Math.abs(found - ahead) > JITTER_MS + (to - from) / 2) ahead = found;
      wallAhead = wall() - to;
      break;
    }
    const wrongMs = Math.round(wallAhead - ahead);
    const isWrong = Math.abs(wrongMs) > WRONG_MS;
    if (isWrong && !isTold) log.warn({ wrongMs }, "this machine's clock is wrong: the database's counts");
    isTold = isWrong;
  };
  const lookBeside = async () => {
    if (isLooking) return;
    isLooking = true;
    await look().catch(() => {}); // the database is away: time goes on, and the next look sets it right
    isLooking = false;
  };

  await look();
  const timer = setInterval(() => void lookBeside(), LOOK_EVERY_MS).unref();
  return {
    now() {
      const at = steady();
      if (Math.abs(wall() - at - wallAhead) > JUMP_MS) void lookBeside();
      return new Date(at + ahead!);
    },
    stop: () => clearInterval(timer),
  };
}
