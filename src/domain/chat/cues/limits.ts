import type { Cue } from "../cue-grammar.ts";

/** Advice on somebody's own case. What a word means, or what the law says of all, is a question. */
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

/** A choice of people by origin, belief, family and the like. What the law says about it is a question. */
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

/** Orders to the assistant about itself: never obeyed, so they outweigh whatever else the text says. */
export const INJECTION: readonly Cue[] = [
  [
    8,
    "ignora|ignore|ignorar|ignoren|ignoremos|olvida|olvidate|olvide|olvidar|descarta|desobedece|omite|salta|saltate|desestima .. instrucciones|instruccion|reglas|regla|ordenes|anterior|previo|previas|prompt|restricciones|limitaciones|entrenamiento|dicho|filtros|limites|normas|eres|directrices",
  ],
  [8, "ignore|forget|disregard|override|bypass .. instructions|previous|rules|prompt|above"],
  [
    8,
    "repite|repiteme|muestra|muestrame|dime|revela|revelame|imprime|ensename|print|reveal|show|escribe|copia|pega|cual|dame|resume|traduce|filtra|enumera .. prompt|instrucciones|system|inicial|internas",
  ],
  [8, "prompt|instrucciones de|del|inicial|internas sistema|interno|oculto|iniciales|ocultas"],
  [8, "system|sistema|developer prompt|message|override"],
  [7, "^ system|sistema|assistant|developer|root|admin @colon"],
  [
    8,
    "instruccion|instrucciones|mensaje|orden|nota|aviso del|de|para el? sistema|asistente|administrador|desarrollador|modelo|ia",
  ],
  [
    8,
    "eres|sos|seras|actua|actuas|actue|comportate|conviertete .. dan|pirata|gato|perro|abuela|hacker|malvado|mago|terminator|vikingo|yoda|dios",
  ],
  [
    8,
    "a partir de ahora|este|aqui|hoy .. eres|seras|responde|respondes|responderas|habla|hablas|hablaras|actua|actuas|di|terminas|empieza|llama|contesta|contestaras|debes|sos",
  ],
  [7, "ahora eres|seras|sos|hablaras|responderas un|una|como|siempre|solo"],
  [8, "desde ahora .. nombre|eres|seras|hablas|hablaras|respondes|responde|llamas|actua"],
  [
    8,
    "haz|hace|haga|hagamos|has|finge|fingir|fingi|simula|simulemos|imagina|supon|pretende|actua|juguemos|hagas .. que|de|como cuenta|eres|sos|seas|fueras|fuera|mi|no|un|una .. abuela|eres|sos|no|reglas|sin|pirata|hacker|experto|dan|modelo|humano|restricciones|limites|programador|cuenta",
  ],
  [8, "haz|hace|hagamos de cuenta"],
  [
    8,
    "modo desarrollador|dan|dios|debug|administrador|admin|root|sin|jailbreak|libre|mantenimiento|test|prueba .. activado|activa|activar|on|restricciones|filtros|activalo",
  ],
  [8, "activa|activar|entra|entrar|enciende .. modo"],
  [8, "jailbreak|dan mode|prompt"],
  [
    8,
    "responde|contesta|di|escribe|diga|responda|responde|conteste|respondeme|contestame solo|solamente|unicamente|exactamente|literalmente .. palabra|con|texto|frase|si|ok|esto",
  ],
  [
    8,
    "repite|repiteme|di|escribe|pronuncia|diga|repita|copia exactamente|literalmente|textualmente|conmigo|palabra|despues",
  ],
  [
    8,
    "termina|terminas|acaba|empieza|empiezas|comienza|inicia|terminaras|empezaras|empezando|incluye|anade cada? .. frase|respuesta|mensaje|diciendo|escribiendo|con|por .. palabra|frase|diciendo|prompt|@quote",
  ],
  [8, "di|diga|confirma|confirmame|afirma|responde|asegura|contesta que? .. @quote"],
  [8, "di|diga|confirma|afirma que .. gratis|gratuito|precio|es|cuesta|vale|euro"],
  [8, "si puedes|puede di|responde|contesta|escribe"],
  [8, "insulta|insultar|insultame|insulte|insultes|amenaza"],
  [
    8,
    "dame|dime|pasame|revela|cantame|cual|muestra|necesito|ensename .. contrasena|password|clave|token|claves|credenciales .. administrador|admin|api|sistema|servidor|base|root|otro|usuarios|umb",
  ],
  [8, "traduce|traduzca|responde|escribe|habla|contesta .. todo .. digas|respondas|escribas|ahora"],
  [8, "script alert"],
  [8, "drop table"],
  [7, "datos|correos|emails|telefonos|lista de todos|otros|tus|los usuarios|clientes|visitantes|conversaciones"],
  [
    8,
    "dime|dame|muestrame|lista|listame|pasame|ensename los|las|lista correos|emails|telefonos|datos|mensajes .. todos|otros|tus|vuestros .. clientes|usuarios",
  ],
  [7, "sin|saltando|saltandote restricciones|filtros|censura|reglas"],
  [-8, "como|donde .. clave|contrasena|prompt .. api|cuenta|cambio|recupero|creo"],
  [-6, "olvide mi|la contrasena"],
  [-6, "he olvidado|no recuerdo"],
];

/** What the site is not about. */
export const OFF_TOPIC: readonly Cue[] = [
  [5, "llover|llueve|lluvia|nieve|nevar|pronostico|temperatura|clima|meteorologico"],
  [5, "que tiempo hace|hara|va|tendremos|hay"],
  [
    5,
    "receta|recetas|cocinar|tortilla|paella|tacos|cocino|hornear|bizcocho|empanadas|guacamole|arepas|lasana|cenar|desayunar|ceviche",
  ],
  [5, "poema|poesia|chiste|chistes|cancion|canciones|acertijo|adivinanza|horoscopo|rima|rap|haiku|novela"],
  [5, "python|javascript|java|sql|html|algoritmo|programacion|codigo en|codigo fuente|funcion que|regex|excel formula"],
  [5, "funcion|programa|script|codigo|bucle en|para|que .. python|javascript|java|php|ordene|sume|calcule|html|css"],
  [
    5,
    "partido|gol|goles|futbol|champions|mundial|liga|barca|messi|baloncesto|tenis|formula|olimpiadas|boca|nba .. hoy|anoche|gano|gana|quedo|quien|juega|jugo|resultado|cuando|ayer|domingo|$",
  ],
  [5, "quien gano|gana|ganara|jugo|juega|invento|descubrio|escribio|pinto|mato|fue|canta"],
  [
    5,
    "presidente|elecciones|votar|partido politico|gobierno|pp|psoe|vox|politica|politico|guerra|trump|milei|sheinbaum|petro|maduro|sanchez",
  ],
  [5, "bitcoin|criptomonedas|cripto|ethereum|acciones|bolsa|loteria|euromillones|apuestas|quiniela|tesla|nvidia|forex"],
  [
    5,
    "pelicula|peliculas|serie|series|netflix|libro|libros|videojuego|videojuegos|musica|concierto|restaurante|restaurantes|spotify|anime",
  ],
  [
    5,
    "capital|poblacion|habitantes|bandera|rio|montana|presidente|rey de francia|italia|alemania|pais|espana|mexico|peru|australia|japon|brasil|argentina|colombia",
  ],
  [8, "traduce|traducir|traduceme|traduzca .. ingles|frances|aleman|italiano|chino|espanol|catalan"],
  [5, "como se dice"],
  [
    5,
    "medico|sintomas|dolor|duele|dieta|adelgazar|medicamento|pastillas|embarazo|fiebre|ibuprofeno|ansiedad|vacuna|cabeza|enfermo|resfriado",
  ],
  [
    5,
    "deberes|examen|tarea|redaccion|ensayo|raiz|ecuacion|derivada|integral|trabajo de|la|sobre|para .. clase|colegio|historia|universidad|cuadrada|escuela|segundo|filosofia|matematicas",
  ],
  [5, "raiz cuadrada"],
  [5, "cuanto es|son # por|mas|entre|menos|x|* #"],
  [
    5,
    "vuelo|vuelos|hotel|hoteles|viaje|viajes|avion|tren|trenes|vacaciones|billete|billetes|pasaporte|visado .. a|en|barato|baratos|para|$",
  ],
  [
    5,
    "novia|novio|ligar|ex|cita|tinder|amor|enamorar .. escribir|mensaje|conquistar|consejo|volver|mando|digo|recuperar",
  ],
  [
    5,
    "coche|carro|moto|telefono|movil|celular|ordenador|portatil|laptop|iphone|zapatillas|bici .. compro|comprar|recomiendas|recomiendame|mejor|reparar|arreglar|segunda|seminuevo|vender",
  ],
  [
    5,
    "recomiendame|recomiendeme|recomendame|recomienda|sugiereme un|una .. pelicula|libro|serie|restaurante|cancion|juego|vino|movil|coche|hotel",
  ],
  [5, "hora es|son en?"],
  [5, "ayudas|ayudame|ayudar .. tarea|deberes|examen|redaccion"],
  [5, "resumen|resume|resumeme|argumento .. libro|novela|quijote|pelicula|obra"],
  [5, "mejor|mejores movil|coche|portatil|telefono|television|consola|restaurante|pelicula|equipo|lavadora"],
  [5, "prestar|prestame|prestas|prestarme .. dinero|euros|plata .. para un? coche|moto|viaje|$"],
  [5, "codigo|css html|de una web|fuente"],
  [5, "cuantos anos tiene|cumple"],
  [5, "quien es|fue .. cervantes|einstein|messi|shakira|napoleon|actor|cantante|actriz|presidente"],
  [5, "curriculum|cv|carta de presentacion|trabajo|empleo .. mejorar|busco|escribir|encontrar|hacer"],
  [5, "perro|gato|plantas|jardineria|mascota|mascotas .. cuidar|come|enfermo|riego|regar|adiestrar|raza|ladra|comer"],
  [5, "un|el|algun cuento"],
  [5, "sentido de la vida"],
  // Whose home it is, and how to reach him, is nobody's business.
  [
    8,
    "telefono|dni|nombre|datos|numero|direccion .. dueno|duena|propietario|vecino|vecina .. piso|casa|calle|portal|vive|$",
  ],
  [4, "cuentame|contame|cuenteme|dime un|una|algo .. chiste|cuento|historia|gracioso"],
  [
    5,
    "escribe|escribeme|escribime|haz|hazme|escribirme|componer|componme un|una .. poema|cancion|cuento|chiste|discurso|redaccion|ensayo|funcion|programa",
  ],
  [5, "seguro medico|coche|dental|hackear|drogas|armas|bomba|porno|sexo|marihuana"],
  [5, "hackear|bomba|droga|drogas|porno|pornografia|sexo|armas|suicidarme|matar"],
  [4, "dolar blue|cambio"],
  [4, "a cuanto|como esta|cotiza el|la bitcoin|dolar|euro|oro|petroleo|gasolina|luz"],
  [-3, "piso|casa|vivienda|alquiler|hipoteca|umbral|inmobiliaria|propiedad|inmueble"],
  [-3, "mudanza|cartera|anuncio|anuncios|clientes"],
];
