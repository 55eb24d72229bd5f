import { createReadStream, existsSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "#server/platform/db/connection.server.ts";
import { readConfig } from "#server/platform/env.server.ts";
import { createLog } from "#server/platform/log.server.ts";
import { allowPrivate } from "#server/platform/outgoing/connect.server.ts";
import { openStore } from "#server/platform/store/open-store.server.ts";
import { bringFile, type ImportParts, type Sender } from "./import/bring-file.ts";
import { fillMarket } from "./import/market/fill-market.ts";
import { bringOffersOf2018 } from "./import/market/offers-of-2018.ts";
import { agencySender, houseSender, personSender } from "./import/senders.ts";
import { addSyntheticComparables, syntheticFeed } from "./import/synthetic.ts";

// npm run import: brings homes, comparables or homes of the market in, through the same import as the pages. It can be interrupted and
// repeated: existing rows are not imported again.

const USAGE = `Uso:
  npm run import -- --source idealista18 --path CARPETA          comparables y mercado de 2018, para todos
  npm run import -- --source sintetica --count N                 viviendas inventadas en el mercado, que dicen que lo son
  npm run import -- --source sintetica --count N --comparables   comparables inventados, que dicen que lo son
  npm run import -- --source sintetica --count N --agency ID     viviendas inventadas en la cartera de una agencia
  npm run import -- --source kyero|csv|xlsx|idealista|fotocasa|easybroker --path ARCHIVO --owner CORREO`;

const NOTICE = `Contiene datos de idealista18 (Rey-Blanco D., Arbués P., López F., Páez A., 2024, «A geo-referenced micro-data set of
real estate listings for Spain's three largest cities», Environment and Planning B, doi:10.1177/23998083241242844), publicados con
la licencia Open Database License 1.0 (opendatacommons.org/licenses/odbl/1-0/). Son precios de oferta de 2018.`;

const CITIES = { Barcelona: "barcelona.train.csv.gz", Valencia: "valencia.train.csv.gz" };
const FILE_SOURCES = ["kyero", "csv", "xlsx", "idealista", "fotocasa", "easybroker"] as const;
type FileSource = (typeof FILE_SOURCES)[number];

const { values: args } = parseArgs({
  options: {
    source: { type: "string" },
    path: { type: "string" },
    count: { type: "string" },
    agency: { type: "string" },
    comparables: { type: "boolean", default: false },
    owner: { type: "string" },
  },
});

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { source, path, owner, agency } = args;
  const isFile = FILE_SOURCES.includes(source as FileSource);
  const isUsable =
    source === "idealista18" ? path : source === "sintetica" ? Number(args.count) > 0 : isFile && path && owner;
  if (!isUsable) throw new Error(USAGE);
  const root = join(import.meta.dirname, "..");
  const config = readConfig(process.env, root);
  allowPrivate(config.reachesPrivate);
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort());
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    root,
    isGuest: true,
  });
  const parts: ImportParts = {
    database,
    store: openStore(config),
    log: createLog("warn"),
    now: () => new Date(),
    isStopped: () => stopping.signal.aborted,
  };
  try {
    if (source === "idealista18") await bringIdealista18(parts, path!);
    else if (source === "sintetica") await bringSynthetic(parts, Number(args.count), agency);
    else await bringOwn(parts, source as FileSource, path!, owner!);
  } finally {
    await database.close();
  }
}

async function bringIdealista18(parts: ImportParts, folder: string): Promise<void> {
  console.log(`${NOTICE}\n`);
  for (const [city, name] of Object.entries(CITIES)) {
    const file = join(folder, name);
    if (!existsSync(file)) throw new Error(`Falta ${name} en ${folder}.`);
    const sender = await houseSender(parts.database.db, `idealista18, ofertas de 2018 (ODbL 1.0): ${city}`);
    await bringFile(parts, sender, { format: "idealista18", fileName: name, bytes: createReadStream(file) });
    await bringOffersOf2018(parts, file);
  }
}

async function bringSynthetic(parts: ImportParts, count: number, agencyId: string | undefined): Promise<void> {
  if (args.comparables) return await addSyntheticComparables(parts, count);
  if (agencyId === undefined) return await fillMarket(parts, count);
  const sender: Sender = await agencySender(parts.database.db, agencyId, "Viviendas inventadas");
  const today = parts.now().toISOString().slice(0, 10);
  await bringFile(parts, sender, { format: "kyero", fileName: null, bytes: syntheticFeed(count, today) });
}

async function bringOwn(parts: ImportParts, format: FileSource, file: string, email: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`No hay ningún archivo en ${file}.`);
  const sender = await personSender(parts.database.db, email, basename(file), format);
  await bringFile(parts, sender, { format, fileName: basename(file), bytes: createReadStream(file) });
}
