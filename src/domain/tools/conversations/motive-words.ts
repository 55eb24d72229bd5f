/** Why clients move, buy, let or sell, and how they pay. Patterns meet `line` of a clause. */

type Topic = readonly [pattern: RegExp, shown: string];

export const MOTIVES: readonly Topic[] = [
  [
    / (por (el |la |mi |su |nuestro )?(trabajo|laburo|curro|chamba|pega)|por motivos? (laborales|de trabajo)|por temas? (laborales|de trabajo)|me trasladan|nos trasladan|me transfieren|me cambian de (trabajo|oficina|ciudad|puesto)|(nuevo|nueva|cambio de) (trabajo|empleo|puesto|laburo|pega)|cambi[eo] de trabajo|empiezo a trabajar|empezamos a trabajar|me destinan|me han destinado|nos destinan|destinad[oa]|por traslado|me (contrataron|contratan) en|me sali[oó] trabajo) /,
    "Traslado o trabajo",
  ],
  [
    / (embarazad[oa]s?|esper(o|amos|ando) (un |una |otro |otra |el |nuestro |mi ){0,3}(segundo |primer |tercer )?(bebe|hijo|hija|nino|nina)|va a nacer|nace|nacera|nacio|bebe en camino|familia crece|ha crecido la familia|crecio la familia|crece la familia|(hijo|nino|peque|bebe) en camino|(viene|llega|llegara|tendremos|tuvimos|hemos tenido|acabo de tener|acabamos de tener) (un |una |otro |otra |el |la |al ){0,3}(segundo |segunda |primer |tercero |tercer )?(bebe|hijo|hija|nino|nina|peque|gemelos|mellizos)|vienen gemelos|otro hijo|ampliar la familia|ampliamos la familia|agrandar la familia|agranda la familia|seremos (uno mas|tres|cuatro|cinco)) /,
    "Crece la familia",
  ],
  [
    / (se (me|nos) (ha |esta |hizo |queda |quedo |quedado |quedando ){0,3}(pequen[oa]|chic[oa]|cort[oa])|(me|nos) qued(a|o) chic[oa]|necesit(o|amos) (mas espacio|otra habitacion|otro cuarto|otra recamara)|mas espacio|algo mas grande|un(a)? (piso|casa|depa|depto|departamento|apartamento) mas grande|no cabemos) /,
    "Necesitan más espacio",
  ],
  [
    / (algo|un(a)? (piso|casa|depa|depto|departamento|apartamento)) mas (pequen[oa]|pequenit[oa]|chic[oa]|chiquit[oa]|manejable) | (se nos|se me) (ha )?qued(a|o|ado) (muy )?grande | los hijos ya (se fueron|no viven|se han ido) /,
    "Busca algo más pequeño",
  ],
  [
    / (divorci[a-z]{1,8}|me separo|me separe|me estoy separando|estoy separando(me)?|separandome|separandonos|nos estamos separando|nos separamos|nos separemos|me he separado|nos hemos separado|recien separad[oa]|separacion|mi ex) /,
    "Separación",
  ],
  [
    / (heren[a-z]{1,6}|heredamos|herede|heredado|heredada|heredaron|sucesion|(era|es|fue) de (mi|mis) (difunt[oa]|viejit[oa]|abuelit[oa])|la casa de (mi|mis) viejit[oa]s?|era de (mi|mis) (madre|padre|abuela|abuelo|tia|tio|padres|abuelos|suegra|suegro|mama|papa)|fallecio|ha fallecido|fallecid[oa]|murio) /,
    "Herencia",
  ],
  [
    / (inversion|invertir|invertimos|invierto|inversor|inversora|inversionista|como inversor|rentabilidad|renta[r]? un \d|para airbnb|(para|y|luego|despues) (alquilarlo|alquilarla|rentarlo|rentarla|arrendarlo|arrendarla|ponerlo en (alquiler|renta|arriendo))|para alquilar por habitaciones|proteger(me)? (los ahorros|el dinero) de la inflacion) /,
    "Inversión",
  ],
  [
    / (independizar[a-z]{0,3}|independiz[oa]|emancipar[a-z]{0,3}|(irme|me voy|salir|salirme) de (casa|la casa)( de (mis|mi) [a-z]{3,8})?|primera vivienda|primera casa|mi primer (piso|depa|depto|departamento|apartamento|hogar)|nuestra primera|nuestro primer|vivir sol[oa]) /,
    "Primera vivienda",
  ],
  [
    / (nos casamos|me caso|recien casados|irnos a vivir juntos|nos vamos a vivir juntos|vivir juntos|(vivir|voy|mudo) con mi (novi[oa]|pareja|prometid[oa])) /,
    "Empiezan a vivir juntos",
  ],
  [
    / (me jubilo|me jubile|nos jubilamos|jubilacion|jubilarme|jubilarnos|jubilad[oa]s?|me retiro|me pensiono|pensionad[oa]s?) /,
    "Jubilación",
  ],
  [
    / (se (me |nos |le )?(acaba|termina|vence|vencio|cumple|acaba ya|acabo) (ya )?(mi |el |nuestro |su )?(contrato|alquiler|arriendo)|termina (mi |el |nuestro )?contrato|vence (mi |el |nuestro )?contrato|(me|nos) (echan|echa|sacan|saca|desalojan|desaloja)|no (me|nos) (renuevan|renueva)|(casero|dueno|propietario|arrendador) (nos |me )?(lo |la )?(vende|quiere vender|pide|sube)|nos piden el piso|me piden el piso|me pidieron el (depa|depto|piso|departamento)|(tengo|tenemos) (que|k|q) dejar (mi|el|la) (habitacion|cuarto|piso|depa|depto|departamento|apartamento)|(me|nos) (suben|subieron|han subido|sube) (el alquiler|la renta|el arriendo)) /,
    "Se acaba su contrato",
  ],
  [
    / (dejar de (pagar )?(alquilar|rentar|arrendar|alquiler|renta|arriendo)|no (quiero|queremos) (seguir pagando|pagar mas|seguir) (de )?(alquiler|renta|arriendo)|cansad[oa]s? de (pagar )?(alquiler|renta|arriendo)) /,
    "Quiere dejar de alquilar",
  ],
  [
    / (estudiar|voy a estudiar|estudios|(?<!avenida |calle |av |plaza |paseo |avda |metro |colonia |de )universidad|master|maestria|doctorado|(mi|la|nuestra|nuestro) (hij[oa]) (que )?(va a estudiar|estudia|empieza)|a la uni|la carrera) /,
    "Estudios",
  ],
  [
    / (segunda residencia|segunda vivienda|para veranear|para (las )?vacaciones|casa de verano|para los veranos|para los fines de semana|para findes) /,
    "Segunda residencia",
  ],
  [
    / ((para )?(estar |vivir )?(mas )?cerca de (mis|mi|nuestros|nuestra|la|los) (padres|madre|padre|hija|hijo|hijos|nietos|familia|mama|papa|hermana|hermano|abuelos|suegros)|(vivir|voy|vamos|mudo|mudamos|irme|irnos) (a vivir )?con (mi|mis) (hij[oa]s?|padres?|madre|herman[oa]|mama|papa)|cuidar (a|de) (mi|mis|nuestros) [a-z]{3,8}) /,
    "Estar cerca de la familia",
  ],
  [
    / (nos vamos|me voy|nos mudamos|me mudo|volvemos|regresamos|me regreso|emigramos|nos regresamos|me traslado|nos trasladamos) (a|al|de|para) (vivir|otra|otro|fuera|extranjero|mi pais|nuestro pais|ciudad|pueblo|estados|espana|alemania|canada|francia|mexico|argentina|chile) /,
    "Cambio de ciudad o de país",
  ],
  [
    / (necesito|necesitamos|quiero|queremos) (el dinero|liquidez|la plata|la lana|efectivo|hacer caja) | (deudas|pagar deudas|pagar una deuda) /,
    "Necesita liquidez",
  ],
  [
    / (no (lo|la) (uso|usamos|utilizamos|habitamos)|(lo|la) (tengo|tenemos) (vaci[oa]|cerrad[oa]|parad[oa])|no vivimos (ya )?alli) /,
    "No usa la vivienda",
  ],
  [
    / (no puedo|no puede|no podemos|le cuesta|me cuesta|ya no sube|no sube) (subir |bajar )?(las |tantas |tanta )?escaleras | movilidad reducida /,
    "Salud o movilidad",
  ],
];

/** How it is paid. */
export const FINANCING: readonly Topic[] = [
  [
    / (al contado|de contado|pago de contado|pago en efectivo|en efectivo|cash|a toca teja|a tocateja|sin hipoteca|sin financiacion|sin credito|no (necesito|necesitamos|necesita|voy a pedir|vamos a pedir|pido|pedimos) (hipoteca|financiacion|credito)|con (fondos|recursos) propios|tengo el dinero|tenemos el dinero|tengo todo el dinero|todo al contado|no me hace falta hipoteca|no hace falta hipoteca|sin banco|sin pedir (nada|prestamo)) /,
    "Al contado",
  ],
  [
    / (no|ni) (?:tengo|tenemos|esta|hay|he|hemos) (?:[a-z]{2,8} ){0,2}(?:hipoteca|financiacion|credito|prestamo) (?:[a-z]{2,8} ){0,2}(?:aprobad[oa]|concedid[oa]|preaprobad[oa]|preconcedid[oa]|confirmad[oa]) | (no|sin|aun no|todavia no|falta|pendientes? de) (?:[a-z]{1,12} ){0,4}(?:aprobad[oa]|aprueban|aprueben|aprobaron|concedid[oa]|conceden|concedan|preconcedid[oa]|preaprobad[oa]|confirmad[oa])(?: [a-z]{1,4}){0,2} (?:hipoteca|financiacion|credito|prestamo|banco) | (?:hipoteca|financiacion|credito|prestamo) (?:[a-z]{1,8} ){0,4}(?:no|sin) (?:[a-z]{1,8} ){0,4}(?:aprobad[oa]|aprobar|concedid[oa]|conceder|confirmad[oa]) /,
    "Hipoteca todavía sin aprobar",
  ],
  [
    / ((hipoteca|financiacion|credito|prestamo)( hipotecario| bancario)? (ya )?(esta |la tengo |la tenemos |lo tengo |lo tenemos )?(ya )?(casi )?(pre )?(preconcedid|preaprobad|aprobad|concedid|autorizad|confirmad|pre ?calificad|precalificad)[oa]|(preconcedid|preaprobad|aprobad|concedid|pre aprobad|autorizad)[oa] (ya )?(la|el|una|un) (hipoteca|credito|financiacion|prestamo)|(banco|bancos) (ya )?(me|nos) (la |lo )?(ha |han |tiene |tienen )?(ya )?(preconcedid|preaprob|aprob|conced|preautoriz|dio el visto|dado el visto|dijo que si|dicho que si)[a-z]{0,5}|(me|nos) (preaprob|pre aprob|aprob|preconced)[a-z]{1,4} (el|la|un|una|hasta)|precalificad[oa]s?|pre ?aprobacion|preautorizacion|pre aprobad[oa]s?|preaprobad[oa]s?|preconcedid[oa]s?) /,
    "Financiación aprobada",
  ],
  [
    / ((hipoteca|financiacion|credito|prestamo) (todavia |aun )?(no |ni )(la |lo )?(tengo|tenemos|he|hemos|hay)( [a-z]{2,9})?|(todavia|aun) no (he|hemos|tengo|tenemos) .{0,20}(banco|hipoteca|credito|financiacion|prestamo)|no (he|hemos) (ido|hablado|mirado|preguntado|visto|pedido|consultado) .{0,20}(banco|bancos|hipoteca|credito|financiacion|prestamo)) /,
    "Hipoteca sin mirar todavía",
  ],
  [/ (cofinavit|infonavit) /, "Crédito Infonavit"],
  [/ (fovissste|fovisste) /, "Crédito Fovissste"],
  [/ (credito bancario) /, "Crédito bancario"],
  [
    / (biess|fondo mivivienda|mivivienda|techo propio|mi casa ya|subsidio|ds1|ds19|procrear|caja de compensacion) /,
    "Crédito o ayuda pública",
  ],
  [
    / (credito hipotecario|leasing habitacional|credito uva|credito procrear|prestamo hipotecario) /,
    "Crédito hipotecario",
  ],
  [
    / ((necesito|necesitamos|necesita|necesitaria|necesitariamos|necesitare|pediria|pediriamos|pediremos|pedire|voy a pedir|vamos a pedir|tengo que pedir|tenemos que pedir|pido|pedimos|con|pedir|solicitar|solicitaremos|tramitando|mirando|estoy viendo|estamos viendo|sacar|sacaria|sacariamos|buscando|hare|haremos|hariamos|iria con|iriamos con|via|mediante|a traves de|seria con|financiar con|resto|dependo de|dependemos de|pendiente de|a la espera de|estudiando) (la |una |el |un |mi |nuestra |de |es |en |va con |seria |con ){0,3}(hipoteca|financiacion|credito|prestamo|financiamiento|banco)|(hipoteca|credito|prestamo) (de|del|con|en) (el |la |un )?(banco|bbva|santander|caixa|caixabank|ibercaja|sabadell|bankinter|ing|unicaja|kutxabank|abanca|banorte|banamex|hsbc|bancolombia|davivienda|scotiabank|bcp|interbank|galicia|nacion|estado|bci|pichincha|[0-9]{2})) /,
    "Con hipoteca",
  ],
  [
    / (financiar|financiamos|financio|financiaria|financiariamos|financiaremos|financiado|financiada) | el banco (me|nos) (da|dan|daria|presta|prestaria|deja|financia) | (me|nos) (da|dan|financia|financian|presta|prestan) (el|un|hasta el) \d{2,3} % /,
    "Con hipoteca",
  ],
];

/** With what a tenant stands for the rent. */
export const GUARANTEES: readonly Topic[] = [
  [
    / (avala|avalan|avalaria|avalista|avalistas|aval|avales|aval bancario|garante|garantes|fiador|fiadora|codeudor|codeudora|garantia propietaria|seguro de caucion|seguro de impago|poliza juridica) /,
    "Con aval o garantía",
  ],
  [
    / (nomina|nominas|contrato (indefinido|fijo|estable)|indefinid[oa]s?|funcionari[oa]s?|sueldo fijo|trabajo fijo|recibos? de sueldo|liquidaciones de sueldo|autonom[oa]s?|pensionist[a-z]{1,2}|teletrabaj[a-z]{1,4}) /,
    "Con ingresos demostrables",
  ],
];

/** Words of an answer to «¿cómo lo pagarían?». */
export const ASKED_FINANCING: readonly Topic[] = [
  [/ (contado|efectivo|ahorros|propios|cash) /, "Al contado"],
  [/ (aprobad[oa]|concedid[oa]|preaprobad[oa]|preconcedid[oa]) /, "Financiación aprobada"],
  [/ (hipoteca|financiacion|financiado|banco|credito|prestamo) /, "Con hipoteca"],
];
