import { describe, expect, test } from "vitest";
import {
  emptyField,
  type FormDefinition,
  type FormField,
  firstDraft,
  formChange,
  formDefinition,
  problemsOf,
  publicPart,
  slugOf,
} from "./form-definition.ts";
import { answerText, consentsOf, controlName, leadOf, readAnswers } from "./read-answers.ts";
import { differences } from "./version-diff.ts";

const field = (id: string, kind: FormField["kind"], rest: Partial<FormField> = {}): FormField => ({
  id,
  kind,
  label: `Pregunta ${id}`,
  help: "",
  required: false,
  choices: [],
  ...rest,
});
const form = (...fields: FormField[]): FormDefinition => ({ ...publicPart(firstDraft("Visita")), fields });

/** Reads what controls hold, by the fields' ids. */
const read = (definition: FormDefinition, typed: Record<string, string | string[]>) =>
  readAnswers(definition, (name) => [typed[name.replace("campo.", "")] ?? []].flat());
const errorOf = (one: FormField, typed: string | string[]) => {
  const got = read(form(one), { [one.id]: typed });
  return got.ok ? null : got.errors[controlName(one.id)];
};
const readAs = (one: FormField, typed: string | string[]) => {
  const got = read(form(one), { [one.id]: typed });
  return got.ok ? got.answers[one.id] : got.errors;
};

describe("a definition", () => {
  test("a new form may be published as it is", () => {
    const draft = firstDraft("Pide una visita");
    expect(problemsOf(draft)).toEqual([]);
    expect(formDefinition.safeParse(publicPart(draft)).success).toBe(true);
    expect(publicPart(draft)).not.toHaveProperty("notify");
  });

  test("a missing part is named, at its field", () => {
    const broken = form(
      field("c1", "texto", { label: " " }),
      field("c2", "opcion", { choices: ["Sí", " "] }),
      field("c3", "numero", { min: 5, max: 2 }),
      field("c4", "consentimiento", { purpose: "novedades", required: true }),
    );
    expect(problemsOf(broken).map(({ fieldId }) => fieldId)).toEqual([null, "c1", "c2", "c3", "c4"]);
    expect(problemsOf({ ...broken, title: "", fields: [] })).toHaveLength(3);
  });

  test("ids are not used twice, and a new one is free", () => {
    const twice = { ...firstDraft("x"), fields: [field("c2", "texto"), field("c2", "texto")] };
    expect(formChange.safeParse({ name: "x", slug: "abc", draft: twice, seen: new Date().toISOString() }).success).toBe(
      false,
    );
    expect(emptyField("texto", [field("c2", "texto")]).id).toBe("c3");
  });

  test.each(["//otra.es", "https://otra.es", "javascript:alert(1)", "/a b", "/\\otra"])(
    "the page of thanks is no %s",
    (page) => {
      expect(formDefinition.safeParse({ ...publicPart(firstDraft("x")), thanksPage: page }).success).toBe(false);
    },
  );

  test("an address is made of a name", () => {
    expect(slugOf("  Visita: ¡Puertas abiertas en Ñuñoa! ")).toBe("visita-puertas-abiertas-en-nunoa");
    expect(slugOf("¿?")).toBe("");
  });
});

describe("answers", () => {
  test("a required field is asked for in words that fit it", () => {
    expect(errorOf(field("c1", "texto", { required: true }), "  ")).toBe("Rellena este campo");
    expect(errorOf(field("c1", "opcion", { required: true, choices: ["a", "b"] }), "")).toBe("Elige una opción");
    expect(errorOf(field("c1", "opciones", { required: true, choices: ["a", "b"] }), [])).toBe(
      "Elige al menos una opción",
    );
    expect(errorOf(field("c1", "consentimiento", { required: true }), [])).toBe(
      "Marca esta casilla para poder enviarlo",
    );
  });

  test.each([
    ["1.250,5", 1250.5],
    ["1250,5", 1250.5],
    ["1250.5", 1250.5],
    ["-3", -3],
  ])("the number %s", (typed, value) => expect(readAs(field("c1", "numero"), typed)).toBe(value));

  test.each(["1e9", "0x10", "Infinity", "NaN", "doce", "1,2,3", `${"9".repeat(40)}`])("%s is no number", (typed) =>
    expect(errorOf(field("c1", "numero"), typed)).toBe("Escribe un número"),
  );

  test("limits count letters as people do", () => {
    const short = field("c1", "texto", { min: 2, max: 3 });
    expect(errorOf(short, "👩‍🦰")).toBeNull();
    expect(errorOf(short, "a")).toBe("Usa al menos 2 caracteres");
    expect(errorOf(short, "abcd")).toBe("Usa como mucho 3 caracteres");
    expect(errorOf(field("c1", "numero", { max: 1000 }), "1001")).toBe("El máximo es 1.000");
  });

  test("days that do not exist, choices that are not offered and invalid addresses are refused", () => {
    expect(errorOf(field("c1", "fecha"), "2026-02-30")).not.toBeNull();
    expect(readAs(field("c1", "fecha"), "2028-02-29")).toBe("2028-02-29");
    expect(errorOf(field("c1", "opcion", { choices: ["a", "b"] }), "c")).not.toBeNull();
    expect(errorOf(field("c1", "opciones", { choices: ["a", "b"] }), ["a", "__proto__"])).not.toBeNull();
    expect(readAs(field("c1", "opciones", { choices: ["a", "b"] }), ["b", "a", "b"])).toEqual(["a", "b"]);
    expect(errorOf(field("c1", "email"), "ana@b")).not.toBeNull();
    expect(errorOf(field("c1", "telefono"), "+34 <script>")).not.toBeNull();
    expect(errorOf(field("c1", "telefono"), "......")).not.toBeNull();
  });

  test("a value that the form does not ask for is not kept", () => {
    expect(read(form(field("c1", "texto")), { c1: "Ana\0", c9: "x", __proto__: "y" })).toEqual({
      ok: true,
      answers: { c1: "Ana" },
    });
  });

  test("a lead says all that was answered", () => {
    const asked = form(
      field("c1", "texto", { leadPart: "full_name" }),
      field("c2", "email"),
      field("c3", "numero", { label: "Presupuesto" }),
      field("c4", "opciones", { label: "Zonas", choices: ["Ruzafa", "Centro"] }),
      field("c5", "texto_largo", { leadPart: "message" }),
      field("c6", "consentimiento", { label: "Acepto la privacidad." }),
      field("c7", "consentimiento", { label: "Quiero novedades.", purpose: "novedades" }),
    );
    const got = read(asked, {
      c1: "Ana  Ruiz",
      c2: "ANA@casa.es",
      c3: "250000",
      c4: ["Centro", "Ruzafa"],
      c5: "Hola",
      c6: "on",
    });
    if (!got.ok) throw new Error(JSON.stringify(got.errors));
    expect(leadOf(asked, got.answers)).toEqual({
      email: "ana@casa.es",
      phone: undefined,
      fullName: "Ana Ruiz",
      company: undefined,
      position: undefined,
      message: "Hola\nPresupuesto: 250.000\nZonas: Ruzafa, Centro",
    });
    expect(consentsOf(asked, got.answers)).toEqual({ texts: ["Acepto la privacidad."], newsText: null });
    expect(consentsOf(asked, { c7: true })).toEqual({ texts: ["Quiero novedades."], newsText: "Quiero novedades." });
    expect(leadOf(asked, { c1: "Ana" })).toBeNull();
    expect(answerText(true)).toBe("Sí");
  });
});

describe("versions", () => {
  test("the same says nothing, and a first one has nothing before it", () => {
    const one = publicPart(firstDraft("x"));
    expect(differences(one, one)).toEqual([]);
    expect(differences(null, one)).toEqual([]);
  });

  test("another text of a consent is named as such", () => {
    const before = form(field("c1", "email"), field("c2", "consentimiento", { label: "Acepto A." }));
    const after = form(
      field("c2", "consentimiento", { label: "Acepto B." }),
      field("c1", "email"),
      field("c3", "texto"),
    );
    expect(differences(before, after)).toEqual([
      { isConsent: true, text: "Cambia el texto de un consentimiento", before: "Acepto A.", after: "Acepto B." },
      { isConsent: false, text: "Campo nuevo: texto corto", before: null, after: "Pregunta c3" },
      { isConsent: false, text: "Cambia el orden de los campos", before: null, after: null },
    ]);
  });

  test("a box that goes or comes is a change of consents too", () => {
    const box = form(field("c1", "email"), field("c2", "consentimiento"));
    const none = form(field("c1", "email"));
    expect(differences(box, none).map(({ isConsent }) => isConsent)).toEqual([true]);
    expect(differences(none, box).map(({ isConsent }) => isConsent)).toEqual([true]);
  });
});
