import type { Clause } from "./clauses.ts";
import { DOUBTED, HELD, NOT_TO_ME, OF_DEVICES, OF_TIME, WORRIED } from "./objection-frames.ts";
import { PRICE_HIGH, SAID } from "./objection-sayings.ts";
import { ASPECTS } from "./objection-topics.ts";
import { WHO } from "./people-words.ts";
import { asserted } from "./stance.ts";
import type { Objection } from "./summary.ts";

/**
 * Reasons that hold clients back: what is bad of something in a frame that judges, something that lacks, words that hold somebody back and what they are
 * about, and somebody at home who is not convinced. Patterns meet `line` of a clause. The client's alone.
 */

const SOFT =
  "(?:como |todo |toda |asi como |un poco |un poquito |un poquitin |un pelin |un pelo |un tanto |algo |muy |demasiado |bastante |super |re |requete|medio |tan |mas bien |asi |excesivamente |francamente |realmente |la verdad |, |que |ya |siempre |mas |un )";
const JUDGES =
  "(?:es|son|esta|estan|seria|queda|quedan|quedaba|parece|parecen|parecio|parecieron|parecia|parecera|pareceran|pareceria|pareceran|resulta|resultan|resulto|sale|salen|salio|saldria|pilla|pillan|cae|hace|hacen|ve|veo|vemos|vi|vimos|encuentro|encontre|noto|siento|sentimos|suena|pinta|huele|tiene pinta de|muy|demasiado|demasiada|bastante|algo|tan|super|re|medio|pelin|poquito|poco|como|anda|andan|va|dejaron|tienen|tiene|era|eran|estaba|estaban|vuelve|ser)";

interface Judged {
  topic: Objection["topic"];
  /** «Es carísimo», «demasiado oscuro». */
  isBad: RegExp | null;
  /** Speaks of it at all. */
  isAbout: RegExp;
}

const JUDGED: readonly Judged[] = ASPECTS.map(({ topic, about, bad }) => ({
  topic,
  isBad: bad ? new RegExp(` ${JUDGES} ${SOFT}{0,3}(?:${bad}) `) : null,
  isAbout: new RegExp(` (?:${about}) `),
}));
/** Dear things are the home's where nothing else is named. */
const COSTS = new Set([
  "No quiere pagar honorarios",
  "Los gastos le parecen altos",
  "Las garantías le parecen excesivas",
]);
const VAGUE = "No le convence";
const DOUBTS = "Tiene dudas";
const WORRIES = "Hay algo que le preocupa";
const OTHERS = "Alguien de casa no está convencido";

/** Things that a home lacks. */
const LACKS =
  "(?:no tiene|no tenia|no tienen|no hay|no habia|no trae|no lleva|no cuenta con|no dispone de|tampoco tiene|tampoco hay|sin|le falta|le faltan|le faltaria|falta|faltaba|falta de|echo en falta|echamos en falta|que no tenga|no tenga|no tener|carece de|es un [a-z]{4,8} sin)";
const LACKED: readonly (readonly [pattern: RegExp, topic: Objection["topic"]])[] = (
  [
    ["ascensor|elevador|lift", "Falta ascensor"],
    ["garaje|parking|cochera|estacionamiento|parqueadero|plaza|aparcamiento|cajon|cajones", "Falta garaje"],
    ["terraza|balcon|patio|jardin|espacio exterior|area verde", "Falta terraza o patio"],
    ["trastero|bodega|baulera|cuarto util", "Falta trastero"],
    [
      "calefaccion|aire|aire acondicionado|armarios|closets|lavadero|banera|piscina|segundo bano|otro bano|mas banos|gas natural|gas|seguridad|vigilancia|porteria",
      "Le falta algo",
    ],
    ["metro|parada|transporte|colegios?|servicios|supermercado|comercios|nada cerca", "Le queda lejos"],
  ] as const
).map(([things, topic]) => [
  new RegExp(
    ` ${LACKS} (?:ni |un |una |el |la |de |siquiera |plaza de |lugar de |algun |alguna |ningun |ninguna ){0,3}(?:${things}) `,
  ),
  topic,
]);
const STAIRS =
  / ((muchas|demasiadas|tantas) escaleras|(cuarto|quinto|sexto|tercero|tercer|[3-9]) (piso )?(y )?sin ascensor|subir .{0,20}(escaleras|cuatro pisos|tres pisos)|(cuatro|cinco|tres) pisos (andando|a pie)) /;

/** Explanations that people give for not taking what is offered. */
const EXPLAINS =
  / (?:es que|lo que pasa (?:es )?que|lo que ocurre es que|el tema es que|la cosa es que|pasa que|sucede que|lo que sucede es que|la verdad es que|esque|esq) /;
/** «Uy, Utiel… es que», «híjole». */
const SIGHS =
  /^ (?:uy{1,6}|u{1,6}f{1,6}|bu{1,6}f{1,6}|pu{1,6}f{1,6}|pf{1,6}|ufa{1,6}|hijole|hombre|joe|jo|jolin|anda ya|ay|ostras|madre mia|caramba|caray|vaya|mmm|hmm|nah|ups) (?:[,.…!]{1,2} )?/;
const AGREES =
  / (?:no hay problema|sin problema|me encanta|nos encanta|me gusta mucho|perfecto|genial|de acuerdo|gracias|no te preocupes|no se preocupe|trabaj[a-z]{1,5}|reunion|llegar|llego|medico|ese dia|esa hora|manana|hoy|esta semana|viaje|contestar|responder|escribir|llamar|cogerte) /;
const HAS_BUTS = "Le pone reparos";
const AGAINST =
  / (?:no|ni|sin|tampoco|nada|demasiado|demasiada|mucho|mucha|poco|poca|muy|solo|apenas|lejos|peor|imposible) /;

/** «Lo de pagaros el 5 % habría que verlo»: said of terms alone. */
const OPEN_TERMS =
  / (?:habria|hay|tendriamos|tenemos|tendrias) que (?:ver|verlo|verla|hablar|hablarlo|discutir|discutirlo|negociar|negociarlo|revisar|revisarlo|replantear|ajustar) /;
const TERMS =
  / (?:comision|comisiones|honorarios|corretaje|exclusiva|pagar(?:os|te|le|les)|\d{1,2} %|fianza|precio|plazos?) /;

/** Somebody of the household who is not convinced. */
const PARTNER = new RegExp(
  ` (?:(?:mi|mis|nuestr[oa]s?|el|la|los|las|a mi|a la|al|a mis|su) (?:${WHO}) |(?:el|ella|ellos) (?=no |tiene sus|tiene dudas))(?:[a-z0-9,]{1,12} ){0,5}?(?:fatal|horrible|(?:muy )?mal |no (?:lo |la |le |les |se |nos )?(?:ve|ven|acaba|acaban|termina|terminan|convence|convencen|gusta|gustan|gusto|quiere|quieren|tiene clar|tienen clar|esta(?:n)? (?:muy |del todo |nada |tan |todavia |aun )?(?:convencid|segur|por la labor|de acuerdo|content|conform)|apetece|entusiasma|decide|deciden|anima|fia|hace (?:mucha |ninguna |ni )?(?:gracia|ilusion)|late|mola|cuadra|cierra|encaja|veo|tiene confianza|le)|esta (?:poco convencid|en contra|reaci|dudos|muy dudos)|(?:tiene|tienen) (?:sus |muchas |bastantes |algunas )?(?:dudas|reservas|reparos|pegas)|(?:pone|ponen|ve|le ve|le pone|le ponen) (?:pegas|peros|problemas|mala cara)|(?:prefiere|prefieren|quiere|quieren) (?:esperar|otra|otro|no |algo|seguir)|(?:se niega|se echa atras|se ha echado|ha dicho que no|dice que no|dicen que no|dijo que no|dice que (?:es|esta|le parece|lo ve) (?:muy|demasiado|mucho|lejos|caro)|dice que ni|ni de broma|ni loc|lo ve (?:muy |un poco |demasiado |todo )?(?:carisim|car[oa]|lejos|pequen|negro|mal|complicad)))`,
);

/** Owners who say so describe their own home. */
const OF_A_HOME = /^(Falta|Le falta|Le parece|Le queda|Le preocupa el (estado|ruido)|No le convence la)/;
/** Behind «busco» they say what should be otherwise. */
const OF_A_WISH = /^(Falta|Le falta|Le parece (pequeño|oscuro)|Le queda)/;
const TELLS_LACK = / (le falta|le faltan|no tiene|echo en falta|echamos en falta) /;
const HOLDS_FIRST =
  / (?:lo que (?:no|menos)|lo malo|la pega|el problema|me preocupa|nos preocupa|me echa|nos echa|me frena|nos frena) .{1,60} que no (?:sea|este|tenga) /;
const DENIED =
  / (no (es|son|me parece|nos parece|me parecio|nos parecio|esta|estan) (nada |muy |tan |tampoco )?(car[oa]s?|mal|pequen[oa]s?|ruidos[oa]s?|oscur[oa]s?|lejos|peligros[oa]s?)|que no sea|que no este|que no tenga|sin que sea|no sea|no se si (es|sera|seria|sea|estara|esta) (mucho|poco|muy |car[oa]|barat[oa])|no quiero (nada )?(car[oa]|oscur[oa]|ruidos[oa]|interior)|nada (car[oa]|oscur[oa]|ruidos[oa])|sin ruidos?|(no (hay|tiene|tengo|tenemos|veo|vemos)|ningun) (ningun |mucho |mayor )?(problema|inconveniente|pega)) /;
/** «Sin terraza no me interesa»: something that is wished. */
export const ONLY_WITH =
  / sin [a-z]{4,14} (?:paso|ni me molesto|ni hablar)| sin (?:[a-z]{2,14} ){1,4}(?:, )?(?:no|ni) (?:me |nos |lo |la ){0,3}(?:interesa|interesan|sirve|sirven|vale|valen|quiero|queremos|compro|compramos|hablar|lo miro|la miro|voy a ver|paso|lo veo|cuadra|merece)/;
/** Objections of a home with which somebody has done, not of one that is offered. */
const OF_THEIR_OWN =
  / (tengo que vender|tenemos que vender|vender el mio|vender la mia|el mio|la mia|el nuestro|la nuestra|mi (?:piso|casa|depa|depto|departamento|apartamento)|vivo en|vivimos en|vive en|viven en|donde vivo|donde vivimos|el que tengo|el que tenemos|la que tenemos|donde estoy|donde estamos|ahora estamos|ahora vivo|ahora vivimos|el actual|el nuestro viejo|nuestr[oa] viej[oa]|antes pagabamos|el anterior|la anterior) /;
const WISHED =
  /^ y (comprar|alquilar) | (busco|buscamos|buscando|quiero|queremos|necesito|necesitamos|que no tenga|que no sea|prefiero|preferimos|me gustaria|nos gustaria|quisiera) /;

/** The opinion of somebody else about a home, or something that would have to change, holds a client back too. */
const HOLDS = { others: true, conditions: true } as const;
/** Children who are small, a dog that barks: no home is meant. */
const OWN_LIFE =
  / (hij[oa]s|nin[oa]s|peques|bebe|perr[oa]s?|gat[oa]s?) (?:[a-z]{2,9} ){0,3}?(pequen[oa]s?|chic[oa]s?|chiquit[oa]s?|ruido|ruidos[oa]) | su (?:piso|casa|depa|depto|departamento|apartamento) (?:[a-z]{2,12} ){0,4}?(?:se le queda|es|esta) | mi (piso|casa|depa|depto|departamento|apartamento|calle) (actual )?(es|esta|tiene) (muy |mucho |bastante )?(ruid[a-z]{1,4}|oscur[oa]|pequen[oa]|chic[oa]) /;
/** «¿No es un poco caro?» is told as much as asked; «¿es ruidoso?» is a question. */
const TOLD_AS_QUESTION =
  / (no|verdad|eh|cierto|oi|po) \? $| no (es|son|esta|estan|os parece|te parece|le parece|crees|cree|creeis|sera) |car[oi]|carisim|mucho|demasiad|tanto|dineral|ojo de la cara|robo|barbaridad|locura|se (me|nos) (va|escapa)|no (me|nos) (convence|gusta)|no lo ve/;

const OF_FEES =
  / (?:comision|honorarios|corretaje|inmobiliaria|agencia|agencias|un mes|media mensualidad|mensualidad|cobr[a-z]{1,4}|tarifa|\d{1,2} %|(?:el|un) \d|por ciento) /;

/** «La administración de 780 mil es una grosería». */
const COST_IS =
  / (?:precio|comunidad|expensas|gastos|administracion|mantenimiento|comision|honorarios|fianza|ibi|alicuota|predial|cuota) (?:[a-z0-9.,%]{1,12} ){0,5}(?:es|son|me parece|nos parece) (?:un|una) (?!maravilla|ganga|chollo|miseria|gozada|suerte|oportunidad|regalo|ventaja|mes|mensualidad|media|poco|\d)[a-z]{4,14} /;

/** Topics in the order of their table, so that they are told alike wherever they stand in a sentence. */
const rankOf = (topic: string): number => {
  const at = ASPECTS.findIndex((one) => one.topic === topic);
  return at < 0 ? ASPECTS.length : at;
};

const known = [new WeakMap<Clause, readonly string[]>(), new WeakMap<Clause, readonly string[]>()] as const;

/** The reasons against a home that a clause of the client gives; found once, because many readers ask. */
export function objectionsIn(clause: Clause, isOwner: boolean): readonly string[] {
  const found = known[isOwner ? 1 : 0];
  const before = found.get(clause);
  if (before) return before;
  const topics = readObjections(clause, isOwner);
  found.set(clause, topics);
  return topics;
}

function readObjections(clause: Clause, isOwner: boolean): string[] {
  const { line } = clause;
  if (OWN_LIFE.test(line)) return [];
  // «Lo que no nos encaja es que no tenga dormitorio abajo.»
  if (DENIED.test(line)) return HOLDS_FIRST.test(line) ? vagueIn(clause, false) : [];
  if (clause.isQuestion && !TOLD_AS_QUESTION.test(line)) return [];
  const isWish = ONLY_WITH.test(line) || WISHED.test(line);
  const isOwn =
    isOwner ||
    (OF_THEIR_OWN.test(line) &&
      !/ (?:de|a|desde|hasta) (?:mi|nuestr[oa]) (?:piso|casa|depa|depto|departamento|apartamento) /.test(line));
  const met = new Set<string>();
  const add = (topic: string) => {
    // An owner finds a fee too high, or an offer too low.
    if (isOwner && topic === PRICE_HIGH) {
      met.add(OF_FEES.test(line) ? "No quiere pagar honorarios" : "El precio le parece bajo");
      return;
    }
    if (isOwn && (OF_A_HOME.test(topic) || (!isOwner && COSTS.has(topic)))) return;
    if (isWish && OF_A_WISH.test(topic) && !TELLS_LACK.test(line)) return;
    met.add(topic);
  };
  for (const [pattern, topic] of SAID) if (asserted(clause, pattern, HOLDS)) add(topic);
  for (const [pattern, topic] of LACKED) if (asserted(clause, pattern, HOLDS)) add(topic);
  if (asserted(clause, STAIRS, HOLDS)) add("Falta ascensor");
  if (asserted(clause, COST_IS, HOLDS)) add(topicOf(clause, isOwner) ?? PRICE_HIGH);
  for (const { topic, isBad, isAbout } of JUDGED)
    if (isBad && asserted(clause, isBad, HOLDS) && (!COSTS.has(topic) || isAbout.test(line))) add(topic);
  if ([...COSTS].some((topic) => met.has(topic))) met.delete(PRICE_HIGH);
  const isPartner = PARTNER.test(line);
  if (isPartner) met.add(OTHERS);
  if (met.size > 0 || isOwner !== isOwn) return [...met].sort((a, b) => rankOf(a) - rankOf(b));
  return vagueIn(clause, isWish);
}

/** A reservation that judges nothing by name: what its words are about, or only that there is one. */
function vagueIn(clause: Clause, isWish: boolean): string[] {
  const { line } = clause;
  const topic = [...HELD, ...(OF_DEVICES.test(line) ? [] : [NOT_TO_ME])].some((pattern) =>
    asserted(clause, pattern, HOLDS),
  )
    ? VAGUE
    : WORRIED.some((pattern) => asserted(clause, pattern, HOLDS))
      ? WORRIES
      : !OF_TIME.test(line) && DOUBTED.some((pattern) => asserted(clause, pattern, HOLDS))
        ? DOUBTS
        : OPEN_TERMS.test(line) && TERMS.test(line)
          ? DOUBTS
          : null;
  if (topic === null || (isWish && topic === VAGUE && !/ (pero|aunque) /.test(line))) return [];
  return [JUDGED.find(({ isAbout }) => isAbout.test(line))?.topic ?? topic];
}

/** «Quince ya se nos sale», «¿495 por 62 metros? 😂»: the agent's own sum said back, by somebody who does not take it. */
export const NOT_TAKEN =
  / (?:otra|otros|otras|decian|ya|es|son|ni|no|metros|mayordomo|loc[oa]s?|ganga|regal[a-z]{1,4}|tanto|madre mia|se (?:me|nos)) /;
export const TAKEN =
  / (?:perfecto|vale|ok|okey|bien|genial|encaja|acept[a-z]{1,5}|ofrec[a-z]{1,6}|oferta|de acuerdo|me parece|nos parece|podemos|puedo|llego|llegamos|presupuesto|hasta|tope|maximo|quiero|queremos|pido|pedimos) /;
/** Words of somebody who takes the offer, or likes it. */
export const LIKES =
  / (?:me gusta|nos gusta|me gustan|gusto|encanta|encanto|maravilla|maravilloso|perfect[oa]|si|vale|ok|genial|estupendo|bien|guay|chevere|bacan|padre|interesa|interesan|tambien|preferimos|prefiero|prefiere|cerca|me late|me va|nos va|nos vale|me vale|de acuerdo|correct[oa]s?|seguimos|quiero|queremos|busco|buscamos|verlo|verla|ver|visita|visitar|gracias|manda[a-z]{0,4}|pasa(?:me|nos)|cuando|mas bonit[oa]|lind[oa]|bonit[oa]|precios[oa]|necesito|necesitamos) /;
/** «De Irala no quieren ni oír hablar», «Zahara en invierno está muerta»: a verdict on something. */
export const DENIES_OFFER = / (?:no|ni|tampoco|imposible|descartad[oa]s?|nanay|nones) /;
export const VERDICT =
  / (?:dijeron|dicen|han dicho|he oido|contaron|se va|se inunda|huele|olia|falta|demasiad[oa]|muy|no|ni|tampoco|nunca|es|son|esta|estan|queda|quedan|tiene|tienen|hay|parece|sale) /;
export const REFUSES_ALL =
  / ni (?:loc[oa]s?|de broma|en broma|hablar|oir hablar|ahi|en joda|a palos|con un palo|en pintura|muert[oa]s?|regalad[oa]s?|de cona|de chiste|en suenos|por asomo) /;
export const isSigh = (line: string): boolean => SIGHS.test(line);

/** «Es que mi mujer no conduce»: what somebody answers to an offer, and why it does not suit them. */
export function explainsAgainst({ line, isQuestion }: Clause, isOwner: boolean): string | null {
  if (
    (isQuestion && !isSigh(line)) ||
    ONLY_WITH.test(line) ||
    DENIED.test(line) ||
    OF_TIME.test(line) ||
    AGREES.test(line)
  )
    return null;
  const about = EXPLAINS.exec(line) ?? SIGHS.exec(line);
  if (!about) return null;
  if (/ no (?:lo )?se [,.]/.test(line)) return null;
  const rest = line.slice(about.index + about[0].length - 1);
  if (!AGAINST.test(rest) && !(isSigh(line) && JUDGED.some(({ isAbout }) => isAbout.test(rest)))) return null;
  const topic = JUDGED.find(({ isAbout, topic }) => isAbout.test(rest) && !(isOwner && OF_A_HOME.test(topic)))?.topic;
  return topic ?? HAS_BUTS;
}

/** The subject of a sentence, of all that is held against homes. */
export const topicOf = ({ line }: Clause, isOwner: boolean): string | null =>
  JUDGED.find(({ isAbout, topic }) => isAbout.test(line) && !(isOwner && OF_A_HOME.test(topic)))?.topic ?? null;
