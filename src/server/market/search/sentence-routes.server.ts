import { Hono } from "hono";
import * as z from "zod/mini";
import { HOME_TYPE_NAMES, SOUGHT_OPERATION_NAMES } from "#content/home-names.ts";
import { chipsOf } from "#domain/market/search/chips.ts";
import { LONGEST_SENTENCE, marketQuery } from "#domain/market/search/market-address.ts";
import { readSentence } from "#domain/market/search/read-sentence.ts";
import type { PlaceFinder } from "#domain/market/search/sentence-places.ts";
import { trimmedText } from "#domain/shared/schema/text.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { Config } from "../../platform/env.server.ts";
import { countryOfWork } from "../../portfolio/homes/country-of-work.server.ts";

const SENTENCES_PER_MINUTE = 60;
const sentenceSchema = trimmedText({ max: LONGEST_SENTENCE }).check(z.minLength(1));

interface Needed {
  config: Config;
  database: { db: Db };
}

/**
 * `GET /api/market/sentence?texto=`: what a sentence looks for, as a filter, as the query of its search and as chips, with the other places that
 * a name may mean. Nothing is searched.
 *
 * @param finder how places are found, handed in because the tables of places lie above the market
 */
export function sentenceRoutes({ config, database }: Needed, finder: PlaceFinder): Hono<AppEnv> {
  const limit = limitCalls(config, { name: "search sentence", calls: SENTENCES_PER_MINUTE, seconds: 60 });
  return new Hono<AppEnv>().get("/sentence", limit, async (c) => {
    const text = sentenceSchema.safeParse(c.req.query("texto") ?? "");
    if (!text.success) throw new AppError("INVALID_INPUT");
    const { actor } = c.var;
    const country = await countryOfWork(database.db, actor);
    const { filter, notUnderstood, choices } = readSentence(text.data, finder, { country });
    const chips = chipsOf(filter, { types: HOME_TYPE_NAMES, operations: SOUGHT_OPERATION_NAMES }).map(
      ({ id, label, part, without }) => ({
        id,
        label,
        part,
        queryWithout: marketQuery(without),
      }),
    );
    const asked = choices.map(({ name, chosen, others }) => ({
      name,
      chosen,
      others: others.map((other) => ({ label: other.label, query: marketQuery(other.filter) })),
    }));
    return c.json({ filter, query: marketQuery(filter), chips, notUnderstood, choices: asked });
  });
}
