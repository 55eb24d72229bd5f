import { wordTable } from "../../shared/format/spelled-numbers.ts";

/** Words that are often misspelt and are in no table as a whole: typed words are corrected to these too. */
export const SPELLED_WORDS =
  "habitacion habitaciones dormitorio dormitorios recamara recamaras metros cuadrados euros millones valoracion tasacion hipoteca hipotecas prestamo impuestos gastos ahorrado ahorrados ingresos mensuales comprar alquilar alquiler vender visitar visita apartamento departamento ascensor terraza garaje piscina trastero amueblado reformar notaria escritura agencia herramienta herramientas anuncio anuncios contrasena factura suscripcion cuenta creditos discriminacion propietario comparables informe resultado certificado energetico telefono persona gracias manana sabado miercoles quiero cuanto vivienda viviendas inmueble inmobiliaria calculadora instrucciones peso pesos enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes jueves viernes domingo interes".split(
    " ",
  );

/** How people shorten words on a telephone. */
export const SHORTHANDS = wordTable<string>({
  q: "que",
  k: "que",
  ke: "que",
  xq: "porque",
  pq: "porque",
  porq: "porque",
  tmb: "tambien",
  tb: "tambien",
  pa: "para",
  cn: "con",
  d: "de",
  x: "por",
  ai: "hay",
  ay: "hay",
  oi: "hoy",
  grcs: "gracias",
  asta: "hasta",
  bno: "bueno",
  dnd: "donde",
  xfa: "favor",
  porfa: "favor",
  tlf: "telefono",
  tfno: "telefono",
  kien: "quien",
  ise: "hice",
  aser: "hacer",
  eis: "hay",
  finde: "finde",
});

/** Known, and never corrected to another word. */
export const COMMON_WORDS =
  "vuelvo vuelve volver espera esperad esperen esperame antes seguir a al algo algun alguna alguno algunos ante antes ahi aqui aca alla asi aun aunque bajo bastante bien buena bueno buenas buenos cada casi cierto claro como con contra cosa cosas costa cual cuales cuando cuanta cuantas cuanto cuantos de deber debe debo decir dejar del desde despues dia dias dijo donde dos durante e el ella ellas ellos embargo en entonces entre era eran es esa esas ese eso esos esta estaba estado estan estar este esto estos estoy etc favor fin forma fue fuera general gente gran grande grandes ha hace hacer hacia haciendo han hasta hay hecho hola hora horas hoy ir jamas junto la lado las le lejos les lo los luego lugar mal manera mas mayor me media medio mejor menor menos mi mientras mio mis misma mismo modo momento mucha muchas mucho muchos muy nada nadie ni ningun ninguna ninguno no nos nosotros nuestra nuestro nueva nuevo nunca o os otra otras otro otros para parece parte pasa pasar pero persona poca pocas poco pocos poder podria por porque primer puede pueden puedo pues punto que quien quienes quiere quieren quiero quiza quizas realmente respecto sabe saber se sea segun segundo seguro ser sera seria si sido siempre siendo sin sino sobre sola solo son soy su sus tal tambien tampoco tan tanta tanto te tener tengo tenia tiempo tiene tienen tipo toda todas todavia todo todos total tras tu tus un una unas uno unos usted ustedes va vamos van varias varios veces ver vez vida visto vivir voy y ya yo cerca centro norte sur este oeste mundo pais ciudad pueblo calle avenida barrio zona colonia distrito gusto idea caso ejemplo numero momento nombre padre madre hijo hija trabajo empresa escuela agua tierra amigo amiga amigos problema problemas pregunta preguntas respuesta verdad cabeza corazon mano manos noche noches tarde semana semanas mes meses ano anos perdona perdon disculpa oye mira mirad che pana wey guey parce dale orale bonito bonita barato barata caro cara corto costo largo lento listo llano plano planos plaza puerta ventana cocina salon playa monte parque sierra campo real santa santo san villa torre torres fuente puente rosa sol luna mar rio lago valle pozo moral toro mora haro soto salas cuenca conde rey reina nave corte cortes parada pausa causa casos modelo modelos mesa mesas silla pared suelo techo luz gas luces cerco centro servicio servicios oferta ofertas cuestion cuenta cuentas contar canto carta cartas corriente entero entera tercera efectivo persona linea serio marcha contacto contado plazos funcion accion grado fondo plazo ago frente vista vistas orden serie juego turno cambio cargo cargos nivel pasado pasada puestos puesta resto rato robo salida sitio tema temas texto viaje vuelta marta laura lucia pedro juan maria jose ana luis carlos sergio elena paula carmen pablo diego sofia perfecto vale genial noreste noroeste local mercado prensa barra feria ferias playas salud venga ventas casado piedra arenas castillo portal vega viento".split(
    /\s+/,
  );
