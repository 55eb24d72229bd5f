import type { MarketFeature } from "../../market/features.ts";
import type { Objection } from "./summary.ts";

/** Words by which clients say what they need. Patterns meet `line` of a clause: small letters, no accents, one blank between pieces. */

/** Somebody wishes something. */
export const WISHES =
  / (busco|buscamos|buscando|busca|buscan|buscaria|quiero|queremos|quisiera|quisieramos|queria|queriamos|quiere|quieren|querria|querriamos|necesito|necesitamos|necesita|necesitan|necesitaria|me gustaria|nos gustaria|le gustaria|les gustaria|me interesa|nos interesa|le interesa|interesad[oa]s? en|prefiero|preferimos|preferiria|preferiblemente|prefiere|prefieren|ideal|idealmente|que tenga|que tengan|que sea|que sean|que este|imprescindible|indispensable|obligatorio|fundamental|minimo|maximo|al menos|como mucho|ojala|presupuesto|tope|mirando|miro|miramos|tiene que|tendria que|deberia|requisito|requisitos|a poder ser|si puede ser|si es posible|andamos|ando|valoramos|pido|pedimos|me vale|nos vale|me sirve|nos sirve|ocupo|ocupamos) /;
/** Somebody wants to do something, which is no wish of a home. */
export const ASKS_TO_ACT =
  / (quiero|queria|quisiera|me gustaria|nos gustaria|queremos|queriamos|quisieramos|podria|podriamos|necesito|me interesa|nos interesa|me interesaria) (ver|visitar|verlo|verla|ir|visitarlo|visitarla|saber|preguntar|preguntarte|preguntarle|consultar|consultarte|hablar|agendar|coordinar|conocer|conocerlo|conocerla) /;
/** Somebody speaks of one home that both know, or of what others have. */
export const OF_ONE_HOME =
  / (he visto|hemos visto|vi el|vi la|vi un|vi una|vimos|anuncio|aviso|publicacion|publicado|publicaron|piden|pedian|cuesta|vale|sale en|esta en venta|esta publicado|la ficha|el enlace|el link|el que me|la que me|me mandaste|me enviaste|me paso|ese piso|esa casa|ese depa|ese depto|ese departamento|este piso|esta casa|el de la calle|tiene el piso|no tiene|le falta) /;
/** A question that asks for homes wishes them. */
export const ASKS_FOR_HOMES =
  / (teneis|tienes|tienen|hay|tendran|tendrian|tendrias|tendriais|manejan|manejas|habria|conoces|sabes de|me puedes|me podrias|podrias|podeis|puedes) .{0,30}(algo|alguna|algun|pisos?|casas?|deptos?|depas?|departamentos?|apartamentos?|opciones|propiedades|viviendas?|conseguir|buscar|ayudar) /;
/** Something that somebody does not need is no wish, and no refusal either. */
export const NO_MATTER =
  /(no hace falta|no necesito|no necesitamos|no es necesario|no es imprescindible|no es importante|da igual|me da lo mismo|nos da lo mismo|no importa|sin importar|indiferente|no me importa|no nos importa|tampoco hace falta)/;

export type FeatureName =
  | "ascensor"
  | "exterior"
  | "terraza"
  | "balcón"
  | "garaje"
  | "trastero"
  | "piscina"
  | "aire acondicionado"
  | "armarios empotrados"
  | "jardín"
  | "mascotas"
  | "última planta"
  | "portero"
  | "amueblado"
  | "libre de ocupantes"
  | "patio"
  | "luminoso"
  | "vistas"
  | "reformado"
  | "a reformar"
  | "obra nueva"
  | "planta alta"
  | "bajo"
  | "calefacción"
  | "tranquilo"
  | "cerca del metro"
  | "cerca de colegios"
  | "seguridad"
  | "accesible"
  | "gimnasio"
  | "despacho"
  | "interior";

/** Names of the market's features here; those of its words are read by its table. */
export const OF_MARKET: Readonly<Record<MarketFeature, FeatureName>> = {
  hasLift: "ascensor",
  isExterior: "exterior",
  hasTerrace: "terraza",
  hasParkingIncluded: "garaje",
  hasStorageRoom: "trastero",
  hasPool: "piscina",
  hasAirConditioning: "aire acondicionado",
  hasWardrobes: "armarios empotrados",
  hasGarden: "jardín",
  allowsPets: "mascotas",
  isTopFloor: "última planta",
  hasDoorman: "portero",
  isFurnished: "amueblado",
  isVacant: "libre de ocupantes",
};

/** Further features by words in a row; a longer one stands before a shorter one. */
export const MORE_FEATURES: readonly (readonly [words: string, feature: FeatureName])[] = [
  ["aire acondicionado", "aire acondicionado"],
  ["plaza de garaje", "garaje"],
  ["lugar de estacionamiento", "garaje"],
  ["plaza de parking", "garaje"],
  ["cajon de estacionamiento", "garaje"],
  ["armarios empotrados", "armarios empotrados"],
  ["balcon", "balcón"],
  ["balcones", "balcón"],
  ["patio", "patio"],
  ["luminoso", "luminoso"],
  ["luminosa", "luminoso"],
  ["luminosos", "luminoso"],
  ["mucha luz", "luminoso"],
  ["luz natural", "luminoso"],
  ["buena luz", "luminoso"],
  ["soleado", "luminoso"],
  ["vistas", "vistas"],
  ["vista al mar", "vistas"],
  ["reformado", "reformado"],
  ["reformada", "reformado"],
  ["remodelado", "reformado"],
  ["remodelada", "reformado"],
  ["para entrar a vivir", "reformado"],
  ["listo para entrar", "reformado"],
  ["lista para entrar", "reformado"],
  ["a reformar", "a reformar"],
  ["para reformar", "a reformar"],
  ["a refaccionar", "a reformar"],
  ["a reciclar", "a reformar"],
  ["para remodelar", "a reformar"],
  ["obra nueva", "obra nueva"],
  ["a estrenar", "obra nueva"],
  ["en pozo", "obra nueva"],
  ["planta alta", "planta alta"],
  ["piso alto", "planta alta"],
  ["pisos altos", "planta alta"],
  ["plantas altas", "planta alta"],
  ["ultima planta", "última planta"],
  ["ultimo piso", "última planta"],
  ["planta baja", "bajo"],
  ["plantas bajas", "bajo"],
  ["primer piso", "bajo"],
  ["un bajo", "bajo"],
  ["bajos", "bajo"],
  ["sea bajo", "bajo"],
  ["entresuelo", "bajo"],
  ["entresuelos", "bajo"],
  ["calefaccion", "calefacción"],
  ["tranquilo", "tranquilo"],
  ["tranquila", "tranquilo"],
  ["silencioso", "tranquilo"],
  ["sin ruido", "tranquilo"],
  ["sin ruidos", "tranquilo"],
  ["cerca del metro", "cerca del metro"],
  ["cerca de metro", "cerca del metro"],
  ["metro cerca", "cerca del metro"],
  ["cerca de colegios", "cerca de colegios"],
  ["cerca de un colegio", "cerca de colegios"],
  ["cerca del colegio", "cerca de colegios"],
  ["cerca de escuelas", "cerca de colegios"],
  ["cerca del cole", "cerca de colegios"],
  ["vigilancia", "seguridad"],
  ["seguridad", "seguridad"],
  ["sin escalones", "accesible"],
  ["sin escaleras", "accesible"],
  ["accesible", "accesible"],
  ["silla de ruedas", "accesible"],
  ["gimnasio", "gimnasio"],
  ["gym", "gimnasio"],
  ["home office", "despacho"],
  ["teletrabajar", "despacho"],
];

type Topic = readonly [pattern: RegExp, shown: string];

/** How it is paid. */
export const FINANCING: readonly (readonly [pattern: RegExp, shown: string, key: string])[] = [
  [
    / (al contado|de contado|pago de contado|en efectivo|cash|sin hipoteca|no (necesito|necesitamos|necesita|voy a pedir|vamos a pedir) (hipoteca|financiacion|credito)|con fondos propios|tengo el dinero|tenemos el dinero|todo al contado|no me hace falta hipoteca|no hace falta hipoteca) /,
    "Al contado",
    "contado",
  ],
  [
    / ((hipoteca|financiacion|credito|prestamo)( hipotecario| bancario)? (ya )?(esta |la tengo |la tenemos |lo tengo |lo tenemos )?(ya )?(pre )?(preconcedid|preaprobad|aprobad|concedid|autorizad|confirmad|pre ?calificad|precalificad)[oa]|(preconcedid|preaprobad|aprobad|concedid|pre aprobad|autorizad)[oa] (la|el|una|un) (hipoteca|credito|financiacion|prestamo)|(banco|bancos) (ya )?(me|nos) (la |lo )?(ha |han |tiene |tienen )?(ya )?(preconcedid|preaprob|aprob|conced|preautoriz|dio el visto|dado el visto|dijo que si|dicho que si)[a-z]*|precalificad[oa]s?|preaprobad[oa]s?) /,
    "Financiación aprobada",
    "aprobada",
  ],
  [/ (infonavit) /, "Crédito Infonavit", "infonavit"],
  [/ (fovissste) /, "Crédito Fovissste", "fovissste"],
  [/ (credito bancario) /, "Crédito bancario", "bancario"],
  [
    / (credito hipotecario|leasing habitacional|subsidio|mi casa ya|ds1|ds19|credito uva|credito procrear) /,
    "Crédito hipotecario",
    "credito",
  ],
  [
    / ((necesito|necesitamos|necesita|necesitaria|necesitariamos|pediria|pediriamos|pediremos|pedire|voy a pedir|vamos a pedir|tengo que pedir|tenemos que pedir|pido|pedimos|con|pedir|solicitar|solicitaremos|tramitando|mirando|estoy viendo|estamos viendo|sacar|sacaria|sacariamos|buscando|hare|haremos|hariamos|iria con|iriamos con|via|mediante|a traves de|seria con|financiar con) (la |una |el |un |mi |nuestra )?(hipoteca|financiacion|credito|prestamo|financiamiento)) /,
    "Con hipoteca",
    "hipoteca",
  ],
  [/ (financiar|financiamos|financio|financiaria|financiariamos|financiaremos) /, "Con hipoteca", "hipoteca"],
];

/** People who decide beside or instead of the writer. */
export const DECIDERS: readonly Topic[] = [
  [
    / (decido yo|decido sol[oa]|la decision es mia|lo decido yo|decidire yo|la decision la tomo yo|decido por mi cuenta) /,
    "Decide quien escribe",
  ],
  [
    / (decide|decidira|tiene la ultima palabra|manda|quien decide es|la que decide es|el que decide es|lo decide) (es )?(mi |su )?(mujer|esposa|senora) | (mi|su) (mujer|esposa|senora) (es )?(la que |quien )?(decide|tiene la ultima palabra|manda)/,
    "Decide su mujer",
  ],
  [
    / (decide|decidira|quien decide es|el que decide es|lo decide) (es )?(mi |su )?(marido|esposo) | (mi|su) (marido|esposo) (es )?(el que |quien )?(decide|tiene la ultima palabra|manda)/,
    "Decide su marido",
  ],
  [
    / (hablar|hablarlo|hablo|hablamos|hable|consultar|consultarlo|consulto|consultare|comentar|comentarlo|comento|comentare|ver|verlo|mirarlo|decidir|decidirlo|decido|preguntar|preguntarle|pregunto|preguntare|platicar|platicarlo|platico|charlar|charlarlo|conversar|conversarlo|discutirlo|lo veo|lo hablo|lo consulto|lo comento|lo platico|lo converso|lo miro|contarle|enseno|ensenarselo|mostrarselo) (a |con |lo con |antes con )?(mi |la |el )?(mujer|esposa|senora) /,
    "Decide con su mujer",
  ],
  [
    / (hablar|hablarlo|hablo|hablamos|hable|consultar|consultarlo|consulto|consultare|comentar|comentarlo|comento|comentare|ver|verlo|mirarlo|decidir|decidirlo|decido|preguntar|preguntarle|pregunto|preguntare|platicar|platicarlo|platico|charlar|charlarlo|conversar|conversarlo|discutirlo|lo veo|lo hablo|lo consulto|lo comento|lo platico|lo converso|lo miro|contarle|enseno|ensenarselo|mostrarselo) (a |con |lo con |antes con )?(mi |la |el )?(marido|esposo) /,
    "Decide con su marido",
  ],
  [
    / (hablar|hablarlo|hablo|hablamos|hable|consultar|consultarlo|consulto|consultare|comentar|comentarlo|comento|comentare|ver|verlo|mirarlo|decidir|decidirlo|decido|preguntar|preguntarle|pregunto|preguntare|platicar|platicarlo|platico|charlar|charlarlo|conversar|conversarlo|lo veo|lo hablo|lo consulto|lo comento|lo platico|lo converso|lo miro) (a |con |lo con |antes con )?(mi |la |el )?(pareja|novi[oa]|companer[oa]) /,
    "Decide con su pareja",
  ],
  [
    / (hablar|hablarlo|hablo|consultar|consultarlo|consulto|comentarlo|comento|ver|verlo|decidir|decidirlo|preguntar|preguntarle|pregunto|platicarlo|platico|charlarlo|conversarlo|lo veo|lo hablo|lo consulto|lo comento) (a |con |lo con |antes con )?(mis |los |mi )?(herman[oa]s?) | (somos|entre) (dos|tres|cuatro|cinco|varios|los) herman[oa]s /,
    "Decide con sus hermanos",
  ],
  [
    / (hablar|hablarlo|hablo|consultar|consultarlo|consulto|comentarlo|comento|ver|verlo|decidir|decidirlo|preguntar|preguntarle|pregunto|platicarlo|platico|charlarlo|conversarlo|lo veo|lo hablo|lo consulto|lo comento) (a |con |lo con |antes con )?(mis|mi) (padres|papas|padre|madre|papa|mama|viejos) | (decide|deciden) (mis|mi) (padres|papas|padre|madre|papa|mama) /,
    "Decide con sus padres",
  ],
  [
    / (hablar|hablarlo|hablo|consultar|consultarlo|consulto|comentarlo|comento|ver|verlo|decidir|decidirlo|preguntar|preguntarle|pregunto|lo veo|lo hablo|lo consulto|lo comento) (a |con |lo con |antes con )?(mi|mis) (socio|socia|socios|hij[oa]s?|abogado|contador|familia) /,
    "Decide con otra persona",
  ],
  [
    / (decidimos|lo decidimos|la decision es|tenemos que decidir|lo tenemos que decidir|decidiremos) (entre )?(los dos|ambos|juntos|de los dos|mi mujer y yo|mi marido y yo|mi pareja y yo|en pareja) | (los dos|ambos|entre los dos) (decidimos|decidiremos) /,
    "Deciden los dos",
  ],
];

/** Why they move, buy, let or sell. */
export const MOTIVES: readonly Topic[] = [
  [
    / (por (el |mi |su |nuestro )?trabajo|por motivos? (laborales|de trabajo)|por temas? (laborales|de trabajo)|me trasladan|nos trasladan|me transfieren|nuevo trabajo|cambio de trabajo|cambi[eo] de trabajo|empiezo a trabajar|empezamos a trabajar|me destinan|destinad[oa]|por traslado) /,
    "Traslado o trabajo",
  ],
  [
    / (embarazada|esperamos un (bebe|hijo)|esperando un (bebe|hijo)|va a nacer|nace|bebe en camino|familia crece|ha crecido la familia|crecio la familia|crece la familia|un hijo en camino|viene un bebe|tuvimos un bebe|hemos tenido un bebe|otro hijo) /,
    "Crece la familia",
  ],
  [
    / (se nos queda pequen[oa]|se nos ha quedado pequen[oa]|nos quedo chic[oa]|nos queda chic[oa]|se nos hizo chic[oa]|necesitamos mas espacio|mas espacio|necesito mas espacio) /,
    "Necesitan más espacio",
  ],
  [/ (divorci[a-z]*|me separo|me separe|nos separamos|me he separado|nos hemos separado|separacion) /, "Separación"],
  [
    / (heren[a-z]*|heredamos|herede|heredado|heredada|sucesion|era de mi (madre|padre|abuela|abuelo|tia|tio)|era de mis (padres|abuelos)|fallecio|ha fallecido|murio) /,
    "Herencia",
  ],
  [
    / (inversion|invertir|como inversor|para alquilarlo despues|para rentarlo despues|para ponerlo en alquiler|para ponerlo en renta|para inversion|de inversion) /,
    "Inversión",
  ],
  [
    / (independizar[a-z]*|irme de casa|salir de casa de mis padres|primera vivienda|primera casa|mi primer piso|mi primer depa|mi primer depto|vivir sol[oa]) /,
    "Primera vivienda",
  ],
  [/ (nos casamos|me caso|recien casados|irnos a vivir juntos|vivir juntos) /, "Empiezan a vivir juntos"],
  [/ (me jubilo|nos jubilamos|jubilacion|jubilad[oa]s?|me retiro) /, "Jubilación"],
  [
    / (se (me |nos )?(acaba|termina|vence|acaba ya) (mi |el |nuestro )?(contrato|alquiler)|termina (mi |el |nuestro )?contrato|vence (mi |el |nuestro )?contrato|me echan|nos echan|no (me|nos) renuevan|casero vende|dueno vende|nos piden el piso|me piden el piso|me pidieron el depa) /,
    "Se acaba su contrato",
  ],
  [/ (estudi(ar|o|os|a)|universidad|master|maestria|para mi hij[oa] que estudia|carrera) /, "Estudios"],
  [
    / (segunda residencia|segunda vivienda|para veranear|para vacaciones|casa de verano|para las vacaciones) /,
    "Segunda residencia",
  ],
  [/ (cerca de (mis|mi|nuestros|la) (padres|madre|hija|hijo|hijos|nietos|familia|mama)) /, "Estar cerca de la familia"],
  [
    / (nos vamos|me voy|nos mudamos|me mudo|volvemos|regresamos|me regreso|emigramos|nos regresamos) (a|al|de|para) (vivir|otra|otro|fuera|extranjero|mi pais|nuestro pais|ciudad|pueblo|estados|espana|alemania|canada|francia) /,
    "Cambio de ciudad o de país",
  ],
  [/ (necesito|necesitamos) (el dinero|liquidez|la plata) | (deudas|pagar deudas) /, "Necesita liquidez"],
];

/** Reasons that hold them back. The client's alone. */
export const OBJECTIONS: readonly (readonly [pattern: RegExp, topic: Objection["topic"]])[] = [
  [
    / (car[oa]s?|carisim[oa]s?|se (me|nos) va de (precio|presupuesto)|fuera de (mi |nuestro )?presupuesto|se pasa de presupuesto|se sale de (mi |nuestro |lo que |presupuesto)|se (me|nos) sale|precio (muy )?(alto|elevado|excesivo)|mucho dinero|demasiado dinero|mucha plata|un dineral|no vale (eso|tanto|lo que)|por encima de (lo que|mi|nuestro)|pasado de precio|subid[oa] de precio|muy alto el precio|sobrevalorad[oa]|no llegamos|no llego) /,
    "El precio le parece alto",
  ],
  [/ (no tiene|sin|le falta|no hay|falta de) (ascensor|elevador) /, "Falta ascensor"],
  [/ (ruido|ruidos|ruidos[oa]|mucho trafico|bares debajo|bar abajo|discoteca) /, "Le preocupa el ruido"],
  [
    / ((es|esta|son|muy|algo|poco|demasiado|tan|veo|vemos|parece|parecio|queda|quedo|bastante|cocina|salon|terraza|habitaciones|cuartos|banos?) (muy |algo |un poco |bastante |demasiado |mas )?(pequen[oa]s?|chic[oa]s?|chiquit[oa]s?|estrech[oa]s?)|poco espacio|falta espacio|justo de espacio|no cabemos|diminut[oa]) /,
    "Le parece pequeño",
  ],
  [
    / (hay que reformar|mucha obra|necesita (una |mucha )?(reforma|obra)|hay que hacerle obra|muchas obras|la reforma (es|me|nos|sale)|esta para reformar|hay que remodelar|mucho arreglo|hay que arreglar|muy viej[oa]|muy antigu[oa]|hay que refaccionar|hay que invertirle) /,
    "Le preocupa la reforma",
  ],
  [
    / (oscur[oa]s?|poca luz|sin luz natural|no le entra luz|no entra luz|no da el sol|es interior|muy interior) /,
    "Le parece oscuro",
  ],
  [
    / (muy lejos|queda lejos|esta lejos|nos pilla lejos|me pilla lejos|lejos del (trabajo|centro|metro|cole)|lejos de (todo|mi|nuestro|la|el|los)|mal comunicad[oa]|demasiado lejos|me queda lejos|nos queda lejos) /,
    "Le queda lejos",
  ],
  [
    / (zona (no|me|es) (me convence|no me|peligrosa|insegura|mala|fea)|no me (gusta|convence) (la zona|el barrio|la colonia|esa zona|ese barrio)|inseguridad|insegur[oa]|peligros[oa]|barrio no|la zona no|mala zona|no nos convence la zona|no nos gusta la zona) /,
    "No le convence la zona",
  ],
  [
    / (comunidad|expensas|gastos|mantenimiento|administracion|gastos comunes|cuota de mantenimiento) .{0,25}(alt[oa]s?|car[oa]s?|elevad[oa]s?|mucho|una barbaridad|una locura|altisim[oa]s?) /,
    "Los gastos le parecen altos",
  ],
  [
    / (comision|honorarios|agencia) .{0,25}(alt[oa]s?|car[oa]s?|elevad[oa]s?|mucho|excesiv[oa]s?|no quiero pagar|no pago|abusiv[oa]s?) | (no quiero|no queremos|no pienso) pagar (comision|honorarios|agencia) /,
    "No quiere pagar honorarios",
  ],
  [/ (no me fio|no nos fiamos|desconfi[a-z]*|me da mala espina|no me da confianza) /, "No se fía"],
  [
    / (cargas|embargo|embargos|deuda de comunidad|okupa|okupas|inquilino dentro|papeles|escrituras en orden|sin escriturar) /,
    "Le preocupan los papeles o las cargas",
  ],
  [
    / (banco|bancos) .{0,30}(no (me|nos) (da|dan|conced|aprueb|presta)|(ha|han) dicho que no|denegad[oa]|rechaz[a-z]*) | (no (me|nos) (dan|conceden|aprueban|prestan)) .{0,20}(hipoteca|credito|prestamo) | (denegad[oa]|rechazad[oa]) (la |el )?(hipoteca|credito) /,
    "No le dan financiación",
  ],
  [
    / (es (un )?bajo|planta baja|no quiero bajos?|es un primero) .{0,40}(miedo|no me|no nos|robo|segur)/,
    "No le convence la planta",
  ],
  [
    / (no (me|nos) convence|no (me|nos) acaba de|no (me|nos) termina de|no es lo que (busco|buscamos|buscabamos|buscaba)|no me encaja|no nos encaja|no me cuadra|no me cierra|no nos cierra|no me late) /,
    "No le convence",
  ],
  [/ (no tiene|sin|le falta|no hay) (garaje|parking|cochera|estacionamiento|parqueadero) /, "Falta garaje"],
  [/ (no tiene|sin|le falta|no hay) (terraza|balcon|patio|jardin) /, "Falta terraza o patio"],
  [
    / (fianza|deposito|aval|garantia|garantias|fiador|seguro de impago|meses de fianza|poliza juridica) .{0,25}(mucho|alt[oa]|demasiad[oa]|excesiv[oa]|no tengo|no tenemos|me parece) | (no tengo|no tenemos) (aval|garantia|fiador|nomina) /,
    "Las garantías le parecen excesivas",
  ],
];

/** Sentences that tell a mood; they are only ever quoted. */
export const MOODS =
  / (me encant[a-z]*|nos encant[a-z]*|encantad[oa]s?|enamorad[oa]s?|me enamore|nos enamoramos|ilusion|ilusionad[oa]s?|emocionad[oa]s?|content[oa]s?|feliz|felices|que alegria|genial me|agobiad[oa]s?|agobi[ao]|estres|estresad[oa]s?|desesperad[oa]s?|hart[oa]s?|cansad[oa]s? de|nervios[oa]s?|nervios|preocupad[oa]s?|preocup[ao]|me preocupa|nos preocupa|miedo|decepcion[a-z]*|decepcionad[oa]s?|enfadad[oa]s?|enojad[oa]s?|molest[oa]s?|indignad[oa]s?|triste|tristes|que pena|que lastima|frustrad[oa]s?|frustrante|me da rabia|una verguenza|increible que|impaciente|tranquil[oa]s? ahora|aliviad[oa]s?|que ganas|muchas ganas|me muero por|angusti[a-z]*|mal servicio|una falta de respeto) /;
export const MOOD_SIGNS = /😍|🥰|😡|🤬|😠|😢|😭|😞|😔|😟|😰|😱|🥳|🤩|❤️/u;
