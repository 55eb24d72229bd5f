import type { Clause } from "./clauses.ts";
import type { MoneyEvidence } from "./money-evidence.ts";
import type { AskedSlot, ClientRole } from "./said.ts";
import { asserted } from "./stance.ts";

export const SELLS =
  / ((?:llevo|llevamos|tengo|tenemos) (?:[a-z0-9]{1,8} ){0,4}?(?:el|la|mi|nuestr[oa]) (?:piso|casa|depa|depto|departamento|apartamento|chalet|atico) (?:en|a la) venta|vendo|(?:me|nos) (?:decido|decidimos|he decidido|hemos decidido|animo|animamos|toca|tocara) a? ?vender(l[oa])?|(?:decidido|idea de|intencion de|ganas de|pensado|animado a|si) vender(l[oa])?|hay que vender(l[oa])?|(quitarsel[oa]|quitarmel[oa]|quitarnosl[oa]) de encima|(?:(?:me|nos|se) (?:quiero|queremos|quiere|quieren|gustaria) deshacer|deshacerse|deshacerme|deshacernos) (de|del)|(tenerlo|tenerla|verlo|verla) vendid[oa]|(ponerl[oa]|sacarl[oa]|dejarl[oa]) (a la|en) venta|me interesa vender|nos interesa vender|vendemos|(estoy|estamos) vendiendo|(quiero|queremos|quisiera|quisieramos|pienso|pensamos|pensando en|necesito|necesitamos|tengo que|tenemos que|voy a|vamos a|interesad[oa] en|me gustaria|nos gustaria|decidid[oa] a|decidimos|plante[a-z]*|para|estoy por|quiere|quieren) (la posibilidad de )?(vender|venderlo|venderla)|(poner|ponerlo|ponerla|sacar|sacarlo|sacarla|pongo|saco) (mi |el |la |un |nuestro |nuestra )?(piso |casa |depa |depto |departamento |apartamento )?(a la venta|en venta)|(tasar|valorar|valuar|valoracion de|tasacion de|avaluo de|avaluar) (mi|nuestro|nuestra|el|la|un)|cuanto (vale|valdria|podria pedir por|se podria pedir por) (mi|nuestra|nuestro)|vender (mi|nuestro|nuestra|un piso|una casa|el piso|la casa|el departamento|el depto|el depa|el apartamento)) /;
export const LETS =
  / ((?:alquilar|arrendar|rentar) (?:el|la|su|un|una) [a-z]{3,14} (?:que (?:tengo|tenemos|tiene|tienen|era|heredamos)|de (?:mi|mis|nuestr[oa]s?))|(alquilar|alquilarlo|alquilarla|arrendar|arrendarlo|arrendarla|rentar|rentarlo|rentarla|alquilo|arriendo|rento) (mi|nuestro|nuestra|el mio|un piso que|una casa que|un departamento que|un depa que|un depto que|un apartamento que)|(poner|ponerlo|ponerla|sacar|sacarlo|sacarla|pongo|ofrecer|dar|darlo|darla|doy) (mi |el |la |un |una |nuestro |nuestra )?(piso |casa |depa |depto |departamento |apartamento |local )?(en |a |al )(alquiler|renta|arriendo)|(tengo|tenemos) (un|una|dos|otro) (piso|casa|depa|depto|departamento|apartamento|local|estudio|propiedad).{0,40} (para|y (lo |la )?(quiero|queremos|quisiera)) (alquilar|alquilarlo|alquilarla|arrendar|arrendarlo|arrendarla|rentar|rentarlo|rentarla|en renta|alquiler|poner en alquiler)|busc[a-z]{1,4} (un )?(inquilin[oa]s?|arrendatari[oa]s?)|(?:vuelvo|volver|volvemos) a (?:alquilar|arrendar|rentar) (?:el|la|mi|nuestr[oa])|(soy|como) (casero|casera)|(quiero|queremos|quiere|quieren|quisiera|quisieramos|pienso|pensamos|voy a|vamos a|puedo|para) (alquilarl[oa]|arrendarl[oa]|rentarl[oa])(?= (?:en|por|a|,|\.|y) | $)|(lo|la) (alquilo|arriendo|rento|alquilaria|arrendaria) (en|por) \d|(lo|la) pongo en (alquiler|arriendo|renta)) /;
export const RENTS =
  / ((presupuesto|maximo|tope|hasta|renta) .{0,30}(mensual|mensuales|al mes|por mes)|contrato de (un|dos|tres|cinco|once|seis|1|2|3|5|6|11|12) (ano|anos|meses)|arriendan|alquilan|rentan|arriendas|alquilas|rentas|alquilais|alquileres|alquiler|alquilar|alquilo|arrendar|arriendo|rentar|renta|rento|en renta|inquilin[oa]|arrendatari[oa]) /;
const LIVES_IN_RENT =
  / ((vivo|vivimos|estoy|estamos|sigo|seguimos) (ahora |actualmente |todavia )?(de|en) (un |una )?(piso |casa |depa |depto |departamento |apartamento )?(de |en )?(alquiler|renta|arriendo)|(pago|pagamos|pagando) .{0,15}(alquiler|renta|arriendo)|(lo|la) (alquilo|alquilaria|rento|rentaria|arriendo|alquilaremos)|(despues|luego) (alquilarlo|rentarlo|arrendarlo)|(casero|dueno|propietario|arrendador) .{0,30}(alquiler|renta|arriendo)|(?:lo del |el )?(?:alquiler|contrato) (?:se )?(?:me|nos) (?:vence|acaba|termina)|(suben|sube|subieron|subio|subido) (el|la|un) (alquiler|renta|arriendo)|(seguir|sigo|seguimos|estar|estoy|estamos|salir) (de|en) (alquiler|renta|arriendo)|(alquiler|renta|arriendo) (se me|se nos|que pago|que pagamos|donde vivo|actual)|dejar de (pagar )?(alquilar|rentar|arrendar|alquiler|renta|arriendo)|contrato (actual )?de (alquiler|renta|arriendo|arrendamiento)) /;
export const BUYS =
  / ((piso|casa|depa|depto|departamento|apartamento|propiedad|chalet|atico|terreno) en venta|comprar|compra|compro|compramos|comprarlo|comprarla|comprarme|comprarnos|adquirir|hipoteca|credito hipotecario|infonavit|entrada|enganche) /;
/** «Local con renta», «con inquilino»: what is bought is let already. */
const LET_ALREADY =
  / (con (renta|rentabilidad|inquilin[oa]s?|arrendatari[oa]s?)|(ya|que este|que esten|este) (alquilad[oa]s?|arrendad[oa]s?|rentad[oa]s?)|que (rinda|rente|renten|rindan)) /;
/** «Alquilo la de la playa y busco piso»: what they look for is what they are here for. */
export const LOOKS_FOR_HOME =
  / (busco|buscamos|buscando|buscaria|buscariamos|y comprar|y comprarnos) (un |una |otro |otra )?(piso|casa|depa|depto|departamento|apartamento|apto|chalet|atico|estudio|local) /;
/** Their home is sold by the one who writes; a friend's or a boss's is not. */
const OF_ELDERS =
  / (mi|mis|nuestra|nuestro|nuestros) (madre|padre|padres|papa|mama|papas|abuel[oa]s?|suegr[oa]s?|ti[oa]s?|herman[oa]s) /;
const WHOSE_HOME = { others: true } as const;
/** A home that somebody has, or one of their family. */
export const HAS_HOME =
  / (?:(?:soy|somos|es|son) (?:el |la |los |las )?|^ ?(?:llamada de [a-z]+ , )?)(?:propietari[oa]s?|duen[oa]s?|arrendador|arrendadora) | (tengo|tenemos|tiene|heredamos|herede|hemos heredado|nos (han )?dejado|nos dejo|me dejo) (un|una|el|la|dos|otro) (piso|pisito|casa|casita|depa|depto|departamento|apartamento|apto|estudio|local|chalet|duplex|atico|adosado|terreno|finca|garaje|nave|oficina|vivienda|propiedad|ph|monoambiente|apartaestudio) /;
export const LETS_IT =
  / (lo|la) (?:quiero|queremos|quisiera|quisieramos|voy a|vamos a|pienso|pensamos|volvemos a|vuelvo a|querria)? ?(?:volver a )?(alquilar|arrendar|rentar|alquilo|arriendo|rento|alquilamos|poner en (alquiler|renta|arriendo)) /;
/** Agents ask so of a home that somebody has. */
const VALUES =
  / ((yo )?(lo|la) (pondria|sacaria|publicaria|valoraria|veo|vendemos|movemos|moveria) (en|por|a|sobre)?|que (superficie|metros|antiguedad|altura|estado) (tiene|tendra)|cuantos (metros|banos|dormitorios) tiene|en cuanto (lo|la) (teniais|tenias|tenia|tienes|quiere|quieres|quereis|pensais|piensas)|en que precio (estais|estas|esta|estan|pensais|piensas)|precio (estais|estas|esta|estan) pensando|estado de conservacion|quereis venderl[oa]|quieres venderl[oa]|quiere venderl[oa]|quieren venderl[oa]|esta (a tu nombre|a su nombre|escriturad[oa]|libre de cargas)) /;
/** «Escribo por mi piso», «por la casa de mis padres». */
const FOR_THEIR_HOME =
  / (?:llamaba|llamo|escribo|escribia|es) por (?:mi|nuestr[oa]|(?:el|la) (?:[a-z]{3,14} ){1,2}?(?:de mis?|de nuestr[oa]s?|que (?:tengo|tenemos|heredamos|herede|era))) /;
const INVESTS =
  / ((reformar|comprar|arreglar|remodelar)(l[oa]s?)? y (alquilar|rentar|arrendar|vender|revender)(l[oa]s?)?|alquilar(l[oa]s?)? por habitaciones|turistic[oa]s|vacacional|airbnb|invertir|inversion|inversor|inversora|invierto|invertimos|inversionista|rentabilidad|rente un) /;
const LOOKS =
  / (llamaba por|llamo por|te llamo por|escribo por|por el anuncio|queriamos [a-z0-9]{1,7} (habitaciones|dormitorios|recamaras|ambientes|cuartos|alcobas)|nuestro tope|mi tope|andaba buscando|mi presupuesto|nuestro presupuesto|busco|buscamos|buscaria|buscariamos|buscaba|buscabamos|buscando|busca|buscan|visitarlo|visitarla|visitar|verlo|verla|me interesa|nos interesa|sigue disponible|esta disponible|interesad[oa]s? en (el|la|un|una)) /;

/** Things that a question of the agent asks for. Lines as in `Clause`. */
const ASKED: readonly (readonly [pattern: RegExp, slot: AskedSlot])[] = [
  [
    /(presupuesto|cuanto (quer|pod|piens|te gustaria gast|le gustaria gast|os gustaria gast|estas dispuest|estais dispuest|esta dispuest|podrias pag|puedes pag|pueden pag)|hasta cuanto|gastar|rango de precio|que precio (busc|manej|tienes en mente)|tope|inversion|monto)/,
    "budget",
  ],
  [
    /(cuanto (pides|quieres|pedis|le gustaria|te gustaria|os gustaria|quiere|quieren|esperas|espera|pide|piden|piensas|pensabas|pensabais|pensaban) (pedir |sacar |obtener |por )?|que precio (tienes|teneis|tiene|tienen|pides|has pensado|habeis pensado|quieres|te gustaria)|en cuanto (lo|la|quer|piens|val|pond|esta|hab[a-z]{2,6} pensado)|que (pides|pide|piden|pedis|pedirias|pediria) |(en|por) cuanto( \?| seria| es )|por cuanto|(cual|y) (es |seria )?el precio|que precio(?= \?)|que precio (esper|piens|os|le|te|les|pond|quer)|precio de salida|que renta (pides|quieres|esperas))/,
    "price",
  ],
  [
    /(ahorr|entrada (teneis|tienes|tiene|tienen|dispon)|cuanta entrada|enganche|cuanto (teneis|tienes|tiene|tienen) (de |para )|aportar|cuota inicial| pie | anticipo)/,
    "savings",
  ],
  [/(mensualidad|cuota mensual|pago mensual|letra mensual|dividendo mensual|cuanto .{0,20} al mes)/, "instalment"],
  [/(ingresos|ganas|ganais|gana al mes|nomina|sueldo|cuanto cobr)/, "income"],
  [/(habitaciones|dormitorios|recamaras|ambientes|cuartos|alcobas|habitacion|piezas)/, "rooms"],
  [/(metros|m2|superficie|que tamano|cuanto mide)/, "area"],
  [
    /( (seguis|sigues|siguen|sigue|busc[a-z]{1,5}|mir[a-z]{1,6}) (buscando |mirando )?(por|en) | zona| zonas|barrio|barrios|donde (busc|quer|os gust|te gust|le gust|esta|queda|lo tien|la tien|se ubica)|colonia|comuna|sector|ubicacion|que parte|en que lugar|localidad)/,
    "zone",
  ],
  [
    /(para cuando|desde cuando|cuando (empez|empie|entrar|ocup|instal|abrir|comprar|te quier|se quier|necesit|quer|os gustaria|te gustaria|le gustaria|piens|tendri|tendria|te mud|os mud|se mud|quier|entra)|que plazo|plazo|prisa|urgencia|apuro|fecha (de entrada|de mudanza|limite))/,
    "deadline",
  ],
  [
    /(hipoteca|financi|contado|infonavit|credito|como (lo )?(pagar|vas a pagar|van a pagar|vais a pagar)|forma de pago)/,
    "financing",
  ],
  [
    /(necesit[a-z]{1,6}|hace[rn]? falta|haria falta|hara falta|requier[a-z]{1,3}|pedir(ia|iais|ian|ias|eis|as)?|con|iria[a-z]{0,3} con|seria con|algun|alguna) (?:[a-z]{1,7} ){0,2}(hipoteca|financia[a-z]{1,5}|credito|prestamo)/,
    "loan",
  ],
  [/ (aval|avales|avalista|avalistas|fiador|fiadores|codeudor|codeudores|garantia|garantias|garante) /, "guarantee"],
  [/(quien (toma|decide|mas decide)|decid(es|is|en|e|iria|irias)|la decision|alguien mas)/, "decider"],
  [
    /(por que (vend|quer|busc|os mud|te mud|se mud|quieres|quiere)|cual es el motivo|motivo|razon|a que se debe)/,
    "motive",
  ],
  [
    /((piso|casa|depa|depto|departamento|apartamento|chalet|atico|duplex|estudio|local) o (un |una )?(piso|casa|depa|depto|departamento|apartamento|chalet|atico|duplex|estudio|local)|piso o casa|casa o (piso|depa|depto|departamento|apartamento)|(piso|depa|depto|departamento|apartamento) o casa|tipo de (vivienda|inmueble|propiedad))/,
    "propertyType",
  ],
  [
    /(compra o (alquiler|renta|arriendo)|comprar o (alquilar|rentar|arrendar)|(alquiler|renta|arriendo) o (compra|venta)|(alquilar|rentar|arrendar) o (comprar|vender)|venta o (alquiler|renta|arriendo))/,
    "operation",
  ],
  [
    / (?:de|en|para) (?:alquiler|renta|arriendo|compra|venta|alquilar|comprar)(?= \?| (?:no|verdad) \?)| (?:quer[a-z]{1,4}|quier[a-z]{1,2}|pens[a-z]{1,6}|interes[a-z]{1,6}|es para|seria para) (?:en )?(?:vender|alquilar|comprar|rentar|arrendar)(?:l[oa])? /,
    "operation",
  ],
  [
    /((habeis|has|han|ha) vendido (ya )?(el|la|tu|su|vuestr)|(vender|vendeis|vendes|venda|vende) (antes|primero|vuestr|tu |su |el actual|la actual|otra|otro)|que vender|vivienda que vender|piso que vender|depende de (la |una )?venta)/,
    "homeToSell",
  ],
  [/(mascota|perro|gato|animales)/, "pets"],
  [/(ascensor|elevador)/, "lift"],
  [
    / (que (es lo que )?(busca|buscas|buscan|buscais|necesita|necesitas|necesitan)|que (estas|esta|estan|estais) buscando|que (te|le|les|os) interesa|que caracteristicas|que requisitos|algun requisito|que tipo de|(puedo|podemos) ayudar(te|le|les|os)?|cuentame|cuenteme|contame|que (te|le|os|les) gustaria|algo mas que|que es imprescindible|como (lo|la) (quieres|quiere|quereis|imaginas)|como es (tu|su|el|la|vuestr)|que (tienes|tiene|tienen|teneis) en mente|hablame de|hableme de) /,
    "need",
  ],
  [/(telefono|numero de (contacto|telefono)|movil|celular|a que numero)/, "phone"],
  [/(correo|email|mail)/, "email"],
];

/** The things that a question of the agent asks of the client. */
export const askedIn = ({ line }: Clause): AskedSlot[] =>
  ASKED.flatMap(([pattern, slot]) => (pattern.test(line) ? [slot] : []));

/** The client's part, by all that they say; what the agent says decides where they leave it open. */
export function roleOf(clauses: readonly Clause[], money: MoneyEvidence): { role: ClientRole; told: boolean } {
  const scores = { sells: 0, lets: 0, rents: 0, buys: 0, looks: 0, has: 0 };
  const agent = { sells: 0, lets: 0, rents: 0, looks: 0, values: 0 };
  let isRentAsked = false;
  let first: "sells" | "looks" | null = null;
  for (const [at, clause] of clauses.entries()) {
    const { side, line, message } = clause;
    if (side === "agent") {
      // «¿Tienen que vender la suya?» is asked of a buyer.
      if (
        !/ (que|antes|primero) (de )?vender /.test(line) &&
        / ((interesad[oa]s? en|quiere|quieres|quieren|quereis|pensando en|en mente para|precio para|por cuanto) (lo |la )?vender(lo|la)?|vender (tu|su|vuestr[oa])|valorar (tu|su|vuestr[oa])|valoracion (de )?(tu|su)|captacion|visita de valoracion|encargo de venta|nota de encargo|(?:idea|intencion|ganas) de vender|seguis vendiendo|sigues vendiendo|(?:a|en) cuanto (?:lo|la) (?:sacariais|sacarias|sacaria|pondriais|pondrias)|en exclusiva|la exclusiva|exclusividad|salir al mercado|saldria en|(?:para|lleva a|querrian|querria|querriais) vender(?:l[oa])?|(tu|su|vuestr[oa]) (piso|casa|depa|depto|departamento|apartamento) (a la venta|en venta)) /.test(
          line,
        )
      )
        agent.sells++;
      if (
        / (alquilar (tu|su|vuestr[oa])|poner (tu|su) .{1,20} en (alquiler|renta|arriendo)|inquilinos? para (tu|su)) /.test(
          line,
        )
      )
        agent.lets++;
      if (VALUES.test(line)) agent.values++;
      // «¿Cuánto podrías pagar de alquiler?»
      if (clause.isQuestion && / (?:pagar|presupuesto|podrias|puedes|podeis) (?:[a-z]{1,8} ){0,3}de (?:alquiler|renta|arriendo) /.test(line)) scores.rents++; // biome-ignore format: one condition
      isRentAsked =
        clause.isQuestion &&
        / (alquiler|alquilar|renta|rentar|arriendo|arrendar) /.test(line) &&
        !/ (compra|comprar|venta|vender) /.test(line);
      if (RENTS.test(line) || / (fianza|mensuales|al mes|mes de deposito|meses de deposito) /.test(line)) agent.rents++;
      if (/ (buscas|buscais|busca|buscan|buscando|que zona|presupuesto) /.test(line)) agent.looks++;
      continue;
    }
    // «¿De alquiler?» «Claro, sí.»
    if (
      isRentAsked &&
      / (si|claro|exacto|correcto|eso|aja|efectivamente) /.test(line.slice(0, 24)) &&
      !/ no /.test(line)
    )
      scores.rents++;
    isRentAsked = false;
    // «Quiero vender primero el mío», «vender el piso y comprar una casa» are said by a buyer.
    const next = clauses[at + 1];
    const isToBuy = next?.message === message && / comprar /.test(next.line.slice(0, 16));
    const whose = OF_ELDERS.test(line) ? WHOSE_HOME : {};
    if (HAS_HOME.test(line) && !LOOKS.test(line) && !/ (vender|vendo) (primero|antes) /.test(line)) scores.has++;
    const sells = asserted(clause, SELLS, whose) !== null;
    // «Tengo un estudio que se queda vacío y lo quiero volver a alquilar.»
    const hasLet = asserted(clause, LETS, whose) !== null || (HAS_HOME.test(line) && LETS_IT.test(line));
    const lets = hasLet && !LOOKS_FOR_HOME.test(line);
    if (
      sells &&
      (isToBuy ||
        LOOKS_FOR_HOME.test(line) ||
        / (antes de comprar|vender antes|vendo antes|vendemos antes|(?:vendo|vendemos|vender|vendiendo) (?:el|la|lo) (?:mi[oa]|nuestr[oa])|antes (el|la|mi|nuestro|nuestra)|luego vender|y despues vender|primero|para comprar|y comprar|para poder comprar) /.test(
          line,
        ))
    )
      scores.buys++;
    else if (sells) scores.sells++;
    // An investor buys, to let it later.
    if (INVESTS.test(line) || LET_ALREADY.test(line)) {
      scores.buys += 2;
      continue;
    }
    // «Te escribo por el piso de mi padre, lo queremos vender» looks for nothing.
    const looks = LOOKS.test(line) && !(sells && !isToBuy) && !FOR_THEIR_HOME.test(line);
    if (first === null && (sells || looks || BUYS.test(line)))
      first = sells && !isToBuy && !looks && !/ (antes|primero) /.test(line) ? "sells" : "looks";
    if (lets) scores.lets++;
    if (!hasLet && asserted(clause, RENTS) && !LIVES_IN_RENT.test(line)) scores.rents++;
    if (asserted(clause, BUYS)) scores.buys++;
    if (looks) scores.looks++;
  }
  // Somebody who has a home of which the agent asks what it is like, and what it should cost, sells it.
  if (scores.has > 0 && scores.buys + scores.looks === 0 && scores.sells + scores.lets === 0) {
    if (scores.rents > 0) scores.lets++;
    else if (agent.values > 0) scores.sells++;
  }
  const told = scores.sells + scores.lets + scores.rents + scores.buys > 0;
  if (scores.lets > 0 && scores.lets >= scores.sells && scores.lets * 2 >= scores.looks)
    return { role: "landlord", told: true };
  const looks = scores.buys + scores.looks + Math.min(agent.looks, 1);
  if (scores.sells > 0 && (looks < scores.sells || (first === "sells" && looks <= scores.sells + 1)))
    return { role: "seller", told: true };
  // The words of the person weigh most; sums of homes, and words of leases, settle what they leave open.
  const isRentSized = money.rents > 0 && money.prices === 0;
  const forRent = scores.rents * 2 + (isRentSized ? 1 : 0) + Math.min(money.leases, 2);
  const forSale = scores.buys * 2 + (money.prices > 0 && money.rents === 0 ? 2 : 0);
  if (scores.rents > 0 && forRent >= forSale) return { role: "tenant", told: true };
  if (
    scores.buys === 0 &&
    money.prices === 0 &&
    money.leases > 0 &&
    (isRentSized || agent.rents > 0) &&
    scores.looks < 2
  )
    return { role: "tenant", told };
  if (scores.buys + scores.looks > 0)
    return { role: scores.buys === 0 && agent.rents > 1 && money.prices === 0 ? "tenant" : "buyer", told };
  if (agent.lets > 0) return { role: "landlord", told: false };
  if (agent.sells > 0) return { role: "seller", told: false };
  if (agent.rents > 1) return { role: "tenant", told: false };
  return { role: "buyer", told: false };
}
