import type { Cue } from "../cue-grammar.ts";

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
