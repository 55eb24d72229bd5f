import { firstSigns } from "../../shared/format/text-ends.ts";
import type { Clause } from "./clauses.ts";
import { decidedBy } from "./deciding.ts";
import { ASKED_FINANCING, FINANCING, GUARANTEES } from "./financing-words.ts";
import { MOTIVES } from "./motive-words.ts";
import { deciderAnswered, deciderOf } from "./people-words.ts";
import { SELLS } from "./roles.ts";
import type { AskedSlot, Reading, Said } from "./said.ts";
import { asserted } from "./stance.ts";

/** Facts that are sentences: how it is paid, who decides, why, and what must be sold first. Each keeps the words in which it was said. */

const HAS_PETS =
  / (tengo|tenemos|con|tiene|tienen) (un|una|dos|tres|mi|nuestro|nuestra|mis) (perr[oa]s?|gat[oa]s?|mascotas?|perrit[oa]s?|perretes?|gatit[oa]s?|galg[oa]s?|labrador|labradora|podenc[oa]s?|bulldog|border|caniche|chihuahua|mastin|pastor) /;
const HOME_TO_SELL =
  / ((tengo|tenemos|tendria|tendriamos|hay|debo|debemos|necesito|necesitamos|tendremos|tendre) (que |de |antes que |primero que )?(vender|venderlo|venderla)|(vendo|vendemos|venda|vendamos|vender|vendiendo|venderemos|vendere) (antes |primero )?(mi|nuestro|nuestra|el mio|el nuestro|la mia|la nuestra|el actual|el piso actual|la casa actual|el que tenemos|el que tengo|la que tenemos|lo que tenemos)|(vendo|vendemos|vender|venderemos|vendere) (antes|primero) (el|la|un|una|lo)|(piso|casa|depa|depto|departamento|apartamento|estudio|vivienda) .{0,25}que (quiero|queremos|tengo que|tenemos que|necesito|voy a|vamos a) vender|venta de(l)? (mi|nuestro|nuestra|piso|actual)|(aun|todavia) no (esta|lo he|lo hemos|la hemos|la he) vendid[oa]|(mi|nuestro|nuestra) (piso|casa|depa|depto|departamento|apartamento)( actual)? (esta|lo tengo|lo tenemos|la tenemos|la tengo|ya esta)? ?(a la venta|en venta|puesto a la venta)|(cuando|hasta que|en cuanto|si) (no )?(se )?(vend[a-z]*) (el|la|mi|nuestro|nuestra)|(estoy|estamos) vendiendo (un|una|el|la|lo|mi|nuestr[oa])) /;

/** To part with a home, in all words; a home of one's own; and what was sold already. */
const PARTS_WITH =
  / (?:vend(?:er|erl[oa]|o|emos|a|amos|eremos|ere|eria|eriamos|iendo|an|en|e|iera|ieramos|amosl[oa])|(?:nos|me) (?:den|dan|daran|diesen|dieran) por|(?:saquemos|saque|saco|sacamos) (?:de|del|por)|soltar(?:l[oa])?|soltamos|largar(?:l[oa])?|colocar(?:l[oa])?|deshacer(?:nos|me)|quitar(?:nos|me)(?:l[oa])?|sacar(?:nos|me)?(?:l[oa])?|traspasar(?:l[oa])?|liquidar(?:l[oa])?|dar salida|darle salida|la venta|en venta|salga|se venda|manos de (?:otra )?(?:la )?(?:agencia|inmobiliaria)|con (?:otra |una )?(?:agencia|inmobiliaria)) /;
const ITS_OWN =
  / (?:(?:mi|nuestr[oa]|mis|nuestr[oa]s) (?:[a-z]{3,14} )?(?:piso|casa|depa|depto|departamento|apartamento|apto|vivienda|atico|chalet|duplex|estudio|adosado|terreno|local)|(?:el|la) (?:suy[oa]|mi[oa]|nuestr[oa]|actual|de ahora|de siempre|primero)|(?:lo|el|la|los) (?:que )?(?:[a-z]{3,14} )?(?:que )?(?:tengo|tenemos|heredamos|herede|vivimos|vivo)|lo (?:mio|nuestro|de [a-z]{2,14})|(?:el|la|un|una|lo) (?:de|(?:piso|pisito|casa|casita|depa|depto|departamento|apartamento|vivienda|chalet|ph) (?:de|en)) [a-z]{2,14}|(?:el|la) (?:piso|casa|depa|depto|departamento|apartamento|vivienda) (?:en )?(?:que|donde|de mis?|de nuestr[oa]s?|de ell[oa]s?|de el|de sus?)|(?:sin|hasta|primero|antes)(?: que)?(?: no)?(?: se)? (?:venderl[oa]|salga|vender|venda)) /;
const SOLD =
  / (?:(?:ya )?(?:hemos|he|habiamos|habia) vendido|vendi|vendimos|ya (?:esta|lo tenemos|la tenemos|se) vendid[oa]|ya vendimos|acabamos de vender|acabo de vender|no (?:tengo|tenemos|hay|hace falta)(?: que)? (?:nada que )?vender) /;

/** Whether somebody who looks for a home has another one to sell. */
export const sellsFirst = (clause: Clause): boolean =>
  !clause.isQuestion &&
  ((PARTS_WITH.test(clause.line) &&
    !/ (?:vende|venden|vendeis|vendes) (?!.*suy[oa])/.test(clause.line) &&
    ITS_OWN.test(clause.line) &&
    !SOLD.test(clause.line) &&
    asserted(clause, PARTS_WITH, { conditions: true }) !== null) ||
    asserted(clause, HOME_TO_SELL, { conditions: true }) !== null ||
    (asserted(clause, SELLS) !== null && !/ (quiere|quieren|vende|venden) /.test(clause.line)));

/** Somebody else's search: «mi prima busca por Triana», «pero es ella, no yo». A partner's wish is the household's. */
const OTHERS =
  / (?:(?:mi|mis|una|un|unos|el|la|otra|otro|su) (?:prim[oa]s?|amig[oa]s?|cunad[oa]s?|vecin[oa]s?|companer[oa]s?|conocid[oa]s?|sobrin[oa]s?|jef[ea]|herman[oa]s?|coleg[oa]s?)(?: que| tambien| de [a-z]{2,10}| ya| ahora){0,3} (?:busca|buscan|quiere|quieren|necesita|necesitan|anda|andan|esta buscando|estan buscando|compro|vendio|vende|pago|vive|viven)|(?:ella|el|ellos|ellas) (?:tambien )?(?:busca|buscan|buscaba|quiere|quieren|queria|querian|necesita|necesitan|necesitaba|anda buscando|andaba|prefiere|prefieren|preferia|tiene(?! que)|tienen(?! que))|(?:es|son) (?:ella|el|ellos|ellas) (?:eh )?(?:, )?(?:eh )?(?:, )?no yo|no (?:es|son) para mi |para (?:un|una) (?:amig[oa]|conocid[oa]|companer[oa]|vecin[oa]|client[ea])) /;
const WITH_ME = / (?:y yo|conmigo|nosotros|busco|buscamos|queremos|quiero) /;

/** Whether a clause speaks of what another person looks for, who is no client here. */
export const isOfOthers = (line: string): boolean => OTHERS.test(line) && !WITH_ME.test(line);

const LONGEST_WORDS = 120;
/** The client's own words, as far as a note holds them. */
export function ownWords({ text }: Clause): string {
  const plain = text.replace(/\s{1,20}/g, " ").trim();
  if (plain.length <= LONGEST_WORDS) return plain;
  const cut = plain.lastIndexOf(" ", LONGEST_WORDS);
  return `${firstSigns(plain, cut > LONGEST_WORDS / 2 ? cut : LONGEST_WORDS)}…`;
}

/** Reasons that are other people's as well: whose home it was, near whom somebody moves. */
const OF_RELATIVES =
  /^(Herencia|Estudios|Estar cerca|Salud|Se acaba su contrato|Busca algo más pequeño|Cambio de ciudad|El colegio)/;

const OF_OWNERS = "Compra otra vivienda";
const DENIES_NEED =
  /^ (?:no|nop|nada|para nada|que va|ninguna|ninguno|en principio no|creo que no|tampoco|gracias a dios no) (?!.*(?:aun|todavia|sabemos|lo he|lo hemos|mirado|hablado|pedido) )/;

export function wordsSaid(clause: Clause, reading: Reading, asked: ReadonlySet<AskedSlot>): Said[] {
  const { line } = clause;
  const said: Said[] = [];
  const { isOwner } = reading;
  const isBuying = reading.role === "buyer";
  const words = ownWords(clause);
  const add = (kind: Said["kind"], shown: string, certainty: number) =>
    said.push({ kind, shown, value: { type: "text", text: words }, certainty });
  const isPast = / (queda|quedan|cancelar|cancelada|levantar) /.test(line);
  if (isBuying && !isPast) {
    const way =
      FINANCING.find(([pattern]) => asserted(clause, pattern)) ??
      (asked.has("financing") ? ASKED_FINANCING.find(([pattern]) => asserted(clause, pattern)) : undefined);
    if (way) add("financing", way[1], 0.85);
    // «¿Necesitaríais hipoteca?» «No, no nos hace falta.»
    else if (asked.has("loan") && !asked.has("decider") && DENIES_NEED.test(line)) add("financing", "Al contado", 0.75);
  } else if (!isOwner) {
    // «El dueño quiere aval, imposible» tells what is asked for.
    const isTheirs =
      / (?:quiere|quieren|pide|piden|exige|exigen|solicita|solicitan) /.test(line) &&
      !/ (?:tengo|tenemos|me avala|nos avala|mi (?:padre|madre|herman[oa]|pareja|nomina)|mis padres) /.test(line);
    const way = isTheirs ? undefined : GUARANTEES.find(([pattern]) => asserted(clause, pattern, { others: true }));
    if (way) add("financing", way[1], 0.85);
  }
  const decider = deciderOf(clause) ?? decidedBy(clause) ?? (asked.has("decider") ? deciderAnswered(clause) : null);
  if (decider) add("decider", decider, 0.85);
  const motive = MOTIVES.find(
    ([pattern, shown]) =>
      // A buyer who sells first does so to buy.
      (isOwner || shown !== OF_OWNERS) && asserted(clause, pattern, { others: OF_RELATIVES.test(shown), past: true }),
  );
  // Several reasons stand beside one another.
  if (motive)
    said.push({
      kind: "motive",
      key: motive[1],
      shown: motive[1],
      value: { type: "text", text: words },
      certainty: 0.8,
    });
  if (!isOwner && asserted(clause, HAS_PETS))
    said.push({
      kind: "features",
      key: "mascotas",
      shown: "admite mascotas",
      value: { type: "text", text: "mascotas" },
      certainty: 0.85,
    });
  if (!isOwner && sellsFirst(clause)) add("homeToSell", "Tiene una vivienda que vender", 0.9);
  return said;
}
