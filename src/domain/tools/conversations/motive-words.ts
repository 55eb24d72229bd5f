/** Why clients move, buy, let or sell. Patterns meet `line` of a clause; the first that meets it is told. */

type Topic = readonly [pattern: RegExp, shown: string];

const RELATIVES =
  "(?:hij[oa]s?|padres?|madre|papa|mama|papas|viej[oa]s|herman[oa]s?|abuel[oa]s?|niet[oa]s?|suegr[oa]s?|familia|sobrin[oa]s?|ti[oa]s?)";
const WHOSE = "(?:mi|mis|su|sus|nuestr[oa]s?|la|el|los|las)";

export const MOTIVES: readonly Topic[] = [
  [
    / (dejar de (pagar )?(alquilar|rentar|arrendar|alquiler|renta|arriendo)|dejar (el|la) (alquiler|renta|arriendo)|(tirar|tirando|tiramos|tiro|botar|botando|regalar|regalando) (el |la )?(dinero|plata|lana|billete)|no (quiero|queremos) (seguir pagando|pagar mas|seguir) (de |en )?(alquiler|renta|arriendo)|(cansad|hart|aburrid)[oa]s? de (pagar |vivir de |estar de |ir de |andar )?(alquiler|alquilar|renta|rentar|rentando|arriendo|arrendar)|salir (del|de la|de) (alquiler|renta|arriendo)|pagar (alquiler|renta|arriendo) (es|para)|(tener|queremos|quiero|comprar) algo (propio|nuestro|mio)|(tener|comprar) (casa|techo|piso) propi[oa]) /,
    "Quiere dejar de alquilar",
  ],
  [
    / (por (el |la |mi |su |nuestro |temas? de |motivos? de |cuestiones de )?(trabajo|laburo|curro|chamba|pega)|por motivos? laborales|por temas? laborales|(me|nos|lo|la|le) (traslada|trasladan|trasladaron|transfieren|transfirieron|destinan|destinaron|reubican)|(?:vengo|venimos|voy|vamos|viene|estoy|estare) (?:destacad[oa]|destinad[oa]|trasladad[oa]|desplazad[oa])|(?:vengo|venimos|voy|vamos) (?:[a-z]{1,10} ){0,3}?por (?:la|el|mi) (?:empresa|minera|trabajo|hospital|universidad|proyecto|obra)|(me|nos|lo) (han|ha) (trasladado|destinado)|me cambian de (trabajo|oficina|ciudad|puesto|centro|sede)|(nuevo|nueva|cambio de|cambiado de) (trabajo|empleo|puesto|laburo|pega|curro|chamba|centro de trabajo)|cambi[eo] de (trabajo|empresa|curro)|(empiezo|empezamos|empieza|empezo|entro|comienzo) (a trabajar|en (la|una|mi|el) (empresa|oficina|hospital|fabrica|nueva))|destinad[oa]|por traslado|traslado laboral|me (contrataron|contratan|han contratado|han cogido|cogieron) (?:[a-z]{1,9} ){0,2}en|me salio (un )?trabajo|me (han|ha) salido (un )?trabajo|(?:me|le|nos) (?:dieron|han dado|ha salido|han concedido) (?:la |una )?(?:plaza|un puesto)|plaza en (el|la)|oferta de trabajo|teletrabaj[a-z]{1,4}|trabaj(o|amos|a) (desde|en) casa) /,
    "Traslado o trabajo",
  ],
  [
    / (embarazad[oa]s?|esper(o|amos|ando|an) (un |una |otro |otra |el |nuestro |mi |al |a la ){0,3}(segundo |primer |tercer )?(bebe|hijo|hija|nino|nina|guagua|crio|cria|gemelos|mellizos)|va a nacer|nace|nazca|nazcan|nacera|nacio|bebe en camino|familia crece|ha crecido la familia|crecio la familia|crece la familia|(hijo|nino|peque|bebe|guagua|segundo|tercero) en camino|(viene|llega|llegara|tendremos|tuvimos|hemos tenido|acabo de tener|acabamos de tener|vamos a tener|voy a tener|va a tener) (un |una |otro |otra |el |la |al ){0,3}(segundo |segunda |primer |tercero |tercer )?(bebe|hijo|hija|nino|nina|peque|gemelos|mellizos|guagua)|vienen gemelos|vienen mellizos|otro hijo|ampliar la familia|ampliamos la familia|agrandar la familia|agranda la familia|aumentar la familia|seremos (uno mas|tres|cuatro|cinco|seis)|(vamos a ser|ya somos|pronto somos) (uno mas|tres|cuatro|cinco|seis)|familia numerosa) /,
    "Crece la familia",
  ],
  [
    / (se (me|nos|les) (ha |esta |hizo |queda |quedo |quedado |quedando |estaba |va ){0,3}(muy |ya |algo |demasiado )?(pequen[oa]|chic[oa]|cort[oa]|enan[oa]|just[oa]|diminut[oa])|(me|nos) (queda|quedo|ha quedado) (muy |ya )?(chic[oa]|pequen[oa]|enan[oa])|necesit(o|amos|an) (mas espacio|otra habitacion|otro cuarto|otra recamara|otro dormitorio|mas sitio|mas metros)|mas espacio|mas sitio|ganar espacio|algo mas (grande|amplio|espacioso)|(mi|nuestr[oa]) [a-z]{4,12} (es|son|esta) (?:muy |demasiado |ya )?(?:pequen[oa]|chic[oa]|enan[oa])|no cabemos|ya no cabemos|somos (?:tres|cuatro|cinco|seis|siete|[3-9]) en (?:un|una|[0-9]{2})|vivimos (apretad[oa]s|como sardinas|(?:cuatro|cinco|seis|tres|[3-7]) en)|(los|las) (ninos|ninas|peques|crios|hijos) (?:ya )?(comparten|duermen junt|no caben|necesitan su)|un(a)? (piso|casa|depa|depto|departamento|apartamento) mas (grande|ampli[oa])) /,
    "Necesitan más espacio",
  ],
  [
    / ((algo|un(a)? (piso|casa|depa|depto|departamento|apartamento)) mas (pequen[oa]|pequenit[oa]|chic[oa]|chiquit[oa]|manejable|recogid[oa]|comod[oa])|(se (me|nos|le|les)|me|nos|le|les) (ha |esta |hizo |va )?(queda|quedo|quedado|quedando|hace) (muy |ya |demasiado |un poco |super )?(grande|grandisim[oa]|enorme|inmens[oa]|grandota)|demasiad[oa] (casa|grande|piso) para (mi|nosotros|dos|uno|una|los dos|ella|el)|(los|mis|nuestros) (hijos|ninos|chicos) (ya )?(se (fueron|han ido|casaron|han casado|independizaron|han independizado|marcharon)|no viven|volaron|han volado|hicieron su vida|crecieron)|nido vacio|(estoy|vivo|esta|vive) sol[oa] (?:en|con) (?:una|la|un|tanta|tanto)) /,
    "Busca algo más pequeño",
  ],
  [
    / (divorci[a-z]{1,8}|me separo|me separe|me acabo de separar|acabo de separarme|nos acabamos de separar|me estoy separando|estoy separando(me)?|separandome|separandonos|nos estamos separando|nos separamos|nos separemos|me he separado|nos hemos separado|se (separan|separo|separaron|han separado|estan separando)|recien separad[oa]s?|separacion|mi ex|cada uno por su lado|rupt?ura|lo hemos dejado|hemos roto) /,
    "Separación",
  ],
  [
    / (heren[a-z]{1,6}|heredamos|herede|heredado|heredada|heredaron|heredar[a-z]{0,4}|sucesion|declaratoria|(era|eran|es|fue) de (mi|mis|nuestr[oa]s?) (difunt[oa]|viejit[oa]|abuelit[oa])|la casa de (mi|mis) viejit[oa]s?|era de (mi|mis|nuestr[oa]s?) (madre|padre|abuela|abuelo|abuelos|tia|tio|padres|suegra|suegro|suegros|mama|papa|papas|viejos)|(?:nos|me) (?:la|lo|las|los) (?:dejo|dejaron|han dejado|ha dejado)|(nos|me) (quedo|dejo|dejaron|la dejo|lo dejo) (de |mi |nuestra |nuestro )(madre|padre|abuela|abuelo|tia|tio|mama|papa)|fallecio|ha fallecido|fallecid[oa]|fallecer|murio|ha muerto|murieron|fallecieron|faltan (mis|nuestros) padres) /,
    "Herencia",
  ],
  [
    / (inversion|invertir[a-z]{0,3}|invertimos|invierto|inversor|inversora|inversionista|rentabilidad|renta[r]? un \d|para airbnb|airbnb|(?:apartamentos?|uso|pisos?|alquiler|vivienda|renta|rentas) (?:turistic[oa]s?|vacacional|vacacionales)|(para|y|luego|despues|idea es|ponerl[oa] a) (alquilarl[oa]|rentarl[oa]|arrendarl[oa]|alquilarl[oa]s|rentarl[oa]s|arrendarl[oa]s|(ponerl[oa]|sacarl[oa]|meterl[oa]) (en|al|a) (alquiler|renta|arriendo|airbnb|rentar)|revender(l[oa])?|(?:reformar|comprar|arreglar|remodelar)(l[oa]s?)? y (?:vender|alquilar|rentar|arrendar|revender)(l[oa]s?)?|alquilar por habitaciones|sacarle (una )?(renta|rentabilidad|algo))|para alquilar(?! (una?|yo|nosotros|ya))|para (rentar|arrendar) (por|a|en)|proteger(me)? (los ahorros|el dinero) de la inflacion|(dinero|ahorros|euros|dolares|pesos|plata) (parad[oa]s?|muert[oa]s?|en el banco (?:sin|que no))|mover (el|ese|unos) (dinero|ahorros)|colocar (?:el dinero|unos ahorros|ese dinero)|ingresos? pasivos?|vivir de (las )?rentas) /,
    "Inversión",
  ],
  [
    / (independizar[a-z]{0,3}|independiz[oa]|independizamos|emancipar[a-z]{0,3}|emancip[oa]|(irme|me voy|irnos|nos vamos|salir|salirme|salirnos) de (casa|la casa)( de (mis|mi|nuestros|los) [a-z]{3,8})?|primera vivienda|primera casa|mi primer[ao]? (piso|casa|depa|depto|departamento|apartamento|hogar|vivienda)|nuestr[oa] primer[ao]?|vivir sol[oa]|(?:sigo|seguimos) (?:aun |todavia )?(?:en casa de|con) (mis|los) (padres|papas|viejos|suegros)) /,
    "Primera vivienda",
  ],
  [
    / (nos casamos|me caso|nos vamos a casar|nuestra boda|la boda|recien casados|irnos a vivir juntos|nos vamos a vivir juntos|vivir juntos|vamos a vivir juntos|juntarnos|nos juntamos|(vivir|voy|mudo|irme|mudarme) con mi (novi[oa]|pareja|prometid[oa]|chic[oa])) /,
    "Boda o vivir juntos",
  ],
  [
    / (me jubilo|me jubile|nos jubilamos|nos hemos jubilado|me he jubilado|jubilacion|jubilarme|jubilarnos|jubilarse|se jubila|se jubilan|se jubilo|jubilad[oa]s?|me retiro|me retire|nos retiramos|nos retiremos|retiro laboral|me pensiono|pensionad[oa]s?|prejubil[a-z]{1,4}) /,
    "Jubilación",
  ],
  [
    / (se (me |nos |le )?(acaba|termina|vence|vencio|cumple|acaba ya|acabo|terminan|caduca|finaliza) (ya )?(mi |el |nuestro |su )?(contrato|alquiler|arriendo|arrendamiento)|(termina|vence|acaba|finaliza|termino|vencio) (mi |el |nuestro |ya el )?(contrato|arrendamiento)|(me|nos) (echan|echa|echo|han echado|sacan|saca|desalojan|desaloja|desahucian)(?! (?:un poco |mucho |bastante |algo )?(para|pa|atras|un cable|una mano|de menos|cuentas|mas|anos|encima|la bronca))|(?:alquiler|contrato|arriendo) (?:de [a-z]{4,13} |actual ){0,2}(?:se )?(?:(?:me|nos) )?(?:vence|acaba|termina|cumple)|(?:les|le|nos|me) ha[n]? dicho que no renueva|no (me|nos) (renuevan|renueva|renovaron|quieren renovar|quiere renovar|van a renovar|va a renovar)|(casero|casera|duen[oa]|propietari[oa]|arrendador|arrendadora|duenos|propietarios) (?:[a-z]{1,9} ){0,3}?(?:nos |me )?(lo |la )?(vende|venden|va a vender|quiere vender|pide el piso|pide la casa|piden el piso|sube|quiere (?:entrar|el piso|la casa|vivir|recuperar[a-z]{0,3})|necesita (?:el|la|para)|reclama|ha vendido|vendio|vuelve)|(?:me|nos) (?:pidieron|piden|pide|han pedido|pidio) (?:la casa|el piso|el depa|el depto|el departamento|el apartamento|que (?:dejemos|deje|salgamos|nos vayamos|desocupe|desocupemos|entregue))|nos piden el piso|me piden el piso|me pidieron el (depa|depto|piso|departamento)|(tengo|tenemos) (que|k|q) (dejar|salir de|entregar|desocupar|devolver|irme|irnos) (del |de )?(mi|el|la|este|donde|esta)? ?(habitacion|cuarto|piso|depa|depto|departamento|apartamento|casa)?|(me|nos) (suben|subieron|han subido|sube|subio|quieren subir) (mucho |un monton )?(el alquiler|la renta|el arriendo|el canon)) /,
    "Se acaba su contrato",
  ],
  [
    / (estudiar|(?<!(?:la|lo|las|los) (?:esta|estan) )estudiando|voy a estudiar|estudios|(?<!avenida |calle |av |plaza |paseo |avda |metro |colonia |de )universidad|la uni|master|maestria|doctorado|posgrado|(mi|la|nuestra|nuestro|su) (hij[oa]|nin[oa]|sobrin[oa]|niet[oa]) (que )?(va a estudiar|estudia|empieza|entra)|a la uni|la carrera|mir|residencia medica|erasmus) /,
    "Estudios",
  ],
  [
    / (segunda residencia|segunda vivienda|para veranear|para vacacionar|veranear|para (las |nuestras |unas )?vacaciones|casa de (verano|descanso|campo|vacaciones|fin de semana|playa)|para (los|el) veranos?|para (los |pasar (los )?)?(fines de semana|findes|puentes)|(escaparnos|escaparme|escapadas|desconectar)|pasar (los |el )?(verano|veranos|invierno|inviernos|temporadas)) /,
    "Segunda residencia",
  ],
  [
    new RegExp(
      ` (?:(?:para )?(?:estar |vivir |tenerl[oa]s? )?(?:mas )?cerca de ${WHOSE} ${RELATIVES}|(?:vivir|voy|va|vamos|van|mudo|mudamos|muda|irme|irnos|irse|llevarme|traerme|traernos|vengo|viene|vienen|vienen a vivir|se vienen|se viene) (?:a vivir )?(?:con|a) ${WHOSE} ${RELATIVES}|(?:se viene|se vienen|venirse|traerla|traerlo|traerlos|llevarla|llevarlo|vivir) (?:a vivir )?(?:conmigo|con nosotros|con nosotras)|cuidar (?:a|de) (?:mi|mis|nuestros|su|sus) [a-z]{3,8}|(?:es|seria|son|buscamos|busco) (?:una |un |algo |casa |piso )?para (?:mi|mis|nuestr[oa]s?|su) ${RELATIVES}|${WHOSE} ${RELATIVES} (?:que )?(?:ya )?(?:se (?:vienen?|va a venir|viene a vivir|muda|mudan|traslada)|viene a vivir|vienen a vivir)|meter a (?:mi|mis|nuestr[oa]s?) ${RELATIVES}) `,
    ),
    "Estar cerca de la familia",
  ],
  [
    / ((nos vamos|me voy|se va|se van|nos mudamos|me mudo|se muda|volvemos|vuelvo|regresamos|regreso|me regreso|emigramos|emigro|nos regresamos|me traslado|nos trasladamos|me marcho|nos marchamos) (a|al|de|para) (vivir|otra|otro|fuera|extranjero|mi pais|nuestro pais|ciudad|pueblo|mi pueblo|mi tierra|estados|espana|alemania|canada|francia|mexico|argentina|chile|la ciudad|la capital|la costa|la playa)|volver (a mi|a nuestra|al) (tierra|pueblo|pais|ciudad)|irnos (fuera|al extranjero|de aqui|a otro)|(?:me voy|nos vamos|voy|vamos) (?:para|pa) (?:donde|alla)|cambiar de (ciudad|pais)|vivo (en el extranjero|fuera)|vivimos (en el extranjero|fuera)) /,
    "Cambio de ciudad o de país",
  ],
  [
    / ((necesito|necesitamos|quiero|queremos) (el dinero|liquidez|la plata|la lana|efectivo|hacer caja)|deudas|pagar deudas|pagar una deuda|(me|nos) (hace|hacen) falta (el dinero|la plata|liquidez)|no (puedo|podemos|llego a|llegamos a) (pagar|seguir pagando)? ?(la hipoteca|las cuotas)) /,
    "Necesita liquidez",
  ],
  [
    / ((me|nos|le) (entregan|dan|daran|entregaran|entrega) (ya )?(las llaves|la nueva|el nuevo|el piso nuevo|la casa nueva|la obra|las llaves de la nueva)|(hemos|he) (comprado|encontrado|senalado|reservado|dado la senal|dado senal) (ya )?(?:de )?(otr[oa]|algo|un|una|el|la)|(ya )?(compramos|compre|compramos ya) (otr[oa]|la nueva|el nuevo)|(para|y) (comprar|comprarnos|comprarme|irnos a|pagar|dar la entrada de) (otr[oa]|algo|el nuevo|la nueva|una mas|uno mas)|con lo que saque(mos)?) /,
    "Compra otra vivienda",
  ],
  [
    / (no (lo|la) (uso|usamos|utilizamos|utilizo|habitamos|habito|disfrutamos)|(lo|la) (tengo|tenemos|tiene|tienen) (vaci[oa]|cerrad[oa]|parad[oa]|abandonad[oa]|muert[oa]s? de risa)|(esta|lleva|llevan?) (?:[a-z0-9]{1,7} ){0,3}(vaci[oa]|cerrad[oa]|deshabitad[oa]|muert[oa] de risa)|no vivimos (ya )?(alli|ahi)|no (?:vamos|voy) (?:ya |casi )?nunca|no (?:va|vive) (?:ya )?nadie|no le damos uso|sin uso) /,
    "No usa la vivienda",
  ],
  [
    / ((no puedo|no puede|no pueden|no podemos|le cuesta|me cuesta|les cuesta|ya no sube|no sube|ya no suben|no esta para|no estan para|no estamos para|no estoy para) (?:mucho |ya |casi )?(subir |bajar |con )?(las |tantas |tanta |andar |subiendo )?(escaleras?|escalones|pisos|tercero|cuarto|quinto|segundo)|(?:no quiero que|que no tenga que|que no tengan que|para no) (?:tener que )?(?:suba|suban|subir|andar subiendo)|movilidad reducida|silla de ruedas|andador|(operaron|operado|operan) de|esta(n)? (muy |ya )?(mayor|mayores|viejit[oa]s?|grandes)|problemas? de (movilidad|espalda|salud)|discapacidad|dependiente|infarto|ictus|por salud|a nuestra edad|a mi edad|a su edad) /,
    "Salud o movilidad",
  ],
  [
    / ((salir|salirnos|salirme|huir|escapar|irnos|irme|alejarnos|alejarme) (de la ciudad|del centro|del ruido|de madrid|de barcelona|del bullicio)|(vida|vivir) mas tranquil[oa]|cambiar de aires|aire (puro|libre) para|(hart|cansad|aburrid)[oa]s? (de|del) (?:l[oa]s? |mis |nuestros |tanto )?(vecin[oa]s|ruido|barrio|ciudad|centro|trafico)|vivir en el campo|contacto con la naturaleza) /,
    "Busca otro entorno",
  ],
  [
    / ((hart|cansad|aburrid)[oa]s? (de|con) (?:l[oa]s |tanto |mis )?(inquilin[oa]s|arrendatari[oa]s|lios|impagos|alquilar)|(?:dolores? de cabeza|quebraderos|problemas|lios) con (?:los |el |la |mis )?(inquilin[oa]s?|arrendatari[oa]s?)|no quiero (mas|saber nada de) (?:lios con |problemas con )?(?:los )?inquilin[oa]s) /,
    "Quiere dejar de tenerla alquilada",
  ],
  [
    / ((por|para) (el|los|las|la) (cole|coles|colegio|colegios|escuela|guarderia) (de|del|nuev)|(empieza|empiezan|cambia|cambian|entra) (?:[a-z]{1,7} ){0,2}(cole|colegio|instituto|escuela|guarderia|kinder)|cole de (los|las|mis|la|el) (ninos|ninas|hijos|hijas|nina|nino|peques|enano)) /,
    "El colegio de los hijos",
  ],
];
