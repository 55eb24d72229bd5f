import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Capta propiedades con un precio que puedes explicar",
  description:
    "Cómo captar viviendas con pruebas: propietarios y plazos en un tablero, valoración con rango y comparables, y argumentos para cada visita.",
  lead: "El propietario no compara comisiones: compara cifras. Gana quien explica la suya. Lleva un rango, sus comparables y su duda.",
  artefact: {
    kind: "calls",
    caption: "Una mañana de captación",
    rows: [
      { name: "Calle de Cádiz, 18", why: "El anuncio lleva 90 días sin bajar", mayRing: true },
      { name: "Plaza Nueva, 4", why: "Su exclusiva con otra agencia vence el lunes", mayRing: true },
      { name: "Avenida del Puerto, 77", why: "Pidió que no le llamen", mayRing: false },
      { name: "Calle Sueca, 31", why: "Visitada: falta llevarle el informe", mayRing: true },
    ],
  },
  problem: {
    title: "La cifra más alta se lleva el encargo y luego no lo vende",
    text: [
      "En casi toda captación hay una agencia que promete más. El encargo se firma, el anuncio se quema y a los tres meses llega la bajada, con un propietario enfadado.",
      "La salida no es prometer menos: es enseñar de dónde sale el número, qué suma y qué resta esa vivienda y qué pasa si se pide más.",
    ],
  },
  items: [
    {
      to: "/captacion-propiedades",
      label: "Captación de propiedades",
      text: "Propietarios por prioridad, ruta y registro de quien no quiere llamadas.",
    },
    {
      to: "/valoracion",
      label: "Valoración con pruebas",
      text: "Pega los testigos que has visto y sale el rango, con lo que ajusta cada uno.",
    },
    {
      to: "/argumentos-venta",
      label: "Argumentos de venta",
      text: "Cada frase con su prueba, y solo con lo que la vivienda tiene.",
    },
    {
      to: "/recomendador-mejoras",
      label: "Obra antes de vender",
      text: "Qué reforma suma más de lo que cuesta, y cuándo no tocar nada.",
    },
    {
      to: "/captacion",
      label: "Plan según tu objetivo",
      text: "Di qué quieres conseguir y verás por qué herramienta empezar.",
    },
    {
      to: "/metodo/valoracion",
      label: "El método, escrito",
      text: "Para el propietario que pregunta cómo se calcula y cuánto se equivoca.",
    },
  ],
  fit: {
    title: "En la semana de captación",
    text: "Antes de la visita, valora con lo que sabes por teléfono. En la visita, corrige planta, estado y extras delante del propietario: el rango se estrecha y se ve por qué. Después, deja el PDF con fecha. Quien lo guarda en el cajón te llama cuando la otra agencia propone la bajada.",
  },
  questions: [
    {
      question: "¿Umbral llama a los propietarios?",
      answer: "La plataforma no llama. Te ayuda a llegar con pruebas y a ordenar a quién ves primero.",
    },
    {
      question: "¿Y si no tengo comparables?",
      answer:
        "Verás una orientación con los datos oficiales del municipio, nombrada como orientación. Con tres comparables actuales sale un valor de hoy.",
    },
    {
      question: "¿La valoración sirve para una hipoteca?",
      answer: "No. Es una estimación estadística, no una tasación oficial.",
    },
  ],
  closing: {
    title: "Lleva pruebas a la próxima visita",
    text: "Prepara la valoración de tu próxima captación en un par de minutos.",
  },
  inCity: {
    lead: "Captar en {ciudad} empieza por una cifra que se sostiene. Lleva el rango, la referencia oficial y los pueblos de alrededor.",
    use: "Enseña al propietario la referencia oficial y explica en qué se aparta su vivienda: es el principio de la conversación, no el precio.",
  },
};
