import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { describe, expect, test } from "vitest";
import { ToolRunProvider } from "#ui/tool/tool-run-context.tsx";
import { Fields } from "./fields.tsx";
import { LadderChart } from "./ladder-chart.tsx";
import { outcome, plain, SAFE, TODAY } from "./negotiations.test-data.ts";
import { negotiator as tool } from "./tool.ts";

function Form({ values, children }: { values: Record<string, unknown>; children: ReactNode }) {
  const form = useForm({ defaultValues: values });
  return <FormProvider {...form}>{children}</FormProvider>;
}

/** The form as the server draws it, with some of it typed. */
function form(values: Record<string, unknown>): string {
  const run = {
    input: values,
    rerun: () => {},
    isRunning: false,
    isExample: false,
    mapStyleUrl: undefined,
    today: TODAY,
  };
  return plain(
    renderToStaticMarkup(
      <ToolRunProvider value={run}>
        <Form values={values}>
          <Fields />
        </Form>
      </ToolRunProvider>,
    ),
  );
}
const words = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const empty = { ...tool.defaults, place: "ES-VC", listPrice: "", target: "" };
const label = (html: string, name: string) => words(html).match(new RegExp(`${name}[^A-ZÁÉÍÓÚ]*`))?.[0] ?? "";

describe("the form", () => {
  test("asks for the sale, the secret, offers, the answer and the costs, in this order", () => {
    const text = words(form(empty));
    const places = ["La venta", "Solo para ti", "Ofertas", "Tu respuesta", "Lo que queda al vender"].map((title) =>
      text.indexOf(title),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(text).toContain("No sale en el PDF, en los textos ni en el enlace que compartas.");
  });
  test("has a row for each offer, at least one and at most six", () => {
    expect(words(form(empty)).match(/Oferta \d/g)).toContain("Oferta 2");
    expect(form(empty)).toContain("Quitar la oferta 2");
    expect(form({ ...empty, offers: [{}] })).not.toContain("Quitar la oferta");
    expect(words(form(empty))).toContain("Añadir oferta");
    expect(words(form({ ...empty, offers: Array(6).fill({}) }))).not.toContain("Añadir oferta");
  });
  test("says that the way out may be left out only while there is no offer", () => {
    expect(label(form(empty), "Si la oferta falla, venderías a")).toContain("opcional");
    expect(label(form({ ...empty, offers: [{ price: "240000" }] }), "Si la oferta falla, venderías a")).not.toContain(
      "opcional",
    );
    expect(label(form({ ...empty, offers: [{ price: " " }, {}] }), "Si la oferta falla, venderías a")).toContain(
      "opcional",
    );
  });
  test("asks what cancelling a mortgage costs where there is one", () => {
    expect(words(form(empty))).not.toContain("Cancelar la hipoteca");
    expect(words(form({ ...empty, debt: "61000" }))).toContain("Cancelar la hipoteca");
  });
  test("takes no day of purchase after today", () => {
    const date = form({ ...empty, purchasedOn: "2017-05-12" }).match(/<input[^>]*type="date"[^>]*>/)![0];
    expect(date).toContain(`max="${TODAY}"`);
    expect(date).toContain('value="2017-05-12"');
  });
  test("asks for taxes where it has their tables, and for their sum where it has not", () => {
    const spanish = words(form(empty));
    expect(spanish).toContain("Valor catastral del suelo");
    expect(spanish).toContain("Plusvalía, si ya la sabes");
    const foral = words(form({ ...empty, place: "ES-NC" }));
    expect(foral).toContain("Navarra tiene impuestos propios");
    expect(foral).not.toContain("Valor catastral del suelo");
    const abroad = words(form({ ...empty, place: "CO" }));
    expect(abroad).toContain("No tenemos los impuestos de este lugar.");
    expect(abroad).toContain("Impuesto municipal");
    expect(abroad).not.toContain("Quien vende paga la matriz");
  });
  test("asks how much is put into another home of whoever does that", () => {
    expect(words(form(empty))).not.toContain("Reinvierte En blanco");
    expect(form({ ...empty, situation: "reinvierte" })).toContain('name="reinvested"');
    expect(form(empty)).not.toContain('name="reinvested"');
  });
});

describe("the stair of prices", () => {
  const drawn = (changes: Record<string, unknown> = {}) =>
    plain(renderToStaticMarkup(<LadderChart result={outcome(changes).result} />));

  test("four steps with what each gives up; the one that is asked next stands out", () => {
    const html = drawn();
    expect(words(html)).toContain("255.000 € salida 248.700 € −6.300 € 245.550 € −3.150 € 244.000 € −1.550 €");
    expect(html.match(/bg-luz/g)).toHaveLength(1);
    expect(html).toContain("En amarillo, lo que toca pedir ahora.");
  });
  test("none stands out where a price was typed or an offer is accepted", () => {
    for (const changes of [{ counterPrice: 247_123 }, { offers: [{ ...SAFE, price: 254_000 }] }]) {
      expect(drawn(changes)).not.toContain("bg-luz");
      expect(drawn(changes)).not.toContain("En amarillo");
    }
  });
  test("the first is the highest and the last the lowest; without a way down all are as high", () => {
    const heights = (changes: Record<string, unknown> = {}) =>
      [...drawn(changes).matchAll(/height:([\d.]+)%/g)].map(([, height]) => Number(height));
    const [first, second, third, last] = heights();
    expect([first, last]).toEqual([80, expect.closeTo(27.2, 9)]);
    // 34 + 66 · 4,700/11,000 and 34 + 66 · 1,550/11,000, each times 0.8
    expect([second, third]).toEqual([expect.closeTo(49.76, 9), expect.closeTo(34.64, 9)]);
    expect(heights({ target: 255_000, reserve: "" })).toEqual([80, 80, 80, 80]);
  });
});
