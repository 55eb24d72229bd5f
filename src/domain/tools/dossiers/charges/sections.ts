import { firstOf, phrases, spansOfAny } from "../text/find.ts";
import { type Flat, isLetter, type Span } from "../text/flat.ts";

/** Heads of the part of a document that tells charges. */
const HEADS = phrases(
  "cargas vigentes · cargas y gravamenes · cargas, gravamenes y limitaciones · cargas registrales · cargas de la finca · estado de cargas · relacion de cargas · cargas y limitaciones · situacion de cargas · cargas · gravamenes · gravamenes y restricciones · gravamenes, restricciones e interdicciones · hipotecas y gravamenes · limitaciones y gravamenes",
);

/** Heads of the parts that may follow it. */
const NEXT_HEADS = phrases(
  "documentos relativos · documentos pendientes · documentos presentados · asientos de presentacion · asiento de presentacion · asientos pendientes · advertencia · advertencias · titularidad · titularidades · titulares · titular · descripcion · observaciones · informacion basica · notas informativas · aviso · fin de · honorarios · datos registrales · datos de la finca · sin mas asientos · proteccion de datos · es nota simple · la presente nota · esta nota · los efectos · a los efectos · se informa · estipulaciones · titulo · inscripcion: · situacion arrendaticia · arrendamientos · otorgan · clausulas · clausula · segunda · tercera · cuarta · quinta · sexta · septima · segundo · tercero · cuarto · quinto · precio · pendiente de despacho · nota: · la informacion · conforme al · queda prohibida · -------- · ======= · valor · referencia catastral · fin · rubro · expedida en · expedido en · expedida el · certificacion de · bloqueo",
);

/** Parts of the document that tell charges: from behind their heads to the next head of a line. */
export function chargeSections(flat: Flat): Span[] {
  const found: Span[] = [];
  for (const line of flat.lines) {
    const start = firstLetter(flat, line);
    const head = spansOfAny(flat, HEADS, start, Math.min(flat.text.length, start + 60)).find(
      (one) => one.start === start,
    );
    if (!head) continue;
    const last = found.at(-1);
    if (last && head.start < last.end) continue;
    found.push({ start: head.end, end: endOf(flat, head.end) });
  }
  return found;
}

/** The head itself of a section, without its number and its marks. */
function firstLetter(flat: Flat, line: number): number {
  let at = line;
  while (at < line + 12 && at < flat.text.length && !isLetter(flat.text[at])) at++;
  // «RUBRO B) GRAVÁMENES».
  if (flat.text.startsWith("rubro ", at) || flat.text.startsWith("asiento ", at)) at += "rubro ".length;
  // «e) cargas», «iii.- cargas», «segundo.- cargas».
  const numbered =
    /^(?:[a-h]|[ivx]{1,4}|primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|quint[oa]|sext[oa])[).:-]{1,3} {0,2}/.exec(
      flat.text.slice(at, at + 14),
    );
  return numbered ? at + numbered[0].length : at;
}

function endOf(flat: Flat, from: number): number {
  for (const line of flat.lines) {
    if (line <= from) continue;
    const start = firstLetter(flat, line);
    if (firstOf(flat, NEXT_HEADS, start, start + 40)?.start === start) return line;
    if (flat.text.startsWith("***", line) || flat.text.startsWith("---", line)) return line;
  }
  return flat.text.length;
}
