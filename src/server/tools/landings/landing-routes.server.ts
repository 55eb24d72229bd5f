import { Hono } from "hono";
import {
  domainForm,
  newLandingForm,
  revisionForm,
  saveLandingForm,
  slugForm,
  versionForm,
  winnerForm,
} from "#domain/tools/landings/landing-forms.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { answeredOnce } from "../../accounts/answers/answered-once.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { askDomain, checkDomain, domainOf, dropDomain } from "./landing-domains.server.ts";
import { mustFindLanding } from "./landing-rows.server.ts";
import { landingZip } from "./landing-zip.server.ts";
import { landingLeadsCsv } from "./read-results.server.ts";
import {
  addLanding,
  deleteLanding,
  endLanding,
  moveLanding,
  publishLanding,
  saveLanding,
  settleTest,
  takeVersion,
  trashLanding,
} from "./write-landings.server.ts";

const FOLDERS_PER_HOUR = 60;
/** Each asks the DNS. */
const CHECKS_PER_HOUR = 60;

/** `/api/landings`: landing pages, for the people who make them. */
export function landingRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, dns, landingHosts, now } = services;
  const { db } = database;
  const { publicUrl } = config;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.post("/", async (c) => {
    const from = await readBody(c, newLandingForm);
    return await answeredOnce(c, { db, now }, async (within) => ({
      status: 201,
      body: { id: await addLanding(within, services, personOf(c), from) },
    }));
  });

  routes.put("/:id", async (c) => {
    const id = uuidOf(c, "id");
    const { revision, document } = await readBody(c, saveLandingForm);
    return c.json({
      revision: await db.transaction((tx) => saveLanding(tx, personOf(c), { id, revision, document }, now())),
    });
  });

  routes.post("/:id/publish", async (c) => {
    const id = uuidOf(c, "id");
    const { revision } = await readBody(c, revisionForm);
    return c.json(await db.transaction((tx) => publishLanding(tx, personOf(c), { id, revision }, now())));
  });

  routes.delete("/:id/publish", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => endLanding(tx, personOf(c), id, now()));
    return c.body(null, 204);
  });

  routes.put("/:id/slug", async (c) => {
    const id = uuidOf(c, "id");
    const { slug } = await readBody(c, slugForm);
    await db.transaction((tx) => moveLanding(tx, personOf(c), id, slug));
    return c.body(null, 204);
  });

  routes.post("/:id/winner", async (c) => {
    const id = uuidOf(c, "id");
    const asked = await readBody(c, winnerForm);
    return c.json({ revision: await db.transaction((tx) => settleTest(tx, personOf(c), { id, ...asked }, now())) });
  });

  routes.post("/:id/version", async (c) => {
    const id = uuidOf(c, "id");
    const asked = await readBody(c, versionForm);
    return c.json({ revision: await db.transaction((tx) => takeVersion(tx, personOf(c), { id, ...asked }, now())) });
  });

  routes.put("/:id/domain", async (c) => {
    const id = uuidOf(c, "id");
    const { host } = await readBody(c, domainForm);
    const before = await domainOf(db, id);
    await db.transaction((tx) => askDomain(tx, personOf(c), { id, host, publicUrl }));
    if (before) landingHosts.forget(before.host);
    return c.body(null, 204);
  });

  routes.delete("/:id/domain", async (c) => {
    const id = uuidOf(c, "id");
    const before = await domainOf(db, id);
    await db.transaction((tx) => dropDomain(tx, personOf(c), id));
    if (before) landingHosts.forget(before.host);
    return c.body(null, 204);
  });

  routes.post(
    "/:id/domain/check",
    limitCalls(config, { name: "landings post /:id/domain/check", calls: CHECKS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const { id } = await mustFindLanding(db, personOf(c), uuidOf(c, "id"));
      const row = await checkDomain(id, { db, dns, publicUrl, now: now() });
      if (!row) throw new AppError("NOT_FOUND");
      landingHosts.forget(row.host);
      return c.json({ isProved: row.provedAt !== null, fault: row.fault });
    },
  );

  routes.get("/:id/leads.csv", async (c) => {
    const { id, slug } = await mustFindLanding(db, personOf(c), uuidOf(c, "id"));
    return c.body(await landingLeadsCsv(db, id), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="contactos-${slug}.csv"`,
    });
  });

  routes.get(
    "/:id/page.zip",
    limitCalls(config, { name: "landings get /:id/page.zip", calls: FOLDERS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const row = await mustFindLanding(db, personOf(c), uuidOf(c, "id"));
      return c.body(new Uint8Array(await landingZip(services, row)), 200, {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="${row.slug}.zip"`,
      });
    },
  );

  routes.delete("/:id", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => trashLanding(tx, personOf(c), id, now()));
    return c.body(null, 204);
  });

  routes.post("/:id/restore", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => trashLanding(tx, personOf(c), id, null));
    return c.body(null, 204);
  });

  routes.delete("/:id/forever", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => deleteLanding(tx, personOf(c), id));
    return c.body(null, 204);
  });

  return routes;
}
