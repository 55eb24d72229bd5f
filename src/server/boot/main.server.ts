import { existsSync } from "node:fs";
import type { Server, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { firstAdminNotice, makeFirstAdmin } from "../accounts/auth/first-admin.server.ts";
import { closeAfterUnreadBody } from "../accounts/limits/unread-bodies.server.ts";
import { sealingCertificate } from "../crm/signatures/seal/certificate.server.ts";
import { keepFiguresThread } from "../market/figures/figures-thread.server.ts";
import { keepZoneFigures } from "../market/figures/zone-figures.server.ts";
import { keepIndexThread } from "../market/index/index-thread.server.ts";
import { beforeMigrations } from "../operations/backup/before-migrations.server.ts";
import { scheduleBackupChecks } from "../operations/backup/check-nightly.server.ts";
import { scheduleBackups } from "../operations/backup/schedule.server.ts";
import { scheduleBases } from "../operations/backup/schedule-bases.server.ts";
import { createLogKeeper } from "../operations/logs/log-keeper.server.ts";
import { type LoopWatch, startLoopWatch } from "../operations/monitoring/loop-watch.server.ts";
import { startMonitoring } from "../operations/monitoring/start-monitoring.server.ts";
import { connectDatabase, openDatabase } from "../platform/db/connection.server.ts";
import { followDatabaseClock } from "../platform/db/database-clock.server.ts";
import { switchArchive } from "../platform/db/embedded/archive.server.ts";
import { endWatched } from "../platform/db/embedded/watched.server.ts";
import { OF_WORK } from "../platform/db/lasting-client.server.ts";
import { type Config, ConfigError, readConfig } from "../platform/env.server.ts";
import { areFontsInstalled } from "../platform/fonts.server.ts";
import { createLog } from "../platform/log.server.ts";
import { createRequestMeter } from "../platform/metrics/request-meter.server.ts";
import { allowPrivate } from "../platform/outgoing/connect.server.ts";
import { createChangeFeed } from "../platform/realtime/change-feed.server.ts";
import { describeStore } from "../platform/store/describe-store.server.ts";
import { openStore } from "../platform/store/open-store.server.ts";
import { startTelemetry } from "../platform/telemetry/start-telemetry.server.ts";
import { tracing } from "../platform/telemetry/tracing.server.ts";
import { startBackground } from "./background/start-background.server.ts";
import { addDemoContent } from "./demo-content.server.ts";
import {
  backgroundListener,
  builtListener,
  builtParts,
  developmentListener,
  type ServiceParts,
} from "./listeners.server.ts";
import { createWebServer } from "./web-server.server.ts";

/** The start of the process: configuration, database, demo content, first administrator, web server; and its end. */

const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const built = builtParts(root);
const isDev = process.argv.includes("--dev");
/**
 * After SIGTERM the process reports that it is not ready and still answers for this time, so that a balancer that asks
 * often notices, and clients of open connections get an answer that closes them.
 */
const DRAIN_MS = 1_000;
/** Requests under way get this long before the process ends anyway. */
const GRACE_MS = 5_000;
/** How often connections that have become idle meanwhile are closed. */
const IDLE_MS = 50;
/** The last backup is given up after two thirds of it, so that what follows has its time too. */
const LAST_BACKUP_MS = 30_000;
/** Connections of the work that nobody waits for. */
const WORK_CONNECTIONS = 4;

// Models, migrations and the served scripts of packages are found from here, wherever the process was started.
process.chdir(root);
// Code that asks for the local day or hour gets the same answer wherever the process runs; people's zones are always
// named.
process.env.TZ = "UTC";
// React asks for it when the pages are loaded, below: without it every page is rendered by the slow development build.
process.env.NODE_ENV ??= isDev ? "development" : "production";

/** Ends the parts of the process that were started: before the database is open, these are few. */
let end: (drainMs: number) => Promise<void> = endWatched;
let isEnding = false;
// A person who presses a key at a terminal does not wait for a balancer.
for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => stop(0));
process.on("SIGTERM", () => stop(0, DRAIN_MS));
// `npm start` is the parent of this process, and may be ended by a signal that it cannot pass on.
process.on("disconnect", () => stop(0, DRAIN_MS));
if (process.connected === false) stop(0);

try {
  await start();
} catch (error) {
  // An error of a start that was asked to end is not reported.
  if (!isEnding) {
    console.error(error instanceof ConfigError ? error.message : `Umbral no arranca: ${messageOf(error)}`);
    process.exit(1);
  }
}

function stop(code: number, drainMs = 0): void {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(code || 1), GRACE_MS + LAST_BACKUP_MS).unref();
  end(drainMs).then(
    () => process.exit(code),
    (error) => {
      console.error(messageOf(error));
      process.exit(1);
    },
  );
}

async function start(): Promise<void> {
  const config = readConfig(process.env, root);
  const { answersPages, worksBehind } = config;
  if (answersPages && !isDev && ![built.server, join(built.client, "assets")].every((part) => existsSync(part))) {
    throw new ConfigError("Umbral no arranca: falta el sitio construido. Constrúyelo con «npm run build».");
  }
  if (!areFontsInstalled()) {
    throw new ConfigError(
      "Umbral no arranca: falta la letra de los documentos (@fontsource/archivo), o está dañada. Instálala con «npm ci».",
    );
  }
  allowPrivate(config.reachesPrivate);
  const part = answersPages ? (worksBehind ? "all" : "web") : "jobs";
  const stopTelemetry = await startTelemetry(process.env, { part, trustedProxies: config.trustedProxies });
  const keeper = createLogKeeper();
  const log = createLog(config.logLevel, keeper);
  // The server itself speaks no TLS, so a site under https is behind a proxy.
  if (config.publicUrl.startsWith("https://") && config.trustedProxies === 0) {
    log.warn(
      "PUBLIC_URL is https, so a proxy stands in front, but TRUSTED_PROXIES is 0: everybody counts as one address",
    );
  }
  if (!config.databaseUrl) switchArchive(config.dataDir, config.archivesLog, new Date());
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    replicaUrl: config.databaseReplicaUrl,
    tellReads(to, why) {
      const text = "reads that may be old have changed over";
      if (why instanceof Error) log.warn({ to, err: why }, text);
      else log.warn({ to, why }, text);
    },
    dataDir: config.dataDir,
    root,
    beforeMigrations: (address) =>
      beforeMigrations({ address, config, store: openStore(config) }, { root, now: new Date() }),
  });
  if (isEnding) return;
  const clock = await followDatabaseClock(database.pool, log);
  const { now } = clock;
  // Jobs that read or forget all rows have connections of their own, so that requests keep theirs.
  const work = connectDatabase({ ...database.address, max: WORK_CONNECTIONS }, OF_WORK);
  keeper.start(work.db);
  const changes = createChangeFeed(database, log);
  const meter = createRequestMeter();
  const market = keepIndexThread({ database, log });
  const figures = keepFiguresThread();
  const zoneFigures = keepZoneFigures(market, figures.work);
  let watch: LoopWatch | undefined;
  let stopBackups = async () => {};
  let stopBackupChecks = async () => {};
  let stopBases = async () => {};
  let stopBackground = async () => {};
  let stopMonitoring = async () => {};
  let server: Server | undefined;
  const ending = new AbortController();

  end = async (drainMs) => {
    ending.abort();
    const letRequestsEnd = async () => {
      if (server) await drain(server, drainMs);
      // Before the server: open event streams are requests that would never end.
      await changes.close();
      if (server) await closeServer(server);
    };
    const stopBehind = [stopBackground, stopMonitoring, stopBackupChecks, stopBases];
    await Promise.all([letRequestsEnd(), ...stopBehind.map((stopOne) => stopOne())]);
    await watch?.stop();
    await keeper.stop();
    await stopBackups();
    await market.close();
    await figures.close();
    clock.stop();
    await work.close();
    await database.close();
    await stopTelemetry();
  };
  database.crashed.then((stated) => {
    if (isEnding) return;
    log.fatal({ output: stated }, "the embedded database ended by itself");
    stop(1);
  });

  try {
    // Made or read now: a wrong certificate ends the start, and not the first seal.
    const { isOwn } = await sealingCertificate(config, now());
    if (isOwn && !(answersPages && worksBehind)) {
      log.warn(
        "documents are sealed by a certificate of this machine's data folder: SIGNATURE_CERTIFICATE names one for all",
      );
    }
    if (config.mode === "demo") await addDemoContent(database.db, now());
    const notice = firstAdminNotice(await makeFirstAdmin(database.db, config, now()));
    if (notice) console.log(notice);
    if (isEnding) return;
    const { signal } = ending;
    ({ server, watch } = await listen({
      config,
      database,
      log,
      changes,
      meter,
      market,
      zoneFigures,
      ending: signal,
      now,
    }));
    if (isEnding) return;
    // If nothing can be written, the start has already ended with one line.
    await describeStore({ config, database: work, store: openStore(config), log, now: now() });
    if (isEnding) return;
    if (worksBehind) {
      stopBackups = scheduleBackups({ database: work, config, log, now });
      if (config.archivesLog) stopBases = scheduleBases({ database: work, config, log, now });
      stopBackupChecks = scheduleBackupChecks({ database: work, config, log, now });
      stopBackground = startBackground({ database, log }, root);
    }
    stopMonitoring = startMonitoring({ config, database: work, log, meter, now });
  } catch (error) {
    if (!isEnding) {
      await work.close();
      await database.close();
    }
    throw error;
  }
  const { port } = server.address() as { port: number };
  const kind = answersPages ? "está" : "trabaja, sin páginas,";
  console.log(`Umbral ${kind} en http://${config.host}:${port}${config.mode === "demo" ? " (demostración)" : ""}`);
}

async function listen(parts: ServiceParts): Promise<{ server: Server; watch: LoopWatch }> {
  const { config } = parts;
  const server = createWebServer();
  const listener = !config.answersPages
    ? backgroundListener(parts)
    : isDev
      ? await developmentListener(server, parts, root)
      : await builtListener(parts, root);
  const answer = closeAfterUnreadBody(listener);
  // Loading the pages blocks the loop while nobody waits yet. In development there is no limit, because a debugger may
  // stop the process for any time.
  const watch = startLoopWatch(parts, { limitMs: isDev ? 0 : config.loopLimitMs });
  const trace = tracing();
  server.on("request", (request, response) => {
    const serve = () => watch.run(request, () => answer(request, response));
    if (trace) trace.serve(request, response, serve);
    else serve();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(unlistenable(error, config)));
    server.listen(config.port, config.host, resolve);
  });
  return { server, watch };
}

/** The error that keeps the server from its address, as one line that names the variable. */
function unlistenable(error: NodeJS.ErrnoException, { host, port }: Pick<Config, "host" | "port">): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT: ${port} ya está en uso`,
    EACCES: `PORT: este usuario no puede abrir el puerto ${port}`,
    EADDRNOTAVAIL: `HOST: ${host} no es una dirección de esta máquina`,
    ENOTFOUND: `HOST: ${host} no es una dirección de esta máquina`,
    EAI_AGAIN: `HOST: ${host} no se puede resolver`,
  };
  const reason = reasons[error.code ?? ""];
  return reason ? new ConfigError(`Configuración: ${reason}.`) : error;
}

/** Every answer of this time ends its connection, so that nobody sends on one that is about to be closed. */
async function drain(server: Server, ms: number): Promise<void> {
  server.prependListener("request", (_, response: ServerResponse) => response.setHeader("connection", "close"));
  await sleep(ms);
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    // A connection that is kept open after the last answer on it is idle only then.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    server.close(() => {
      clearTimeout(force);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
