import { f1 } from "./score-conversations.ts";
import type { Tally } from "./tally.ts";

/** The measured table in words. */

interface Row {
  name: string;
  share: number | null;
  all: number | null;
  /** Least that is asked for; for `isMost` the most. */
  target: number | null;
  isMost?: boolean;
}

export interface Times {
  /** Milliseconds of a page with letters, seconds of a scanned one, clean or not. */
  textPageMs: readonly number[];
  scanPageSeconds: readonly number[];
  hardPageSeconds: readonly number[];
  longSeconds: number | null;
  peakMegabytes: number;
}

const percent = (share: number | null) =>
  share === null ? "sin medir" : `${(share * 100).toFixed(1).replace(".", ",")} %`;

function documentRows(tally: Tally): Row[] {
  const row = (name: string, measure: string, target: number | null): Row => ({
    name,
    share: tally.share(measure),
    all: tally.get(measure).all,
    target,
  });
  const notRed = tally.share("notFalseRed");
  return [
    row("Tipo de documento", "kind", 0.97),
    row("Documentos de un mismo archivo separados", "split", null),
    row("Identificadores, con texto", "identifiers text", 0.99),
    row("Identificadores, escaneo limpio", "identifiers scan", 0.95),
    row("Identificadores, escaneo malo o foto", "identifiers hard scan", null),
    row("Campos, con texto", "fields text", 0.93),
    row("Campos, escaneo limpio", "fields scan", null),
    row("Campos, escaneo malo o foto", "fields hard scan", null),
    row("Personas y sus partes", "parties", null),
    row("Cargas vivas encontradas", "chargeRecall", 1),
    row("Sin leer las cargas, no dice que no haya", "unreadableSaid", 1),
    row("Cargas: su clase", "chargeKind", null),
    row("Cargas canceladas no dadas por vivas", "chargeCancelled", null),
    row("Rojos que debían serlo", "redFound", null),
    { name: "Falsos rojos", share: notRed === null ? null : 1 - notRed, all: tally.get("notFalseRed").all, target: 0.05, isMost: true },
    row("Nunca verde lo que no lo es", "neverGreen", 1),
    row("Contradicciones y avisos señalados", "topics", null),
  ]; // biome-ignore format: one line a row
}

function conversationRows(tally: Tally): Row[] {
  const kinds = [
    ...new Set(
      [...tally.measuresOf("fact found "), ...tally.measuresOf("fact said ")].map((name) => name.split(" ")[2]!),
    ),
  ].sort();
  const both = (name: string, measure: string, target: number | null, suffix = ""): Row => ({ name, share: f1(tally, measure, suffix), all: tally.get(`${measure} found${suffix}`).all, target }); // biome-ignore format: one row
  return [
    { name: "Exportaciones leídas enteras", share: tally.share("parse"), all: tally.get("parse").all, target: 1 },
    both("Hechos, F1", "fact", 0.9),
    ...kinds.map((kind) => both(`  ${kind}`, "fact", null, ` ${kind}`)),
    both("Compromisos, F1", "commitment", null),
    { name: "Fechas de compromisos y plazos", share: tally.share("dates"), all: tally.get("dates").all, target: 0.95 },
    both("Preguntas sin responder, F1", "unanswered", null),
    both("Objeciones, F1", "objections", null),
    { name: "Respuestas propuestas", share: tally.share("draft"), all: tally.get("draft").all, target: null },
    { name: "En pocas líneas", share: tally.share("key lines"), all: tally.get("key lines").all, target: null },
    {
      name: "Resúmenes con todas sus líneas enlazadas",
      share: tally.share("linked"),
      all: tally.get("linked").all,
      target: 1,
    },
  ];
}

const isMet = ({ share, target, isMost }: Row) =>
  share === null || target === null || (isMost ? share <= target : share >= target);

const told = (row: Row) =>
  `  ${row.name.padEnd(44)} ${percent(row.share).padStart(9)}  de ${String(row.all ?? "").padStart(4)}${row.target === null ? "" : `   objetivo ${row.isMost ? "≤" : "≥"} ${percent(row.target)}${isMet(row) ? "" : "   NO"}`}`; // biome-ignore format: one row

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Lines to be printed. */
export function reportOf(tally: Tally, times: Times | null, worst = 10): string[] {
  const lines: string[] = [];
  if (tally.get("kind").all > 0) {
    lines.push("\nDocumentos", ...documentRows(tally).map(told));
    lines.push(
      `  Falsas cargas: ${tally.get("chargeFalse").all}; cargas perdidas: ${tally.get("chargeRecall").all - tally.get("chargeRecall").right}`,
    );
    const fields = tally.measuresOf("field ").filter((measure) => tally.share(measure)! < 0.93);
    if (fields.length > 0)
      lines.push(
        `  Campos por debajo: ${fields.map((measure) => `${measure.slice(6)} ${percent(tally.share(measure))}`).join(", ")}`,
      );
  }
  if (tally.get("parse").all > 0) lines.push("\nConversaciones", ...conversationRows(tally).map(told));
  if (times) {
    const [text, scan, hard] = [times.textPageMs, times.scanPageSeconds, times.hardPageSeconds].map(median);
    if (text !== undefined)
      lines.push(
        `\n  Página con texto: ${text.toFixed(0)} ms (objetivo ≤ 150), la más lenta ${Math.max(...times.textPageMs).toFixed(0)}`,
      );
    if (scan !== undefined)
      lines.push(
        `  Página escaneada: ${scan.toFixed(1)} s (objetivo ≤ 6), la más lenta ${Math.max(...times.scanPageSeconds).toFixed(1)}`,
      );
    if (hard !== undefined)
      lines.push(
        `  Página mal escaneada o fotografiada: ${hard.toFixed(1)} s, la más lenta ${Math.max(...times.hardPageSeconds).toFixed(1)}`,
      );
    if (times.longSeconds !== null)
      lines.push(
        `  Cien páginas con texto: ${times.longSeconds.toFixed(1)} s; memoria máxima de su proceso, ${times.peakMegabytes} MB (objetivo ≤ 600)`,
      );
  }
  const faults = tally.worst(worst);
  if (faults.length > 0)
    lines.push(
      `\nLos ${faults.length} peores`,
      ...faults.flatMap(({ measure, where, said, right }) => [
        `  ${where} (${measure})`,
        `    dice:  ${said}`,
        `    es:    ${right}`,
      ]),
    );
  return lines;
}
