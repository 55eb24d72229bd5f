import type { Objection } from "./summary.ts";

/** Whole sayings against a home, a price or terms. Patterns meet `line` of a clause. */

export const PRICE_HIGH = "El precio le parece alto";

/** Whole sayings that need no frame. */
export const SAID: readonly (readonly [pattern: RegExp, topic: Objection["topic"]])[] = [
  [
    / (se (me|nos|le|les) (va|van|iria|irian|escapa|escapan|escapaba|dispara|pasa|sale|salen|fue|queda) (?:ya |un poco |un poquito |mucho |bastante |algo |demasiado |todo ){0,2}(de (precio|presupuesto|rango|las manos|madre|lo que|mi|nuestro)|del (presupuesto|presu|rango|precio|limite|tope)|por encima|fuera)|se (me|nos|le|les) (va|van|escapa|escapan|dispara)(?= (?:[.,!…)] ?)?$| [.,!…)]| por | y )|se (me|nos|le) (va|escapa|dispara|hace|sale) (mucho|un poco|un buen|harto|caleta|un monton|bastante|de mas|alto|larg[oa]|cuesta arriba|bola)|(me|nos) sale de las manos|fuera de (mi|nuestro|su|las|todo) (presupuesto|alcance|rango|precio|posibilidades)|se (pasa|sale|va|excede) (mucho |un poco |bastante )?(de|del) (mi |nuestro |lo que |su )?(presupuesto|presu|tope|rango|pensado|pensabamos|podemos|puedo)|(un|otro) (dineral|paston|pastizal|ojo de la cara|rinon|robo|atraco|sablazo|abuso|disparate|timo|desproposito|clavo)|una (pasada|barbaridad|burrada|salvajada|animalada|exageracion|fortuna|millonada|locura|bestialidad|ruina|sangria|pasada de precio)(?! de (bonit|bien|piso|casa))|(mucho|demasiado) (dinero|plata|lana|billete|varo)|(mucha|demasiada) (plata|lana|pasta|guita|luca)|no (lo |la |los )?(vale|valen|merece|cuesta) (eso|tanto|lo que|ni de|para lo|la pena)|para lo que (es|hay|ofrece|dan|ofrecen|tiene)|por encima de (lo que|mi|nuestro|su|mercado|nuestras)|pasad[oa] de precio|subid[oa] de precio|muy alto el precio|(?:precio|valor|cifra|importe|valoracion|renta|alquiler|arriendo|canon) (?:[a-z]{1,9} ){0,3}(?:alt[oa]|altisim[oa]|arriba)|(?:me|nos|lo|la) (?:parece|resulta|parecio|siento|veo|vemos|encuentro|noto) (?:muy |un poco |algo |bastante |demasiado |medio |harto |como )?(?:alt[oa]|altisim[oa]|mucho|excesiv[oa])|(?:[0-9.]{1,11}|mil|millones) (?:[a-z]{1,9} ){0,3}?(?:me |nos )?(?:parece|parecen|es|son|sigue siendo|siguen siendo) (?:ya |muy |un poco |algo )?(?:mucho|muchisimo|demasiado)|piden (mucho|demasiado|de mas)|(mucho|demasiado) para (nosotros|mi|lo que|ese|esa|un|una|mi bolsillo|nuestro bolsillo)|(me|nos) (va|vamos) (muy |demasiado )?(grande|just[oa]s?) de (precio|presupuesto)|no (?:me |nos )?(?:alcanza|alcanzaria|da|daria)(?: el presupuesto| la plata| la lana| el dinero| para tanto| para eso| para ese| para pagar| la cuenta)?(?= (?:[,.!…)]|para |$))|no (me|nos) (alcanza|alcanzaria|llega|llegaria)|no (llegamos|llego|llegariamos|llegaria|puedo llegar|podemos llegar|podria llegar|podriamos llegar)(?! (a tiempo|antes|hasta las|a mas|mas|para))|no (lo |la )?(podemos|puedo|podria|podriamos) (pagar|permitir|permitirme|permitirnos|asumir|permitirmelo|permitirnoslo)|(tendria|tendrian|tendriais|deberian|deberia|habria) (que|de) (bajar|bajarlo|bajarla|rebajar|ajustar|negociar)|si (lo |la )?(baja|bajan|bajas|bajais|bajase|bajara|bajaran|rebaja|rebajan|dejan|ajustan|ajusta) (a|al|el precio|de precio|un poco|algo|hasta|en)|(lo|la) (hay|vi|he visto|vimos|tienen|encontre|encuentro|hemos visto) (mucho |bastante |un poco )?mas barat[oa]|hay (otr[oa]s? |cosas |pisos |casas )?(mucho |bastante )?mas barat[oa]s|por (ese|el mismo) (precio|dinero) (hay|encuentro|tengo|me compro|nos compramos|consigo|veo)|(me|nos) quedo? (grande|holgad[oa]) el precio|si (?:eso|esto|ese|esta|este) es (?:una ganga|barat[oa]|un chollo|un regalo|una oportunidad)|que (?:lo |la )?(?:bajaran|bajasen|bajara|bajen|rebajen|rebajaran|ajustaran) (?:a|el|un|algo|hasta|al)|(?:piden|pide|cuesta|vale|sale en) (?:[a-z]{1,6} ){0,2}[0-9.]{2,9} (?:[a-z]{1,8} ){0,3}(?:nosotros|yo|tenemos|tengo|llegamos|juntamos|podemos)|precio de (lujo|milla de oro|nueva york|madrid centro)) /,
    PRICE_HIGH,
  ],
  [
    / ((precio|valoracion|oferta|tasacion|avaluo|eso|esa cifra|valor) .{0,25}(muy baj[oa]|baj[oa] para|poc[oa]|ridicul[oa]|una miseria|por debajo|corta|corto)|(?:me|nos|lo|la) (?:parece|parecen|resulta|sabe a|encuentro|encontramos|veo|vemos|siento|noto) (?:muy |un poco |algo |super |medio )?(?:poco|poquito|baj[oa]|bajisim[oa]|bajit[oa]|ridicul[oa])|(es|seria|eso es) (regalar|malvender|casi regalar|tirar)(lo|la)?|no (lo|la) (voy a|vamos a|pienso|pensamos|quiero|queremos|estoy para|estamos para) (regalar|malvender)|no (lo|la) (regalo|regalamos|malvendo|malvendemos)|por (eso|ese precio|ese dinero|esa plata) (no|ni) (lo |la )?(vendo|vendemos|alquilo|suelto|soltamos|largo|largamos|loco|locos|de broma)|vale (mucho |bastante )?mas (de|que)? ?(eso|lo que)|una (miseria|oferta ridicula|tomadura de pelo|falta de respeto)) /,
    "El precio le parece bajo",
  ],
  [
    / (se (oye|oyen|oia|oian|escucha|escuchan|escuchaba) (todo|toda|mucho|hasta|al vecino|a los|los|la|el|cada)|ruido|ruidos|bochinche|quilombo|escandalera|algarabia|verbena|mucho trafico|no (vamos a|voy a|iba a|ibamos a|se puede|hay quien|pude|podria|podriamos|iba a) (pegar ojo|dormir|descansar)|mucho barullo|mucha bulla|jaleo) /,
    "Le preocupa el ruido",
  ],
  [
    / (poco espacio|falta espacio|poco sitio|pocos metros|justo de espacio|no (cabemos|cabe|caben|entra|entran|entramos|cabriamos|cabria)( [a-z]{2,6})? (el|la|los|las|todos|nada|ni|mi|nuestr[oa]s?|alli|ahi|bien)|no cabemos|se (?:me |nos )?(queda|quedaria|quedan) (muy |un poco |algo |ya )?(cort[oa]|pequen[oa]s?|chic[oa]|chiquit[oa]|just[oa])) /,
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
    / (no (?:quiero|queremos|pienso|pensamos|me gusta|nos gusta|firmo|firmamos|voy a firmar|me convence|me hace gracia|me quiero atar|quiero atarme)(?: nada)? (?:firmar |dar |la |una |lo de la |lo de |en |con |eso de la ){0,3}exclusiv[a-z]{1,4}|exclusiv[a-z]{1,4} (?:[a-z]{1,9} ){0,5}?(?:no|ni)|no (?:quiero|queremos) (?:atarme|atarnos|casarme con (?:una|nadie)|comprometerme con una)|sin (?:firmar )?exclusiv[a-z]{1,4}) /,
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
