import type { KindSpec } from "../kinds/kind.ts";
import type { ChargeKind } from "../reading.ts";
import { firstFrom, firstOf, hasAny, phrases, spansOfAny } from "../text/find.ts";
import { type Flat, isDigit, lineAt, type Span, tokenFrom } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { CHARGE_WORDS } from "./wording.ts";

/** Words that name charges and tell of none: heads, names of registers, notices of the law, rules of a building. */

const HEAD_WORDS = new Set(
  `hipoteca hipotecas gravamen gravamenes prohibicion prohibiciones interdiccion interdicciones inhibicion inhibiciones restriccion restricciones embargos
limitacion limitaciones cargas servidumbres arrendamientos litigios medidas cautelares afecciones usufructos anotaciones preventivas demandas y e o u de del la las los el en
al dominio enajenar enajenacion gravar propiedad registro registros certificado informe rubro asiento asientos sobre vigentes vigente registrales personales disponer otras
otros derechos reales condiciones relacion seccion parte titulo situacion estado`.split(/\s+/),
);
const REGISTERS = new Set(
  "registro registros certificado certificados certificacion indice indices informe libros libro".split(" "),
);

/** Only of several of a kind: «hipoteca» alone on a line heads what is told of one. */
const isPlural = (flat: Flat, { start, end }: Span): boolean => flat.text[end - 1] === "s" && end - start > 4;

/** «Revisados los registros de hipotecas, gravámenes, interdicciones y prohibiciones». */
export function isNameOfRegister(flat: Flat, span: Span): boolean {
  if (!isPlural(flat, span)) return false;
  // «INFORME SOBRE TITULARIDAD, GRAVÁMENES E INHIBICIONES»: the title of the paper.
  const line = lineAt(flat, span.start);
  const head = flat.tokens[tokenFrom(flat, line.start)];
  const isTitle = head !== undefined && head.start < span.start && REGISTERS.has(head.text);
  if (isTitle && !hasAny(flat, [":", ". ", "a favor", "fojas", "fs."], line.start, span.end)) return true;
  for (let i = tokenFrom(flat, span.start) - 1; i >= 0; i--) {
    const { text } = flat.tokens[i]!;
    if (REGISTERS.has(text)) return true;
    if (!HEAD_WORDS.has(text)) return false;
    const gap = flat.text.slice(flat.tokens[i]!.end, flat.tokens[i + 1]!.start);
    if (gap.includes(".") || gap.includes(":")) return false;
  }
  return false;
}

const ALL_WORDS = CHARGE_WORDS.flatMap(([, words]) => words);

/** Characters behind a head in which its answer stands. */
const ANSWER = 260;
const ENTRY = phrases(
  "a favor de · a favor del · en favor de · fojas · letra · asiento · inscripcion · nota al margen · acreedor · por la suma · juzgado",
);
const NOTHING = phrases("no · ningun* · nada · sin · carece · libre · negativ* · inexistent*");

/** «RUBRO C) INHIBICIONES» on a line of its own. Where what follows it names no charge and is none the less an entry, the head is the charge. */
export function isHead(flat: Flat, span: Span): boolean {
  if (!isPlural(flat, span)) return false;
  const whole = lineAt(flat, span.start);
  // «CARGAS Y ARRENDAMIENTOS: no las tiene».
  const colon = flat.text.indexOf(":", span.end);
  const line = { start: whole.start, end: colon >= 0 && colon < whole.end ? colon + 1 : whole.end };
  const tokens = flat.tokens.slice(tokenFrom(flat, line.start), tokenFrom(flat, line.end));
  if (!tokens.every(({ text }) => text.length === 1 || isDigit(text[0]) || HEAD_WORDS.has(text))) return false;
  // Up to the next head: what that one is of says nothing of this one.
  const next = spansOfAny(flat, ALL_WORDS, line.end, Math.min(flat.text.length, line.end + ANSWER)).find(
    (one) => isPlural(flat, one) && lineAt(flat, one.start).start === one.start,
  );
  const end = next?.start ?? Math.min(flat.text.length, line.end + ANSWER);
  if (hasAny(flat, NOTHING, line.end, line.end + 26) || hasAny(flat, NOT_OWNED, line.end, line.end + 80)) return true;
  if (firstOf(flat, ALL_WORDS, line.end, end)) return true;
  return !hasAny(flat, ENTRY, line.end, end);
}

const NOT_OWNED = phrases(
  "no las tiene · no los tiene · que no existen · que no hay · no las hay · no los hay · libre de",
);
/** Words by which a paper says that it leaves something out, which is no entry of a charge. */
const NOT_SHOWN = phrases(
  "no se expresa* · no se incluye* · no se refleja* · no se hacen constar · no se comprende* · no constan en esta nota · no figuran en esta nota · no se publica* · no se relaciona* · aunque no · no se garantiza*",
);

const ADVISED = phrases(
  `advert* · advirt* · advierte* · frente a · conviene · perjudic* · interes legitimo · publicidad formal · el usuario · oponibilidad · a peticion de · a instancia del titular · pueden cancelarse · puede cancelarse · podran cancelarse · advierto · informo · les informo · se informa · quedan informad* · reservas y advertencias · consulte · aunque no const* · no figuran en ella
  que se presenten · no suelen · haciendas locales · ley de propiedad horizontal · codigo civil · podran ser exigid* · procedimiento de apremio · responde con el inmueble · ley reguladora
  a efectos meramente · esta nota · la presente nota · no surte · reglamento (ue) · proteccion de datos · podra solicitar · podran solicitar · salvaguardia · buena fe · segun la ley · conforme a la ley · conocer los estatutos · turistica · legales no · tanteo legal · retracto legal`,
);
const STATUTES = phrases(
  "normas de la comunidad · estatutos · zonas comunes · elementos comunes · los propietarios · la fachada · el promotor · la promotora · regimen interior · de la junta · aparatos · actividades molestas · destinarse · terrazas",
);
const STRONG = phrases(
  "a favor de · a favor del · en favor de · en beneficio de · por procedencia · por razon de su procedencia · letra · nota al margen · nota marginal · gravada con · gravado con · grava esta finca · inscripcion 1 · en garantia de · responde de · constituida · anotada · anotado",
);
const NOTICE_HEADS = phrases(
  "advertencias · advertencia · lo que advierto · advierto · aviso · avisos · notas informativas · informacion legal · aviso legal · observaciones legales",
);

/** Whether the sentence describes an entry: whom it is for, its number, its sum, its day. */
export function hasEntry({ flat, money, dates }: Known, span: Span, sentence: Span): boolean {
  const [from, to] = [Math.max(sentence.start, span.start - 140), Math.min(sentence.end, span.end + 200)];
  const within = (list: readonly Span[]) => {
    const one = list[firstFrom(list, from)];
    return one !== undefined && one.end <= to;
  };
  return hasAny(flat, STRONG, from, to) || within(money) || within(dates) || hasNumberedEntry(flat, from, to);
}

const hasNumberedEntry = (flat: Flat, from: number, to: number): boolean =>
  spansOfAny(flat, ["inscripcion", "anotacion", "fojas", "asiento", "insc."], from, to).some(({ end }) =>
    isDigit(flat.text[end + 1]),
  );

/** A notice of the law, or a rule of the building, that names a charge without entering one. */
export function isNotice(
  known: Known,
  kind: ChargeKind,
  span: Span,
  sentence: Span,
  sections: readonly Span[],
  spec: KindSpec | null,
): boolean {
  const { flat } = known;
  if (hasAny(flat, NOT_SHOWN, span.end, sentence.end) && !hasAny(flat, STRONG, sentence.start, sentence.end))
    return true;
  if (hasEntry(known, span, sentence)) return false;
  if (spec?.charges === "must" && isAtLarge(flat, span, sentence)) return true;
  const isInSection = sections.some((one) => one.start <= span.start && span.start < one.end);
  const from = Math.max(sentence.start, span.start - 260);
  const to = Math.min(sentence.end, span.end + 260);
  // In the part on charges of a register only what names several kinds at large is a notice.
  const isWide = !isInSection || spec?.charges !== "must" || namesSeveral(flat, span);
  if (isWide && hasAny(flat, ADVISED, from, to)) return true;
  if (["prohibition", "other", "option", "lease"].includes(kind) && !isInSection && hasAny(flat, STATUTES, from, to))
    return true;
  return !isInSection && isUnderNotices(flat, span.start);
}

/** Words for several charges of a kind that a register tells one by one, each with its entry. */
const SEVERAL = new Set("hipotecas embargos prohibiciones demandas usufructos condiciones opciones".split(" "));
const BURDENS = phrases(
  "grava* · pesa* · afect* · sujet* · existe* · consta* · tiene · tienen · soporta* · reconoce* · registra* · inscrit* · inscripci* · anotad* · vigente* · figura* · aparece* · cancel* · responde* · constituid* · autos · juzgado* · oficio · expediente · exp · fojas · fs",
);
/** Words that a whole sentence has, and an item of a list has not. */
const WHOLE = 7;

const namesSeveral = (flat: Flat, { start }: Span): boolean =>
  SEVERAL.has(flat.tokens[tokenFrom(flat, start)]?.text ?? "");

/** «Para conocer el importe de hipotecas y embargos …», «las anotaciones de embargo caducan a los cuatro años»: of all of their kind, and of none here. */
function isAtLarge(flat: Flat, span: Span, sentence: Span): boolean {
  const isMany =
    namesSeveral(flat, span) || flat.text.startsWith("anotaciones de ", span.start - "anotaciones de ".length);
  if (!isMany || flat.text.slice(sentence.start, sentence.end).split(" ").length < WHOLE) return false;
  return !hasAny(flat, BURDENS, sentence.start, sentence.end);
}

/** Lines before one among which the head of the notices stands. */
const NOTICE_LINES = 14;

function isUnderNotices(flat: Flat, place: number): boolean {
  let line = lineAt(flat, place);
  for (let i = 0; i < NOTICE_LINES; i++) {
    const start = line.start + flat.text.slice(line.start, line.start + 6).search(/[a-z]/);
    if (firstOf(flat, NOTICE_HEADS, start, start + 28)?.start === start) return true;
    if (line.start === 0) return false;
    line = lineAt(flat, line.start - 1);
  }
  return false;
}
