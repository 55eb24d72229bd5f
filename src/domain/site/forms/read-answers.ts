import { formatNumber } from "../../shared/format/format.ts";
import { mailAddress } from "../../shared/schema/mail-address.ts";
import { visibleText } from "../../shared/schema/visible-text.ts";
import { type FormDefinition, type FormField, mostLetters } from "./form-definition.ts";

/** Typed values of a published form, as its definition parses them. */

export type AnswerValue = string | number | boolean | string[];
/** By the field's id; empty fields are absent. */
export type Answers = Record<string, AnswerValue>;

export type ReadAnswers = { ok: true; answers: Answers } | { ok: false; errors: Record<string, string> };

/** The name of a field's control. */
export const controlName = (id: string) => `campo.${id}`;

const address = mailAddress();
const PHONE = /^\+?[\d\s().-]{6,20}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads a form as a browser sends it. Fields that the form does not have are not looked at.
 *
 * @param typed the values of each control
 */
export function readAnswers(form: FormDefinition, typed: (name: string) => readonly string[]): ReadAnswers {
  const answers: Answers = {};
  const errors: Record<string, string> = {};
  for (const field of form.fields) {
    const name = controlName(field.id);
    const values = typed(name).map((text) => visibleText(text).trim());
    const read = readField(field, values);
    if ("error" in read) errors[name] = read.error;
    else if (read.value !== undefined) answers[field.id] = read.value;
  }
  return Object.keys(errors).length === 0 ? { ok: true, answers } : { ok: false, errors };
}

type ReadField = { value: AnswerValue | undefined } | { error: string };

function readField(field: FormField, values: readonly string[]): ReadField {
  if (field.kind === "consentimiento") {
    const isTicked = values.some((value) => value !== "");
    return field.required && !isTicked ? { error: "Marca esta casilla para poder enviarlo" } : { value: isTicked };
  }
  if (field.kind === "opciones") return readSeveral(field, values);
  const text = values[0] ?? "";
  if (text === "") return field.required ? { error: missing(field) } : { value: undefined };
  switch (field.kind) {
    case "texto":
    case "texto_largo": {
      const [least, most] = [field.min ?? 0, mostLetters(field)];
      const length = [...text].length;
      if (length > most) return { error: `Usa como mucho ${most} caracteres` };
      if (length < least) return { error: `Usa al menos ${least} caracteres` };
      return { value: field.kind === "texto" ? text.replace(/\s+/g, " ") : text.replace(/\r\n?/g, "\n") };
    }
    case "email":
      return address.safeParse(text).success
        ? { value: text.toLowerCase() }
        : { error: "Revisa el correo: falta la @ o algo detrás" };
    case "telefono":
      return PHONE.test(text) && text.replace(/\D/g, "").length >= 6
        ? { value: text }
        : { error: "Escribe un teléfono, con prefijo si no es de aquí" };
    case "numero":
      return readNumber(field, text);
    case "fecha":
      return isDay(text) ? { value: text } : { error: "Escribe una fecha que exista" };
    case "opcion":
      return field.choices.includes(text) ? { value: text } : { error: "Elige una de las opciones" };
  }
}

const missing = ({ kind }: FormField) =>
  kind === "opcion" ? "Elige una opción" : kind === "fecha" ? "Elige una fecha" : "Rellena este campo";

function readSeveral(field: FormField, values: readonly string[]): ReadField {
  const chosen = [...new Set(values.filter(Boolean))];
  if (chosen.some((choice) => !field.choices.includes(choice))) return { error: "Elige entre las opciones" };
  if (chosen.length === 0) return field.required ? { error: "Elige al menos una opción" } : { value: undefined };
  // In the order of the form, whatever the browser sends.
  return { value: field.choices.filter((choice) => chosen.includes(choice)) };
}

/** Numbers as people write them here: «1.250,5», «1250,5» or «1250.5». */
function readNumber({ min, max }: FormField, text: string): ReadField {
  const plain = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(text) ? text.replaceAll(".", "") : text;
  const value = /^-?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(",", ".")) : Number.NaN;
  if (!Number.isFinite(value) || Math.abs(value) > 1e12) return { error: "Escribe un número" };
  if (typeof min === "number" && value < min) return { error: `El mínimo es ${spoken(min)}` };
  if (typeof max === "number" && value > max) return { error: `El máximo es ${spoken(max)}` };
  return { value };
}

const spoken = (value: number) => formatNumber(value, 6);

function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** An answer as people read it. */
export function answerText(value: AnswerValue | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (typeof value === "number") return spoken(value);
  return Array.isArray(value) ? value.join(", ") : value;
}

/** The lead of an answer. Null without an address: then it is nobody's lead. */
export function leadOf(form: FormDefinition, answers: Answers) {
  const ofKind = (kind: FormField["kind"]) => form.fields.find((field) => field.kind === kind);
  const text = (field: FormField | undefined) => (field ? answerText(answers[field.id]) : "");
  const email = text(ofKind("email"));
  if (email === "") return null;
  const phoneField = ofKind("telefono");
  const part = (name: FormField["leadPart"]) => form.fields.find(({ leadPart }) => leadPart === name);
  const seen = new Set([
    ofKind("email"),
    phoneField,
    ...(["full_name", "company", "position", "message"] as const).map(part),
  ]);
  const rest = form.fields
    .filter((field) => field.kind !== "consentimiento" && !seen.has(field) && text(field) !== "")
    .map((field) => `${field.label}: ${text(field)}`);
  const cut = (words: string, most: number) => (words === "" ? undefined : words.slice(0, most));
  return {
    email,
    phone: cut(text(phoneField), 20),
    fullName: cut(text(part("full_name")), 200),
    company: cut(text(part("company")), 200),
    position: cut(text(part("position")), 100),
    message: cut([text(part("message")), ...rest].filter(Boolean).join("\n"), 2_000),
  };
}

/** The boxes that were ticked, word for word; those of news apart. */
export function consentsOf(form: FormDefinition, answers: Answers) {
  const ticked = form.fields.filter(({ kind, id }) => kind === "consentimiento" && answers[id] === true);
  return {
    texts: ticked.map(({ label }) => label),
    newsText: ticked.find(({ purpose }) => purpose === "novedades")?.label ?? null,
  };
}
