/** Words of promises: acts in the first person and of the future, and what sounds like one and is none. Lines as in `Clause`. */

const ACTS =
  "envio|mando|llamo|paso|digo|confirmo|aviso|escribo|comento|preparo|busco|consigo|reenvio|comparto|reservo|informo|cuento|respondo|contesto|traigo|llevo|doy|adelanto|agendo|marco|consulto|hago|averiguo|pregunto|resuelvo|muestro|enseno|apunto|separo|transfiero|deposito|ingreso|enviamos|mandamos|llamamos|pasamos|decimos|confirmamos|avisamos|escribimos|preparamos|buscamos|conseguimos|hacemos|llevamos|traemos|respondemos|contestamos|entrego|entregamos|acerco|subo|mantengo|cierro|firmo|pago|dejo|remito|remitimos|escaneo|redacto|reviso|miro|compruebo";
const FUTURES =
  "enviare|mandare|llamare|pasare|dire|confirmare|avisare|escribire|preparare|hablare|consultare|preguntare|revisare|hare|traere|llevare|pagare|firmare|buscare|pedire|gestionare|publicare|subire|dare|contare|comentare|respondere|contestare|transferire|ingresare|entregare|mirare|reservare|enviaremos|mandaremos|llamaremos|pasaremos|diremos|confirmaremos|avisaremos|prepararemos|hablaremos|consultaremos|haremos|llevaremos|pagaremos|firmaremos|pediremos|revisaremos|publicaremos|daremos|traeremos|averiguare|solicitare|tramitare|organizare|agendare|coordinare";
const PRONOUN = "te|le|les|os|se|te lo|te la|te los|te las|se lo|se la|se los|se las|os lo|os la|os los|os las";
const INFINITIVES =
  "enviar|mandar|llamar|pasar|decir|confirmar|avisar|escribir|preparar|hablar|consultar|preguntar|revisar|hacer|traer|llevar|pagar|firmar|buscar|pedir|gestionar|publicar|subir|dar|solicitar|ingresar|transferir|entregar|ir|mirar|ver|reservar|comentar|averiguar|tramitar|pasarte|enviarte|mandarte|llamarte|decirte|confirmarte|avisarte|enviarle|mandarle|llamarle|confirmarle|avisarle|enviaros|mandaros|llamaros|enviarles|mandarles|prepararte|prepararle|pedirle|pedirlo|hablarlo|consultarlo|mirarlo|hacerlo|revisarlo|darte|buscarte|conseguirte|acercarme|depositar|escanear|cancelar|poner|comprobar|verificar|organizar|coordinar|agendar|platicar|platicarlo|marcarte|marcarle";
const BARE =
  "(hablo|hablamos) con|lo veo con|lo (consulto|hablo|miro|reviso|pregunto|comento|pienso|platico|averiguo|gestiono|preparo|envio|mando|confirmo|subo|publico|reservo|pago|firmo|llevo|hago|pido)|la (preparo|envio|mando|pido|reviso|subo|hago|consulto|solicito|pago|firmo|llevo|agendo)|(consulto|pregunto|averiguo|reviso|compruebo|verifico) (con|al|a la|a mi|el|la|los|las|si|en|eso|y)|(hago|hacemos) (la|el|una|un|las|los|unas|unos) (transferencia|deposito|ingreso|reserva|pago|oferta|papeleo|gestion|visita|fotos|video|valoracion|tasacion|planos|plano|reportaje|ficha)|(pido|solicito|pedimos) (la|el|una|un|los|las|cita) |(preparo|preparamos|redacto|redactamos) (la|el|los|las|un|una|todo)|(llevo|llevamos|traigo|traemos) (la|el|los|las|todo|mi|mis)|(pago|pagamos|firmo|firmamos) (la|el|los|las|un|una)|mando (al|a la|a un|a una)|(te|le|les|os) (tengo|tenemos) (la|el|los|las|una|un) (respuesta|informe|valoracion|propuesta|contrato|nota|cotizacion|presupuesto|documentacion|seleccion|dato|borrador|reporte)|(dejame|dejeme|dejenme|dejadme|permitame) (que )?(te |le |les |os |lo |la |se lo )?(confirm|consult|pregunt|averigu|revis|checar|chequ|habl)[a-z]{1,6}|(busco|busca) (los|las|la|el) (papeles|escrituras|escritura|documentos|nominas|recibos|facturas|certificado)|(envio|mando|mandamos|enviamos|adelanto) (la|el|los|las|un|una|mi|mis|todo)|(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana) (?:lo|la|los|las) (?:tienes|tiene|teneis|tienen)|(?:estara|estaran) list[oa]s?|me encargo|nos encargamos|me comprometo|(confirmo|confirmamos|aviso|avisamos|llamo|llamamos) (manana|hoy|el|esta|en|a|al|cuando|en cuanto|por la|despues|luego|mas tarde|pasado|antes|la semana)|(voy|vamos) (?:[a-z]{1,6} [a-z]{4,9} )?(?:al (banco|notario|registro|ayuntamiento)|a la (oficina|gestoria|notaria))|(publico|publicamos|subo|subimos) (el|la|los|las|tu|su) (anuncio|piso|fotos|propiedad|casa|publicacion)";

export const PROMISES: readonly RegExp[] = [
  new RegExp(` (?:${PRONOUN}) (?:${ACTS}|${FUTURES}) `, "g"),
  new RegExp(` (?:${FUTURES}) `, "g"),
  new RegExp(
    ` (?:(?:te|le|les|os|lo|la) )?(?:voy a|vamos a|tengo que|tenemos que|me toca|quedo en|quedamos en) (?:${INFINITIVES}) `,
    "g",
  ),
  new RegExp(` (?:${BARE})`, "g"),
];

/** Without one of these words nothing is promised. */
export const PROMISING: ReadonlySet<string> = new Set([
  ...ACTS.split("|"),
  ...FUTURES.split("|"),
  ..."tienes tiene teneis tienen estara estaran voy vamos tengo tenemos toca quedo quedamos hablo hablamos reviso pido pienso veo platico gestiono publico subo solicito compruebo verifico redacto redactamos busca encargo encargamos comprometo miro publicamos subimos pedimos pagamos firmamos preparamos mandamos enviamos adelanto dejame dejeme dejenme dejadme permitame".split(
    " ",
  ),
]);

/** Words that tell what is said now, not what is owed: «te digo que», «te escribo por el piso». */
export const TELLS =
  / (digo|cuento|comento|informo|confirmo|escribo|hablo|aviso|paso|respondo|contesto|llamo|dejo) (que|:|porque|sobre|de parte|de la|de|desde|por el|por la|por lo|para|en relacion|por un|por una|por tu|por su|por lo|ya|como|aqui|abajo|el link|el enlace|mi numero|mi telefono|mi correo|mi whatsapp|mi contacto|mi email) /;
/** «Le cuento que el inquilino entregó el viernes»: its days are of what is told. */
export const TELLS_THAT =
  / (digo|cuento|comento|informo|confirmo|escribo|aviso|adelanto|recuerdo|respondo|contesto|confirmamos|informamos|comentamos|avisamos) (que|lo de|por aqui|:) /;
export const TELLS_ALL =
  / te cuento (, |: )?(estamos|estoy|tengo|tenemos|busco|buscamos|quiero|queremos|somos|soy|mi|mira|un poco|lo que|nosotros) /;
/** A meeting that is written down is a meeting. */
export const SHOWS = / (te|le|os|les|se) (lo |la |los |las )?(enseno|ensenamos|muestro|mostramos) /;
export const BOOKS = / (agendo|agendamos|reservo|apunto|confirmo) (la |una |tu |su )?(visita|cita|reunion) /;
/** Something given in the message itself, and a price that is agreed: neither is owed. */
export const GIVES =
  / (te|le|os|les) (paso|dejo|mando|envio) (el|mi|un|su|los) (contacto|telefono|numero|correo|mail|email|datos) | (te|le|os|les) (hago|paso|dejo) (la |una |el |un |mi )?(lista|resumen) : | (quedamos|quede|quedo) en pedir \d/;
/** «Te paso las tres:», «te dejo mi DNI»: handed over in the same line. */
export const HANDS_OVER =
  / (te|le|os|les) (dejo|dejamos|adjunto|adjuntamos) | (te|le|os|les) (la |las |lo |los )?(paso|mando|envio|comparto|pasamos|mandamos|enviamos|compartimos) [^:]{0,80}: /;
/** When somebody leaves their own home is no promise to the other side, day or not. */
export const OWN_MOVE = / (?:tengo|tenemos) que (?:entregar|dejar|desalojar) (?:el|la|nuestr[oa]|mi) /;
/** Said, and owed to nobody. */
export const NOTHING_OWED =
  / te digo mas | doy las llaves | (?:pedire|pediremos|solicitaremos) (?:una |un |la |el )?(?:hipoteca|credito|prestamo|financiacion) | (?:lo|la|los|las) llevo yo | almohada | (?:te|le|les) (?:paso|doy|di) (?:tu|tus|su|vuestro) (?:tel|telefono|numero|contacto|movil) | (?:los|las) (?:dos|tres|cuatro) tenemos que | (?:te|le) lo digo con |^ (?:¿ )?(?:hola )?(?:si )?hablo con [a-z]{2,14} \? | se lo adelanto | eso (?:lo|la) (?:hago|hacemos) | (?:tenemos que|hay que|toca) firmar (?:tod[oa]s|l[oa]s) | (?:l[oa]s) (?:dos|tres|cuatro) (?:[a-z]{4,10} )?firmamos | ahora (?:pago|pagamos) | me lo llevo ahorita | (?:ahora|ya) que lo (?:pienso|veo|miro) | por eso (?:te|le|os|les) | (te|le|les|os) (hago|hacemos|ofrezco|ofrecemos) (una )?(oferta|contraoferta) | (lo|la|los|las) (reviso|miro|leo|veo) (ya |luego |con calma |ahora |y )?(muchas |mil )?(gracias|graciass?) | (te|le|os|les) llevo a | yo (lo|la|los|las) llevo | (te|le|os|les) (lo|la) (pregunto|digo|comento|cuento|escribo) (porque|por|ya que|para que|en serio|de verdad|yo) | cuando (pueda|podamos|tenga un rato|tenga un hueco|quieras|quiera|sepa algo) /;
/** «Al final no puedo el jueves, ya te digo»: nobody waits for it by that day. */
export const SOME_TIME =
  / ya (te|le|les|os) (digo|dire|aviso|avisare|cuento|contare|decimos|diremos|avisamos|comento|confirmo)( algo| cosas| con algo| si eso)?( [.,!])* $/;
export const NOW =
  / (te|le|os|les) (paso|dejo|mando|envio|comparto|adjunto|reenvio) .{0,40}(aqui|abajo|adjunt[oa]s?|enlace|link|ubicacion|http|por aqui|ahora mismo|ahorita) /;
/** «Te mando la ubicación luego» is still owed. */
export const LATER = / (luego|despues|mas tarde|en un rato|en cuanto|cuando) /;
export const OFFERED =
  / (si quieres|si quiere|si queres|si quieren|si quereis|si te parece|si le parece|si os parece|si gustas|si gusta|si prefieres|si prefiere|si te va|si le va|si te viene|si le viene|si os viene|si os va|si les viene|si te interesa|si le interesa|si les interesa|si os interesa) /;
/** A condition of something that is done only if something else happens: «si me toca la lotería te llamo». «A ver si», «pregunto si» are none. */
export const CONDITION =
  / si (?!quier|te parece|le parece|os parece|gust|prefier|te va|le va|te interesa|le interesa|les interesa|os interesa|, |acaso$)/;
export const WHETHER =
  /(ver|pregunto|preguntar|preguntare|miro|mirar|consulto|consultar|averiguo|averiguar|saber|sabe|sabes|se|digo|dime|reviso|compruebo|confirmo|confirmar|aviso) si /;
export const NEGATED = /(^| )(no|tampoco|nunca|ni|sin|jamas|siempre|cuando|ya no)$/;
export const HABIT =
  / (siempre|normalmente|todos los dias|todos los meses|cada mes|cada semana|a veces|ayer|anteayer|la semana pasada|el otro dia|antes de ayer) /;

/** «Lo hablo con el dueño»: a step towards an answer, and nothing that the other side waits for by itself. */
export const STEPS =
  / (hablo|hablamos|hablare|hablaremos|consulto|consultamos|consultare|consultaremos|veo|vemos|miro|miramos|mirare|pienso|pensamos|reviso|revisamos|revisare|comento|comentamos|platico|platicamos|averiguo|averiguamos|averiguare|pregunto|preguntare|hablar|hablarlo|consultar|consultarlo|preguntar|preguntarlo|mirar|mirarlo|pensar|pensarlo|revisar|revisarlo|comentar|comentarlo|platicarlo|busco|buscamos|preparo|preparamos|preparare|digo|hago|hacemos|confirmo) /;
export const REPORTS =
  / (?:te|le|les|os)(?: lo| la| los| las)? (?:digo|decimos|diremos|dire|cuento|contamos|confirmo|confirmamos|confirmare|aviso|avisamos|avisare|escribo|escribimos|escribire|llamo|llamamos|llamare|respondo|respondemos|mando|mandamos|mandare|envio|enviamos|enviare|paso|pasamos) | se (?:lo|la|los|las) (?:mando|mandamos|envio|enviamos|paso|pasamos|confirmo|digo|decimos|cuento|llevo|mandare|enviare) /;
/** «Lo hablo con mi marido»: without a day, nobody waits for it. */
export const AT_HOME =
  / (?:hablar|hablarlo|consultar|consultarlo|comentarlo|verlo|veo|hablo|consulto|comento|consultare|hablare) (?:lo )?con (?:mi|mis|el|la) (?:mujer|marido|espos[oa]|pareja|novi[oa]|herman[oa]s?|padres?|madre|hij[oa]s?|socio|contador|abogad[oa]|familia|cunad[oa]|suegr[oa]s?) /;
