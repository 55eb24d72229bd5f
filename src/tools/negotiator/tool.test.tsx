import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { typedSigner } from "#domain/accounts/agency/agent-card.ts";
import { readDocument } from "#ui/pdf/read-document.ts";
import { ToolRunProvider } from "#ui/tool/tool-run-context.tsx";
import { ResultDocument } from "./document.tsx";
import { explainZone } from "./explain.ts";
import { PHRASES } from "./phrases.ts";
import { negotiator as tool } from "./tool.ts";
import { Result } from "./view.tsx";

const TODAY = "2026-11-22";
const outcome = (changes: Record<string, unknown> = {}) => {
  const input = z.parse(tool.input, { ...tool.example, ...changes });
  return { input, result: tool.run(input, { today: TODAY }) };
};
const messages = (changes: Record<string, unknown>) =>
  z
    .safeParse(tool.input, { ...tool.example, ...changes })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

describe("the answer", () => {
  test("the example survives JSON, gives the same twice and ranks by expected net", () => {
    const { input, result } = outcome();
    expect(tool.run(input, { today: TODAY })).toEqual(result);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    expect(result.offers[0]!.name).toBe("Familia Soler");
    const nets = result.offers.map(({ expectedNet }) => expectedNet);
    expect(nets).toEqual([...nets].sort((a, b) => b - a));
    expect(tool.titleOf(input)).toBe("Piso en Ruzafa, València, salida a 255.000\u00a0€");
  });
  test("asks the next step of the ladder, one lower after each counter-offer", () => {
    // 255,000 − 4/7 · 11,000 = 248,714 → 248,700; − 6/7 = 245,571 → 245,550
    const price = (made: string) => outcome({ counterOffersMade: made }).result.counter.price;
    expect([price("0"), price("1"), price("2")]).toEqual([248_700, 245_550, 244_000]);
  });
  test("an offer that already reaches it is accepted", () => {
    const offers = [{ price: 249_000, financing: "contado", days: 30, probability: 95 }];
    expect(outcome({ offers }).result.counter).toMatchObject({ kind: "accept", price: 249_000 });
  });
  test("until when: five days from today", () => expect(outcome().result.counter.validUntil).toBe("2026-11-27"));
  test("without offers there is a ladder and what the target leaves", () => {
    const { result } = outcome({ offers: [{}, {}], fallback: undefined });
    expect(result).toMatchObject({ offers: [], fallback: null, sale: { price: 244_000 } });
    expect(result.counter.toName).toBeNull();
  });
  test("costs not known are named, and the ranking stands on what is", () => {
    const { result, input } = outcome({ place: "ES-NC" });
    expect(result.sale.missing).toEqual(["plusvalia", "irpf"]);
    expect(tool.textOf(result, input)).toContain("No incluye la plusvalía municipal ni el impuesto de la ganancia");
  });
  test("a reserve above the ceiling: no zone", () =>
    expect(explainZone({ kind: "none", gap: 2000 }, "EUR")).toMatchObject({
      title: "Sin zona de acuerdo",
      text: expect.stringContaining("2.000"),
    }));
});

describe("the seller's secrets stay his", () => {
  // Odd figures that nothing else could give.
  const secret = { reserve: 231_713, ceilingLow: 241_377, ceilingHigh: 253_171 };
  const traces = /231.?713|241.?377|253.?171/;
  const { input, result } = outcome(secret);
  const meta = {
    signer: typedSigner("Ferrer Hogar"),
    createdAt: `${TODAY}T10:00:00Z`,
    runId: "3f9a21bc-0000",
    title: tool.titleOf(input),
    sources: tool.sourcesOf(result, input),
  };

  test("neither result, texts, rows, tables, next steps nor calendar hold them", () => {
    const given = [
      result,
      tool.textOf(result, input),
      tool.messageOf(result, input),
      tool.rowsOf(result, input),
      tool.tablesOf!(result, input),
      tool.nextOf!(result, input),
      tool.appointmentsOf!(result, input),
      tool.titleOf(input),
      tool.figureOf!(result, input),
      tool.shownInput(input),
    ];
    for (const one of given) expect(JSON.stringify(one)).not.toMatch(traces);
  });
  test("other secrets give the same result", () =>
    expect(outcome({ reserve: undefined, ceilingLow: undefined, ceilingHigh: undefined }).result).toEqual(result));
  test("the counter-offer holds neither them nor the target, the other offers or the taxes", () => {
    const text = readDocument(<ResultDocument result={result} meta={meta} />);
    for (const part of [
      "Contraoferta",
      "248.700",
      "24.870",
      "Familia Soler",
      "27 de noviembre de 2026",
      "Ferrer Hogar",
    ])
      expect(text.replaceAll("\u00a0", " ")).toContain(part);
    expect(text).not.toMatch(traces);
    expect(text).not.toMatch(/Inversor|Pareja joven|244\.000|IRPF|Plusvalía|neto/i);
    expect(text).not.toMatch(/NaN|undefined|null|\[object/);
  });
  test("a shared page draws nothing of them; his own does", () => {
    const drawn = (typed: Record<string, unknown>) =>
      renderToStaticMarkup(
        createElement(
          ToolRunProvider,
          { value: { input: typed, rerun: () => {}, isRunning: false, isExample: false, mapStyleUrl: undefined } },
          createElement(Result, { result }),
        ),
      );
    expect(drawn({})).not.toMatch(traces);
    expect(drawn({})).not.toContain("Ensaya la conversación");
    expect(drawn({ ...tool.example, ...secret })).toMatch(traces);
    expect(drawn({ ...tool.example, ...secret })).toContain("Ensaya la conversación");
  });
  test("the rehearsed buyer's words hold no figure but his offer", () => {
    for (const moves of Object.values(PHRASES))
      for (const [move, phrases] of Object.entries(moves))
        for (const phrase of phrases) {
          expect(phrase).not.toMatch(/\d/);
          expect(phrase.includes("{p}")).toBe(move !== "leaves");
        }
  });
  test("a target at the reserve would show it at the foot of the ladder", () => {
    expect(messages({ target: 232_000, reserve: 232_000 })[0]![0]).toBe("target");
    expect(messages({ target: 232_040, reserve: 232_000 })[0]![0]).toBe("target");
    expect(messages({ counterPrice: 232_000 })[0]![0]).toBe("counterPrice");
  });
});

describe("the form", () => {
  test("an offer in which something was typed needs the rest, and something to fall back on", () => {
    const said = Object.fromEntries(messages({ offers: [{ price: "240.000" }], fallback: "" }));
    expect(said).toEqual({
      "offers.0.financing": "Elige cómo paga",
      "offers.0.days": "Introduce en cuántos días firmaría",
      "offers.0.probability": "Introduce lo probable que es, de 0 a 100 %",
      fallback: "Introduce a cuánto venderías si la oferta falla",
    });
  });
  test("prices out of order are told at their field", () => {
    expect(messages({ target: 300_000 })[0]![0]).toBe("target");
    expect(messages({ ceilingLow: 260_000 })[0]![0]).toBe("ceilingHigh");
    expect(messages({ landValue: 99_000 })[0]![0]).toBe("landValue");
    expect(messages({ listPrice: 0 })[0]![1]).toBe("Introduce un precio mayor que cero");
  });
  test("what is typed in Spanish is understood, blank is unknown", () => {
    const { input } = outcome({ listPrice: "255.000", carryPerMonth: "", reserve: "" });
    expect(input).toMatchObject({ listPrice: 255_000, carryPerMonth: 0, reserve: undefined });
  });
});

test.each([{}, { offers: [{}] }, { place: "CO", currency: "COP" }, { counterPrice: 240_000 }])(
  "texts: %o",
  (changes) => {
    const { input, result } = outcome(changes);
    const message = tool.messageOf(result, input);
    expect(message.length).toBeGreaterThan(60);
    expect(message.length).toBeLessThanOrEqual(700);
    expect(`${message} ${tool.textOf(result, input)}`).not.toMatch(/NaN|undefined|null|Infinity/);
  },
);

test("a message with six long names still fits", () => {
  const row = { price: 240_000, financing: "contado", days: 30, probability: 90 };
  const offers = Array.from({ length: 6 }, (_, i) => ({
    ...row,
    name: `${"Nombre muy largo de familia ".repeat(2)}${i}`,
  }));
  const { input, result } = outcome({ offers, homeName: "x".repeat(120) });
  expect(tool.messageOf(result, input).length).toBeLessThanOrEqual(700);
  const labels = tool.rowsOf(result, input).map(({ group, label }) => `${group} ${label}`);
  expect(new Set(labels).size).toBe(labels.length);
});

test("tables: offers, ladder and net, each row as wide as its columns", () => {
  const { input, result } = outcome();
  const tables = tool.tablesOf!(result, input);
  expect(tables.map(({ name }) => name)).toEqual(["Ofertas", "Escalera", "Neto del vendedor"]);
  for (const table of tables) for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
});

test("doubtful costs carry their mark", () => {
  const { input, result } = outcome();
  const tags = Object.fromEntries(tool.sourcesOf(result, input).map(({ label, tag }) => [label, tag]));
  expect(tags).toMatchObject({
    "Cancelación registral de la hipoteca": "por comprobar",
    "Coeficientes máximos de la plusvalía municipal": undefined,
  });
});

test("a known home fills name, place and price; the counter-offer goes on to the buyer's ceiling and into the calendar", () => {
  const home = { operation: "venta", type: "piso", country: "ES", currency: "EUR" } as const;
  expect(tool.fillFrom!({ ...home, price: 240_000, municipalityCode: "46250", address: "Sorní, 12" })).toEqual({
    homeName: "Sorní, 12",
    place: "ES-VC",
    listPrice: 240_000,
  });
  const { input, result } = outcome();
  expect(tool.nextOf!(result, input)[0]).toMatchObject({
    path: "/calculadora-capacidad",
    values: { targetPrice: 248_700 },
  });
  expect(tool.appointmentsOf!(result, input)).toMatchObject([{ kind: "tarea", startsAt: "2026-11-27T10:00" }]);
});
