/**
 * The needs for which somebody buys a home. Only needs: the buyer's age, family, origin or health is never asked, and
 * no rule could use it.
 */
export const PURPOSES = ["primera", "espacio", "teletrabajo", "invertir", "segunda", "comodidad"] as const;
export type Purpose = (typeof PURPOSES)[number];

export const PURPOSE_NAMES: Record<Purpose, string> = {
  primera: "Primera vivienda",
  espacio: "Cambiar a más espacio",
  teletrabajo: "Trabajar desde casa",
  invertir: "Invertir y alquilar",
  segunda: "Segunda residencia",
  comodidad: "Algo más cómodo",
};

/** The qualities of a home that each need asks for, in the form's words. */
export const PURPOSE_NEEDS: Record<Purpose, string> = {
  primera: "Entrar con el ahorro justo y saber qué costará cada mes.",
  espacio: "Más metros, más cuartos o un sitio al aire libre.",
  teletrabajo: "Un cuarto donde trabajar, y dónde parar.",
  invertir: "Que el alquiler pague lo que cuesta, sin obra ni sorpresas.",
  segunda: "Llegar, abrir y usarla; que cerrada cueste poco.",
  comodidad: "Menos escaleras, menos obra y menos que mantener.",
};

/** Questions to ask before the visit: about needs, and never about the person. */
export const PURPOSE_QUESTIONS: Record<Purpose, readonly string[]> = {
  primera: [
    "¿Cuánto pagas hoy por vivir donde vives?",
    "¿Has hablado ya con un banco, y qué te ha dicho?",
    "¿Qué te haría descartar una vivienda nada más entrar?",
    "¿Para cuándo quieres estar dentro?",
  ],
  espacio: [
    "¿Qué no te cabe hoy, y en qué cuarto lo notas?",
    "¿Qué cuarto usarías más, y para qué?",
    "¿Tienes que vender antes de comprar?",
    "¿Qué cambiarías de tu vivienda si pudieras cambiar una sola cosa?",
  ],
  teletrabajo: [
    "¿Cuántas horas al día trabajas en casa, y con cuántas videollamadas?",
    "¿Qué necesitas en la mesa: puerta, ventana, dos pantallas?",
    "¿Has mirado qué conexión llega a este portal?",
    "¿Qué te molesta hoy cuando trabajas en casa?",
  ],
  invertir: [
    "¿Qué rentabilidad neta buscas, y con cuánto préstamo?",
    "¿La llevarás tú o se la darás a alguien?",
    "¿Qué gasto te hizo descartar la última que miraste?",
    "¿Cuánto tiempo piensas tenerla?",
  ],
  segunda: [
    "¿Cuántas semanas al año la usarías?",
    "¿Quién la abriría y la cuidaría cuando no estés?",
    "¿Qué tiene que haber a pie para que vengas a menudo?",
    "¿Cuánto quieres gastar al mes con la casa cerrada?",
  ],
  comodidad: [
    "¿Qué escaleras o recorridos quieres quitarte cada día?",
    "¿Qué te cuesta más mantener donde vives?",
    "¿Qué tiene que estar a pie para no coger el coche?",
    "¿Qué muebles quieres llevarte seguro?",
  ],
};
