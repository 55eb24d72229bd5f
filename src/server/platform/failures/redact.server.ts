import { withoutMailAddresses } from "#domain/shared/format/mail-addresses.ts";

/** Runs of letters that look like a secret; names of files and pages are shorter or plainer. */
const LONG_RUN = /[\w-]{20,}/g;
const HIDDEN = "[oculto]";
const ADDRESS = { at: /@|%40/g, local: /[\w.+-]/, domain: /[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/y };

/**
 * A text without anything that could name a person or give access: addresses, telephone and card numbers, identifiers,
 * tokens, values of parameters that carry them.
 */
export function redact(text: string): string {
  return withoutMailAddresses(text, ADDRESS, HIDDEN)
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi, HIDDEN)
    .replace(/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`)
    .replace(
      /\b(token|access_token|refresh_token|code|password|contrasena|contraseña|clave|secret|apikey|api_key|key|session)(["']?\s*[=:]\s*["']?)[^\s&"',;]+/gi,
      `$1$2${HIDDEN}`,
    )
    .replace(LONG_RUN, (run) => (looksRandom(run) ? HIDDEN : run))
    .replace(/\d(?:[\s.-]?\d){5,}/g, HIDDEN);
}

/** Letters of both cases among figures, without the hyphens of a readable name; or simply too long for one. */
function looksRandom(run: string): boolean {
  const isMixed = /\d/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run);
  return isMixed ? !run.includes("-") || run.length >= 40 : /^[\da-f]+$/i.test(run) && /\d/.test(run);
}

/** The path of an address, without its query and without the token of a shared result or of a link in a mail. */
export function redactPath(path: string): string {
  const bare = path.split(/[?#]/, 1)[0]!.slice(0, 300);
  return redact(
    bare.replace(
      /^((?:\/[a-z]+)?\/(?:compartir|seleccion|propuesta|shared-proposals|firmar|sign|avisos-busqueda|shared|shared-searches|feeds|tour|tour-editor|baja|novedades)\/)[^/]+/,
      `$1${HIDDEN}`,
    ),
  );
}

/** Fields whose value is never kept, whatever it looks like. */
const SECRET_FIELD =
  /token|secret|passw|contrase|clave|authorization|cookie|api_?key|email|correo|phone|telefono|teléfono/i;
const MAX_DEPTH = 4;
const MAX_MEMBERS = 30;
const MAX_VALUE = 300;

/** The data of a request, redacted and cut: enough to find a cause, not to rebuild typed values. */
export function redactData(data: Record<string, unknown>): Record<string, unknown> {
  return redactValue(data, 0) as Record<string, unknown>;
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === "string") return redact(value.slice(0, MAX_VALUE));
  if (value === null || typeof value !== "object") return hidesNumber(value) ? HIDDEN : value;
  if (depth === MAX_DEPTH) return "…";
  if (Array.isArray(value)) return value.slice(0, MAX_MEMBERS).map((member) => redactValue(member, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_MEMBERS)
      .map(([key, member]) => [
        redact(key.slice(0, 60)),
        SECRET_FIELD.test(key)
          ? HIDDEN
          : key === "path" && typeof member === "string"
            ? redactPath(member)
            : redactValue(member, depth + 1),
      ]),
  );
}

/** A telephone number may be a JSON number too. */
const hidesNumber = (value: unknown): boolean => typeof value === "number" && /^[6-9]\d{8}$/.test(String(value));
