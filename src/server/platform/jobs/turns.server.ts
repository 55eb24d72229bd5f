import { type SQL, sql } from "drizzle-orm";

/**
 * The order in which owners are served: of all who wait, the owner served longest ago comes next, so that nobody waits
 * for all rows of another owner. A thread remembers the owners it has served; each process has its own order.
 */
export interface Turns {
  /** Something of this owner (an agency, or a person without one) is taken up now. */
  took(job: string, owner: string): void;
  /** Sorts owners by the time they were last served, never before. @param owner a column of the claim */
  order(job: string, owner: SQL): SQL;
}

/** The number of owners that are remembered; an owner served before all of these counts as never served. */
const MOST_REMEMBERED = 500;

export function createTurns(): Turns {
  const served = new Map<string, Set<string>>();
  return {
    took(job, owner) {
      const owners = served.get(job) ?? new Set();
      served.set(job, owners);
      owners.delete(owner);
      owners.add(owner);
      if (owners.size > MOST_REMEMBERED) owners.delete(owners.values().next().value!);
    },
    order(job, owner) {
      const owners = [...(served.get(job) ?? [])];
      return sql`coalesce(array_position(${`{${owners.join(",")}}`}::uuid[], ${owner}), 0)`;
    },
  };
}

/** Without turns all owners are equal. */
export const inTurn = (turns: Turns | undefined, job: string, owner: SQL): SQL =>
  turns?.order(job, owner) ?? sql`null::int`;
