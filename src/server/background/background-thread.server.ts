import { parentPort, workerData } from "node:worker_threads";
import { connectDatabase, type DatabaseAddress } from "../db/connection.server.ts";
import { readConfig } from "../env.server.ts";
import { createLog } from "../log.server.ts";
import { createLogKeeper } from "../logs/log-keeper.server.ts";
import { keepWorkDiary } from "../monitoring/work-diary.server.ts";
import { openStore } from "../store/open-store.server.ts";
import { doWorks } from "./work.server.ts";
import { WORKS } from "./works.server.ts";

/** The thread of the background: a heavy import never makes a request wait. Started by `startBackground`. */

const { address, root } = workerData as BackgroundStart;
const port = parentPort!;
const config = readConfig(process.env, root);
const keeper = createLogKeeper();
const log = createLog(config.logLevel, keeper);
const database = connectDatabase(address);
keeper.start(database.db);

if (database.kind === "embedded") {
  // The embedded database tells a change to the connection that made it: the process hears it from here.
  database.pool.on("connect", (client) => {
    client.on("notification", ({ payload }) => port.postMessage({ told: payload }));
  });
}
const now = () => new Date();
const diary = keepWorkDiary({ database, now });
const stop = doWorks(WORKS, { config, database, log, store: openStore(config), now }, diary.note);
port.on("message", async (message: { stop?: true }) => {
  if (!message.stop) return;
  await stop();
  await diary.stop();
  await keeper.stop();
  await database.pool.end();
  port.close();
});

export interface BackgroundStart {
  address: DatabaseAddress;
  root: string;
}
