import { Hono } from "hono";
import { stream } from "hono/streaming";
import { detectFormat, HEAD_BYTES } from "#domain/portfolio/feeds/detect-format.ts";
import type { FeedHome } from "#domain/portfolio/feeds/feed-row.ts";
import type { FeedFormat } from "#domain/portfolio/feeds/feed-values.ts";
import { forKyero, forReaders } from "#domain/portfolio/feeds/kyero-portal.ts";
import { openFeedWriter } from "#domain/portfolio/feeds/open-writer.ts";
import { isCarried } from "#domain/portfolio/portals/readiness.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { signedInOnly } from "../../accounts/access/who-may.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { storageRoom, takeStorage } from "../../accounts/billing/storage.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import { withTown } from "../homes/town-of-home.server.ts";
import { addImport } from "../imports/add-import.server.ts";
import { headOfFeed } from "../imports/feed-bytes.server.ts";
import { dropImportBytes, keepBytes, LARGEST_FILE } from "../imports/keep-bytes.server.ts";
import { homesInPortfolio, homesOfOutlet, outgoingHomes, versionOf } from "../imports/outgoing-homes.server.ts";
import { countRead, outletOfToken } from "../imports/outlets.server.ts";
import { sourceOfPushToken } from "../imports/sources.server.ts";
import { writeWorkbook } from "../imports/write-workbook.server.ts";
import { recordRead } from "./publications.server.ts";

const PUSHES_PER_HOUR = 120;
const READS_PER_HOUR = 120;
const EXPORTS_PER_HOUR = 60;
/** Another number where the same homes are written otherwise than before: portals then read them again. */
const WRITING = 3;
const TOKEN = /^[\w-]{43}$/;

/** `POST /api/feeds/{token}`: a program sends homes; the holder of the token is the sender. */
export function pushRoutes(services: AccountServices): Hono<AppEnv> {
  const { config, database, store, now } = services;
  const routes = new Hono<AppEnv>();
  routes.post(
    "/:token",
    limitCalls(config, { name: "outlets post /:token", calls: PUSHES_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const token = c.req.param("token");
      const source = TOKEN.test(token) ? await sourceOfPushToken(database.db, token) : undefined;
      if (!source) throw new AppError("NOT_FOUND");
      if (!c.req.raw.body) throw new AppError("EMPTY_FILE");
      if (Number(c.req.header("content-length") ?? 0) > LARGEST_FILE) throw new AppError("PAYLOAD_TOO_LARGE");
      const room = await storageRoom(database.db, source, { path: "file", now: now() });
      if (room.leftBytes <= 0) throw room.refusal();
      const file = await keepBytes(store, c.req.raw.body, room);
      try {
        const format = detectFormat(await headOfFeed(store, file.storageKey, HEAD_BYTES)) ?? source.format;
        const { job, isNew } = await database.db.transaction(async (tx) => {
          await takeStorage(tx, source, { bytes: file.sizeBytes, path: "file", now: now() });
          const named = { ...file, format, fileName: null };
          return await addImport(tx, source, named, { appliesItself: true, isRepeatable: true, now: now() });
        });
        if (!isNew) await removeBytes(services, [file.storageKey]);
        return c.json({ id: job.id, state: job.state }, 202);
      } catch (error) {
        await dropImportBytes(services, file, error);
        throw error;
      }
    },
  );
  return routes;
}

/** `GET /feeds/{token}.xml`: the feed for a portal. */
export function outletRoutes(services: AccountServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.get(
    "/:file",
    limitCalls(config, { name: "outlets get /:file", calls: READS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const token = /^([\w-]{43})\.xml$/.exec(c.req.param("file"))?.[1];
      const outlet = token === undefined ? undefined : await outletOfToken(db, token);
      if (!outlet) throw new AppError("NOT_FOUND");
      if (outlet.revokedAt) throw new AppError("LINK_GONE");
      const which = homesOfOutlet(outlet);
      const etag = `"${sha256(`${WRITING} ${outlet.id} ${await versionOf(db, which, now())}`).slice(0, 32)}"`;
      await countRead(db, outlet.id, now());
      c.header("etag", etag);
      c.header("cache-control", "private, no-cache");
      c.header("x-robots-tag", "noindex");
      if (c.req.header("if-none-match") === etag) return c.body(null, 304);
      const writer = openFeedWriter("kyero", { sentAt: now().toISOString() });
      c.header("content-type", writer.contentType);
      return stream(c, async (out) => {
        const carried: string[] = [];
        await out.write(writer.start());
        for await (const leaving of outgoingHomes(services, which)) {
          const whole = Object.assign({}, leaving, { home: withTown(leaving.home) });
          if (!isCarried(whole.home, outlet.portal)) continue;
          await out.write(writer.row(outlet.portal === "kyero" ? forKyero(whole) : forReaders(whole)));
          carried.push(leaving.id);
        }
        await out.write(writer.end());
        if (!out.aborted) await recordRead(db, outlet, carried, now());
      });
    },
  );
  return routes;
}

/** `GET /api/portfolio/export?format=…`: the caller's portfolio in other programs' formats. */
export function portfolioExportRoutes(services: AccountServices): Hono<AppEnv> {
  const { config, now } = services;
  const routes = new Hono<AppEnv>();
  routes.get(
    "/export",
    signedInOnly(),
    limitCalls(config, { name: "outlets get /export", calls: EXPORTS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const format = c.req.query("format") ?? "csv";
      if (!isWritten(format)) throw new AppError("NO_SUCH_EXPORT");
      const homes = outgoingHomes(services, homesInPortfolio(mayRead(c.get("actor"), "home")));
      const name = (extension: string) =>
        `attachment; filename="umbral-cartera-${isoDateInMadrid(now())}.${extension}"`;
      c.header("cache-control", "private, no-store");
      if (format === "xlsx") {
        c.header("content-disposition", name("xlsx"));
        c.header("content-type", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
        return c.body(await writeWorkbook(homes));
      }
      const writer = openFeedWriter(format, { isPrivate: true, sentAt: now().toISOString() });
      c.header("content-disposition", name(writer.extension));
      c.header("content-type", writer.contentType);
      return stream(c, async (out) => {
        await out.write(writer.start());
        for await (const home of homes) await out.write(writer.row(leavingAs(format, home)));
        await out.write(writer.end());
      });
    },
  );
  return routes;
}

/** A home as its portal reads it, with town and province. A table keeps what its file says, so that it comes back identical. */
function leavingAs(format: FeedFormat, leaving: FeedHome): FeedHome {
  if (format === "csv") return leaving;
  const whole = Object.assign({}, leaving, { home: withTown(leaving.home) });
  return format === "kyero" ? forReaders(whole) : whole;
}

const WRITTEN = ["csv", "kyero", "idealista", "fotocasa", "xlsx"] as const;
const isWritten = (format: string): format is (typeof WRITTEN)[number] =>
  (WRITTEN as readonly string[]).includes(format);
