import { FIELD_KIND_NAMES } from "./field-names.ts";
import type { FormDefinition, FormField } from "./form-definition.ts";

/** One thing that a new version of a form changes. */
export interface FormDifference {
  /** True for consents, because a new text is not the one that earlier people agreed to. */
  isConsent: boolean;
  text: string;
  before: string | null;
  after: string | null;
}

/** Differences of one version from the one before; empty when they say the same. */
export function differences(before: FormDefinition | null, after: FormDefinition): FormDifference[] {
  if (before === null) return [];
  const found: FormDifference[] = [];
  const plain = (text: string, was: string, is: string) => {
    if (was !== is) found.push({ isConsent: false, text, before: was || null, after: is || null });
  };
  plain("Título", before.title, after.title);
  plain("Presentación", before.intro, after.intro);
  plain("Botón de enviar", before.submitLabel, after.submitLabel);
  plain("Mensaje de agradecimiento", before.thanks, after.thanks);
  plain("Página de agradecimiento", before.thanksPage, after.thanksPage);
  plain("Interés del lead", before.interest, after.interest);
  plain("Buscadores", indexWords(before), indexWords(after));
  const old = new Map(before.fields.map((field) => [field.id, field]));
  const kept = new Set(after.fields.map(({ id }) => id));
  for (const field of before.fields) {
    if (!kept.has(field.id)) found.push(gone(field));
  }
  for (const field of after.fields) {
    const was = old.get(field.id);
    if (!was) found.push(added(field));
    else found.push(...fieldDifferences(was, field));
  }
  const order = (form: FormDefinition, among: FormDefinition) =>
    form.fields.filter(({ id }) => among.fields.some((other) => other.id === id)).map(({ id }) => id);
  if (order(before, after).join() !== order(after, before).join()) {
    found.push({ isConsent: false, text: "Cambia el orden de los campos", before: null, after: null });
  }
  return found;
}

const indexWords = ({ isIndexed }: FormDefinition) => (isIndexed ? "Pueden listarlo" : "No lo listan");
const isConsent = ({ kind }: FormField) => kind === "consentimiento";

const gone = (field: FormField): FormDifference => ({
  isConsent: isConsent(field),
  text: isConsent(field) ? "Se quita un texto de consentimiento" : "Se quita un campo",
  before: field.label,
  after: null,
});

const added = (field: FormField): FormDifference => ({
  isConsent: isConsent(field),
  text: isConsent(field)
    ? "Se añade un texto de consentimiento"
    : `Campo nuevo: ${FIELD_KIND_NAMES[field.kind].toLowerCase()}`,
  before: null,
  after: field.label,
});

function fieldDifferences(was: FormField, is: FormField): FormDifference[] {
  const found: FormDifference[] = [];
  const consent = isConsent(was) || isConsent(is);
  const say = (text: string, before: string | null, after: string | null) => {
    if (before !== after) found.push({ isConsent: consent, text, before: before || null, after: after || null });
  };
  const named = `«${is.label}»`;
  say(consent ? "Cambia el texto de un consentimiento" : "Pregunta", was.label, is.label);
  say(`${named}: tipo`, FIELD_KIND_NAMES[was.kind], FIELD_KIND_NAMES[is.kind]);
  say(`${named}: ayuda`, was.help, is.help);
  say(`${named}: respuesta`, was.required ? "Obligatoria" : "Opcional", is.required ? "Obligatoria" : "Opcional");
  say(`${named}: opciones`, was.choices.join(", "), is.choices.join(", "));
  say(`${named}: límites`, limits(was), limits(is));
  say(`${named}: finalidad`, was.purpose ?? "", is.purpose ?? "");
  say(`${named}: dato del lead`, was.leadPart ?? "", is.leadPart ?? "");
  return found;
}

const limits = ({ min, max }: FormField) =>
  [...(typeof min === "number" ? [`mínimo ${min}`] : []), ...(typeof max === "number" ? [`máximo ${max}`] : [])].join(
    ", ",
  );
