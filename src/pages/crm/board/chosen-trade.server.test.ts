import { expect, test } from "vitest";
import { busiestTrade, rememberedTrade, rememberTrade } from "./chosen-trade.server.ts";

const asking = (cookie: string) => new Request("https://umbral.example/dashboard", { headers: { cookie } });

test("the trade that was chosen comes back with the next question", () => {
  const sent = rememberTrade("propietario")["Set-Cookie"].split(";")[0]!;
  expect(rememberedTrade(asking(`otra=1; ${sent}`))).toBe("propietario");
});

test("a value that is no trade is none", () => {
  expect(rememberedTrade(asking("umbral_tablero=arras"))).toBeNull();
  expect(rememberedTrade(asking("xumbral_tablero=propietario"))).toBeNull();
  expect(rememberedTrade(new Request("https://umbral.example/"))).toBeNull();
});

test("without a choice the trade with the most open deals is shown, the first of equals", () => {
  const open = (counts: [number, number, number]) => [
    { kind: "comprador" as const, count: counts[0], all: counts[0] },
    { kind: "vendedor" as const, count: counts[1], all: counts[1] },
    { kind: "propietario" as const, count: counts[2], all: counts[2] },
  ];
  expect(busiestTrade(open([1, 0, 3]))).toBe("propietario");
  expect(busiestTrade(open([2, 2, 0]))).toBe("comprador");
  expect(busiestTrade([])).toBe("comprador");
  // A mandate that was won is closed, and still all that there is to see.
  expect(busiestTrade(open([0, 0, 0]).map((one) => ({ ...one, all: one.kind === "propietario" ? 1 : 0 })))).toBe(
    "propietario",
  );
});
