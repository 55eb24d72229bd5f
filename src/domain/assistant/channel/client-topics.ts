/** Subjects of a client's message, by patterns over its folded words. */

/** Looks for homes rather than asks about one. */
const SEARCH =
  /\b(busco|buscamos|buscando|busca|necesito (un|una)|(quiero|quisiera|queria|queremos|querria|me gustaria|me interesa)( comprar| alquilar)? (un|una|algo|algun|alguna)\b|quiero (comprar|alquilar|rentar)|teneis (algo|algun|alguna|pisos?|casas?|aticos?|viviendas?|locales|mas|otr\w+|un|una|disponible)|tienen (algo|algun|alguna|pisos|casas|viviendas|departamentos|un|una)|hay (algo|algun|alguna|pisos?|casas?|aticos?|viviendas?|departamentos?)|algo (en|por|con|de|mas|para|barato|que)|que (pisos|casas|viviendas|inmuebles|teneis|hay|tienen)|viviendas|pisos|casas|aticos|chalets|duplexs|estudios|apartamentos|departamentos|deptos|locales|oficinas|naves|terrenos|garajes|inmuebles|propiedades|otr[oa]s? (piso|casa|vivienda|opcion)\w*)\b/;
/** Written in a hurry: "piso 3 hab gracia", "alquiler por menos de 1500". */
const SHORT_SEARCH =
  /^(hola |buenas |y )?(un |una )?(piso|casa|atico|chalet|duplex|estudio|loft|apartamento|departamento|depa|depto|local|oficina|nave|terreno|parcela|adosado|alquiler|alquilar|comprar|compra|venta|renta)\b/;
/** Goes on with the search before: "¿y con terraza?", "más baratos", "¿y en Gràcia?". */
const FOLLOW_UP =
  /^(vale |ok |pues |bueno )?((y|pero|o|mejor) )?(si |que )?((con|sin|en|por|hasta|desde|de|cerca|para|tambien|solo|mas|menos|algo|otr[oa]s?|alguno|alguna|que (tenga|tengan|sea|sean|admita|admitan)|tengan?|sean?|admitan?|aun|todavia)\b)/;
const ORDERS: readonly [RegExp, "precio-menor" | "precio-mayor" | "superficie"][] = [
  [/\b(mas barat[oa]s?|mas economic[oa]s?|menos car[oa]s?|mas asequibles?)\b/, "precio-menor"],
  [/\b(mas car[oa]s?|mas lujos[oa]s?)\b/, "precio-mayor"],
  [/\b(mas grandes?|mas ampli[oa]s?|mas metros)\b/, "superficie"],
];

/** Questions about its homes that the agency alone answers. */
const PRIVATE =
  /\b(propietari[oa]s?|duen[oa]s?|vendedor(es)?|casero|quien (vende|lo vende|la vende|vive)|llaves|notas? internas?|cargas|embargos?|hipotecad[oa]|precio (minimo|final|de cierre)|minimo|rebaj\w*|negocia\w*|descuento|aceptari?an?|oferta|ofrezco|ofrecer|bajari?an? (el|de)? ?precio|regate\w*|por que (lo |la |se )?vend\w+|cuanto tiempo lleva|desde cuando esta (en venta|publicado|anunciado)|urgencia|prisa|exclusiva|encargo|os pagan)\b/;
const AVAILABILITY =
  /\b(sigue(n)? (disponibles?|en venta|libres?|en alquiler|estando)|(todavia|aun) (esta|lo teneis|la teneis|disponible|queda|sigue)|esta (todavia|aun|ya|disponible|libre(?! de)|vendid[oa]|alquilad[oa]|reservad[oa])|disponible(?! desde)|ya (se )?(vendid[oa]|alquilad[oa]|ha vendido|ha alquilado)|se ha (vendido|alquilado)|reserv\w+|apartar|apartarlo|senal)\b/;
const VISIT =
  /\b(visit\w+|ensen\w+|(quiero|quisiera|puedo|podria|podemos|podriamos|se puede|querria|me gustaria|cuando|para|ir a|a) (verl[oa]s?|ver (el|la|este|esta|ese|esa|lo))|verl[oa]s?|(lo|la|los|las) (puedo|podria|podemos|podriamos|quiero|quisiera) ver|cita|quedar|ir a ver)\b/;
const HOW_TO_VISIT =
  /\b(como (son|funcionan|van|hago)|(que|necesito|hay que|debo|tengo que) (necesito |hay que )?(llevar|traer|hacer|presentar)|se paga|cuesta(n)?|cobrais|cuanto dura)\b/;

/** Beyond what an agency's assistant may say. */
const FOR_PEOPLE =
  /\b(impuestos?|itp|ajd|iva|irpf|plusvalia|notari\w*|escrituras?|abogad\w*|ley(es)?|legal(es)?|contratos?|clausulas?|fianzas?|avales?|aval|arras|herencia|heredad[oa]|divorcio|desahuci\w*|subir(me|nos)? (la renta|el alquiler)|actualiza\w*|desgrava\w*|deducci\w*|hipotecas?|hipotecario|prestamos?|financia\w*|euribor|que cuota|tin|tae|vender (mi|un|una|nuestro|nuestra|el piso de)|vendo (mi|un)|quiero vender|alquilar mi|poner en (venta|alquiler)|valor(ar|acion|ais)|tasa(r|cion|is)|vale mi|vale un|me dan por|compra(is|n) (pisos|casas|vivienda)|comision(es)?|honorarios|cobrais|cobran|averia\w*|caldera (del|de mi)|goteras?|pierde agua|incidencias?|no funciona|se ha roto|queja\w*|reclam\w+|denunci\w*|rentabilidad|subira|bajara|valdra)\b/;
const A_PERSON =
  /\b((hablar|contactar|comunicarme) con (una persona|alguien|un agente|una agente|un comercial|un asesor|una asesora|un humano|vosotros|ustedes)|persona real|un humano|que me llam\w+|llamadme|me (podeis|pueden|puedes) llamar|me llamais|preguntarselo a una persona)\b/;

/** Facts that the agency itself tells everybody. */
const AGENCY = {
  hours:
    /\b(horarios?|a que hora (abris|cerrais|abren|cierran|estais)|abris|abren|cerrais|cierran|abiert[oa]s?|que dias (abris|trabajais|atendeis)|atendeis)\b/,
  phone: /\b(telefono|numero (de telefono|de contacto)|whatsapp|como (os|les) llamo|a que numero)\b/,
  email: /\b(correo|e ?mail|mail)\b/,
  website: /\b(pagina web|vuestra web|sitio web|la web)\b/,
  office:
    /\b(oficina|donde (estais|os encuentro|estan ustedes|teneis la (oficina|agencia|tienda))|direccion de (la|vuestra) (oficina|agencia|inmobiliaria|tienda)|vuestra direccion)\b/,
  documents:
    /\b(documentos?|documentacion|papeles|papeleo|requisitos?|nominas?|que (necesito|hace falta|hay que presentar|piden|pedis) para (alquilar|comprar|reservar))\b/,
} as const;
export type AgencyTopic = keyof typeof AGENCY | "visits";

export interface ClientTopics {
  isSearch: boolean;
  isFollowUp: boolean;
  order: (typeof ORDERS)[number][1] | null;
  isPrivate: boolean;
  asksAvailability: boolean;
  wantsVisit: boolean;
  isForPeople: boolean;
  wantsPerson: boolean;
  agency: readonly AgencyTopic[];
}

/** @param folded a message as `fold` writes it */
export function clientTopics(folded: string): ClientTopics {
  const isHowTo = /\bvisit\w+/.test(folded) && HOW_TO_VISIT.test(folded);
  const agency = (Object.keys(AGENCY) as (keyof typeof AGENCY)[]).filter((topic) => AGENCY[topic].test(folded));
  const order = ORDERS.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
  const isForPeople = FOR_PEOPLE.test(folded) && !isHowTo;
  return {
    isSearch: SEARCH.test(folded) || SHORT_SEARCH.test(folded),
    isFollowUp: FOLLOW_UP.test(folded) || order !== null,
    order,
    isPrivate: PRIVATE.test(folded),
    asksAvailability: AVAILABILITY.test(folded),
    wantsVisit: VISIT.test(folded) && !isHowTo,
    isForPeople,
    wantsPerson: A_PERSON.test(folded),
    agency: isHowTo ? [...agency, "visits"] : agency,
  };
}
