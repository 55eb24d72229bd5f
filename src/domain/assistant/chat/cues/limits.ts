import type { Cue } from "../cue-grammar.ts";

/** Advice on somebody's own case. The meaning of a word, or the law in general, is a question. */
export const LEGAL_ADVICE: readonly Cue[] = [
  [
    4.5,
    "me|nos|le pueden|puede|podrian|podria|van|va .. echar|desahuciar|embargar|demandar|denunciar|multar|sancionar|juicio|quitar|desalojar|obligar|reclamar|expulsar",
  ],
  [
    4.5,
    "puedo|podemos|podria|podriamos|puede|debo|como .. demandar|denunciar|echar|desahuciar|desalojar|rescindir|impugnar|romper|anular|embargar|obligar|obligarle|obligarlo|negarme|desheredar|reclamarle|querellarme|exigirle|exigir",
  ],
  [4.5, "puedo|podemos|podria .. quedarme con|echarme atras"],
  [
    4.5,
    "como evito|evitar|ahorrarme|esquivo|esquivar|librarme|libro|dejar|hago|le para? no? .. plusvalia|impuestos|hacienda|irpf|isr|iva|itp|ganancias|tributar|pagar",
  ],
  [4.5, "no pagar|pagar menos|tanto|tantos|tan .. plusvalia|impuestos|impuesto|hacienda|irpf|isr|iva|itp|ganancias"],
  [4, "evadir|defraudar|desgravar|desgravarme|desgravo|deducir|deducirme|deduzco|escriturar por menos"],
  [4, "tengo|tendria|tenemos|tiene derecho a|de"],
  [4, "me|nos|le corresponde|corresponderia|toca la|el|una|parte|mitad"],
  [
    4,
    "me|nos conviene|convendria|trae .. fiscalmente|legalmente|donar|donacion|heredar|declarar|herencia|tributar|escriturar",
  ],
  [4, "fiscalmente|legalmente|juridicamente .. conviene|recomienda|recomiendas|mejor|puedo|debo"],
  [4, "conviene|recomienda|recomiendas|recomendais|aconsejas|mejor|debo|debo .. fiscalmente|legalmente|juridicamente"],
  [
    4,
    "inquilino|inquilina|inquilinos|arrendatario|casero|casera|arrendador|ocupa|okupa|okupas|vecino|exmarido|ex .. no me? paga|pagar|quiere|devuelve|deja|firma|va|arregla|sale|marcha",
  ],
  [4, "sin pagar|pagarme .. demanda|desahucio|echar|puedo|hago|hacer|debo"],
  [
    3.5,
    "mi casero|casera|inquilino|inquilina|arrendador|arrendatario|hermano|hermana|ex|exmujer|exmarido|hermanos|vecino .. quiere|puede|lleva|subir|vender|echar|echarme|dice|niega|reclama|devuelve|obliga|firmar",
  ],
  [4, "plantear|poner|interponer|presentar|preparar .. demanda|desahucio|denuncia|recurso|querella"],
  [
    4,
    "divorcio|divorciando|divorciar|divorciado|divorciarme|separando|separarme|gananciales .. piso|casa|mitad|derecho|corresponde|vender|hipoteca",
  ],
  [
    4,
    "herencia|heredada|heredado|herede|heredamos|testamento|hermanos .. puedo|obligar|quiere|vender|corresponde|derecho|impuestos|debo",
  ],
  [
    4,
    "arras|senal|sena|fianza|deposito|boleto .. perder|pierdo|devuelvan|devuelve|devolver|recuperar|romper|arrepiento|devolverme|quedarse",
  ],
  [4, "puedo|como|perder|recuperar|romper|devuelvan|devuelve|quedo .. arras|senal|fianza|deposito"],
  [
    4,
    "es legal|ilegal|valido|nula|abusiva|valida que|mi|este|esta|lo|la|una|si .. casero|vendedor|contrato|clausula|firmado|inquilino|banco|me|cobre|cobren",
  ],
  [4, "clausula|contrato .. abusiva|nula|nulo|ilegal|impugnar|romper|rescindir|revisar|revisarme|firmarlo"],
  [
    4,
    "revisa|revisame|revisar|redactame|redacta|interpretar|interpreta .. contrato|clausula|escritura|testamento|arras|burofax",
  ],
  [
    4,
    "que hago|puedo hacer|debo hacer|hacer si|cuando|con .. inquilino|casero|vendedor|comprador|banco|okupas|vecino|constructora|hermano",
  ],
  [4, "abogado|juicio|demanda|demandar|pleito|burofax|desahucio"],
  [3.5, "si me arrepiento|retracto|echo"],
  [3.5, "como|donde|que declaro|tributo|declarar|tributa|tributaria .. venta|piso|alquiler|mi|casa|herencia"],
  [3.5, "cuanto|que .. pagare|pagaria|pago|tengo .. hacienda|irpf|plusvalia|ganancia .. mi|vendo|vender"],
  [3, "por ley"],
  [
    4.5,
    "casero|casera|arrendador|banco|inquilino|vendedor|comprador|propietario|vecino|hermano|dueno puede|pueden|podria|tiene .. subirme|subir|echarme|echar|quitarme|quitar|obligarme|cobrarme|negarse|entrar|vender|reclamarme|exigirme|derecho|devolverme",
  ],
  [4, "no pago|pagar|pagamos|puedo ... me|nos quitan|echan|embargan|desahucian|quitar|echar|embargar|demandan"],
  [4.5, "me|nos quitan|echan|embargan|desahucian|demandan|multan|denuncian"],
  [4, "pierdo|perdemos|perderia|recupero|recuperamos .. dinero|senal|arras|fianza|entrada|deposito|sena"],
  [4, "me|nos? puedo|puede desgravar|deducir|desgravarme|deducirme"],
  [4.5, "en negro|b"],
  [4.5, "mi ex|exmarido|exmujer|hermano|hermana|socio .. vender|piso|casa|medias|mitad|quiere|firma"],
  [4, "firme|firmamos|firmado .. arras|contrato|boleto|reserva .. ahora|pierdo|puedo|devuelven|dan|quiero"],
  [
    4.5,
    "quiere|quieren|amenaza|amenazan .. embargar|embargarme|echar|echarme|demandar|demandarme|desahuciar|desahuciarme|denunciar|denunciarme|desalojar",
  ],
  [
    4,
    "tengo|tenemos|tendria|tendre que pagar|declarar|tributar .. heredo|heredar|herencia|dono|donar|donacion|vendo|hacienda",
  ],
  [4.5, "tengo que pagar .. si heredo|dono|vendo"],
  [4, "heredo|heredar|heredado|donar|dono .. impuestos|impuesto|sucesiones|pagar|tributar|plusvalia"],
  [4, "denunciar|demandar|querellarme .. a|al|la|por"],
  [3.5, "okupa|okupas|desahucio|desahuciar"],
  [2.5, "divorcio|divorcie|divorciamos|gananciales|herencia|heredera|testamento"],
  [4, "divorcio|divorcie|divorciamos|separamos|separo ... vender|piso|casa|quedarme|mitad|hipoteca"],
  [
    4,
    "devolverme|devolver|devuelva|devuelvan|devolvernos|devuelve|devuelven|quedarse|pagarme|pagarnos .. arras|senal|sena|fianza|deposito|anticipo",
  ],
  [3.5, "se echo|echa|echado|arrepintio|arrepiente|retracta|retracto|niega atras?"],
  [3, "a nombre de mi|mis|los|otro"],
  [-4, "que es|son|significa|diferencia"],
  [-3, "como funciona|se lee|calcula"],
  [-3, "umbral|vosotros|queja"],
  [-3, "cuanto vale|dura"],
  [-3, "mis datos"],
];

/** A choice of people by origin, belief, family and the like. The law about it is a question. */
export const DISCRIMINATION: readonly Cue[] = [
  [6, "que no sea|sean|haya|hayan|vengan|vivan|entren|acepten|tengan|vea|vean|metan|vayan .. @group"],
  [
    6,
    "no quiero|queremos|quiere|quieren|acepto|aceptamos|admito|admitimos|alquilo|alquilar|alquilarle|alquilarles|rentar|rentarle|rentarles|arrendar|arrendarle|arrendarles|vender|venderle|mostrar|ensenar|me|busco|haya|hay|meter|venderles .. @group",
  ],
  [6, "sin|excepto|menos|salvo|ni|nada @group|@family"],
  [6, "solo|solamente|unicamente|exclusivamente|nomas|prefiero @family"],
  [6, "no se admiten|aceptan|admite|acepta|alquila|alquilan|permiten|renta|rentan .. @family|@group"],
  [6, "que no sea|sean|tenga|tengan|haya|hayan|vivan .. @family"],
  [
    6,
    "no quiero|queremos|quiere|acepto|aceptamos|admito|admitimos|alquilo|alquilar|alquilarle|alquilarles|rento|rente|rentar|rentarle|rentarles|arriendo|arrendar|arrendarle le? a|con|familias|inquilinos|parejas|gente .. @family",
  ],
  [6, "no le|les rento|rente|alquilo|alquile|arriendo|arriende|vendo|venda .. @family|@group"],
  [
    6,
    "evitar|evita|descarta|descartar|descarte|descartes|excluir|excluye|excluya|rechazar|rechaza|quita|quitar|elimina|eliminar|filtra .. familias|parejas|inquilinos|candidatos|gente|a .. @family",
  ],
  [5.5, "inquilinos|inquilino|arrendatario|arrendatarios|vecinos|familias|parejas|candidatos sin|con @family"],
  [6, "nada de @group|@family"],
  [6, "sin tanto|tantos|tanta @group"],
  [6, "abstenerse|abstenganse|excluidos|prohibido|vetados .. @group|@family"],
  [
    6,
    "alquilo|alquilar|rento|arriendo|rentar|arrendar|quiero|busco|acepto|admito solo|solamente|unicamente a|para .. @family|@group|@native",
  ],
  [6, "vecinos|inquilinos|inquilino|arrendatarios|candidatos|gente @native"],
  [
    6,
    "filtrar|filtra|filtre|descartar|descarta|quitar|excluir|evitar .. a|los|las|quienes|familias .. tengan|tienen|con .. @family",
  ],
  [6, "no vender|alquilar|rentar|arrendar|mostrar|ensenar a .. @group|@family"],
  [6, "sin|ni .. con @group"],
  [6, "solo|solamente|unicamente|exclusivamente|nomas|preferiblemente|prefiero .. @group|@native"],
  [
    6,
    "evitar|evita|descarta|descartar|descarte|descartes|excluir|excluye|excluya|rechazar|rechaza|filtra|filtrar|filtre|quita|quitar|elimina|eliminar|fuera|echar|vetar|veta .. @group",
  ],
  [6, "filtra|filtrar|busco|quiero|queremos|selecciona|elige .. solo .. @native|@group"],
  [
    5,
    "inquilinos|inquilino|arrendatario|gente|vecinos|familias|familia|persona|personas|parejas|zona|barrio|barrios|zonas|edificio|comunidad .. sin|no|pocos|poca|menos .. @group",
  ],
  [5, "donde|barrio|barrios|zona|zonas|colonia no|sin|pocos|menos .. @group"],
  [5, "que sea|sean .. @native|cristianos|catolicos|heterosexuales|heteros|blancos|blanca|blanco"],
  [5, "como|que .. evito|evitar|descarto|rechazo|digo|pongo .. @group"],
  [5, "inquilinos|inquilino|arrendatarios|gente @native"],
  [-7, "es legal|ilegal|discriminacion|discriminar|multa|ley"],
  [-7, "que dice|pasa|significa"],
  [-5, "mascotas|perros|gatos"],
  [-6, "pueden|puedo|podemos|podria .. comprar|alquilar|rentar|hipoteca|siendo"],
  [-6, "soy|somos|estamos|estoy|vivo|vivimos .. @group|@family"],
  [-6, "tengo|tenemos|con mi|mis|# .. @family"],
  [-6, "cuanto|como|impuestos|hipoteca .. compradores|extranjeros|residentes .. comprar|pagan|paga"],
];
