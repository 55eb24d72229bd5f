import { expect, test } from "vitest";
import { readChoices } from "#server/operations/errors/error-lists.server.ts";
import { errorsHref, exportHref, rawChoices } from "./errors-query.ts";

const read = (address: string) => readChoices(rawChoices(new URL(address, "https://umbral.example").searchParams));

test("an address gives the filter that made it", () => {
  const chosen = {
    state: "all",
    kind: "missing_path",
    type: "SERVER_ERROR",
    tool: "valoracion",
    period: "24h",
    q: "sin comparables",
  } as const;
  expect(read(errorsHref({ chosen, error: "f".repeat(20), before: "1_a" }))).toEqual(chosen);
});

test("the list as it opens has a bare address, and nonsense counts for nothing", () => {
  const plain = read("/admin/errores");
  expect(plain).toMatchObject({ state: "unresolved", period: "7d" });
  expect(errorsHref({ chosen: plain })).toBe("/admin/errores");
  expect(read("/admin/errores?estado=x&clase=y&tipo=Z&herramienta=a%20b&periodo=siglo")).toEqual(plain);
});

test("the file has the list's filter", () => {
  expect(exportHref(read("/admin/errores?tipo=RATE_LIMIT&buscar=a%26b"))).toBe(
    "/api/admin/errors/export.csv?state=unresolved&period=7d&type=RATE_LIMIT&q=a%26b",
  );
});
