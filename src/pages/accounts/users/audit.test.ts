import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "#server/accounts/access/viewer.server.ts";
import { servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { authEvents, users } from "#server/platform/db/tables/accounts.server.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { loader as csv } from "./audit-csv.ts";
import { auditFilter } from "./audit-filter.server.ts";
import { auditQuery, readAuditQuery } from "./audit-query.ts";

const database = await openTestDatabase();
const services = testServices(database);
const viewer = { userId: "x", roles: ["manager"] } as unknown as Viewer;

const read = (query: string) => readAuditQuery(new URLSearchParams(query));

async function exported(query: string, as: Viewer | null = viewer): Promise<string> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(viewerContext, as);
  const request = new Request(`https://umbral.example/admin/usuarios/auditoria.csv${query}`);
  const bytes = await (csv({ context, request } as never) as Response).arrayBuffer();
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

describe("the query of the log", () => {
  test("is read and written", () => {
    const query = "?tipo=banned&persona=ana%40agencia.es&desde=2026-11-01&hasta=2026-11-21";
    expect(auditQuery(read(query))).toBe(query);
    expect(auditQuery(read("tipo=nada&desde=ayer&hasta=2026-99-99&antes="))).toBe("");
  });

  test("counts days as Madrid does, the last one whole", () => {
    const { from, until } = auditFilter(read("desde=2026-07-01&hasta=2026-11-21"));
    expect(from).toEqual(new Date("2026-06-30T22:00:00Z"));
    expect(until).toEqual(new Date("2026-11-21T23:00:00Z"));
    const changing = auditFilter(read("desde=2026-10-25&hasta=2026-10-25"));
    expect(changing.until!.getTime() - changing.from!.getTime()).toBe(25 * 3_600_000);
  });
});

describe("the log as CSV", () => {
  beforeAll(async () => {
    const [ana] = await database.db.insert(users).values({ email: "ana@agencia.es" }).returning();
    const at = new Date("2026-11-20T10:00:00Z");
    await database.db
      .insert(authEvents)
      .values([
        ...Array.from({ length: 1_050 }, () => ({ kind: "signed_in", userId: ana!.id, createdAt: at })),
        { kind: "banned", userId: ana!.id, detail: { reason: '=CMD("x")' }, userAgent: "@SUM(1)", createdAt: at },
      ]);
  });

  test("has every event once, under one header", async () => {
    const text = await exported("");
    const lines = text.trimEnd().split("\r\n");
    expect(text.startsWith("\ufeffFecha (UTC);Qué;Clave;")).toBe(true);
    expect(lines).toHaveLength(1 + 1_051);
    expect(text.match(/Fecha \(UTC\)/g)).toHaveLength(1);
  });

  test("is filtered, and runs no formula", async () => {
    const [, line, rest] = (await exported("?tipo=banned&persona=ANA")).trimEnd().split("\r\n");
    expect(line).toContain("2026-11-20T10:00:00.000Z;Cuenta bloqueada;banned;ana@agencia.es;");
    expect(line).toContain("'@SUM(1)");
    expect(rest).toBeUndefined();
  });

  test("is for staff", async () => {
    await expect(exported("", { ...viewer, roles: [] })).rejects.toMatchObject({ init: { status: 404 } });
    await expect(exported("", null)).rejects.toMatchObject({ status: 303 });
  });
});
