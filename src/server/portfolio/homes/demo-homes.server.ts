import { and, eq, sql } from "drizzle-orm";
import { DEMO_HOMES } from "#domain/portfolio/homes/demo-home-values.ts";
import { homeSchema } from "#domain/portfolio/homes/home.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { mayChange } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { addHome } from "./change-homes.server.ts";
import { forgetCounts } from "./counted-once.server.ts";
import { publishHomes } from "./home-events.server.ts";

/** A portfolio for trying the product. Its homes are marked as invented, and one click removes them. */

const isDemoHome = sql`${properties.extras} ? 'demo'`;

/** @returns how many homes were added; none where some are there already */
export async function addDemoHomes(db: Db, actor: PersonActor, now: Date): Promise<number> {
  return await db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    // Two clicks are one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`demo-homes ${actor.ownerId}`}))`);
    const mine = and(mayChange(actor, "home"), eq(properties.ownerId, actor.ownerId), isDemoHome);
    if ((await tx.$count(properties, mine)) > 0) return 0;
    for (const values of DEMO_HOMES) {
      await addHome(tx, actor, homeSchema.parse(values), { origin: "mano", now, extras: { demo: true } });
    }
    return DEMO_HOMES.length;
  });
}

/** @returns how many homes went, for good */
export async function removeDemoHomes(db: Db, actor: PersonActor, now: Date): Promise<number> {
  return await db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    const gone = await tx
      .delete(properties)
      .where(and(mayChange(actor, "home"), isDemoHome))
      .returning({ id: properties.id });
    if (gone.length > 0) {
      await publishHomes(tx, actor, "mano", [], now);
      forgetCounts(actor);
    }
    return gone.length;
  });
}
