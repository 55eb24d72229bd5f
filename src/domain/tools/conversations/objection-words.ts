import type { Clause } from "./clauses.ts";
import { ASPECTS, DEAR } from "./objection-topics.ts";
import { WHO } from "./people-words.ts";
import { asserted, isAsserted } from "./stance.ts";
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
const COSTS = new Set(["No quiere pagar honorarios", "Los gastos le parecen altos", "Las garantías le parecen excesivas"]);
const PRICE_HIGH = "El precio le parece alto";
const VAGUE = "No le convence";
const DOUBTS = "Tiene dudas";
const WORRIES = "Hay algo que le preocupa";
const OTHERS = "Alguien de casa no está convencido";

/** Whole sayings that need no frame. */
const SAID: readonly (readonly [pattern: RegExp, topic: Objection["topic"]])[] = [
  [
    / (se (me|nos|le|les) (va|van|iria|irian|escapa|escapan|escapaba|dispara|pasa|sale|salen|fue|queda) (?:ya |un poco |un poquito |mucho |bastante |algo |demasiado |todo ){0,2}(de (precio|presupuesto|rango|las manos|madre|lo que|mi|nuestro)|del (presupuesto|presu|rango|precio|limite|tope)|por encima|fuera)|se (me|nos|le|les) (va|van|escapa|escapan|dispara)(?= (?:[.,!…)] ?)?$| [.,!…)]| por | y )|se (me|nos|le) (va|escapa|dispara|hace|sale) (mucho|un poco|un buen|harto|caleta|un monton|bastante|de mas|alto|larg[oa]|cuesta arriba|bola)|(me|nos) sale de las manos|fuera de (mi|nuestro|su|las|todo) (presupuesto|alcance|rango|precio|posibilidades)|se (pasa|sale|va|excede) (mucho |un poco |bastante )?(de|del) (mi |nuestro |lo que |su )?(presupuesto|presu|tope|rango|pensado|pensabamos|podemos|puedo)|(un|otro) (dineral|paston|pastizal|ojo de la cara|rinon|robo|atraco|sablazo|abuso|disparate|timo|desproposito|clavo)|una (pasada|barbaridad|burrada|salvajada|animalada|exageracion|fortuna|millonada|locura|bestialidad|ruina|sangria|pasada de precio)(?! de (bonit|bien|piso|casa))|(mucho|demasiado) (dinero|plata|lana|billete|varo)|(mucha|demasiada) (plata|lana|pasta|guita|luca)|no (lo |la |los )?(vale|valen|merece|cuesta) (eso|tanto|lo que|ni de|para lo|la pena)|para lo que (es|hay|ofrece|dan|ofrecen|tiene)|por encima de (lo que|mi|nuestro|su|mercado|nuestras)|pasad[oa] de precio|subid[oa] de precio|muy alto el precio|(?:precio|valor|cifra|importe|valoracion|renta|alquiler|arriendo|canon) (?:[a-z]{1,9} ){0,3}(?:alt[oa]|altisim[oa]|arriba)|(me|nos) (parece|resulta|parecio) (muy |un poco |algo |bastante |demasiado )?(alt[oa]|mucho|excesiv[oa])|(?:[0-9.]{1,11}|mil|millones) (?:[a-z]{1,9} ){0,3}?(?:me |nos )?(?:parece|parecen|es|son|sigue siendo|siguen siendo) (?:ya |muy |un poco |algo )?(?:mucho|muchisimo|demasiado)|piden (mucho|demasiado|de mas)|(mucho|demasiado) para (nosotros|mi|lo que|ese|esa|un|una|mi bolsillo|nuestro bolsillo)|(me|nos) (va|vamos) (muy |demasiado )?(grande|just[oa]s?) de (precio|presupuesto)|no (?:me |nos )?(?:alcanza|alcanzaria|da|daria)(?: el presupuesto| la plata| la lana| el dinero| para tanto| para eso| para ese| para pagar| la cuenta)?(?= (?:[,.!…)]|para |$))|no (me|nos) (alcanza|alcanzaria|llega|llegaria)|no (llegamos|llego|llegariamos|llegaria|puedo llegar|podemos llegar|podria llegar|podriamos llegar)(?! (a tiempo|antes|hasta las|a mas|mas|para))|no (lo |la )?(podemos|puedo|podria|podriamos) (pagar|permitir|permitirme|permitirnos|asumir|permitirmelo|permitirnoslo)|(tendria|tendrian|tendriais|deberian|deberia|habria) (que|de) (bajar|bajarlo|bajarla|rebajar|ajustar|negociar)|si (lo |la )?(baja|bajan|bajas|bajais|bajase|bajara|bajaran|rebaja|rebajan|dejan|ajustan|ajusta) (a|al|el precio|de precio|un poco|algo|hasta|en)|(lo|la) (hay|vi|he visto|vimos|tienen|encontre|encuentro|hemos visto) (mucho |bastante |un poco )?mas barat[oa]|hay (otr[oa]s? |cosas |pisos |casas )?(mucho |bastante )?mas barat[oa]s|por (ese|el mismo) (precio|dinero) (hay|encuentro|tengo|me compro|nos compramos|consigo|veo)|(me|nos) quedo? (grande|holgad[oa]) el precio|si (?:eso|esto|ese|esta|este) es (?:una ganga|barat[oa]|un chollo|un regalo|una oportunidad)|que (?:lo |la )?(?:bajaran|bajasen|bajara|bajen|rebajen|rebajaran|ajustaran) (?:a|el|un|algo|hasta|al)|(?:piden|pide|cuesta|vale|sale en) (?:[a-z]{1,6} ){0,2}[0-9.]{2,9} (?:[a-z]{1,8} ){0,3}(?:nosotros|yo|tenemos|tengo|llegamos|juntamos|podemos)|precio de (lujo|milla de oro|nueva york|madrid centro)) /,
    PRICE_HIGH,
  ],
  [
    / ((precio|valoracion|oferta|tasacion|avaluo|eso|esa cifra|valor) .{0,25}(muy baj[oa]|baj[oa] para|poc[oa]|ridicul[oa]|una miseria|por debajo|corta|corto)|(me|nos) (parece|parecen|resulta|sabe a) (muy |un poco |algo )?(poco|baj[oa]|ridicul[oa])|(es|seria|eso es) (regalar|malvender|casi regalar|tirar)(lo|la)?|no (lo|la) (voy a|vamos a|pienso|pensamos|quiero|queremos|estoy para|estamos para) (regalar|malvender)|no (lo|la) (regalo|regalamos|malvendo|malvendemos)|por (eso|ese precio|ese dinero|esa plata) (no|ni) (lo |la )?(vendo|vendemos|alquilo|suelto|soltamos|largo|largamos|loco|locos|de broma)|vale (mucho |bastante )?mas (de|que)? ?(eso|lo que)|una (miseria|oferta ridicula|tomadura de pelo|falta de respeto)) /,
    "El precio le parece bajo",
  ],
  [/ (se (oye|oyen|oia|oian|escucha|escuchan|escuchaba) (todo|toda|mucho|hasta|al vecino|a los|los|la|el|cada)|ruido|ruidos|bochinche|quilombo|escandalera|algarabia|verbena|mucho trafico|no (vamos a|voy a|iba a|ibamos a|se puede|hay quien|pude|podria|podriamos|iba a) (pegar ojo|dormir|descansar)|mucho barullo|mucha bulla|jaleo) /, "Le preocupa el ruido"],
  [
    / (poco espacio|falta espacio|poco sitio|pocos metros|justo de espacio|no (cabemos|cabe|caben|entra|entran|entramos|cabriamos|cabria)( [a-z]{2,6})? (el|la|los|las|todos|nada|ni|mi|nuestr[oa]s?|alli|ahi|bien)|no cabemos|se (me|nos) (queda|quedaria|quedan) (muy |un poco |algo |ya )?(cort[oa]|pequen[oa]s?|chic[oa]|chiquit[oa]|just[oa])) /,
    "Le parece pequeño",
  ],
  [
    / (hay que (?:[a-z]{1,9} ){0,2}?(reformar|remodelar|refaccionar|tirar|cambiar|rehacer|levantar|hacerle|hacer|invertirle|meterle|arreglar)(lo|la|le|les)?(?: [a-z]{1,9}){0,2} (ent[a-z]{2,4}|tod[oa]|obra|obras|reforma|mano|cocina|bano|banos|de arriba abajo|instalacion|suelos?|ventanas)|hay que (reformar|remodelar|refaccionar|arreglar|tirar)(lo|la)?|hay que meterle|(bano|banos|cocina|instalacion) (?:[a-z]{1,8} ){0,2}(reformar|reformarlo|reformarla|arreglar)|mucha obra|(mucha|demasiada|tanta) (reforma|obra)|(meter(me|nos)?|entrar|liar(me|nos)) en (obras|reformas)|necesita (una |mucha |bastante |unos |muchos )?(reforma|obra|arreglo|obras|mano)s?|muchas obras|la reforma (es|me|nos|sale|seria)|mucho arreglo|mal estado|humedad|humedades|goteras|filtraciones|moho|grietas|se cae a (pedazos|trozos|cachos)|huele a (humedad|cerrado|viejo|tuberia)|olia a (humedad|cerrado|viejo|tuberia|rancio)) /,
    "Le preocupa el estado o la reforma",
  ],
  [
    / (poca luz|sin luz natural|no (le )?(entra|entraba|da) (la |el |nada de |ni )?(luz|sol)|no le da (la luz|el sol)|da a un patio|(hay|habia) que (encender|prender) la luz|falta (de )?luz|mas oscur[oa] que) /,
    "Le parece oscuro",
  ],
  [
    / (a trasmano|lejos (del|de) (?:[a-z]{1,9} )?(trabajo|centro|metro|cole|colegio|mar|tod[oa]|mi|nuestro|nuestra|la|el|los|las|donde|mis|nuestros)|mal comunicad[oa]|(me|nos|le) (pilla|pillan|queda|quedan|coge|cae|agarra|deja) (muy |un poco |bastante |demasiado |algo |super |re )?(lejos|fatal|a desmano|a trasmano|retirad[oa]|mal|lej[a-z]{3,6})|(tardaria|tardo|tardamos|tardariamos|hago|haria|tendria|tendriamos|tengo|tenemos|serian|son|tendre) (mas de |como |unos |casi )?(una hora|hora y|dos horas|media hora|[2-9]\d minutos|\d{1,2} kilometros|\d{1,2} km) (?:y media )?(?:de|en|hasta|a|andando)|(una|dos) horas? (de ida|de ruta|de camino|de trayecto|al trabajo|en (coche|bus|metro|carro))|media hora (andando|a pie)) /,
    "Le queda lejos",
  ],
  [
    / (inseguridad|barrio no|la zona no|mala zona|zona roja|zona mala|de noche da miedo|mala fama|mucho robo|robos|(barrio|zona|calle|sector|colonia|comuna|parque|noche) .{0,30}da (mucho |algo de |un poco de )?miedo|da (mucho |algo de |un poco de )?miedo .{0,30}(barrio|zona|calle|sector|colonia|comuna|parque|noche|sol[oa])|no (me|nos) (siento|sentimos|sentiria|sentiriamos) (muy )?(segur[oa]s?|tranquil[oa]s?|comod[oa]s?)|(mal|mucho) (ambiente|chusma|quinqui|maleante)s?) /,
    "No le convence la zona",
  ],
  [
    / ((comision|honorarios|agencia|corretaje) .{0,25}(no quiero pagar|no pago|de mas)|(no quiero|no queremos|no pienso|no voy a|no veo por que|por que (tengo|tenemos) que) pagar(os|les|te|le)? (la |una |tanta |tanto |esa |ese |el )?(comision|honorarios|agencia|corretaje|\d)) /,
    "No quiere pagar honorarios",
  ],
  [
    / (no (?:quiero|queremos|me gusta|nos gusta|firmo|firmamos|voy a firmar|me convence|me hace gracia|me quiero atar|quiero atarme)(?: nada)? (?:firmar |dar |la |una |lo de la |lo de |en |con |eso de la ){0,3}exclusiv[a-z]{1,4}|exclusiv[a-z]{1,4} (?:[a-z]{1,9} ){0,5}?(?:no|ni)|no (?:quiero|queremos) (?:atarme|atarnos|casarme con (?:una|nadie)|comprometerme con una)|sin (?:firmar )?exclusiv[a-z]{1,4}) /,
    "No quiere exclusiva",
  ],
  [
    / (no me fio|no nos fiamos|no me fiaria|desconfi[a-z]{1,6}|me da mala espina|no me da (buena espina|confianza)|me huele (mal|raro|a chamusquina)|algo (raro|habra|esconden|pasa)|me escama|me mosquea) /,
    "No se fía",
  ],
  [
    / (cargas|embargo|embargos|deuda de comunidad|okupa|okupas|ocupas|inquilino dentro|(problema|problemas|lio|lios|duda|dudas|miedo|falta|faltan|irregular) .{0,15}papeles|sin papeles|escrituras? en orden|sin escriturar|no esta escriturad[oa]|fuera de ordenacion) /,
    "Le preocupan los papeles o las cargas",
  ],
  [
    / (impagos?|(que )?no (me |nos )?(paguen|pague|pagan)( el alquiler| la renta)?|moros[oa]s?) /,
    "Le preocupan los impagos",
  ],
  [/ derramas? /, "Le preocupa una derrama"],
  [
    / (banco|bancos) .{0,30}(no (me|nos) (da|dan|conced|aprueb|presta|llega)|(ha|han) dicho que no|denegad[oa]|rechaz[a-z]*|echad[oa] para atras|tumbad[oa]) | (no (me|nos) (dan|da|conceden|aprueban|aprobaron|prestan|llega)) .{0,20}(hipoteca|credito|prestamo|banco) | no (?:me|nos) (?:dan|da|prestan|presta|conceden|financian) (?:mas|tanto|todo|ni|para|hasta)| (denegad[oa]|rechazad[oa]) (la |el )?(hipoteca|credito) | no (tengo|tenemos|me llega|nos llega|junto|juntamos|tengo para|tenemos para) (?:[a-z]{1,6} ){0,2}(la entrada|el enganche|el pie|la inicial|cuota inicial|para la entrada) /,
    "No le dan financiación",
  ],
  [
    / (?:es (un )?bajo|planta baja|no quiero bajos?|es un primero) .{0,40}(?:miedo|no me|no nos|robo|segur)/,
    "No le convence la planta",
  ],
  [
    / (?:no (tengo|tenemos|consigo|conseguimos|encuentro)|ni) (?:[a-z]{1,6} ){0,2}?(aval|avalista|garantia|garantias|fiador|codeudor|nomina)|(aval|avalista|garantia|garantias|fiador|codeudor|nomina) no (tengo|tenemos|hay|puedo|podemos) /,
    "Las garantías le parecen excesivas",
  ],
  [
    / (no (?:me|nos) (?:renta|compensa|da|sale) (?:la rentabilidad|el numero|los numeros|el retorno)|(?:no )?(?:me |nos )?(?:salen|cuadran|dan) los numeros|(?:rentabilidad|renta|rendimiento|retorno|\d %) (?:[a-z]{1,9} ){0,3}?(?:poc[oa]|baj[oa]|baja|flojo|floja|escas[oa])) /,
    "La rentabilidad le parece baja",
  ],
];

/** Things that a home lacks. */
const LACKS =
  "(?:no tiene|no tenia|no tienen|no hay|no habia|no trae|no lleva|no cuenta con|no dispone de|tampoco tiene|tampoco hay|sin|le falta|le faltan|le faltaria|falta|faltaba|falta de|echo en falta|echamos en falta|que no tenga|no tenga|no tener|carece de|es un [a-z]{4,8} sin)";
const LACKED: readonly (readonly [pattern: RegExp, topic: Objection["topic"]])[] = (
  [
    ["ascensor|elevador|lift", "Falta ascensor"],
    ["garaje|parking|cochera|estacionamiento|parqueadero|plaza|aparcamiento|cajon|cajones", "Falta garaje"],
    ["terraza|balcon|patio|jardin|espacio exterior|area verde", "Falta terraza o patio"],
    ["trastero|bodega|baulera|cuarto util", "Falta trastero"],
    ["calefaccion|aire|aire acondicionado|armarios|closets|lavadero|banera|piscina|segundo bano|otro bano|mas banos|gas natural|gas|seguridad|vigilancia|porteria", "Le falta algo"],
    ["metro|parada|transporte|colegios?|servicios|supermercado|comercios|nada cerca", "Le queda lejos"],
  ] as const
).map(([things, topic]) => [new RegExp(` ${LACKS} (?:ni |un |una |el |la |de |siquiera |plaza de |lugar de |algun |alguna |ningun |ninguna ){0,3}(?:${things}) `), topic]);
const STAIRS = / ((muchas|demasiadas|tantas) escaleras|(cuarto|quinto|sexto|tercero|tercer|[3-9]) (piso )?(y )?sin ascensor|subir .{0,20}(escaleras|cuatro pisos|tres pisos)|(cuatro|cinco|tres) pisos (andando|a pie)) /;

/** Words that hold somebody back, of anything. */
const HELD: readonly RegExp[] = [
  / no (?:me|nos|le|les|la|lo|las|los) (?:convencio|convencieron|convence|convencen|termina de convencer|acaba de convencer|ha convencido|enamoro) /,
  / (?:no|tampoco) (?:me|nos|le|les) (?:(?:acaba|acaban|termina|terminan|acabo|termino|acababa|terminaba) de )?(?:convence|convencen|convencio|convencieron|convencer|gusta|gustan|gusto|gustaron|gustaba|gustar|cierra|cierran|cerrar|cuadra|cuadran|cuadro|cuadrar|encaja|encajan|encajo|encajar|late|laten|latio|mola|molan|molo|tinca|tincan|tinco|llena|llenan|lleno|llenar|enamora|enamoro|enamorar|entusiasma|entusiasmo|emociona|apasiona|hace (?:mucha |ninguna |demasiada |ni puta )?(?:gracia|ilusion|tilin|feliz)|hacen (?:mucha |ninguna )?(?:gracia|ilusion)|da (?:mucha |buena |mucho )?(?:confianza|gusto|espina|seguridad|tranquilidad|garantias)|va bien|agrada|agradan|agrado|provoca|conviene|compensa|interesa tanto|llama|llamo|ha (?:gustado|convencido|encajado|llenado|entrado)|ha acabado de|termina|acaba|inspira|ilusiona|dice (?:nada|mucho)|dijo nada|pone|mata|apetece|apetecia)(?! (?:ir|llamar|molestar|que me))/,
  / (?:no (?:es|era|seria) (?:exactamente |precisamente |justo |del todo )?lo que (?:busco|buscamos|buscabamos|buscaba|necesito|necesitamos|queremos|quiero|queriamos|esperaba|esperabamos|tenia|teniamos)|no (?:me|nos) (?:veo|vemos|imagino) (?:viviendo|alli|ahi|en)|(?:me|nos) (?:ha |han |habia )?(?:decepcion[a-z]{1,4}|desilusion[a-z]{1,4})|(?:esperaba|contaba con|contabamos con|pensaba|pensabamos) (?:sacar |obtener |conseguir )?(?:mas|bastante mas|otra cosa|algo (?:mas|mejor)) (?!tarde)|esperabamos (?:mas|otra cosa|algo mejor)|no es para (?:mi|nosotros)|no era para (?:mi|nosotros)|lo descart[a-z]{1,4}|la descart[a-z]{1,4}|descartad[oa] )/,
  / (?:me|nos|le|les) (?:echa|echan|echo|echaron|tira|tiran|tiro) (?:un poco |mucho |bastante |algo )?(?:para|pa|hacia) atras /,
];
/** «No me copa», «no nos termina»: whatever does not do to somebody what it should, apart from what has nothing to do with a home. */
const NOT_TO_ME =
  / (?:no|tampoco) (?:me|nos) (?!importa|hace|deja|dejan|viene|contesta|contestan|responde|responden|coge|llama|llaman|parece|parecen|molesta|queda|quedan|acuerda|da |dan |dice|dicen|ha |han |habia|la |las |le |les |entere|puede|pueden|quiere|quieren|sale|salen|llega|llegan|manda|mandan|pasa|pase|extrana|sorprende|falta|faltan|cabe|entra|corre|urge|apura|apuran|toca|corresponde|consta|suena|pide|piden|ve|ven|interesa|conoce|conocen|tiene|tienen|sabe|saben|diga|digas|digan|avisa|atiende|atienden|explica|explican|vengas|hables|molesten|llame|llames|trae|cobra|cobran|obliga|hable|va a|van a|entiende|entienden|espere|esperes|lleve|equivoque|creas?|ubica|arregla|devuelve|renueva|renuevan)[a-z]{2,12}(?:a|an|e|en) /;
const OF_DEVICES = / (?:enlace|link|web|app|telefono|movil|celular|correo|mail|audio|video|pdf|archivo|whatsapp|wasap|ordenador|internet|boton|foto|fotos) /;
const WORRIED: readonly RegExp[] = [
  / (?:me|nos|le|les) (?:preocupa|preocupan|preocupaba|inquieta|inquietan|frena|frenan|freno|asusta|asustan|asusto|agobia|agobian|mosquea|escama|chirria|chirrian|descoloca|molesta|molestan|incomoda|complica|complican|complicaria|escuece|duele|duelen|pesa|fastidia|revienta|supera|superan|raya|espanta|espantan|horroriza|desagrada|chirria|inquietaria|angustia|estresa|retiene|limita|condiciona|descuadra|rechina|choca|tira pa atras|disgusta|impone|hace dudar|hacen dudar|genera dudas|generan dudas|quita el sueno|trae de cabeza|tira atras|da (?:un poco de |un poquito de |un pelin de |mucho |mucha |bastante |algo de |cierto |cierta |como |muchisim[oa] |no se que |un |tanto |tanta )?(?:cosa|cosita|respeto|respetito|susto|sustito|temor|miedo|miedito|pereza|flojera|apuro|palo|yuyu|mal rollo|vertigo|pena|dudas|reparo|desconfianza|panico|nervios|pavor|no se que|grima|asco|bajon|verguenza ajena)|dan (?:un poco de |mucho |mucha |bastante |algo de |cierto |como )?(?:cosa|respeto|miedo|pereza|apuro|palo|yuyu|dudas|reparo)) /,
  / (?:la (?:unica )?(?:pega|pegas|contra|desventaja|lastima|faena|putada|pena)|el (?:unico |gran |mayor |principal )?(?:pero|problema|inconveniente|fallo|defecto|drama|tema|detalle|handicap)|lo (?:unico |mas |mas )?(?:malo|peor|feo|negativo|que menos|que no)) (?:es|son|seria|esta|que|me|nos|era|le|lo|:|,|de|del|ahi) /,
  / (?:le|les) (?:veo|vemos|pongo|encuentro|saco|sacaria|pondria) (?:un |el |la |una |algun |alguna |varios |varias |muchos |muchas |solo un |solo una )?(?:problema|problemas|pega|pegas|pero|peros|defecto|defectos|fallo|fallos|inconveniente|inconvenientes) /,
  / lo (?:que )?(?:no|menos|peor) (?:me |nos |le |les )(?!importa|hace)[a-z]{3,12} | lo (?:que )?(?:no|menos|peor) (?:llevo|veo|vemos|entiendo) /,
  / (?:es|son|esta|estan|seria|parece|parecio|resulta|queda|hace) (?:muy |un poco |bastante |realmente |simplemente |directamente |algo |, |un |una )?(?:terribles?|horribles?|horroros[oa]s?|horror|fatal|espantos[oa]s?|infernal|infierno|agotador[a]?|insoportables?|incomod[oa]s?|desastre|asco|pesadill?a|cansad[oa] de|asfixiantes?|agobiantes?|deprimentes?|cutres?|fome|fomes|pencas?|chot[oa]s?|truch[oa]s?|gach[oa]s?|maluc[oa]s?|mal[oa]s?|malisim[oa]s?|hortera|lamentable|penos[oa]|frustrante|desesperante|dificil de (?:vender|alquilar|aparcar|amueblar)) /,
  / (?:me|nos) (?:lo |la )?(?:deja|dejan|dejaria) (?!tranquil|content|feliz|encantad|clar|satisfech|con)[a-z]{3,10}[oa]s? | (?:me|nos) (?:lo |la )?(?:deja|dejan|pone|ponen) (?:temblando|fri[oa]s?|muert[oa]s?|mal|pensando|en la ruina|sin (?:ahorros|nada|un)|dificil|complicado|cuesta arriba) | (?:mucho|mucha|demasiad[oa]|tanto|tanta) (?:jardin|casa|terreno|patio|piscina|cesped|parcela|cristal|escalera|suelo) (?:que|para) (?:cuidar|limpiar|mantener|regar|atender|nosotros|mi|uno|una|dos) /,
  / (?:da|dan) (?:mucha|mucho|demasiad[oa]|tanto|tanta|bastante) (?:lucha|guerra|trabajo|lata|faena|curro|lio|pega|problemas?) | (?:es|son) (?:un|una) (?:caos|desastre|horror|infierno|drama|lio|rollo|tormento|suplicio|sinvivir|verguenza|groseria|atraco|robo|locura|chapuza|bodrio|corredor|laberinto|tunel|horno|nevera|congelador|sauna) | imposible (?:en|para) (?:mi|nuestro|nosotros|mi caso) | (?:es|son|seria) (?:inviables?|imposibles?|impensables?|un (?:rollo|lio|follon|marron|engorro|problema|inconveniente|dolor de cabeza|quebradero|handicap|no rotundo)|una (?:faena|pega|lata|pesadilla|paliza|locura|cuesta|trampa)) | demasiad[oa]s? [a-z]{4,14} | (?:exceden?|sobrepasa|supera|rebasa) (?:lo|el|mi|nuestro|su) (?:previsto|presupuesto|limite|pensado|que)| (?:nica|ni sonarlo|ni en suenos|ni pensarlo) | (?:los|las) (?:numeros|cuentas) no (?:me |nos )?(?:salen|cuadran|dan|encajan) | esta(?:n)? (?:muy |bien |super )?(?:canon|canijo|jodid[oa]|complicad[oa]|dificil|imposible|chungo|duro|cabron|perro) | (?:odio|detesto|paso de|no hay por donde cogerl[oa]) /,
];
const DOUBTED: readonly RegExp[] = [
  / (?:tengo|tenemos|me surgen|nos surgen|me entran|nos entran|me quedan|nos quedan|me genera|nos genera) (?:mis |nuestras |muchas |unas |algunas |alguna |varias |serias |ciertas |bastantes |mis serias )?(?:dudas|reservas|reparos|reticencias) /,
  / (?:un )?mar de dudas | no (?:veo|vemos|es|era) el momento | (?:dandole|dando|dado|damos|doy|darle) (?:muchas |mil |mas )?vueltas | (?:lo (?:dudo|dudamos)|(?:estoy|estamos) (?:un poco |muy |bastante |algo |super )?(?:indecis[oa]s?|dudos[oa]s?|en duda|dudando|hech[oa]s? un lio|rayad[oa]s?)|no (?:me|nos) (?:acabo|acabamos|termino|terminamos) de (?:decidir|animar|convencer|lanzar)|no (?:me|nos) (?:decido|decidimos|animo|animamos|lanzo|lanzamos|atrevo|atrevemos|veo|vemos)|no (?:acabo|acabamos|termino|terminamos) de (?:ver|verlo|verla|verme|vernos|decidirme|decidirnos|convencerme|convencernos|animarme)) /,
  / no (?:lo|la|los|las) (?:veo|vemos|ve|ven|tengo|tenemos|tiene|acabo de ver|acabamos de ver|termino de ver) (?:muy |nada |del todo |tan |demasiado |ni |nada de |todavia |aun )?(?:clar[oa]s?|mucho|nada|segur[oa]s?|bien) /,
  / no (?:lo|la) (?:veo|vemos|ve|ven) (?:[,.;!]|$)/,
  / no (?:estoy|estamos|esta|estan) (?:muy |nada |del todo |tan |demasiado |todavia |aun |totalmente |100 % )?(?:segur[oa]s?|convencid[oa]s?|por la labor|para (?:tanto|eso)|conform[a-z]{1,3}|content[oa]s?) /,
  / (?:me|nos) lo (?:tengo|tenemos|quiero|queremos|voy|vamos|tendria|tendriamos|dejo|dejamos|pienso|pensamos|estoy|estamos) (?:que |a )?(?:pensar|pensarlo|pensando|mirar|replantear|meditar|consultar)|(?:dejame|dejenme|dejadme|dejanos|dejenos|deme|denos|dame|danos) (?:pensarlo|pensarmelo|pensarnoslo|que lo piense|que lo pensemos|unos dias|un par de dias|tiempo|darle una vuelta)|(?:hay|habria|tengo|tenemos|tendria|tendriamos) que (?:pensarlo|pensarselo|pensarmelo|pensarnoslo|darle una vuelta|darle vueltas|meditarlo)|(?:lo|la) (?:voy|vamos) a pensar|(?:prefiero|preferimos|mejor|igual|casi) (?:me |nos )?(?:esperar|espero|esperamos|esperarme|esperarnos|lo dejo|lo dejamos|dejarlo) /,
  / (?:^|, |m{2,6} |uf |buf |puf |pues |bueno |uy |la verdad (?:es )?que |ay )?no (?:se|sabemos) (?:yo |que decirte|que decirle|que hacer|si (?:me |nos |lo |la |quiero |queremos |estoy |estamos |va |vale |es |sera |sea |merece |compensa |meterme |meternos |lanzarme ))/,
  / no (?:se|sabria) , /,
];
/** «No sé si podré ir», «no sé a qué hora»: when and whether somebody comes. */
const OF_TIME =
  / no (?:se|sabemos) (?:si (?:me |nos |lo |la )?(?:pod[a-z]{1,6}|llega[a-z]{0,6}|ir[a-z]{0,4}|dara|va a dar|sera (?:posible|mejor)|esta (?:libre|disponible|en)|estara|sigue|sabes|tienes|teneis|tienen|recuerdas|te acuerdas|acuerdas|vas|has|habeis|te|le|os|les)|a que|cuando|donde|como|quien|cual|que (?:dia|hora)|cuanto) /;
/** Explanations that people give for not taking what is offered. */
const EXPLAINS = / (?:es que|lo que pasa (?:es )?que|lo que ocurre es que|el tema es que|la cosa es que|pasa que|sucede que|lo que sucede es que|la verdad es que|esque|esq) /;
/** «Uy, Utiel… es que», «híjole». */
const SIGHS = /^ (?:uy{1,6}|u{1,6}f{1,6}|bu{1,6}f{1,6}|pu{1,6}f{1,6}|pf{1,6}|ufa{1,6}|hijole|ay|ostras|madre mia|caramba|caray|vaya|mmm|hmm|nah|ups) (?:[,.…!]{1,2} )?/;
const AGREES = / (?:no hay problema|sin problema|me encanta|nos encanta|me gusta mucho|perfecto|genial|de acuerdo|gracias|no te preocupes|no se preocupe|trabaj[a-z]{1,5}|reunion|llegar|llego|medico|ese dia|esa hora|manana|hoy|esta semana|viaje|contestar|responder|escribir|llamar|cogerte) /;
const HAS_BUTS = "Le pone reparos";
const AGAINST = / (?:no|ni|sin|tampoco|nada|demasiado|demasiada|mucho|mucha|poco|poca|muy|solo|apenas|lejos|peor|imposible) /;

/** «Lo de pagaros el 5 % habría que verlo»: said of terms alone. */
const OPEN_TERMS = / (?:habria|hay|tendriamos|tenemos|tendrias) que (?:ver|verlo|verla|hablar|hablarlo|discutir|discutirlo|negociar|negociarlo|revisar|revisarlo|replantear|ajustar) /;
const TERMS = / (?:comision|comisiones|honorarios|corretaje|exclusiva|pagar(?:os|te|le|les)|\d{1,2} %|fianza|precio|plazos?) /;

/** Somebody of the household who is not convinced. */
const PARTNER = new RegExp(
  ` (?:(?:mi|mis|nuestr[oa]s?|el|la|los|las|a mi|a la|al|a mis|su) (?:${WHO}) |(?:el|ella|ellos) (?=no |tiene sus|tiene dudas))(?:[a-z0-9,]{1,12} ){0,5}?(?:fatal|horrible|(?:muy )?mal |no (?:lo |la |le |les |se |nos )?(?:ve|ven|acaba|acaban|termina|terminan|convence|convencen|gusta|gustan|gusto|quiere|quieren|tiene clar|tienen clar|esta(?:n)? (?:muy |del todo |nada |tan |todavia |aun )?(?:convencid|segur|por la labor|de acuerdo|content|conform)|apetece|entusiasma|decide|deciden|anima|fia|hace (?:mucha |ninguna |ni )?(?:gracia|ilusion)|late|mola|cuadra|cierra|encaja|veo|tiene confianza|le)|esta (?:poco convencid|en contra|reaci|dudos|muy dudos)|(?:tiene|tienen) (?:sus |muchas |bastantes |algunas )?(?:dudas|reservas|reparos|pegas)|(?:pone|ponen|ve|le ve|le pone|le ponen) (?:pegas|peros|problemas|mala cara)|(?:prefiere|prefieren|quiere|quieren) (?:esperar|otra|otro|no |algo|seguir)|(?:se niega|se echa atras|se ha echado|ha dicho que no|dice que no|dicen que no|dijo que no|dice que (?:es|esta|le parece|lo ve) (?:muy|demasiado|mucho|lejos|caro)|dice que ni|ni de broma|ni loc|lo ve (?:muy |un poco |demasiado |todo )?(?:carisim|car[oa]|lejos|pequen|negro|mal|complicad)))`,
);

/** Owners who say so describe their own home. */
const OF_A_HOME = /^(Falta|Le falta|Le parece|Le queda|Le preocupa el (estado|ruido)|No le convence la)/;
/** Behind «busco» they say what should be otherwise. */
const OF_A_WISH = /^(Falta|Le falta|Le parece (pequeño|oscuro)|Le queda)/;
const TELLS_LACK = / (le falta|le faltan|no tiene|echo en falta|echamos en falta) /;
const HOLDS_FIRST = / (?:lo que (?:no|menos)|lo malo|la pega|el problema|me preocupa|nos preocupa|me echa|nos echa|me frena|nos frena) .{1,60} que no (?:sea|este|tenga) /;
const DENIED =
  / (no (es|son|me parece|nos parece|me parecio|nos parecio|esta|estan) (nada |muy |tan |tampoco )?(car[oa]s?|mal|pequen[oa]s?|ruidos[oa]s?|oscur[oa]s?|lejos|peligros[oa]s?)|que no sea|que no este|que no tenga|sin que sea|no sea|no se si (es|sera|seria|sea|estara|esta) (mucho|poco|muy |car[oa]|barat[oa])|no quiero (nada )?(car[oa]|oscur[oa]|ruidos[oa]|interior)|nada (car[oa]|oscur[oa]|ruidos[oa])|sin ruidos?|(no (hay|tiene|tengo|tenemos|veo|vemos)|ningun) (ningun |mucho |mayor )?(problema|inconveniente|pega)) /;
/** «Sin terraza no me interesa»: something that is wished. */
export const ONLY_WITH =
  / sin (?:[a-z]{2,14} ){1,4}(?:, )?(?:no|ni) (?:me |nos |lo |la ){0,3}(?:interesa|interesan|sirve|sirven|vale|valen|quiero|queremos|compro|compramos|hablar|lo miro|la miro|voy a ver|paso|lo veo|cuadra|merece)/;
/** Objections of a home with which somebody has done, not of one that is offered. */
const OF_THEIR_OWN =
  / (tengo que vender|tenemos que vender|vender el mio|vender la mia|el mio|la mia|el nuestro|la nuestra|mi (?:piso|casa|depa|depto|departamento|apartamento)|vivo en|vivimos en|vive en|viven en|donde vivo|donde vivimos|el que tengo|el que tenemos|la que tenemos|donde estoy|donde estamos|ahora estamos|ahora vivo|ahora vivimos|el actual|el nuestro viejo|nuestr[oa] viej[oa]|antes pagabamos|el anterior|la anterior) /;
const WISHED = /^ y (comprar|alquilar) | (busco|buscamos|buscando|quiero|queremos|necesito|necesitamos|que no tenga|que no sea|prefiero|preferimos|me gustaria|nos gustaria|quisiera) /;

/** The opinion of somebody else about a home, or something that would have to change, holds a client back too. */
const HOLDS = { others: true, conditions: true } as const;
/** Children who are small, a dog that barks: no home is meant. */
const OWN_LIFE =
  / (hij[oa]s|nin[oa]s|peques|bebe|perr[oa]s?|gat[oa]s?) (?:[a-z]{2,9} ){0,3}?(pequen[oa]s?|chic[oa]s?|chiquit[oa]s?|ruido|ruidos[oa]) | mi (piso|casa|depa|depto|departamento|apartamento|calle) (actual )?(es|esta|tiene) (muy |mucho |bastante )?(ruid[a-z]{1,4}|oscur[oa]|pequen[oa]|chic[oa]) /;
/** «¿No es un poco caro?» is told as much as asked; «¿es ruidoso?» is a question. */
const TOLD_AS_QUESTION = / (no|verdad|eh|cierto|oi|po) \? $| no (es|son|esta|estan|os parece|te parece|le parece|crees|cree|creeis|sera) |car[oi]|carisim|mucho|demasiad|tanto|dineral|ojo de la cara|robo|barbaridad|locura|se (me|nos) (va|escapa)|no (me|nos) (convence|gusta)|no lo ve/;

const OF_FEES = / (?:comision|honorarios|corretaje|inmobiliaria|agencia|agencias|un mes|media mensualidad|mensualidad|cobr[a-z]{1,4}|tarifa|\d{1,2} %|(?:el|un) \d|por ciento) /;

/** «La administración de 780 mil es una grosería». */
const COST_IS =
  / (?:precio|comunidad|expensas|gastos|administracion|mantenimiento|comision|honorarios|fianza|ibi|alicuota|predial|cuota) (?:[a-z0-9.,%]{1,12} ){0,5}(?:es|son|me parece|nos parece) (?:un|una) (?!maravilla|ganga|chollo|miseria|gozada|suerte|oportunidad|regalo|ventaja|mes|mensualidad|media|poco|\d)[a-z]{4,14} /;

/** Topics in the order of their table, so that they are told alike wherever they stand in a sentence. */
const rankOf = (topic: string): number => {
  const at = ASPECTS.findIndex((one) => one.topic === topic);
  return at < 0 ? ASPECTS.length : at;
};

/** The reasons against a home that a clause of the client gives. */
export function objectionsIn(clause: Clause, isOwner: boolean): string[] {
  const { line } = clause;
  if (OWN_LIFE.test(line)) return [];
  // «Lo que no nos encaja es que no tenga dormitorio abajo.»
  if (DENIED.test(line)) return HOLDS_FIRST.test(line) ? vagueIn(clause, false) : [];
  if (clause.isQuestion && !TOLD_AS_QUESTION.test(line)) return [];
  const isWish = ONLY_WITH.test(line) || WISHED.test(line);
  const isOwn = isOwner || (OF_THEIR_OWN.test(line) && !/ (?:de|a|desde|hasta) (?:mi|nuestr[oa]) (?:piso|casa|depa|depto|departamento|apartamento) /.test(line));
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
  const topic = [...HELD, ...(OF_DEVICES.test(line) ? [] : [NOT_TO_ME])].some((pattern) => asserted(clause, pattern, HOLDS))
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
export const NOT_TAKEN = / (?:ya|es|son|ni|no|metros|mayordomo|loc[oa]s?|ganga|regal[a-z]{1,4}|tanto|madre mia|se (?:me|nos)) /;
export const TAKEN = / (?:perfecto|vale|ok|okey|bien|genial|encaja|acept[a-z]{1,5}|ofrec[a-z]{1,6}|oferta|de acuerdo|me parece|nos parece|podemos|puedo|llego|llegamos|presupuesto|hasta|tope|maximo|quiero|queremos|pido|pedimos) /;
/** What somebody says who takes what is offered, or likes it. */
export const LIKES = / (?:me gusta|nos gusta|me gustan|gusto|encanta|encanto|maravilla|maravilloso|perfect[oa]|si|vale|ok|genial|estupendo|bien|guay|chevere|bacan|padre|interesa|interesan|tambien|preferimos|prefiero|prefiere|cerca|me late|me va|nos va|nos vale|me vale|de acuerdo|correct[oa]s?|seguimos|quiero|queremos|busco|buscamos|verlo|verla|ver|visita|visitar|gracias|manda[a-z]{0,4}|pasa(?:me|nos)|cuando|mas bonit[oa]|lind[oa]|bonit[oa]|precios[oa]|necesito|necesitamos) /;
/** «De Irala no quieren ni oír hablar», «Zahara en invierno está muerta»: a verdict on something. */
export const DENIES_OFFER = / (?:no|ni|tampoco|imposible|descartad[oa]s?|nanay|nones) /;
export const VERDICT = / (?:dijeron|dicen|han dicho|he oido|contaron|se va|se inunda|huele|olia|falta|demasiad[oa]|muy|no|ni|tampoco|nunca|es|son|esta|estan|queda|quedan|tiene|tienen|hay|parece|sale) /;
export const REFUSES_ALL = / ni (?:loc[oa]s?|de broma|en broma|hablar|oir hablar|ahi|en joda|a palos|con un palo|en pintura|muert[oa]s?|regalad[oa]s?|de cona|de chiste|en suenos|por asomo) /;
export const isSigh = (line: string): boolean => SIGHS.test(line);

/** «Es que mi mujer no conduce»: what somebody answers to an offer, and why it does not suit them. */
export function explainsAgainst({ line, isQuestion }: Clause, isOwner: boolean): string | null {
  if ((isQuestion && !isSigh(line)) || ONLY_WITH.test(line) || DENIED.test(line) || OF_TIME.test(line) || AGREES.test(line)) return null;
  const about = EXPLAINS.exec(line) ?? SIGHS.exec(line);
  if (!about) return null;
  if (/ no (?:lo )?se [,.]/.test(line)) return null;
  const rest = line.slice(about.index + about[0].length - 1);
  if (!AGAINST.test(rest) && !(isSigh(line) && JUDGED.some(({ isAbout }) => isAbout.test(rest)))) return null;
  const topic = JUDGED.find(({ isAbout, topic }) => isAbout.test(rest) && !(isOwner && OF_A_HOME.test(topic)))?.topic;
  return topic ?? HAS_BUTS;
}

/** What a sentence is about of all that is held against homes. */
export const topicOf = ({ line }: Clause, isOwner: boolean): string | null =>
  JUDGED.find(({ isAbout, topic }) => isAbout.test(line) && !(isOwner && OF_A_HOME.test(topic)))?.topic ?? null;
