import { describe, expect, test } from "vitest";
import { openCell } from "#domain/tools/description/description-text.ts";
import { valueText } from "#domain/tools/description/value.ts";
import { describeProposal } from "./describe-proposal.ts";
import { outcome, plain, SAFE } from "./negotiations.test-data.ts";

const proposal = (changes: Record<string, unknown> = {}) => describeProposal(outcome(changes).result);
const accepted = { offers: [{ ...SAFE, price: 254_000 }] };

describe("a counter-offer", () => {
  const { document, headline, sections, summary, message } = proposal();

  test("says for whom it is, from where to where, and until when", () => {
    expect(document).toMatchObject({
      kind: "Contraoferta",
      title: "Contraoferta",
      detail: "Piso en Ruzafa, Valencia, 22 de noviembre de 2026",
      isWithoutSources: true,
    });
    expect(document.facts.map(({ label, value }) => plain(`${label}: ${valueText(value)}`))).toEqual([
      "Para: Familia Soler",
      "Precio de salida: 255.000 €",
      "Tu oferta: 240.000 €",
      "Vale hasta: 27 de noviembre de 2026",
    ]);
    expect(plain(summary)).toBe("Contraoferta: 248.700 €");
    expect(message).toEqual([]);
  });
  test("draws the list price, what is proposed, and the offer, from zero", () =>
    expect(headline!.drawing).toMatchObject({
      kind: "bars",
      rows: [
        { label: "Precio de salida", value: 255_000 },
        { label: "Propuesta", value: 248_700, isHighlighted: true },
        { label: "Tu oferta", value: 240_000 },
      ],
    }));
  test("its price is exact, and a share of the list price: 248,700 / 255,000", () => {
    expect(headline!.value).toMatchObject({ amount: 248_700 });
    expect(headline!.value).not.toHaveProperty("unit.isEstimate");
    expect(headline!.label).toBe("Precio que proponemos");
    expect(headline!.details.map(plain)).toEqual(["97,5 % del precio de salida"]);
    expect(headline!.notes).toEqual([]);
  });
  test("deposit and rest come to the price: 24,870 + 223,830", () => {
    const terms = sections[0]!.blocks.find((block) => block.kind === "table")!;
    expect(terms.rows.map((row) => row.map((cell) => plain(valueText(openCell(cell).value))))).toEqual([
      ["Precio", "248.700 €"],
      ["Señal", "24.870 € (10 % del precio)"],
      ["Resto", "223.830 € en la escritura"],
      ["Firma de la escritura", "En 60 días desde la señal"],
      ["Respuesta", "Por escrito, hasta el 27 de noviembre de 2026"],
    ]);
  });
  test("the notice and two lines to sign on come last; conditions stand before them, if there are any", () => {
    const ids = (changes: Record<string, unknown>) => proposal(changes).sections.map(({ id }) => id);
    expect(ids({})).toEqual(["contraoferta-condiciones", "contraoferta-que-es", "contraoferta-firmas"]);
    expect(ids({ conditions: "Con los muebles." })).toEqual([
      "contraoferta-condiciones",
      "contraoferta-otras",
      "contraoferta-que-es",
      "contraoferta-firmas",
    ]);
    expect(sections.at(-1)!.blocks).toEqual([{ kind: "drawing", name: "signatures" }]);
  });
});

test("an acceptance has another name, and no offer beside its own price", () => {
  const { document, headline } = proposal(accepted);
  expect(document.kind).toBe("Aceptación de oferta");
  expect(headline!.label).toBe("Precio que se acepta");
  expect(headline!.drawing).toMatchObject({
    rows: [{ label: "Precio de salida" }, { label: "Precio aceptado", value: 254_000 }],
  });
});

test("without an offer it is for whoever buys, and there is none to draw", () => {
  const { document, headline } = proposal({ offers: [], fallback: undefined, homeName: "" });
  expect(document.facts.map(({ value }) => valueText(value)).slice(0, 3)).toEqual([
    "Quien compra",
    "255.000\u00a0€",
    "–",
  ]);
  expect(document.detail).toBe("22 de noviembre de 2026");
  expect(headline!.drawing).toHaveProperty("rows.length", 2);
});
