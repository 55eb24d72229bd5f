import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PlainCheckbox, PlainField } from "../lead/plain-field.tsx";
import { SelectBox } from "./controls.tsx";
import { ariaOf, FieldFoot } from "./field-frame.tsx";
import { PlainChips, PlainSelect } from "./plain-choices.tsx";

/** Fields that keep their value by themselves: the same frame as the bound ones, without the form library. */

const html = (field: ReactNode) => renderToString(field).replaceAll("<!-- -->", "");

/** The value of an attribute in the first tag of that name. */
function attribute(text: string, tag: string, name: string): string | undefined {
  const found = text.match(new RegExp(`<${tag}\\b[^>]*>`))?.[0];
  return found?.match(new RegExp(` ${name}="([^"]*)"`))?.[1];
}

const CHOICES = [
  { value: "a", label: "Alfa" },
  { value: "b", label: "Beta" },
];

describe("a plain field", () => {
  test("is named by its label and described by its help", () => {
    const text = html(<PlainField name="city" label="Ciudad" help="Donde trabajas" defaultValue="Soria" />);
    expect(attribute(text, "label", "for")).toBe(attribute(text, "input", "id"));
    expect(attribute(text, "input", "aria-describedby")).toBe(attribute(text, "p", "id"));
    expect(attribute(text, "input", "value")).toBe("Soria");
    expect(attribute(text, "input", "aria-required")).toBe("true");
    expect(text).not.toContain("(opcional)");
  });

  test("shows its error in place of the help, and does not shout it", () => {
    const text = html(<PlainField name="city" label="Ciudad" help="Donde trabajas" error="Falta la ciudad" />);
    expect(text).toContain("Falta la ciudad");
    expect(text).not.toContain("Donde trabajas");
    expect(text).not.toContain("role=");
    expect(attribute(text, "input", "aria-invalid")).toBe("true");
    expect(text).toContain("border-destructive");
  });

  test("with lines it is a text area, without a word to say it is described by nothing", () => {
    const text = html(<PlainField name="note" label="Nota" optional rows={3} />);
    expect(attribute(text, "textarea", "rows")).toBe("3");
    expect(attribute(text, "textarea", "aria-describedby")).toBeUndefined();
    expect(attribute(text, "textarea", "aria-required")).toBeUndefined();
    expect(text).toContain("(opcional)");
  });

  test("keeps its label for screen readers alone", () => {
    expect(attribute(html(<PlainField name="q" label="Buscar" hideLabel />), "label", "class")).toContain("sr-only");
  });
});

describe("a plain choice", () => {
  test("is the browser's own select with its choices and the one that was chosen", () => {
    const text = html(<PlainSelect name="kind" label="Clase" choices={CHOICES} defaultValue="b" error="Elige una" />);
    expect(attribute(text, "label", "for")).toBe(attribute(text, "select", "id"));
    expect(text).toContain('<option value="b" selected="">Beta</option>');
    expect(text.match(/<option/g)).toHaveLength(2);
    expect(attribute(text, "select", "aria-invalid")).toBe("true");
    expect(text).toContain("Elige una");
  });

  test("an empty value has words only where it may be chosen", () => {
    expect(html(<SelectBox options={CHOICES} placeholder="No lo sé" />)).toContain(
      '<option value="">No lo sé</option>',
    );
    expect(html(<SelectBox options={CHOICES} />)).not.toContain('value=""');
  });

  test("between buttons it is as high as they are", () => {
    expect(html(<SelectBox options={CHOICES} isCompact />)).toContain("min-h-9");
    expect(html(<SelectBox options={CHOICES} />)).toContain("min-h-11");
  });

  test("several of a few are boxes of one name in a named group", () => {
    const text = html(<PlainChips name="zone" label="Zonas" choices={CHOICES} chosen={["b"]} help="Las que conoces" />);
    expect(text).toMatch(/<legend[^>]*>Zonas</);
    expect(text.match(/<input[^>]* name="zone"/g)).toHaveLength(2);
    expect(text.match(/checked=""/g)).toHaveLength(1);
    expect(attribute(text, "fieldset", "aria-describedby")).toBe(attribute(text, "p", "id"));
  });
});

test("a box to tick lies inside its label", () => {
  const text = html(
    <PlainCheckbox name="terms" aria-describedby="why">
      Acepto
    </PlainCheckbox>,
  );
  expect(text).toMatch(/<label[^>]*>.*<input[^>]*name="terms".*Acepto.*<\/label>/);
  expect(attribute(text, "input", "aria-describedby")).toBe("why");
});

test("a control is described by what is said of it, and by nothing where nothing is", () => {
  expect(ariaOf({ id: "x" }, false)).toEqual({
    id: "x",
    "aria-invalid": undefined,
    "aria-describedby": undefined,
    "aria-required": true,
  });
  expect(ariaOf({ id: "x", echo: "Leemos 3" }, true)).toMatchObject({
    "aria-describedby": "x-help",
    "aria-required": undefined,
  });
  expect(html(<FieldFoot id="x" />)).toBe("");
  expect(html(<FieldFoot id="x" echo="Leemos 3" help="En metros" />)).toMatch(/id="x-help".*Leemos 3.* · En metros/);
});
