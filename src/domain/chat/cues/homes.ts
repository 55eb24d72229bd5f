import type { Cue } from "../cue-grammar.ts";

/** Somebody has a home and wants its price. To ask how prices are made, or what the service costs, is something else. */
export const VALUE_HOME: readonly Cue[] = [
  [4, "cuanto vale|valdra|valdria|valen|valdran mi|mis|nuestro|nuestra|este|esta|ese|esa"],
  [4, "cuanto puede|podria|pueden|podrian valer|costar"],
  [4, "tanto vale|valdra|valdria|cuesta mi|nuestra|nuestro|la|el"],
  [4, "como|cuanto|precio puedo|podria|podemos vender|venderia|vendo mi|el|la|nuestro|nuestra"],
  [4, "cuanto|que .. cuesta|vale|valga|costaria mi|nuestro|nuestra @home"],
  [3, "que|cuanto vale|valdra|valdria|costaria .. @home"],
  [3, "cuanto cuesta|sale .. mi|nuestro|nuestra|este|esta @home"],
  [3, "cuanto vale|valdra|valdria"],
  [4, "cuanto|que me dan|darian|daran|pagarian .. por mi|el|la|un|una|nuestro|nuestra"],
  [4, "cuanto pido|pedir|pediria|pedimos"],
  [
    4,
    "por|en|a cuanto puedo|podria|podemos|podriamos|puede|podran vender|venderlo|venderla|poner|ponerlo|ponerla|alquilar|alquilarlo|alquilarla|rentar|rentarlo|arrendar|arrendarlo|sacar",
  ],
  [4, "por|en|a cuanto lo|la|saldria|estaria|vendo|venderia|pongo|alquilo|rento|arriendo|saco"],
  [4, "cuanto puedo|podria|podemos|deberia .. pedir|cobrar|sacar .. por|de"],
  [4, "a|en|por que precio lo|la|vendo|venderia|pongo|alquilo|puedo|podria|deberia|saco|sale|salgo"],
  [4, "que|cual precio .. pongo|pedir|pido|pedimos|tendria|tiene|puede|podria|ponerle"],
  [3.5, "que|cual valor|precio tiene|tendria|es .. @home"],
  [3, "precio|valor|cotizacion de|del mercado|mi|nuestro|venta|un|una|el .. @home"],
  [3.5, "precio|valor de|del mi|nuestro|nuestra @home"],
  [
    4,
    "valorar|tasar|valuar|avaluar|cotizar|valorame|tasame|valuame|valora|tasa|valoren|tasen|valoracion|tasacion|avaluo|valuacion .. @home",
  ],
  [
    3,
    "quiero|quisiera|necesito|querria|deseo|desearia|gustaria|puedes|podeis|pueden|hazme|haceme|hacer|hacerme|pedir .. valorar|tasar|valuar|avaluar|valoracion|tasacion|avaluo|valuacion",
  ],
  [3, "^ valorar|tasar|valuar|avaluar|tasacion|valoracion|avaluo|valorame|tasame"],
  [
    3,
    "conocer|saber|calcular|estimar|averiguar|decir|decirme|dime|obtener el? valor|precio|que|cuanto|lo .. vale|@home|valor",
  ],
  [3, "estimacion|estimar .. precio|valor|@home"],
  [3, "precio de? mercado .. @home|zona|de"],
  [3, "vender|vendo|vendemos mi|mis|nuestro|nuestra|el|la @home"],
  [2, "vender|vendo|alquilar|alquilo un|una @home de"],
  [1.5, "tengo|tenemos|heredado|heredamos|herede un|una @home"],
  [2, "mi|nuestro|nuestra @home"],
  [2, "lo que vale|valga"],
  [2, "cuanto sacaria|sacaria|sacamos"],
  // How it is done, and what it costs here, are questions.
  [-4, "como se|te|lo|os|calculais|calculan|obtiene|haceis|hacen|funciona"],
  [
    -4,
    "cuanto cuesta|vale|cobra|cobran|cobrais|sale|cobras .. valoracion|tasacion|avaluo|informe|plan|suscripcion|servicio|herramienta|umbral",
  ],
  [-4, "credito|creditos gasta|consume|cuesta|usa"],
  [-3, "cuantos creditos|comparables|testigos"],
  [-4, "sirve|vale|valida como|para|oficial .. tasacion|hipoteca|banco|credito"],
  [-3, "que herramienta|modulo"],
  [-4, "plan|planes"],
  [-3, "gastos|impuestos|documentos|papeles|documentacion .. vender|venta"],
  [-3, "certificado|plusvalia|irpf|nota|escritura"],
  [-2, "puedo|puede|podria|se valorar|tasar .. locales|chalets|terrenos|garajes|naves"],
  [-3, "se pueden|puede valorar|tasar"],
  [-3, "puedo|podemos|se valorar|tasar casas|chalets|locales|un .. o"],
  [-4, "dentro de # anos"],
];

/** Somebody looks for a home to buy or to rent. */
export const FIND_HOME: readonly Cue[] = [
  [3, "busco|buscamos|buscando|busca|buscaba|buscar|buscame|buscarme|necesito|necesitamos .. @home"],
  [
    3,
    "quiero|quisiera|queremos|querria|gustaria|interesa|interesaria|desearia|deseo .. comprar|alquilar|rentar|arrendar|comprarme .. @home",
  ],
  [2.5, "quiero|quisiera|queremos|querria|interesa|interesaria un|una|unos|algun|alguna @home"],
  [3, "teneis|tienen|tienes|tenes|hay|habra|hubiera|tendreis|tendran|ofrecen|disponen|manejan .. @home"],
  [
    3,
    "muestra|muestrame|mostrame|ensename|ver|verme|mostrar|mostrarme|lista|listame|filtra|dame|pasame|encuentra|encontrar|encontrame|buscame .. @home",
  ],
  [2.5, "@home en|de|para venta|alquiler|renta|arriendo|alquilar|comprar|rentar|arrendar"],
  [2.5, "@home .. en venta|alquiler|renta|arriendo"],
  [2.5, "^ @home en|de|con|por|hasta|barato|cerca"],
  [3, "@home baratos|barato|economico|disponibles|disponible|libres"],
  [2.5, "algo en|por|cerca|barato|economico .. venta|alquiler|renta|arriendo|zona|hasta|#"],
  [2.5, "que @home|opciones teneis|tienen|hay|tenes|tienes"],
  [2, "comprar|alquilar|rentar|arrendar un|una|algun @home"],
  [1.5, "para vivir|invertir|mudarme|mudarnos|comprar|alquilar|rentar"],
  [2, "ando|estoy|estamos buscando|mirando"],
  [2, "busco|buscamos|buscando"],
  [3.2, "que teneis|tienen|tenes|tienes|hay|ofreceis en|por|cerca|disponible"],
  [3, "hay|teneis|tienen|tenes|tienes|algo algo? barato|economico|bonito|disponible|libre .. en|por|cerca"],
  [3.5, "que @home teneis|tienen|hay|tenes|tienes|ofreceis|manejan .. en|de|por|cerca|disponibles|$"],
  [-2.5, "mi|nuestro|nuestra @home"],
  [-3, "vender|vendo|valorar|tasar|valuar|avaluar|tasacion|avaluo"],
  [-3, "herramienta|herramientas|tool|modulo|app"],
  [-3, "gastos|impuestos|cuota|mensualidad|itp|escrituracion|escriturar|notaria|notariales"],
  [-2, "cuanto vale|puedo|podria|pago|cuesta|pagaria|vender"],
  [-3, "creditos|plan|planes|umbral"],
  [-2, "gano|cobro|ahorrado|ahorrados|sueldo|ingresos|nomina"],
  [-3, "busco arrendatario|inquilino|inquilinos|inquilina|comprador"],
  [-2, "documentacion|documentos|certificado|contrato"],
];

/** One home that has been given a number. That one was named counts besides (score-intents). */
export const HOME_REFERENCE: readonly Cue[] = [
  [1, "sigue|esta|aun|todavia disponible|libre|en"],
  [1, "informacion|info|datos|detalles|ficha|precio|fotos"],
  [1, "me interesa|interesaria"],
  [1, "referencia|ref|codigo|clave|anuncio"],
];

export const BOOK_VISIT: readonly Cue[] = [
  [
    4,
    "quiero|quisiera|queria|queriamos|querria|queremos|puedo|podria|podriamos|podemos|gustaria|necesito|desearia|deseo|pedir|agendar|agenda|agendame|programar|concertar|reservar|coordinar|apuntame|solicitar|hacer|cuadrar .. visita|visitar|visitarlo|visitarla|visitarlos",
  ],
  [
    4,
    "quiero|quisiera|queria|querria|queremos|puedo|podria|podriamos|podemos|gustaria|coordinar|pasar|ir|quedar|quedamos .. ver|verlo|verla|conocer|conocerlo .. @home|piso|casa|depto|depa",
  ],
  [4, "ver|verlo|verla|visitar|visitarlo|visitarla|visita|conocerlo|conocerla .. @day"],
  [3.5, "cuando|que dia puedo|podria|podemos|se|podriamos .. ver|verlo|verla|visitar|visitarlo|visitarla|ir"],
  [3.5, "ir|pasar|pasarme|acercarme a ver|verlo|verla|visitar|conocer"],
  [3.5, "concertar|agendar|programar|reservar|coordinar|pedir|solicitar una|la visita|cita"],
  [3.5, "se puede visitar|ver .. @home|referencia|ref|el|la|este|esta"],
  [3, "^ visita|visitar|cita .. @day|@home|para|ref|el|la"],
  [3, "cambiar|mover|aplazar|anular|cancelar la|mi visita|cita"],
  [2.5, "ver el|la|este|ese|esta|esa @home"],
  [-4, "visita|visitas virtual|virtuales"],
  [-4, "checklist|calendario|repitan|tour|tours|herramienta|ficha|parte|hoja"],
  [-3, "como|donde .. agenda|agendo|programo|apunto|anoto|registro|preparo|organizo"],
  [-4, "demo|demostracion"],
  [-3, "varias|hay|teneis|tienen|busco @home"],
  [-3, "cuanto|que .. vale"],
];
