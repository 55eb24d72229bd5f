import type { Clause } from "./clauses.ts";
import { asserted } from "./stance.ts";
import type { Objection } from "./summary.ts";

/** Reasons that hold clients back, and sentences that tell a mood. Patterns meet `line` of a clause. */

/** Reasons that hold them back. The client's alone. */
const OBJECTIONS: readonly (readonly [pattern: RegExp, topic: Objection["topic"]])[] = [
  [
    / (car[oa]s?|carisim[oa]s?|salad[oa]s? de precio|se (me|nos|le) (va|iria|escapa|dispara|pasa|sale)( un poco| mucho| bastante| algo| demasiado)?( de (precio|presupuesto|rango|las manos)| del presupuesto)?|fuera de (mi |nuestro |su )?(presupuesto|alcance|rango|precio)|se pasa de presupuesto|se sale de (mi|nuestro|lo que|presupuesto)|precio (me parece |es |esta )?(muy |algo |un poco |demasiado )?(alto|elevado|excesivo|inflado|subido|desorbitado)|(mucho|demasiado) (dinero|plata|lana|billete)|mucha (plata|lana)|un dineral|un ojo de la cara|un robo|una locura de precio|disparatad[oa]|no (lo |la )?vale (eso|tanto|lo que)|por encima de (lo que|mi|nuestro|su)|pasad[oa] de precio|subid[oa] de precio|muy alto el precio|sobrevalorad[oa]|[0-9.]{1,11} (es|me parece|nos parece|son) (mucho|demasiado|un poco mucho)|piden (mucho|demasiado)|(mucho|demasiado) para (nosotros|mi|lo que|ese|esa|un|una)|(me|nos) (parece|resulta|parecio) (muy |un poco |algo |bastante |demasiado )?(alto|alta|elevado|elevada|mucho|excesivo)|no (me|nos) (alcanza|llega)( el presupuesto)?|no llegamos|no llego|se (me|nos) hace (mucho|alto|cuesta arriba)|(tendria|tendrian|tendriais) que (bajar|bajarlo|bajarla|rebajar)|si (lo |la )?(baja|bajan|bajas|bajais|bajase|bajara|bajaran|rebaja|rebajan|dejan) (a|el precio|de precio|un poco|algo|hasta|en)) /,
    "El precio le parece alto",
  ],
  [
    / ((precio|valoracion|oferta|tasacion|avaluo|eso|esa cifra) .{0,25}(muy baj[oa]|baj[oa] para|poc[oa]|ridicul[oa]|una miseria)|me (parece|parecen|resulta) (muy )?(poco|baj[oa])|no (lo|la) (voy a|vamos a|pienso|pensamos) regalar|no (lo|la) (regalo|regalamos|malvendo)|por (eso|ese precio|menos) no (lo |la )?(vendo|vendemos|alquilo)) /,
    "El precio le parece bajo",
  ],
  [
    / (no tiene|sin|le falta|no hay|falta de|que no tenga|no tenga|es un [a-z]{4,8} sin) (ascensor|elevador) | (muchas|demasiadas|tantas) escaleras /,
    "Falta ascensor",
  ],
  [
    / (ruido|ruidos|ruidos[oa]s?|mucho trafico|bares debajo|bar (abajo|debajo)|discoteca|se oye todo|mucho barullo|mucha bulla|bullicios[oa]) /,
    "Le preocupa el ruido",
  ],
  [
    / ((es|esta|son|muy|algo|poco|demasiado|tan|veo|vemos|parece|parecio|queda|quedan|quedo|bastante|cocina|salon|terraza|habitaciones|cuartos|banos?) (muy |algo |un poco |bastante |demasiado |mas )?(pequen[oa]s?|chic[oa]s?|chiquit[oa]s?|estrech[oa]s?|just[oa]s? de (espacio|metros|tamano)|apretad[oa]s?)|poco espacio|falta espacio|justo de espacio|no (cabemos|cabe|entra|entramos)( [a-z]{2,6})? (el|la|los|todos|nada|mi|nuestr[oa]|alli|ahi)|no cabemos|diminut[oa]|se (me|nos) queda (cort[oa]|pequen[oa]|chic[oa])) /,
    "Le parece pequeño",
  ],
  [
    / (hay que (reformar|remodelar|refaccionar)(lo|la)?( ent[a-z]{2,4}| todo| toda)?|(bano|banos|cocina|instalacion) (?:[a-z]{1,8} ){0,2}(reformar|reformarlo|reformarla|arreglar)|mucha obra|(mucha|demasiada) reforma|necesita (una |mucha |bastante )?(reforma|obra|arreglo)s?|hay que hacerle obra|muchas obras|la reforma (es|me|nos|sale)|esta para reformar|hay que remodelar|mucho arreglo|hay que arreglar|muy viej[oa]|muy antigu[oa]|hay que refaccionar|hay que invertirle|mal estado|muy (descuidad|dejad|estropead|deteriorad)[oa]|humedad|humedades|goteras|filtraciones|se cae a pedazos|instalacion(es)? (muy )?(viej|antigu)[a-z]{1,3}) /,
    "Le preocupa el estado o la reforma",
  ],
  [
    / (oscur[oa]s?|poca luz|(muy )?poco luminos[oa]|poco luminos[oa]s?|sin luz natural|no le entra luz|no entra luz|no le da la luz|no da el sol|no le da el sol|es interior|muy interior|da a un patio) /,
    "Le parece oscuro",
  ],
  [
    / (muy lejos|muy retirad[oa]|a trasmano|queda lejos|esta lejos|nos pilla lejos|me pilla lejos|lejos del (trabajo|centro|metro|cole|colegio|mar)|lejos de (todo|mi|nuestro|la|el|los)|mal comunicad[oa]|demasiado lejos|me queda lejos|nos queda lejos|me pilla fatal|nos pilla fatal) /,
    "Le queda lejos",
  ],
  [
    / (zona (no|me|es) (me convence|no me|peligrosa|insegura|mala|fea)|no (me|nos) (gusta|gusto|convence|da confianza) (nada )?(la zona|el barrio|la colonia|el sector|la comuna|esa zona|ese barrio|esa colonia|ese sector|la calle)|inseguridad|insegur[oa]s?|peligros[oa]s?|conflictiv[oa]s?|barrio no|la zona no|mala zona|zona roja|(barrio|zona|calle|sector|colonia|comuna|parque|noche) .{0,30}da (mucho |algo de |un poco de )?miedo|da (mucho |algo de |un poco de )?miedo .{0,30}(barrio|zona|calle|sector|colonia|comuna|parque|noche|sol[oa])|no (me|nos) convence la zona|de noche da miedo|mala fama|mucho robo|robos) /,
    "No le convence la zona",
  ],
  [
    / (comunidad|expensas|gastos|mantenimiento|administracion|alicuota|gastos comunes|cuota de mantenimiento|ibi|predial|contribuciones|arriendo de gastos) .{0,25}(alt[oa]s?|car[oa]s?|carisim[oa]s?|elevad[oa]s?|mucho|una barbaridad|una locura|altisim[oa]s?|disparad[oa]s?|se (me|nos) va) /,
    "Los gastos le parecen altos",
  ],
  [
    / (comision|honorarios|agencia|corretaje) .{0,25}(alt[oa]s?|car[oa]s?|elevad[oa]s?|mucho|excesiv[oa]s?|no quiero pagar|no pago|abusiv[oa]s?) | (no quiero|no queremos|no pienso|no voy a) pagar (la |una |tanta |tanto )?(comision|honorarios|agencia|corretaje) /,
    "No quiere pagar honorarios",
  ],
  [
    / (no quiero|no queremos|no me gusta|no firmo|no firmamos|no voy a firmar) (firmar |dar |la |una |lo de la ){0,3}exclusiva /,
    "No quiere exclusiva",
  ],
  [
    / (no me fio|no nos fiamos|desconfi[a-z]{1,6}|me da mala espina|no me da confianza|me huele mal|me huele raro) /,
    "No se fía",
  ],
  [
    / (cargas|embargo|embargos|deuda de comunidad|okupa|okupas|ocupas|inquilino dentro|(problema|problemas|lio|lios|duda|dudas|miedo|falta|faltan|irregular) .{0,15}papeles|sin papeles|escrituras? en orden|sin escriturar|no esta escriturad[oa]) /,
    "Le preocupan los papeles o las cargas",
  ],
  [
    / (impagos?|(que )?no (me |nos )?(paguen|pague|pagan)( el alquiler| la renta)?|moros[oa]s?) /,
    "Le preocupan los impagos",
  ],
  [/ derramas? /, "Le preocupa una derrama"],
  [
    / (banco|bancos) .{0,30}(no (me|nos) (da|dan|conced|aprueb|presta)|(ha|han) dicho que no|denegad[oa]|rechaz[a-z]*) | (no (me|nos) (dan|conceden|aprueban|prestan)) .{0,20}(hipoteca|credito|prestamo) | (denegad[oa]|rechazad[oa]) (la |el )?(hipoteca|credito) /,
    "No le dan financiación",
  ],
  [
    / (es (un )?bajo|planta baja|no quiero bajos?|es un primero) .{0,40}(miedo|no me|no nos|robo|segur)/,
    "No le convence la planta",
  ],
  [
    / (no tiene|le falta|no hay|no tenga|que no tenga) (garaje|parking|cochera|estacionamiento|parqueadero) | sin (garaje|parking|cochera|estacionamiento|parqueadero) /,
    "Falta garaje",
  ],
  [
    / (no tiene|le falta|no hay|no tenga|que no tenga) (terraza|balcon|patio|jardin) | sin (terraza|balcon|patio|jardin) /,
    "Falta terraza o patio",
  ],
  [
    / (fianza|deposito|aval|garantia|garantias|fiador|codeudor|seguro de impago|meses de fianza|poliza juridica) .{0,25}(mucho|alt[oa]|demasiad[oa]|excesiv[oa]|no tengo|no tenemos|me parece) | (no tengo|no tenemos) (aval|avalista|garantia|fiador|codeudor|nomina) /,
    "Las garantías le parecen excesivas",
  ],
  [
    / (me|nos|le|les) preocupan? | (me|nos) (frena|frenan|echa para atras|echa atras|tira para atras|echan para atras) | (lo (unico )?malo|el problema|la pega|la unica pega|el pero|lo que no me gusta|lo que no nos gusta) (es|son|que le veo|que le vemos) /,
    "Hay algo que le preocupa",
  ],
  [
    / (no (me|nos) convence|no (me|nos) (gusto|gusta|acaba|termina)( nada| mucho| de [a-z]{4,9}| del todo)?|no es lo que (busco|buscamos|buscabamos|buscaba)|no (me|nos) (encaja|cuadra|cierra|late|llama|ha gustado)|no (lo|la) (veo|vemos|ve|ven) (claro|clara|nada|mucho)|no (me|nos) veo viviendo|(me|nos) (ha )?decepcion[a-z]{1,4}) /,
    "No le convence",
  ],
];

/** Owners who say so describe their own home. */
const OF_A_HOME = /^(Falta|Le parece|Le queda|Le preocupa el estado)/;
/** They say nothing beside what does not convince somebody. */
const VAGUE: ReadonlySet<string> = new Set(["No le convence", "Hay algo que le preocupa"]);
const DENIED =
  / (no (es|son|me parece|nos parece|me parecio|nos parecio|esta|estan) (nada |muy |tan |tampoco )?(car[oa]s?|mal|pequen[oa]s?|ruidos[oa]s?|oscur[oa]s?|lejos|peligros[oa]s?)|que no sea|que no tenga|sin que sea|no sea|no quiero (nada )?(car[oa]|oscur[oa]|ruidos[oa]|interior)|nada (car[oa]|oscur[oa]|ruidos[oa])|sin ruidos?) /;
/** «Sin terraza no me interesa»: something that is wished. */
export const ONLY_WITH =
  / sin (?:[a-z]{2,14} ){1,4}(?:, )?(?:no|ni) (?:me |nos |lo |la ){0,3}(?:interesa|interesan|sirve|sirven|vale|valen|quiero|queremos|compro|compramos|hablar|lo miro|la miro|voy a ver|paso|lo veo|cuadra|merece)/;
/** Objections of a home with which somebody has done, not of one that is offered. */
const OF_THEIR_OWN =
  / (tengo que vender|tenemos que vender|vender el mio|vender la mia|el mio|la mia|el nuestro|la nuestra|mi piso|mi casa|mi depa|mi depto|mi departamento|mi apartamento|vivo en|vivimos en|donde vivo|donde vivimos) /;

/** The opinion of somebody else about a home, or something that would have to change, holds a client back too. */
const HOLDS = { others: true, conditions: true } as const;
/** Children who are small, a dog that barks: no home is meant. */
const OWN_LIFE =
  / (hij[oa]s|nin[oa]s|peques|bebe|perr[oa]s?|gat[oa]s?) (?:[a-z]{2,9} ){0,3}?(pequen[oa]s?|chic[oa]s?|chiquit[oa]s?|ruido|ruidos[oa]) | mi (piso|casa|depa|depto|departamento|apartamento|calle) (actual )?(es|esta|tiene) (muy |mucho |bastante )?(ruid[a-z]{1,4}|oscur[oa]|pequen[oa]|chic[oa]) /;

/** The reasons against a home that a clause of the client gives. */
export function objectionsIn(clause: Clause, isOwner: boolean): string[] {
  const { line } = clause;
  if (DENIED.test(line) || OWN_LIFE.test(line)) return [];
  const isWish =
    ONLY_WITH.test(line) || / (busco|buscamos|quiero|queremos|necesito|necesitamos|que no tenga) /.test(line);
  const isOwn = isOwner || OF_THEIR_OWN.test(line);
  const met = OBJECTIONS.flatMap(([pattern, topic]) =>
    asserted(clause, pattern, HOLDS) && !(isOwn && OF_A_HOME.test(topic)) && !(isWish && topic.startsWith("Falta"))
      ? [topic]
      : [],
  );
  return met.length > 1 ? met.filter((one) => !VAGUE.has(one)) : met;
}

/** Sentences that tell a mood; they are only ever quoted. */
export const MOODS =
  / (me encant[a-z]*|nos encant[a-z]*|encantad[oa]s?|enamorad[oa]s?|me enamore|nos enamoramos|ilusion|ilusionad[oa]s?|emocionad[oa]s?|content[oa]s?|feliz|felices|que alegria|genial me|agobiad[oa]s?|agobi[ao]|estres|estresad[oa]s?|desesperad[oa]s?|hart[oa]s?|cansad[oa]s? de|nervios[oa]s?|nervios|preocupad[oa]s?|preocup[ao]|me preocupa|nos preocupa|miedo|decepcion[a-z]*|decepcionad[oa]s?|enfadad[oa]s?|enojad[oa]s?|molest[oa]s?|indignad[oa]s?|triste|tristes|que pena|que lastima|frustrad[oa]s?|frustrante|me da rabia|una verguenza|increible que|impaciente|tranquil[oa]s? ahora|aliviad[oa]s?|que ganas|muchas ganas|me muero por|angusti[a-z]*|mal servicio|una falta de respeto) /;
export const MOOD_SIGNS = /😍|🥰|😡|🤬|😠|😢|😭|😞|😔|😟|😰|😱|🥳|🤩|❤️/u;
