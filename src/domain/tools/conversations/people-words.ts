import type { Clause } from "./clauses.ts";
import { asserted } from "./stance.ts";

/** People who decide beside or instead of the writer. Lines as in `Clause`. */

/** Sentences about anybody can tell who decides, and so can conditions. */
const ANYBODY = { others: true, conditions: true } as const;

const PEOPLE: readonly (readonly [words: string, shown: string])[] = [
  ["mujer|esposa|senora", "su mujer"],
  ["marido|esposo", "su marido"],
  [
    "pareja|novia|novio|enamorado|enamorada|chico|chica|companera|companero|prometida|prometido|polola|pololo|conyuge",
    "su pareja",
  ],
  ["hermano|hermana|hermanos|hermanas", "sus hermanos"],
  ["padres|papas|padre|madre|papa|mama|viejos|viejo|vieja", "sus padres"],
  ["suegros|suegro|suegra", "sus suegros"],
  ["exmujer|exmarido|exesposa|exesposo|ex", "su ex"],
  ["hija|hijas", "su hija"],
  ["hijo|hijos", "su hijo"],
  [
    "socio|socia|socios|abogado|abogada|contador|contadora|gestor|asesor|familia|tio|tia|tios|primo|prima|cunado|cunada|abuelo|abuela|jefe|jefa|jefes|comite|consejo|junta|direccion|empresa|asamblea|cliente|clienta|primos|sobrinos|cunados|abuelos|roomie|roomies",
    "otra persona",
  ],
];
export const WHO = PEOPLE.map(([words]) => words).join("|");
const OWN = "(?:mi|mis|su|sus|nuestro|nuestra|nuestros|la|el|los|las)";
const CONSULTS =
  "(?:hablar|hablo|hablamos|hable|hablare|hablaremos|hablarlo|consult[a-z]{1,7}|coment[a-z]{1,7}|platic[a-z]{1,7}|charl[a-z]{1,6}|convers[a-z]{1,7}|discut[a-z]{1,6}|decid[a-z]{1,7}|decision|ver|verlo|verla|veo|vemos|veremos|mirar|mirarlo|miro|miramos|pensar|pensarlo|acord[a-z]{1,6}|valor[a-z]{1,7}|enten[a-z]{1,7}|de acuerdo|visto bueno)";
const TELLS =
  "(?:preguntar|preguntarle|preguntarselo|pregunto|preguntare|consultarle|consultarselo|consulto|consultar|contarle|contarselo|ensenarselo|ensenarle|mostrarselo|mostrarle|comentarselo|comentarle|comentar|comento|ensen[a-z]{1,3}|decirle|decirselo)";
const RULES =
  "(?:decide|deciden|decidira|decidiran|mandan?(?! (?:fotos?|un|una|unos|unas|mensajes?|audios?|el|la|los|las|recuerdos|saludos|besos) )|firma|firman|tiene la ultima palabra|tienen la ultima palabra|dira la ultima palabra|elige|eligen)";
const SEES =
  "(?:lo |la |los )?(?:tiene que|tienen que|quiere|quieren|querra|querran|debe|deben|deberia|falta que|necesita|le falta)(?: tambien)? (?:lo )?(?:ver|verlo|verla|verlos|visitarlo|visitarla|aprobar|aprobarlo|opinar|decir|decidir|dar el visto bueno|darme el visto bueno|estar de acuerdo)";

const WITH: readonly RegExp[] = [
  new RegExp(` ${CONSULTS} (?:[a-z]{1,9} ){0,3}?(?:con|entre) ${OWN} (${WHO}) `),
  new RegExp(
    ` (?:lo|la|eso) (?:veo|hablo|consulto|comento|platico|converso|miro|pienso|decido|decidimos|vemos|hablamos) (?:[a-z]{1,9} ){0,2}?(?:con|a) ${OWN} (${WHO}) `,
  ),
  new RegExp(` ${TELLS} (?:a |con )?${OWN} (${WHO}) `),
  new RegExp(` ${OWN} (${WHO}) (?:tambien )?${SEES} `),
  new RegExp(
    ` (?:que|hasta que|cuando|falta que|para que) (?:tambien )?(?:lo|la) (?:vea|vean|apruebe|aprueben) (?:tambien )?${OWN} (${WHO}) `,
  ),
  new RegExp(
    ` (?:que|hasta que|falta que|para que) ${OWN} (${WHO}) (?:tambien )?(?:(?:lo|la) (?:vea|vean|apruebe|aprueben|visite)|firme|firmen|acepte|acepten) `,
  ),
  new RegExp(
    ` (?:depende|dependera|depende todo) de (?:lo que (?:diga|digan|decida|decidan|piense|opine) )?${OWN} (${WHO}) `,
  ),
  new RegExp(
    ` (?:lo|si) (?:que )?(?:(?:me |nos )?(?:diga|digan|decida|decidan|quiera|quieran|convenza a|aprueba|aprueban)) ${OWN} (${WHO}) `,
  ),
];
const ALONE: readonly RegExp[] = [
  new RegExp(
    ` ${OWN} (${WHO}) (?:[a-z0-9.]{1,12} ){0,5}(?:, )?(?:y |que )?(?:ella|el|ellos|ellas) (?:(?:es|son) (?:la|el|los|las) que )?${RULES} `,
  ),
  // «Lo veo con mi polola, ella es la que manda», «mi socia es quien lleva los números».
  new RegExp(
    ` ${OWN} (${WHO}) (?:, )?(?:que )?(?:ella |el )?(?:es|son) (?:la que|el que|los que|quien|quienes) (?:manda|mandan|decide|deciden|lleva|llevan|dice|dicen|paga|pagan|firma|firman|tiene la ultima palabra)`,
  ),
  new RegExp(` ${OWN} (${WHO}) (?:es |son )?(?:la que |el que |los que |quien |quienes )?(?:en casa )?${RULES} `),
  new RegExp(
    ` (?:aqui |en casa )?(?:quien |la que |el que )?${RULES} (?:es |son |todo |siempre |en todo )?${OWN} (${WHO}) `,
  ),
];
const BOTH =
  / (?:(?:lo |eso |la compra )?(?:decidimos|decidiremos|la decision es|tenemos que decidir|tenemos que decidirlo) (?:lo |entre |siempre |es )?(?:los dos|las dos|ambos|ambas|juntos|juntas|de los dos|mi [a-z]{4,9} y yo|en pareja)|(?:los dos|las dos|ambos|ambas|entre los dos|entre ambos|mi (?:mujer|marido|pareja|esposa|esposo|novia|novio) y yo) (?:lo )?(?:decidimos|decidiremos|tenemos que decidir[a-z]{0,2})|(?:de comun acuerdo|de acuerdo los dos)) /;
const SEVERAL =
  / (?:(?:consult|habl|decid|mir|pens|coment)[a-z]{1,8} (?:lo )?entre (?:l[oa]s|nosotr[oa]s|tod[oa]s)(?: (?:dos|tres|cuatro|cinco|herman[oa]s))?|(?:los|las) (?:dos|tres|cuatro|cinco) (?:[a-z]{4,10} )?(?:firmamos|decidimos|tenemos que)|(?:los|las) (?:dos|tres|cuatro|que) (?:que )?(?:deciden|firman|mandan)|(?:deciden|decidimos|firmamos) (?:entre )?(?:tod[oa]s|ell[oa]s|los tres|los cuatro|las tres|varios)|lo que (?:digan|decidan|quieran|acuerden) (?:ell[oa]s|los demas|tod[oa]s)|lo que (?:diga|decida|quiera) (?:ella|el) |tenemos que (?:firmar|estar de acuerdo) tod[oa]s|(?:decide|manda) (?:ella|el) ) ?/;
/** «Él decide, yo solo miro». */
const ANOTHER =
  / (?:el|ella) (?:(?:es|sera) (?:quien|el que|la que) )?(?:decide|decidira|manda|tiene la ultima palabra) /;
const HEIRS = / (?:somos|entre) (?:los )?(?:dos|tres|cuatro|cinco|varios) herman[oa]s /;
const AT_HOME =
  / (?:(?:hablarlo|consultarlo|verlo|pensarlo|decidirlo|lo hablo|lo hablamos|lo consulto|lo vemos|lo decidimos|platicarlo|conversarlo) en (?:casa|familia)) /;
const MYSELF =
  / (?:(?:la|el) que (?:decide|manda|paga) (?:soy|es) yo|quien (?:decide|manda) soy yo|soy (?:quien|la que|el que) (?:decide|manda)|decido yo|decido sol[oa]|la decision es (?:solo )?mia|lo decido yo|decidire yo|la decision la tomo yo|decido por mi cuenta|la decision es solo mia|no (?:tengo|necesito) (?:que )?consultar[a-z]{0,3}(?: con| a)? (?:nadie|mi [a-z]{4,9})) /;

/** «Decide su marido», «deciden sus padres». */
export const decides = (who: string): string => `${who.startsWith("sus ") ? "Deciden" : "Decide"} ${who}`;

export const nameOf = (word: string): string =>
  PEOPLE.find(([words]) => words.split("|").includes(word))?.[1] ?? "otra persona";

/** The words without which nobody decides, looked for first. */
const HINT =
  /(?:decid|decisi|habl|consult|coment|platic|charl|convers|discut|ver|veo|vea|vem|mir|pens|piens|acord|acuerd|valor|enten|pregunt|cont|ense|most|mand|firm|palabra|elig|quier|diga|apruebe|depend|visto|opin|herman|visit|quer)/;

/** The person who decides, as it is shown; null where a clause says nothing of it. */
export function deciderOf(clause: Clause): string | null {
  const { line } = clause;
  if (!HINT.test(line)) return null;
  if (asserted(clause, MYSELF, ANYBODY)) return "Decide quien escribe";
  if (asserted(clause, BOTH, ANYBODY)) return "Deciden los dos";
  for (const pattern of ALONE) {
    const found = asserted(clause, pattern, ANYBODY);
    if (found) return decides(nameOf(found[1]!));
  }
  for (const pattern of WITH) {
    const found = asserted(clause, pattern, ANYBODY);
    if (found) return `Decide con ${nameOf(found[1]!)}`;
  }
  if (asserted(clause, HEIRS, ANYBODY)) return "Decide con sus hermanos";
  if (asserted(clause, AT_HOME, ANYBODY)) return "Lo decide en casa";
  if (asserted(clause, ANOTHER, ANYBODY)) return "Decide otra persona";
  return asserted(clause, SEVERAL, ANYBODY) ? "Deciden varias personas" : null;
}

/** Of an answer to «¿quién decide?», which needs no verb. */
export function deciderAnswered(clause: Clause): string | null {
  const { line } = clause;
  if (
    / (?:los dos|las dos|ambos|juntos|nosotros|mi (?:mujer|marido|pareja|esposa|esposo|novia|novio) y yo|yo y mi (?:mujer|marido|pareja|esposa|esposo)) /.test(
      line,
    )
  )
    return "Deciden los dos";
  const named = asserted(clause, ANSWERED, ANYBODY);
  if (named) return `Decide con ${nameOf(named[1]!)}`;
  return / (?:yo|sol[oa]) /.test(line) ? "Decide quien escribe" : null;
}

const ANSWERED = new RegExp(` (?:mi|mis|con|el|la|su|sus) (${WHO}) `);
