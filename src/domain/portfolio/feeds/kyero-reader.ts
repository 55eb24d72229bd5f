import { SaxesParser } from "saxes";
import type { FeedEnd, FeedReader, FeedReaderOptions, FeedRow } from "./feed-row.ts";
import { HTML_ENTITIES } from "./html-entities.ts";
import { homeOf, type KyeroElement } from "./kyero-home.ts";

/** No home says this much, with its tags: a file without end tags must not fill the memory. */
const MAX_HOME_LENGTH = 4_000_000;
const MAX_HOME_ELEMENTS = 10_000;
/** A home's own elements stand four deep, the home two. */
const MAX_DEPTH = 25;
/** Longest text in characters: a loose & hides every tag up to the next semicolon, so a longer one is damaged. */
const MAX_TEXT_LENGTH = 1_000_000;
const LOOSE_AMPERSAND = /&(?!#?\w{1,31};)/;

/**
 * Reads Kyero v3 and the additions of Resales-Online. XML that is not well formed ends the reading with its line,
 * because a guess at a home's end could give it another one's price. Entities of a document are not resolved, so none
 * can grow.
 */
export function openKyeroReader(options: FeedReaderOptions): FeedReader {
  const parser = new SaxesParser({ xmlns: false, position: true });
  Object.assign(parser.ENTITIES, HTML_ENTITIES);
  let hasBegun = false;
  let ready: FeedRow[] = [];
  let rows = 0;
  let depth = 0;
  /** Open elements of the present home, root first. */
  const open: KyeroElement[] = [];
  let line = 1;
  let startPosition = 0;
  let elements = 0;
  let isFeed = false;
  let isClosed = false;
  let failure: FeedEnd["error"];
  /** Text since the last tag, and its position. */
  let pending = "";
  let tagPosition = 0;
  let tagLine = 1;
  let chunkPosition = 0;

  const fail = (message: string, at = parser.line) => {
    failure ??= { message, line: at };
  };
  const atTag = () => {
    tagPosition = parser.position;
    tagLine = parser.line;
  };
  /** saxes notices a loose & only at the next semicolon, or never. */
  const failOfAmpersand = (): boolean => {
    const at = LOOSE_AMPERSAND.exec(pending)?.index;
    if (at === undefined) return false;
    fail("Hay un & suelto: escríbelo como &amp;", tagLine + (pending.slice(0, at).match(/\n/g)?.length ?? 0));
    return true;
  };

  parser.on("doctype", (text) => {
    if (/<!ENTITY|<!ELEMENT|\[/i.test(text)) fail("El archivo define entidades propias (DOCTYPE) y no se lee");
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth++;
    atTag();
    if (depth > MAX_DEPTH) fail("El archivo está anidado sin fin");
    if (failure !== undefined) return;
    if (open.length === 0) {
      if (name === "kyero") isFeed = true;
      if (name !== "property" || depth < 2) return;
      isFeed = true;
      line = parser.line;
      startPosition = parser.position;
      elements = 0;
    }
    const element: KyeroElement = {
      name,
      attributes: hasAny(attributes) ? attributes : undefined,
      text: "",
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
    const isTooMuch = ++elements > MAX_HOME_ELEMENTS || parser.position - startPosition > MAX_HOME_LENGTH;
    if (isTooMuch) fail("Un inmueble ocupa más de 4 MB o tiene más de 10.000 elementos");
  });
  const takeText = (text: string) => {
    const element = open.at(-1);
    if (element === undefined) return;
    element.text = element.text === "" ? text : element.text + text;
  };
  parser.on("text", takeText);
  parser.on("cdata", takeText);
  parser.on("closetag", () => {
    depth--;
    atTag();
    if (depth === 0) isClosed = true;
    const element = open.pop();
    if (element === undefined || open.length > 0 || failure !== undefined || error !== undefined) return;
    ready.push(homeOf(element, ++rows, line, options));
  });
  let error: { message: string; line: number } | undefined;
  parser.on("error", ({ message }) => {
    error ??= { message, line: parser.line };
  });

  const take = (): FeedRow[] => {
    const taken = ready;
    ready = [];
    return taken;
  };

  return {
    write(given) {
      if (failure !== undefined) return [];
      // Blanks before the declaration, and signs that only a terminal knows, come from programs that print XML as text.
      const chunk = (hasBegun ? given : given.trimStart()).replace(UNPRINTABLE, " ");
      hasBegun ||= chunk !== "";
      parser.write(chunk);
      pending = tagPosition > chunkPosition ? chunk.slice(tagPosition - chunkPosition) : pending + chunk;
      chunkPosition += chunk.length;
      if (error !== undefined && !(/entity/.test(error.message) && failOfAmpersand())) {
        fail(inSpanish(error.message), error.line);
      }
      if (pending.length > MAX_TEXT_LENGTH && !failOfAmpersand()) fail("Un texto ocupa más de 1 MB");
      return take();
    },
    hasFailed: () => failure !== undefined,
    end() {
      if (failure === undefined) {
        const last = parser.line;
        if (open.length > 0 || (depth > 0 && !isClosed)) {
          const what = open.length > 0 ? "un inmueble" : "la lista";
          if (!failOfAmpersand()) fail(`El archivo se corta: falta el final de ${what}`, last);
        } else {
          parser.close();
          if (error !== undefined) fail(inSpanish(error.message), last);
        }
      }
      if (failure === undefined && !isFeed) fail("El archivo no es un feed de Kyero: no tiene ningún inmueble");
      const end: FeedEnd = { rows, isComplete: failure === undefined && isClosed };
      return { rows: take(), end: failure === undefined ? end : { ...end, isComplete: false, error: failure } };
    },
  };
}

function hasAny(attributes: Record<string, string>): boolean {
  for (const _ in attributes) return true;
  return false;
}

/** Control characters, save the blanks among them. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]/gu;

const SPANISH_ERRORS: readonly (readonly [RegExp, string])[] = [
  [/unclosed tag: (\S+)/, "El archivo se corta: falta cerrar <$1>"],
  [/unexpected close tag|does not match/, "Una etiqueta se cierra sin haberse abierto"],
  [/undefined entity/, "El texto usa una entidad desconocida (&nombre;): escribe la letra o, si es un &, &amp;"],
  [/document must contain a root element|text data outside of root node/, "El archivo no es XML"],
  [/disallowed character/, "Hay un carácter que XML no admite"],
];

/** saxes says `line:column: what`. */
function inSpanish(message: string): string {
  const bare = message.replace(/^\d+:\d+: /, "").replace(/\.$/, "");
  for (const [pattern, spanish] of SPANISH_ERRORS) {
    const match = pattern.exec(bare);
    if (match) return spanish.replace("$1", (match[1] ?? "").slice(0, 40));
  }
  return "El XML no está bien formado";
}
