import type { Cue } from "../cue-grammar.ts";

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

/** Subjects that the site is not about. */
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
  // The owner of a home, and the way to reach them, is nobody's business.
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
