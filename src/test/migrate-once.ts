import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../server/platform/db/connection.server.ts";
import { openEmbedded } from "../server/platform/db/embedded/open-embedded.server.ts";

/** How test files reach the PostgreSQL of this run; each adds the name of a database. */
export interface TestServer {
  host: string;
  port: number;
  user: string;
  password: string;
}

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Migrated, with the rows that migrations bring; nobody works in it, so that it can be copied. */
export const TEMPLATE = "umbral_template";

/** Rows lost with a power cut do not matter here, so nothing waits for the disk. */
const UNSAFE = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  logging_collector: "off",
  max_connections: "100",
};

/**
 * One PostgreSQL for a run, migrated once: each worker copies its database from there. It is the embedded one, of which
 * nothing stays behind, or that of TEST_DATABASE_URL.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    const server = serverOf(new URL(url));
    project.provide("testServer", server);
    await makeTemplate(server);
    return async () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), "umbral-test-"));
  const embedded = await openEmbedded(folder, { settings: UNSAFE });
  const { host, port, user, password } = embedded.pool;
  const server = { host: host!, port: port!, user: user!, password: password as string };
  project.provide("testServer", server);
  await makeTemplate(server);
  return async () => {
    await embedded.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

function serverOf({ hostname, port, username, password }: URL): TestServer {
  return { host: hostname, port: Number(port || 5432), user: username, password };
}

async function makeTemplate(server: TestServer): Promise<void> {
  const client = new Client({ ...server, database: "postgres" });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE}`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrateDatabase({ ...server, database: TEMPLATE }, process.cwd());
}
