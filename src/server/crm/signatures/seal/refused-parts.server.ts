import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from "@cantoo/pdf-lib";

const PROGRAMS = "Este PDF lleva programas dentro, y podría cambiar después de firmado. Imprímelo como PDF y sube ese";
const SIGNED = "Este PDF ya lleva una firma digital, que dejaría de valer. Sube el documento sin firmar";
const FORM = "Este PDF tiene campos para rellenar, que cada programa enseña a su manera. Imprímelo como PDF y sube ese";
const LAYERS = "Este PDF tiene capas ocultas, que cada programa enseña a su manera. Imprímelo como PDF y sube ese";
const FILES = "Este PDF lleva otros archivos dentro. Imprímelo como PDF y sube ese";

/** Actions that run something, send something, or change what is shown. Links to a page or an address are none of them. */
const ACTIONS = new Set(
  "JavaScript Launch SubmitForm ResetForm ImportData Rendition Movie Sound Hide SetOCGState GoToE GoTo3DView RichMediaExecute Trans"
    .split(" ")
    .map((name) => PDFName.of(name)),
);
const KEYS: [key: string, fault: string][] = [
  ["JS", PROGRAMS],
  ["JavaScript", PROGRAMS],
  ["XFA", PROGRAMS],
  ["AA", PROGRAMS],
  ["ByteRange", SIGNED],
  ["EmbeddedFiles", FILES],
  ["EF", FILES],
];
const ANNOTATIONS: Record<string, string> = {
  Widget: FORM,
  RichMedia: PROGRAMS,
  Screen: PROGRAMS,
  Movie: PROGRAMS,
  Sound: PROGRAMS,
  "3D": PROGRAMS,
  FileAttachment: FILES,
};

/** The objects and nested values that can be reached from some. Each reference is followed once, without recursion. */
export function* reachable(context: PDFContext, from: readonly PDFObject[]): Generator<PDFObject> {
  const waiting = [...from];
  const seen = new Set<PDFObject>();
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    // References are one object for each number, so that a circle ends here.
    if (seen.has(object)) continue;
    if (object instanceof PDFRef) {
      seen.add(object);
      const value = context.lookup(object);
      if (value) waiting.push(value);
    } else if (object instanceof PDFArray) {
      seen.add(object);
      waiting.push(...object.asArray());
    } else if (object instanceof PDFDict || object instanceof PDFStream) {
      seen.add(object);
      waiting.push(...(object instanceof PDFStream ? object.dict : object).values());
    } else continue;
    yield object;
  }
}

/** The first thing in a document that a signed one must not have, as a sentence for its sender; null where there is none. */
export function refusedPart(context: PDFContext, from: readonly PDFObject[]): string | null {
  for (const object of reachable(context, from)) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    const value = (key: string) => dict.lookup(PDFName.of(key));
    const action = value("S");
    if (action instanceof PDFName && ACTIONS.has(action) && isAction(dict)) return PROGRAMS;
    for (const [key, fault] of KEYS) if (value(key) !== undefined) return fault;
    const kind = value("Subtype");
    if (kind instanceof PDFName && dict.has(PDFName.of("Rect"))) {
      const fault = ANNOTATIONS[kind.decodeText()];
      if (fault) return fault;
    }
    // The bytes of a stream that lie in another file can be any at any time.
    if (object instanceof PDFStream && dict.has(PDFName.of("F"))) return FILES;
    const layers = value("OCProperties");
    if (layers instanceof PDFDict && hidesLayers(layers)) return LAYERS;
  }
  return null;
}

/** Parts of the structure of a tagged document have an `S` too, and a parent `P`, which no action has. */
const isAction = (dict: PDFDict): boolean => !(dict.has(PDFName.of("P")) && dict.has(PDFName.of("K")));

function hidesLayers(layers: PDFDict): boolean {
  const shown = layers.lookup(PDFName.of("D"));
  if (!(shown instanceof PDFDict)) return true;
  const off = shown.lookup(PDFName.of("OFF"));
  const base = shown.lookup(PDFName.of("BaseState"));
  return (
    shown.has(PDFName.of("AS")) ||
    (base !== undefined && base !== PDFName.of("ON")) ||
    (off !== undefined && !(off instanceof PDFArray && off.size() === 0))
  );
}
