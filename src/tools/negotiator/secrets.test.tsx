import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, expectTypeOf, test } from "vitest";
import { descriptionJson } from "#domain/tools/description/description-json.ts";
import { ToolRunProvider } from "#ui/tool/tool-run-context.tsx";
import { readResultDocument } from "../../test/read-result-document.tsx";
import { describe as describeResult } from "./describe.ts";
import { describeProposal } from "./describe-proposal.ts";
import { drawings } from "./document-drawings.tsx";
import type { negotiate } from "./engine.ts";
import type { given } from "./given.ts";
import { outcome, plain } from "./negotiations.test-data.ts";
import { PHRASES } from "./phrases.ts";
import type { NegotiationResult } from "./result.ts";
import { negotiator as tool } from "./tool.ts";
import { Result } from "./view.tsx";

// Odd figures that nothing else could give.
const secret = { reserve: 231_713, ceilingLow: 241_377, ceilingHigh: 253_171 };
const traces = /231.?713|241.?377|253.?171/;
const { input, result } = outcome(secret);

describe("the seller's secrets", () => {
  test("are in neither result, description, texts, rows, tables, next steps nor calendar", () => {
    const shown = [
      result,
      tool.describe(result, input),
      descriptionJson(tool.describe(result, input)),
      tool.describeDocument!(result, input),
      tool.textOf(result, input),
      tool.messageOf(result, input),
      tool.rowsOf(result, input),
      tool.tablesOf(result, input),
      tool.nextOf!(result, input),
      tool.appointmentsOf!(result, input),
      tool.wordingOf!(result, input),
      tool.sourcesOf(result, input),
      tool.titleOf(input),
      tool.figureOf!(result, input),
      tool.shownInput(input),
    ];
    for (const one of shown) expect(JSON.stringify(one)).not.toMatch(traces);
  });
  test("change nothing: others, or none, give the same result and the same description", () => {
    const { result: without } = outcome({ reserve: undefined, ceilingLow: undefined, ceilingHigh: undefined });
    expect(without).toEqual(result);
    expect(describeResult(without)).toEqual(describeResult(result));
  });
  test("are no part of what engine and rows may read, and the description reads no input at all", () => {
    type Secret = "reserve" | "ceilingLow" | "ceilingHigh";
    expectTypeOf<Extract<keyof Parameters<typeof negotiate>[0], Secret>>().toBeNever();
    expectTypeOf<Extract<keyof Parameters<typeof given>[0], Secret>>().toBeNever();
    expectTypeOf<Parameters<typeof describeResult>>().toEqualTypeOf<[result: NegotiationResult]>();
    expectTypeOf<Parameters<typeof describeProposal>["length"]>().toEqualTypeOf<1>();
  });
});

describe("the document for the other side", () => {
  const read = (changes: Record<string, unknown> = {}) => {
    const shown = outcome({ ...secret, ...changes });
    return plain(readResultDocument(tool, shown.result, shown.input, { drawings }));
  };
  const text = read();

  test("holds price, terms, until when and who signs", () => {
    for (const part of [
      "Contraoferta",
      "Precio que proponemos",
      "248.700 €",
      "97,5 % del precio de salida",
      "24.870 € (10 % del precio)",
      "223.830 € en la escritura",
      "En 60 días desde la señal",
      "Por escrito, hasta el 27 de noviembre de 2026",
      "Familia Soler",
      "Ferrer Hogar",
      "Quien vende, o su agente",
      "No obliga a nadie",
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/NaN|undefined|null|\[object/);
  });
  test("holds neither secrets nor the target, the ladder, the other offers, the taxes, or what those rest on", () => {
    expect(text).not.toMatch(traces);
    expect(text).not.toMatch(/Inversor|Pareja joven|244\.000|245\.550|paso \d|IRPF|Plusvalía|neto|Fuentes|Ley 35/i);
    // The seller's situation would show in the reasons for the taxes.
    for (const situation of ["mayor-65", "reinvierte", "no-residente"])
      expect(read({ situation })).not.toMatch(/65|reinversión|residente/i);
  });
  test("is made of a type that has none of it", () => {
    type Seen = Parameters<typeof describeProposal>[0];
    expectTypeOf<keyof Seen>().toEqualTypeOf<"date" | "currency" | "homeName" | "listPrice" | "counter">();
    expectTypeOf<Extract<keyof Seen["counter"], "step">>().toBeNever();
    // The drawings read the same.
    expectTypeOf<Parameters<(typeof drawings)["signatures"]>[0]["result"]>().toEqualTypeOf<Seen>();
  });
  test("says the same whatever else the result holds", () => {
    const { offers, ladder, sale, fallback, facts, ...seen } = result;
    expect(describeProposal(seen)).toEqual(describeProposal(result));
    expect(offers.length + ladder.length + sale.lines.length + facts.length).toBeGreaterThan(0);
    expect(fallback).not.toBeNull();
  });
  test("an acceptance has no offer to compare with, conditions stand as typed, and nobody known is who buys", () => {
    const price = { name: "Ana", price: 254_000, financing: "contado", days: 30, probability: 95 };
    const accepted = read({ offers: [price], conditions: "Con los muebles." });
    expect(accepted).toContain("Aceptación de oferta");
    expect(accepted).toContain("Precio que se acepta");
    expect(accepted).toContain("Con los muebles.");
    expect(accepted.match(/Tu oferta/g)).toHaveLength(1);
    expect(text.match(/Tu oferta/g)).toHaveLength(2);
    const unknown = read({ offers: [], fallback: undefined, homeName: "" });
    expect(unknown).toContain("Quien compra\n");
    expect(unknown).toContain("Tu oferta\n–");
    expect(unknown).not.toContain("Otras condiciones");
  });
});

describe("the page", () => {
  const drawn = (typed: Record<string, unknown>, changes: Record<string, unknown> = {}) => {
    const { result: shown } = outcome({ ...secret, ...changes });
    return plain(
      renderToStaticMarkup(
        <ToolRunProvider
          value={{ input: typed, rerun: () => {}, isRunning: false, isExample: false, mapStyleUrl: undefined }}
        >
          <Result result={shown} input={{}} />
        </ToolRunProvider>,
      ),
    );
  };
  const typed = { ...tool.example, ...secret };

  test("of a shared result draws nothing of them; the seller's own does", () => {
    expect(drawn({})).not.toMatch(traces);
    expect(drawn({})).not.toContain("Ensaya la conversación");
    expect(drawn({})).toContain("Qué decir");
    expect(drawn(typed)).toMatch(traces);
    expect(drawn(typed)).toContain("Ensaya la conversación");
  });
  test("zone: from the least to the high ceiling with its middle, (231,713 + 253,171) / 2", () => {
    const html = drawn(typed);
    expect(html).toContain("De 231.713 € a 253.171 €. El centro son 242.442 €.");
    expect(html).toContain("Todas las ofertas llegan a tu mínimo de");
    expect(html).toContain("Zona de acuerdo de 231.713 € a 253.171 €; tu contraoferta, 248.700 €");
  });
  test("an offer below the least says by how much", () => {
    const offers = [{ name: "Baja", price: 230_000, financing: "contado", days: 30, probability: 90 }];
    expect(drawn({ ...typed, offers }, { offers })).toContain("Baja: faltan 1.713 €");
  });
  test("a ceiling below the least leaves no zone; no ceiling asks for one; one bound stands for both", () => {
    expect(drawn({ ...typed, ceilingLow: 220_000, ceilingHigh: 230_000 })).toContain("Sin zona de acuerdo");
    const open = drawn({ ...typed, ceilingLow: "", ceilingHigh: "" });
    expect(open).toContain("Tu mínimo");
    expect(open).toContain("Falta el techo del comprador");
    expect(drawn({ ...typed, ceilingHigh: "" })).toContain("De 231.713 € a 241.377 €.");
    expect(drawn({ ...typed, ceilingLow: "" })).toContain("Hay zona de acuerdo");
  });
  test("without a least price there is no zone, and a rehearsal all the same", () => {
    const html = drawn({ ...typed, reserve: "" });
    expect(html).not.toContain("zona de acuerdo");
    expect(html).toContain("Ensayo n.º 1");
    expect(html).toContain("¿Cuánto pides?");
  });
});

test("the rehearsed buyer's words hold no figure but the offer", () => {
  for (const moves of Object.values(PHRASES))
    for (const [move, phrases] of Object.entries(moves))
      for (const phrase of phrases) {
        expect(phrase).not.toMatch(/\d/);
        expect(phrase.includes("{p}")).toBe(move !== "leaves");
      }
});
