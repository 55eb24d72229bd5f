import type { Pool } from "pg";

/** How far behind the primary a replica may be and still be read, in seconds. */
export const MOST_BEHIND_S = 30;
/** A replica that failed is left alone for this time. */
const REST_MS = 30_000;
/** How often a replica that is read is asked how far it is. */
const LOOK_EVERY_MS = 5_000;
/** Without an answer about it for this time it is not read. */
const LOOK_HOLDS_MS = 15_000;

/** Whether the replica may be read now. */
export interface ReplicaWatch {
  mayRead(): boolean;
  /** It failed: everybody reads the primary for a while. */
  failed(why: unknown): void;
  /** Waits for a look that is under way, for tests and for the end. */
  settled(): Promise<void>;
}

/** One look at both. */
export interface ReplicaState {
  /** It follows another server. One that was promoted, or never followed, may hold other rows than the primary. */
  isFollowing: boolean;
  /** It has applied all that the primary had written when the look began. */
  isLevel: boolean;
  /** Since the last transaction that it applied, in seconds; null where there was none since its start. */
  behindS: number | null;
}

interface Parts {
  look(): Promise<ReplicaState>;
  /** Called when reads change over. */
  tell(to: "replica" | "primary", why?: unknown): void;
  /** Milliseconds of a clock that never jumps. */
  now(): number;
}

/**
 * Decides between replica and primary. It looks only while somebody reads, and in the background: who asks before the first look, or
 * after a long quiet, reads the primary.
 */
export function watchReplica({ look, tell, now }: Parts): ReplicaWatch {
  let restsUntil = Number.NEGATIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isFresh = false;
  let wasRead = false;
  let looking: Promise<void> | undefined;

  const turn = (mayRead: boolean, why?: unknown) => {
    if (mayRead === wasRead) return;
    wasRead = mayRead;
    tell(mayRead ? "replica" : "primary", why);
  };
  const rest = (why: unknown) => {
    restsUntil = now() + REST_MS;
    isFresh = false;
    turn(false, why);
  };
  const lookOnce = async () => {
    try {
      const state = await look();
      if (now() < restsUntil) return;
      lookedAt = now();
      isFresh = isReadable(state);
      turn(isFresh, state);
    } catch (error) {
      rest(error);
    }
  };

  return {
    mayRead() {
      const at = now();
      if (at < restsUntil) return false;
      if (at - lookedAt > LOOK_EVERY_MS) {
        looking ??= lookOnce().finally(() => {
          looking = undefined;
        });
      }
      return isFresh && at - lookedAt <= LOOK_HOLDS_MS;
    },
    failed: rest,
    settled: async () => await looking,
  };
}

/** A primary without work writes nothing, so that the age of the last transaction alone says nothing. */
function isReadable({ isFollowing, isLevel, behindS }: ReplicaState): boolean {
  return isFollowing && (isLevel || (behindS !== null && behindS <= MOST_BEHIND_S));
}

/** Asks the primary how far it has written, and then the replica how far it has applied that. */
export async function lookAtReplica(primary: Pick<Pool, "query">, replica: Pick<Pool, "query">): Promise<ReplicaState> {
  const { rows: written } = await primary.query("select pg_current_wal_lsn()::text as lsn");
  const { rows } = await replica.query(
    `select pg_is_in_recovery() as "isFollowing",
      coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "isLevel",
      extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as "behindS"`,
    [written[0].lsn],
  );
  return rows[0] as ReplicaState;
}
