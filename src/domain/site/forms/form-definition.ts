import * as z from "zod/mini";
import { atMost, text } from "../../shared/schema/text.ts";
import { instant } from "../../shared/schema/when.ts";

/**
 * A form of Umbral's own, to be built, published and filled in: one description for the builder, the public page and
 * the server. A draft may be incomplete; a published form may not.
 */

export const FIELD_KINDS = [
  "texto",
  "texto_largo",
  "email",
  "telefono",
  "numero",
  "opcion",
  "opciones",
  "fecha",
  "consentimiento",
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** Part of the lead that an answer becomes; other answers go into its message. */
export const LEAD_PARTS = ["full_name", "company", "position", "message"] as const;
export type LeadPart = (typeof LEAD_PARTS)[number];

/** Why a box is ticked: to be answered, or to be written to later. */
export const CONSENT_PURPOSES = ["privacidad", "novedades"] as const;

export const MAX_FIELDS = 30;
const MAX_CHOICES = 30;
const MOST_LETTERS = 2_000;

const line = (most: number) => z.string().check(z.maxLength(most, `Usa como mucho ${most} caracteres`));
const bound = z.optional(z.nullable(z.number("Escribe un número")));

const formField = z.object({
  /** Stays the same when the field is moved or renamed: answers hang on it. */
  id: text({ max: 16 }).check(z.regex(/^c[a-z0-9]{1,15}$/)),
  kind: z.enum(FIELD_KINDS),
  /** Its question; for a consent box the exact words of the consent. */
  label: line(600),
  help: z._default(line(300), ""),
  required: z._default(z.boolean(), false),
  choices: z._default(z.array(line(120)).check(z.maxLength(MAX_CHOICES, `Usa como mucho ${MAX_CHOICES} opciones`)), []),
  /** Limits of a number, or of the letters of a text. */
  min: bound,
  max: bound,
  leadPart: z.optional(z.nullable(z.enum(LEAD_PARTS))),
  purpose: z.optional(z.nullable(z.enum(CONSENT_PURPOSES))),
});
export type FormField = z.output<typeof formField>;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Path after `/formulario/`. */
export const formSlug = text({ max: 50 }).check(
  z.regex(SLUG, "Usa minúsculas sin tilde, cifras y guiones: «visita-puertas-abiertas»"),
  z.minLength(3, "Usa al menos 3 caracteres"),
);

/** A page of this site. */
const ownPage = text().check(z.regex(/^$|^\/(?!\/)[^\s\\]*$/, "Escribe una dirección de esta web, como /recursos"));

export const formDefinition = z.object({
  title: line(120),
  intro: z._default(line(1_000), ""),
  fields: z.array(formField).check(
    atMost(MAX_FIELDS, `Usa como mucho ${MAX_FIELDS} campos`),
    z.refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, "Hay dos campos iguales"),
  ),
  submitLabel: z._default(line(40), "Enviar"),
  /** Shown once it is sent. */
  thanks: z._default(line(600), ""),
  /** Page to which the sender goes on; empty: they stay. */
  thanksPage: z._default(ownPage, ""),
  /** Whether search engines may list its page. */
  isIndexed: z._default(z.boolean(), false),
  /** Name of the lead's interest. */
  interest: z._default(
    text({ max: 80 }).check(z.regex(/^$|^[a-z0-9_-]{1,80}$/, "Usa minúsculas, cifras y guiones")),
    "",
  ),
});
export type FormDefinition = z.output<typeof formDefinition>;

/**
 * Members of the team who are mailed each answer, besides the person the CRM assigns it to. Effective at once, because
 * no visitor sees it.
 */
const notify = z.array(z.uuid()).check(z.maxLength(20));

export const formDraft = z.extend(formDefinition, { notify: z._default(notify, []) });
export type FormDraft = z.output<typeof formDraft>;

export const formName = z
  .string()
  .check(z.trim(), z.minLength(1, "Ponle un nombre"), z.maxLength(120, "Usa como mucho 120 caracteres"));

export const newForm = z.object({ name: formName, slug: formSlug });

export const formChange = z.object({
  name: formName,
  slug: formSlug,
  draft: formDraft,
  /** When the draft that was changed had been written. */
  seen: instant({ offset: true }),
});

/** Something that keeps a draft from being published, at a field or at the form itself. */
export interface FormProblem {
  fieldId: string | null;
  text: string;
}

/** Faults that keep a draft from being published; empty when it may be. */
export function problemsOf(form: FormDefinition): FormProblem[] {
  const problems: FormProblem[] = [];
  const say = (text: string, fieldId: string | null = null) => problems.push({ fieldId, text });
  if (form.title.trim() === "") say("Escribe el título que leerá quien lo rellene.");
  if (form.submitLabel.trim() === "") say("Escribe qué pone en el botón de enviar.");
  const asked = form.fields.filter(({ kind }) => kind !== "consentimiento");
  if (asked.length === 0) say("Añade al menos un campo que se pueda rellenar.");
  if (form.fields.filter(({ kind }) => kind === "email").length > 1) {
    say("Deja un solo campo de correo: es el que identifica a la persona.");
  }
  if (
    !form.fields.some(({ kind, purpose, required }) => kind === "consentimiento" && purpose !== "novedades" && required)
  ) {
    say("Añade una casilla obligatoria de privacidad: sin ella no se pueden guardar datos personales.");
  }
  for (const field of form.fields) {
    const fieldProblem = problemOfField(field);
    if (fieldProblem) say(fieldProblem, field.id);
  }
  return problems;
}

function problemOfField({ kind, label, choices, min, max, purpose, required }: FormField): string | null {
  if (label.trim() === "")
    return kind === "consentimiento" ? "Escribe el texto que se acepta." : "Escribe la pregunta.";
  if (kind === "opcion" || kind === "opciones") {
    const written = choices.map((choice) => choice.trim()).filter(Boolean);
    if (written.length < 2) return "Escribe al menos dos opciones.";
    if (new Set(written).size < written.length) return "Hay dos opciones iguales.";
  }
  if (typeof min === "number" && typeof max === "number" && min > max) return "El mínimo es mayor que el máximo.";
  if (isText(kind) && typeof max === "number" && (max < 1 || max > MOST_LETTERS)) {
    return `El máximo de caracteres va de 1 a ${MOST_LETTERS}.`;
  }
  if (kind === "consentimiento" && purpose === "novedades" && required) {
    return "La casilla de novedades no puede ser obligatoria: el consentimiento debe ser libre.";
  }
  return null;
}

const isText = (kind: FieldKind) => kind === "texto" || kind === "texto_largo";

/** The most letters that a text may have. */
export const mostLetters = ({ kind, max }: FormField): number =>
  Math.min(max ?? (kind === "texto" ? 200 : MOST_LETTERS), MOST_LETTERS);

/** A new id that none of the fields has. */
export function nextFieldId(fields: readonly { id: string }[]): string {
  const used = new Set(fields.map(({ id }) => id));
  let number = fields.length + 1;
  while (used.has(`c${number}`)) number += 1;
  return `c${number}`;
}

/** A field of a kind as it is added. */
export function emptyField(kind: FieldKind, fields: readonly FormField[]): FormField {
  const base = { id: nextFieldId(fields), kind, label: "", help: "", required: false, choices: [] };
  switch (kind) {
    case "email":
      return { ...base, label: "Correo electrónico", required: true };
    case "telefono":
      return { ...base, label: "Teléfono" };
    case "opcion":
    case "opciones":
      return { ...base, choices: ["", ""] };
    case "consentimiento":
      return { ...base, purpose: "privacidad", required: true };
    default:
      return base;
  }
}

/** A new form: complete enough to be published once it is read. */
export function firstDraft(title: string): FormDraft {
  return {
    title,
    intro: "",
    fields: [
      { id: "c1", kind: "texto", label: "Nombre", help: "", required: true, choices: [], leadPart: "full_name" },
      { id: "c2", kind: "email", label: "Correo electrónico", help: "", required: true, choices: [] },
      {
        id: "c3",
        kind: "texto_largo",
        label: "¿En qué te ayudamos?",
        help: "",
        required: false,
        choices: [],
        leadPart: "message",
      },
      {
        id: "c4",
        kind: "consentimiento",
        label: "Acepto que Umbral trate estos datos para responderme.",
        help: "",
        required: true,
        choices: [],
        purpose: "privacidad",
      },
    ],
    submitLabel: "Enviar",
    thanks: "Hemos recibido tu respuesta. Te escribimos en cuanto la leamos.",
    thanksPage: "",
    isIndexed: false,
    interest: "",
    notify: [],
  };
}

/** The public part of a draft: without the people who are notified. */
export function publicPart({ notify: _n, ...definition }: FormDraft): FormDefinition {
  return {
    ...definition,
    fields: definition.fields.map((field) => ({
      ...field,
      label: field.label.trim(),
      choices: field.choices.map((choice) => choice.trim()).filter(Boolean),
    })),
  };
}

/** An address made of a name: «Visita: puertas abiertas» is `visita-puertas-abiertas`. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 50)
    .replace(/-$/, "");
}

/** The source of the leads of a form. */
export const formSource = (slug: string) => `formulario_${slug}`;
