import { describe, expect, test } from "vitest";
import { refusal } from "../../shared/schema/refusals.test-data.ts";
import {
  emptyField,
  type FormDefinition,
  type FormField,
  firstDraft,
  formChange,
  formDefinition,
  formDraft,
  formSource,
  MAX_FIELDS,
  mostLetters,
  newForm,
  nextFieldId,
  problemsOf,
  publicPart,
  slugOf,
} from "./form-definition.ts";
import { answerText, leadOf, readAnswers } from "./read-answers.ts";
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
const PRIVACY = field("c9", "consentimiento", { purpose: "privacidad", required: true });

describe("a definition has its bounds", () => {
  const of = (more: object) => refusal(formDefinition, { ...form(), ...more });
  const with_ = (more: object) => of({ fields: [{ ...field("c1", "texto"), ...more }] });

  test.each<[string, number, string]>([
    ["title", 120, "Usa como mucho 120 caracteres"],
    ["intro", 1000, "Usa como mucho 1000 caracteres"],
    ["submitLabel", 40, "Usa como mucho 40 caracteres"],
    ["thanks", 600, "Usa como mucho 600 caracteres"],
    ["interest", 80, "Usa como mucho 80 caracteres"],
  ])("%s: %d letters", (name, most, message) => {
    expect([of({ [name]: "a".repeat(most) }), of({ [name]: "a".repeat(most + 1) })]).toEqual([null, message]);
  });

  test.each<[string, number]>([
    ["label", 600],
    ["help", 300],
  ])("a field's %s: %d letters", (name, most) => {
    expect([with_({ [name]: "a".repeat(most) }), with_({ [name]: "a".repeat(most + 1) })]).toEqual([
      null,
      `Usa como mucho ${most} caracteres`,
    ]);
  });

  test("30 fields of 30 choices of 120 letters, whose ids have 16", () => {
    const fields = (count: number) => Array.from({ length: count }, (_, i) => field(`c${i}`, "texto"));
    expect([of({ fields: fields(30) }), of({ fields: fields(31) })]).toEqual([null, "Usa como mucho 30 campos"]);
    expect(MAX_FIELDS).toBe(30);
    const choices = (count: number) => with_({ choices: Array.from({ length: count }, (_, i) => `${i}`) });
    expect([choices(30), choices(31)]).toEqual([null, "Usa como mucho 30 opciones"]);
    expect([with_({ choices: ["a".repeat(120)] }), with_({ choices: ["a".repeat(121)] })]).toEqual([
      null,
      "Usa como mucho 120 caracteres",
    ]);
    expect([with_({ id: `c${"a".repeat(15)}` }), with_({ id: `c${"a".repeat(16)}` })]).toEqual([
      null,
      "Usa como mucho 16 caracteres",
    ]);
    expect(of({ fields: [field("c1", "texto"), field("c1", "texto")] })).toBe("Hay dos campos iguales");
    expect(with_({ min: "tres" })).toBe("Escribe un número");
  });

  test.each([
    ["thanksPage", "", null],
    ["thanksPage", "/recursos?a=1", null],
    ["thanksPage", "//otra.example", "Escribe una dirección de esta web, como /recursos"],
    ["thanksPage", "https://otra.example", "Escribe una dirección de esta web, como /recursos"],
    ["interest", "", null],
    ["interest", "Á", "Usa minúsculas, cifras y guiones"],
  ])("%s «%s»: %s", (name, value, message) => expect(of({ [name]: value })).toBe(message));

  test("omitted settings are the usual ones: not required, not listed, nobody told", () => {
    const read = formDraft.parse({ title: "Visita", fields: [{ id: "c1", kind: "texto", label: "Nombre" }] });
    expect(read).toEqual({
      title: "Visita",
      intro: "",
      fields: [{ id: "c1", kind: "texto", label: "Nombre", help: "", required: false, choices: [] }],
      submitLabel: "Enviar",
      thanks: "",
      thanksPage: "",
      isIndexed: false,
      interest: "",
      notify: [],
    });
    const ids = (count: number) =>
      refusal(formDraft, {
        ...form(),
        notify: Array.from({ length: count }, () => "5f0c7a52-0000-4000-8000-000000000001"),
      });
    expect([ids(20), ids(21) === null]).toEqual([null, false]);
  });

  test.each([
    [{ name: "a", slug: "abc" }, null],
    [{ name: " ", slug: "abc" }, "Ponle un nombre"],
    [{ name: "a".repeat(121), slug: "abc" }, "Usa como mucho 120 caracteres"],
    [{ name: "a".repeat(120), slug: "a".repeat(50) }, null],
    [{ name: "a", slug: "a".repeat(51) }, "Usa como mucho 50 caracteres"],
    [{ name: "a", slug: "ab" }, "Usa al menos 3 caracteres"],
    [{ name: "a", slug: "Visita" }, "Usa minúsculas sin tilde, cifras y guiones: «visita-puertas-abiertas»"],
    [{ name: "a", slug: "a--b" }, "Usa minúsculas sin tilde, cifras y guiones: «visita-puertas-abiertas»"],
  ])("a new form %j: %s", (given, message) => expect(refusal(newForm, given)).toBe(message));

  test("a change says when the draft was seen, with or without an offset", () => {
    const change = { name: "a", slug: "abc", draft: { ...form(), notify: [] } };
    for (const seen of ["2026-11-21T10:00:00Z", "2026-11-21T10:00:00+01:00"])
      expect(refusal(formChange, { ...change, seen })).toBeNull();
  });
});

describe("reasons that keep a draft from being published", () => {
  const problems = (one: FormDefinition) => problemsOf(one).map(({ fieldId, text }) => `${fieldId ?? "-"} ${text}`);

  test("of the form itself", () => {
    expect(problems({ ...form(), title: " ", submitLabel: "" })).toEqual([
      "- Escribe el título que leerá quien lo rellene.",
      "- Escribe qué pone en el botón de enviar.",
      "- Añade al menos un campo que se pueda rellenar.",
      "- Añade una casilla obligatoria de privacidad: sin ella no se pueden guardar datos personales.",
    ]);
    expect(problems(form(PRIVACY))).toEqual(["- Añade al menos un campo que se pueda rellenar."]);
    expect(problems(form(field("c1", "email"), PRIVACY))).toEqual([]);
    expect(problems(form(field("c1", "email"), field("c2", "email"), PRIVACY))).toEqual([
      "- Deja un solo campo de correo: es el que identifica a la persona.",
    ]);
    const box = (more: Partial<FormField>) => problems(form(field("c1", "texto"), { ...PRIVACY, ...more }));
    expect(box({ required: false })[0]).toContain("casilla obligatoria de privacidad");
    expect(box({ purpose: null })).toEqual([]);
    expect(problems(form(field("c1", "texto", { required: true })))[0]).toContain("casilla obligatoria de privacidad");
  });

  test.each<[FormField, string | null]>([
    [field("c1", "texto", { label: " " }), "Escribe la pregunta."],
    [
      field("c1", "consentimiento", { label: "", purpose: "privacidad", required: true }),
      "Escribe el texto que se acepta.",
    ],
    [field("c1", "opcion", { choices: ["a", " "] }), "Escribe al menos dos opciones."],
    [field("c1", "opciones", { choices: ["a", "b"] }), null],
    [field("c1", "opcion", { choices: ["a", " a "] }), "Hay dos opciones iguales."],
    [field("c1", "texto", { choices: ["a"] }), null],
    [field("c1", "numero", { min: 2, max: 1 }), "El mínimo es mayor que el máximo."],
    [field("c1", "numero", { min: 2, max: 2 }), null],
    [field("c1", "numero", { min: 2 }), null],
    [field("c1", "numero", { max: -1 }), null],
    [field("c1", "texto", { max: 0 }), "El máximo de caracteres va de 1 a 2000."],
    [field("c1", "texto", { max: 1 }), null],
    [field("c1", "texto_largo", { max: 2000 }), null],
    [field("c1", "texto_largo", { max: 2001 }), "El máximo de caracteres va de 1 a 2000."],
    [field("c1", "numero", { max: 2001 }), null],
    [
      field("c1", "consentimiento", { purpose: "novedades", required: true }),
      "La casilla de novedades no puede ser obligatoria: el consentimiento debe ser libre.",
    ],
    [field("c1", "consentimiento", { purpose: "novedades" }), null],
  ])("%o: %s", (one, text) => {
    const found = problemsOf(form(one, field("c8", "texto"), PRIVACY)).filter(({ fieldId }) => fieldId === "c1");
    expect(found.map((problem) => problem.text)).toEqual(text === null ? [] : [text]);
  });
});

describe("fields as they are added", () => {
  test("a short text has 200 letters at most, a long one 2,000, and never more than that", () => {
    expect([
      mostLetters(field("c1", "texto")),
      mostLetters(field("c1", "texto_largo")),
      mostLetters(field("c1", "texto", { max: 50 })),
      mostLetters(field("c1", "texto", { max: 5000 })),
    ]).toEqual([200, 2000, 50, 2000]);
  });

  test("get the next free id", () => {
    expect(nextFieldId([])).toBe("c1");
    expect(nextFieldId([{ id: "c1" }, { id: "c2" }])).toBe("c3");
    expect(nextFieldId([{ id: "c2" }])).toBe("c3");
    expect(nextFieldId([{ id: "c3" }, { id: "c9" }])).toBe("c4");
  });

  test.each<[FormField["kind"], object]>([
    ["email", { label: "Correo electrónico", required: true }],
    ["telefono", { label: "Teléfono", required: false }],
    ["opcion", { label: "", choices: ["", ""], required: false }],
    ["opciones", { choices: ["", ""] }],
    ["consentimiento", { purpose: "privacidad", required: true }],
    ["texto", { label: "", help: "", required: false, choices: [] }],
  ])("%s", (kind, expected) => expect(emptyField(kind, [])).toMatchObject({ id: "c1", kind, ...expected }));

  test("a new form asks for name, address and a message, and is not listed", () => {
    const draft = firstDraft("Visita");
    expect(draft.fields.map(({ kind, required, leadPart }) => [kind, required, leadPart])).toEqual([
      ["texto", true, "full_name"],
      ["email", true, undefined],
      ["texto_largo", false, "message"],
      ["consentimiento", true, undefined],
    ]);
    expect(draft).toMatchObject({ title: "Visita", isIndexed: false, notify: [], submitLabel: "Enviar" });
  });

  test.each([
    ["Visita: puertas abiertas", "visita-puertas-abiertas"],
    ["¡Ático en Gràcia!", "atico-en-gracia"],
    [`${"a".repeat(49)} b`, "a".repeat(49)],
    ["a".repeat(60), "a".repeat(50)],
    ["¿?", ""],
  ])("«%s» lies at %s", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
    expect(formSource(slug)).toBe(`formulario_${slug}`);
  });
});

describe("answers", () => {
  const read = (one: FormField, ...typed: string[]) => {
    const got = readAnswers(form(one), () => typed);
    return got.ok ? got.answers[one.id] : got.errors["campo.c1"];
  };

  test.each<[FormField, string[], unknown]>([
    [field("c1", "texto"), ["  Ana   Ruiz "], "Ana Ruiz"],
    [field("c1", "texto", { max: 3 }), ["👍👍👍"], "👍👍👍"],
    [field("c1", "texto", { max: 3 }), ["abcd"], "Usa como mucho 3 caracteres"],
    [field("c1", "texto", { min: 3 }), ["ab"], "Usa al menos 3 caracteres"],
    [field("c1", "texto", { min: 3 }), ["abc"], "abc"],
    [field("c1", "texto"), ["a"], "a"],
    [field("c1", "texto_largo"), ["a\r\nb\rc  d"], "a\nb\nc  d"],
    [field("c1", "email"), ["ANA@casa.example"], "ana@casa.example"],
    [field("c1", "email"), ["ana"], "Revisa el correo: falta la @ o algo detrás"],
    [field("c1", "telefono"), ["+34 612-345"], "+34 612-345"],
    [field("c1", "telefono"), ["123456"], "123456"],
    [field("c1", "telefono"), ["12345 "], "Escribe un teléfono, con prefijo si no es de aquí"],
    [field("c1", "telefono"), ["1-2-3-4-5"], "Escribe un teléfono, con prefijo si no es de aquí"],
    [field("c1", "numero"), ["1.250,5"], 1250.5],
    [field("c1", "numero"), ["1250.5"], 1250.5],
    [field("c1", "numero"), ["-3"], -3],
    [field("c1", "numero"), ["1.2.3"], "Escribe un número"],
    [field("c1", "numero"), ["1000000000000"], 1e12],
    [field("c1", "numero"), ["1000000000001"], "Escribe un número"],
    [field("c1", "numero", { min: 1250.5 }), ["1250"], "El mínimo es 1.250,5"],
    [field("c1", "numero", { min: 0.1234567 }), ["0"], "El mínimo es 0,123457"],
    [field("c1", "numero", { min: 2, max: 4 }), ["2"], 2],
    [field("c1", "numero", { min: 2, max: 4 }), ["4"], 4],
    [field("c1", "numero", { min: 2, max: 4 }), ["5"], "El máximo es 4"],
    [field("c1", "fecha"), ["2026-02-28"], "2026-02-28"],
    [field("c1", "fecha"), ["2026-02-30"], "Escribe una fecha que exista"],
    [field("c1", "fecha"), ["28/02/2026"], "Escribe una fecha que exista"],
    [field("c1", "fecha"), ["2026-02-28T10:00"], "Escribe una fecha que exista"],
    [field("c1", "fecha", { required: true }), [""], "Elige una fecha"],
    [field("c1", "opcion", { required: true, choices: ["a", "b"] }), [], "Elige una opción"],
    [field("c1", "opcion", { choices: ["a", "b"] }), ["c"], "Elige una de las opciones"],
    [field("c1", "opciones", { choices: ["a", "b"] }), ["b", "a", "b", ""], ["a", "b"]],
    [field("c1", "opciones", { choices: ["a", "b"] }), ["c"], "Elige entre las opciones"],
    [field("c1", "opciones", { required: true, choices: ["a", "b"] }), [""], "Elige al menos una opción"],
    [field("c1", "opciones", { choices: ["a", "b"] }), [], undefined],
    [field("c1", "texto", { required: true }), [" \0"], "Rellena este campo"],
    [field("c1", "consentimiento", { required: true }), [], "Marca esta casilla para poder enviarlo"],
    [field("c1", "consentimiento"), ["si"], true],
    [field("c1", "consentimiento"), [], false],
  ])("%o with %j: %j", (one, typed, expected) => expect(read(one, ...typed)).toEqual(expected));

  test("as people read them", () =>
    expect([undefined, true, false, 1250.5, "a", ["a", "b"]].map(answerText)).toEqual([
      "",
      "Sí",
      "No",
      "1.250,5",
      "a",
      "a, b",
    ]));

  test("a lead of them has its own bounds, and what has no place goes into the message", () => {
    const asked = form(
      field("c1", "email"),
      field("c2", "telefono"),
      field("c3", "texto", { leadPart: "full_name" }),
      field("c4", "texto", { leadPart: "company" }),
      field("c5", "texto", { leadPart: "position" }),
      field("c6", "texto_largo", { leadPart: "message" }),
      field("c7", "numero", { label: "Metros" }),
      PRIVACY,
    );
    const long = "a".repeat(3000);
    expect(
      leadOf(asked, {
        c1: "ana@casa.example",
        c2: "1".repeat(30),
        c3: long,
        c4: long,
        c5: long,
        c6: long,
        c7: 90,
        c9: true,
      }),
    ).toEqual({
      email: "ana@casa.example",
      phone: "1".repeat(20),
      fullName: "a".repeat(200),
      company: "a".repeat(200),
      position: "a".repeat(100),
      message: "a".repeat(2000),
    });
    expect(leadOf(asked, { c1: "ana@casa.example", c6: "Hola", c7: 90 })).toMatchObject({
      message: "Hola\nMetros: 90",
      phone: undefined,
    });
    expect(leadOf(asked, { c6: "Hola" })).toBeNull();
  });
});

describe("changes of a new version", () => {
  const shown = (before: FormDefinition, after: FormDefinition) =>
    differences(before, after).map(
      ({ isConsent, text, before: was, after: is }) => `${isConsent ? "!" : ""}${text}: ${was} → ${is}`,
    );

  test("nothing at first, and nothing where both say the same", () => {
    expect(differences(null, form())).toEqual([]);
    expect(shown(form(field("c1", "texto"), PRIVACY), form(field("c1", "texto"), PRIVACY))).toEqual([]);
  });

  test("of the form, line by line", () => {
    const after = {
      ...form(),
      title: "Otra",
      intro: "Hola",
      submitLabel: "Mandar",
      thanks: "",
      thanksPage: "/gracias",
      interest: "visitas",
      isIndexed: true,
    };
    expect(shown(form(), after)).toEqual([
      "Título: Visita → Otra",
      "Presentación: null → Hola",
      "Botón de enviar: Enviar → Mandar",
      "Mensaje de agradecimiento: Hemos recibido tu respuesta. Te escribimos en cuanto la leamos. → null",
      "Página de agradecimiento: null → /gracias",
      "Interés del lead: null → visitas",
      "Buscadores: No lo listan → Pueden listarlo",
    ]);
  });

  test("of a field, what it asks and how", () => {
    const before = field("c1", "texto", { help: "Corta", choices: ["a"], min: 1 });
    const after = field("c1", "opcion", {
      label: "¿Cuál?",
      required: true,
      choices: ["a", "b"],
      max: 5,
      leadPart: "company",
    });
    expect(shown(form(before), form(after))).toEqual([
      "Pregunta: Pregunta c1 → ¿Cuál?",
      "«¿Cuál?»: tipo: Texto corto → Una opción",
      "«¿Cuál?»: ayuda: Corta → null",
      "«¿Cuál?»: respuesta: Opcional → Obligatoria",
      "«¿Cuál?»: opciones: a → a, b",
      "«¿Cuál?»: límites: mínimo 1 → máximo 5",
      "«¿Cuál?»: dato del lead: null → company",
    ]);
    expect(shown(form(field("c1", "numero", { min: 1, max: 2 })), form(field("c1", "numero")))).toEqual([
      "«Pregunta c1»: límites: mínimo 1, máximo 2 → null",
    ]);
  });

  test("of what is consented to, marked", () => {
    const box = field("c1", "consentimiento", { purpose: "privacidad" });
    expect(shown(form(box), form({ ...box, label: "Otro", purpose: "novedades" }))).toEqual([
      "!Cambia el texto de un consentimiento: Pregunta c1 → Otro",
      "!«Otro»: finalidad: privacidad → novedades",
    ]);
    expect(shown(form(box), form(field("c1", "texto")))).toEqual([
      "!«Pregunta c1»: tipo: Consentimiento → Texto corto",
      "!«Pregunta c1»: finalidad: privacidad → null",
    ]);
    expect(shown(form(field("c1", "texto")), form({ ...box, purpose: null }))).toEqual([
      "!«Pregunta c1»: tipo: Texto corto → Consentimiento",
    ]);
  });

  test("of fields that come, go and move", () => {
    const [one, two] = [field("c1", "texto"), field("c2", "email")];
    expect(shown(form(one), form(two))).toEqual([
      "Se quita un campo: Pregunta c1 → null",
      "Campo nuevo: correo: null → Pregunta c2",
    ]);
    expect(shown(form(PRIVACY), form())).toEqual(["!Se quita un texto de consentimiento: Pregunta c9 → null"]);
    expect(shown(form(), form(PRIVACY))).toEqual(["!Se añade un texto de consentimiento: null → Pregunta c9"]);
    expect(shown(form(one, two), form(two, one))).toEqual(["Cambia el orden de los campos: null → null"]);
    expect(shown(form(one, two), form(two))).toEqual(["Se quita un campo: Pregunta c1 → null"]);
  });
});
