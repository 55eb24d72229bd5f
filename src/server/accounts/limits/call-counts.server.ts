import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "../../platform/db/connection.server.ts";
import { callCounts } from "../../platform/db/tables/platform.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import { type CallCounter, createCallCounter, type TogetherCounter, type ToldCalls } from "./call-counter.server.ts";

/**
 * Counters of calls that hold for all processes together, without a write for each call.
 *
 * Each process counts by itself. Once a second it tells the others, in one statement, the keys that came near their limit or that
 * somebody else told of, and hears in the same statement what they told since. A limit L therefore lets through at most L and what
 * the processes let through in the time in which news goes round: three rounds, one in which a process first tells of a key, one in
 * which the others tell theirs, one in which these are heard. A caller who stays below a sixteenth of a limit costs no row. With more
 * than sixteen processes each further one may add a sixteenth of the limit.
 *
 * The rows lie in a table that is not logged: it writes nothing to the log of the database, is not replicated, and is empty after a crash of
 * the server, which then costs what a restart of a process cost before. While the database is away everybody goes on counting alone.
 */
export interface CallCounts {
  /** The counter of that name, the same in every process of one version; names tell limits apart and stand in the database. */
  counter(name: string, limit: { calls: number; seconds: number }): CallCounter;
  /** Tells and hears once. Quietly does nothing while another round is under way or nobody has called. */
  exchange(): Promise<void>;
  /** Tells and hears every second until the signal, while windows are under way: a process that nobody calls asks for nothing. */
  start(signal: AbortSignal): void;
}

const ROUND_MS = 1_000;
/** Keys that one round tells: an attack from more addresses than that is told over several rounds. */
const MOST_TOLD = 1_000;
/** A row that was committed while another process read is found by the next reading, too. */
const OVERLAP_MS = 5_000;
const SWEEP_MS = 60_000;
/** Parts a limit's name from its caller. */
const BETWEEN = ": ";

interface Parts {
  db: Db;
  log: Pick<Logger, "warn">;
}

export function createCallCounts({ db, log }: Parts): CallCounts {
  const me = randomUUID();
  /** By name: the counter itself, and the one that hides its callers. */
  const counters = new Map<string, { hidden: TogetherCounter; shown: CallCounter }>();
  let isBusy = false;
  let isAway = false;
  let isIdle = false;
  let heardAt = Number.NEGATIVE_INFINITY;
  let sweptAt = performance.now();

  const round = async () => {
    const sent = untoldOf(counters);
    const startedAt = performance.now();
    const heard = await tellAndHear(db, { me, sent, sinceMs: startedAt - heardAt + OVERLAP_MS });
    heardAt = startedAt;
    for (const [name, told] of Map.groupBy(sent, ({ name }) => name)) counters.get(name)?.hidden.told(told);
    for (const { id, calls, msLeft } of heard) {
      const at = id.lastIndexOf(BETWEEN);
      counters.get(id.slice(0, at))?.hidden.hear({ key: id.slice(at + BETWEEN.length), calls, msLeft });
    }
    if (startedAt - sweptAt < SWEEP_MS) return;
    sweptAt = startedAt;
    await forgetOver(db);
  };

  const counts: CallCounts = {
    counter(name, limit) {
      let known = counters.get(name);
      if (!known) {
        const hidden = createCallCounter(limit);
        // The address of a network, the secret of a link: neither is written down.
        const take = (key: string) => {
          const outcome = hidden.take(sha256(key));
          if (isIdle) {
            // It hears at once, not after a second, how much others counted meanwhile.
            isIdle = false;
            void counts.exchange();
          }
          return outcome;
        };
        known = { hidden, shown: { take, size: hidden.size } };
        counters.set(name, known);
      }
      return known.shown;
    },
    async exchange() {
      if (isBusy || counters.size === 0) return;
      isBusy = true;
      try {
        await round();
        isAway = false;
      } catch (err) {
        if (!isAway) log.warn({ err }, "limits of calls are counted by each process alone");
        isAway = true;
      } finally {
        isBusy = false;
      }
    },
    start(signal) {
      const tick = () => {
        isIdle = ![...counters.values()].some(({ hidden }) => hidden.isOpen());
        if (!isIdle) void counts.exchange();
      };
      const timer = setInterval(tick, ROUND_MS).unref();
      signal.addEventListener("abort", () => clearInterval(timer), { once: true });
    },
  };
  return counts;
}

interface Told extends ToldCalls {
  name: string;
}

function untoldOf(counters: ReadonlyMap<string, { hidden: TogetherCounter }>): Told[] {
  const sent: Told[] = [];
  for (const [name, { hidden }] of counters) {
    if (sent.length >= MOST_TOLD) break;
    for (const one of hidden.untold(MOST_TOLD - sent.length)) sent.push({ ...one, name });
  }
  return sent;
}

interface Round {
  me: string;
  sent: readonly Told[];
  /** How far back others' news are read, by the clock of the database. */
  sinceMs: number;
}

/**
 * A row is written by its process alone, with all that it counted: processes never wait for each other's rows, and what was written
 * twice counts once. Windows are told by the time that is left of them, so that the clocks of machines need not agree.
 */
async function tellAndHear(db: Db, { me, sent, sinceMs }: Round) {
  const since = Number.isFinite(sinceMs) ? Math.round(sinceMs) : null;
  const rows = JSON.stringify(sent.map(({ name, key, calls, msLeft }) => [`${name}${BETWEEN}${key}`, calls, msLeft]));
  const told = sql`insert into ${callCounts} as c (id, process, calls, ends_at, told_at)
    select row->>0, ${me}::uuid, (row->>1)::int, now() + (row->>2)::float8 * interval '1 millisecond', now()
    from json_array_elements(${rows}::json) row
    on conflict (id, process) do update set calls = excluded.calls, ends_at = excluded.ends_at, told_at = excluded.told_at`;
  const { rows: heard } = await db.execute<{ id: string; calls: number; msLeft: number }>(sql`
    with told as (${sent.length > 0 ? told : sql`select`}),
    news as (
      select distinct id from ${callCounts}
      where process <> ${me}::uuid and (${since}::float8 is null or told_at > now() - ${since}::float8 * interval '1 millisecond')
    )
    select c.id, sum(c.calls)::int as calls,
      (extract(epoch from min(c.ends_at) - now()) * 1000)::float8 as "msLeft"
    from ${callCounts} c join news using (id)
    where c.process <> ${me}::uuid and c.ends_at > now()
    group by c.id`);
  return heard;
}

/** Rows of windows that are over. What another process holds is left to the next sweep. */
async function forgetOver(db: Db): Promise<void> {
  await db.execute(sql`delete from ${callCounts} where (id, process) in (
    select id, process from ${callCounts} where ends_at < now() - interval '1 minute' for update skip locked)`);
}
