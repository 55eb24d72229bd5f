import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { CheckboxField, ChipsField, isYes, SegmentedField, SelectField, TriStateField } from "./choice-fields.tsx";
import { ComboboxField } from "./combobox-field.tsx";
import { SubmitBar } from "./field-group.tsx";
import { FileField } from "./file-field.tsx";
import { MoneyField, NumberField } from "./number-fields.tsx";
import { type FieldFact, SourcedNumberField } from "./sourced-number-field.tsx";
import { DateField, remainingText, TextField, TimeField } from "./text-fields.tsx";

type Values = Record<string, unknown>;

function Form({ values, errors, children }: { values: Values; errors: Record<string, string>; children: ReactNode }) {
  const form = useForm<Values>({
    defaultValues: values,
    errors: Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: "schema", message }])),
  });
  return <FormProvider {...form}>{children}</FormProvider>;
}

function render(field: ReactNode, values: Values = {}, errors: Record<string, string> = {}): string {
  return renderToString(
    <Form values={values} errors={errors}>
      {field}
    </Form>,
  ).replaceAll("<!-- -->", "");
}

/** The value of an attribute in the first tag of that name. */
function attribute(html: string, tag: string, name: string): string | undefined {
  const found = html.match(new RegExp(`<${tag}\\b[^>]*>`))?.[0];
  return found?.match(new RegExp(` ${name}="([^"]*)"`))?.[1];
}

test("the label names the control and the help describes it", () => {
  const html = render(<TextField name="email" label="Email" help="Te enviaremos el informe aquí." />);
  const id = attribute(html, "input", "id");
  expect(id).toBeTruthy();
  expect(attribute(html, "label", "for")).toBe(id);
  expect(attribute(html, "input", "aria-describedby")).toBe(attribute(html, "p", "id"));
  expect(attribute(html, "input", "aria-invalid")).toBeUndefined();
});

test("an error takes the place of the help and marks the control", () => {
  const html = render(
    <TextField name="home.email" label="Email" help="Te enviaremos el informe aquí." />,
    {},
    { "home.email": "Email inválido" },
  );
  expect(html).toContain("Email inválido");
  expect(html).not.toContain("Te enviaremos");
  expect(attribute(html, "input", "aria-invalid")).toBe("true");
  expect(attribute(html, "input", "aria-describedby")).toBe(attribute(html, "p", "id"));
});

test("optional fields say so and are not required", () => {
  const html = render(<TextField name="company" label="Empresa" optional />);
  expect(html).toContain("(opcional)");
  expect(html).not.toContain("aria-required");
  expect(render(<TextField name="name" label="Nombre" />)).toContain('aria-required="true"');
});

test("a number keeps the typed text, and its interpretation describes it", () => {
  const html = render(<NumberField name="home.builtAreaM2" label="Superficie" unit="m²" />, {
    home: { builtAreaM2: "1,250.5" },
  });
  expect(attribute(html, "input", "value")).toBe("1,250.5");
  expect(html).toContain("Leemos 1.250,5\u00a0m²");
  expect(attribute(html, "input", "aria-describedby")).toBe(attribute(html, "p", "id"));
});

test("a year is never grouped, a price is", () => {
  expect(render(<NumberField name="year" label="Año" echo={false} />, { year: "1968" })).not.toContain("Leemos");
  expect(render(<MoneyField name="price" label="Precio" />, { price: "342000" })).toContain("342.000\u00a0€");
});

test("a number from a saved draft shows like a typed one", () => {
  expect(attribute(render(<NumberField name="rooms" label="Dormitorios" />, { rooms: 3 }), "input", "value")).toBe("3");
});

test("a segmented choice is a named group of radio buttons with one chosen", () => {
  const html = render(
    <SegmentedField
      name="kind"
      label="Tipo"
      options={[
        { value: "flat", label: "Piso" },
        { value: "house", label: "Casa" },
      ]}
    />,
    { kind: "house" },
  );
  expect(html).toMatch(/<fieldset[^>]*>\s*<legend[^>]*>Tipo</);
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="house"|<input[^>]*value="house"[^>]*checked=""/);
  expect(html.match(/checked=""/g)).toHaveLength(1);
});

test("yes, no or unknown: nothing said means unknown", () => {
  const chosen = render(<TriStateField name="charges" label="¿Tiene cargas?" />).match(
    /<input[^>]*checked=""[^>]*>/,
  )?.[0];
  expect(chosen).toContain('value=""');
});

test("each chip is a box of its own", () => {
  const html = render(
    <ChipsField
      label="Tiene"
      chips={[
        { name: "hasLift", label: "Ascensor" },
        { name: "hasTerrace", label: "Terraza" },
      ]}
    />,
    { hasLift: "si" },
  );
  expect(html.match(/type="checkbox"/g)).toHaveLength(2);
  expect(html.match(/checked=""/g)).toHaveLength(1);
});

test("a box is never marked as required by itself", () => {
  expect(render(<CheckboxField name="terms" label="Acepto" />)).not.toContain("aria-required");
});

test("values that count as yes", () => {
  expect(["si", true, "true"].every(isYes)).toBe(true);
  expect(["", "no", false, undefined, null, "false"].some(isYes)).toBe(false);
});

test("a select offers the empty choice first", () => {
  const html = render(<SelectField name="floor" label="Planta" options={[{ value: "0", label: "Bajo" }]} />);
  expect(html).toMatch(/<option value=""[^>]*>Elige una opción<\/option><option value="0"/);
});

test("a closed combobox points at its list and keeps its text apart from its value", () => {
  const html = render(<ComboboxField name="place" label="Barrio" search={async () => []} />, {
    place: "46-ruzafa",
    placeText: "Ruzafa",
  });
  expect(attribute(html, "input", "role")).toBe("combobox");
  expect(attribute(html, "input", "aria-expanded")).toBe("false");
  expect(attribute(html, "input", "value")).toBe("Ruzafa");
  expect(html).toContain(`id="${attribute(html, "input", "aria-controls")}"`);
});

test("a file field says its rules before anything is refused", () => {
  const html = render(<FileField name="file" label="Comparables" extensions={[".csv"]} maxBytes={2_000_000} />);
  expect(attribute(html, "input", "accept")).toBe(".csv");
  expect(html).toContain("CSV, hasta 2\u00a0MB");
});

test("the submit bar shows the cost and sends the form", () => {
  const html = render(<SubmitBar label="Calcular precio" loadingText="Calculando…" cost="Gasta 1 crédito." />);
  expect(html).toContain("Gasta 1 crédito.");
  expect(attribute(html, "button", "type")).toBe("submit");
});

test("the room left is said from the last fifth on", () => {
  expect(remainingText(79, 100)).toBeUndefined();
  expect(remainingText(80, 100)).toBe("Quedan 20 caracteres");
  expect(remainingText(99, 100)).toBe("Queda 1 carácter");
  expect(remainingText(5, undefined)).toBeUndefined();
});

const ITP: FieldFact = {
  label: "ITP general, Madrid",
  value: 0.06,
  validFrom: "2025-01-01",
  source: { title: "DL 1/2010, art. 28", url: "https://www.boe.es/x", consulted: "2026-08-07" },
  mark: "por-comprobar",
};
const sourced = (fact: FieldFact | undefined, values: Values = {}) =>
  render(<SourcedNumberField name="tax" label="ITP" unit="%" ask="Escribe el tipo de tu zona" fact={fact} />, values);

test("a sourced figure stands as its row says, with year, source and doubt", () => {
  const html = sourced(ITP);
  expect(attribute(html, "input", "value")).toBe("6");
  expect(attribute(html, "input", "aria-required")).toBeUndefined();
  for (const part of ["ITP general, Madrid, desde 2025", "https://www.boe.es/x", "por comprobar"]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain("Restablecer");
});

test("overridden it says what the table has and can be taken back; without a row it asks", () => {
  const html = sourced(ITP, { tax: "7,5" });
  expect(attribute(html, "input", "value")).toBe("7,5");
  expect(html).toContain("La tabla dice 6\u00a0%");
  expect(html).toContain("Restablecer");
  const unknown = sourced(undefined);
  expect(attribute(unknown, "input", "value")).toBe("");
  expect(attribute(unknown, "input", "aria-required")).toBe("true");
  expect(unknown).toContain("Escribe el tipo de tu zona");
});

test("a bound error is read out as it appears", () => {
  expect(render(<TextField name="email" label="Email" />, {}, { email: "Email inválido" })).toContain('role="alert"');
});

test("a day and a time are the browser's own, the time in steps of five minutes", () => {
  expect(attribute(render(<DateField name="day" label="Día" min="2026-01-01" />), "input", "min")).toBe("2026-01-01");
  const time = render(<TimeField name="time" label="Hora" />, { time: "09:05" });
  expect(attribute(time, "input", "type")).toBe("time");
  expect(attribute(time, "input", "step")).toBe("300");
  expect(attribute(time, "input", "value")).toBe("09:05");
});

test("a disabled field says so at its control", () => {
  expect(render(<TextField name="email" label="Email" disabled />)).toMatch(/<input[^>]* disabled=""/);
});
