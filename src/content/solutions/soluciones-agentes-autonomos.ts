import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Para agentes autónomos: el despacho entero, sin despacho",
  description:
    "Una persona, sin secretaria y con poco tiempo: valorar, anunciar, seguir a cada contacto y llevar el calendario desde el móvil.",
  lead: "Trabajas por tu cuenta y haces de todo. Lo que te falta no es otra aplicación: es que cada tarea te lleve la mitad.",
  artefact: { kind: "screen", screen: "phone", caption: "La página que le llega al propietario, en el móvil" },
  problem: {
    title: "La mañana se va en preparar la tarde",
    text: [
      "Buscar comparables, montar un informe, contestar al que pregunta si le llega la hipoteca. Tres horas antes de la visita, y por la noche las publicaciones.",
      "Una agencia reparte eso entre cinco. Un autónomo necesita que el cálculo salga solo y que el papel quede listo para enseñar.",
    ],
  },
  items: [
    {
      to: "/valoracion",
      label: "Valoración en el coche",
      text: "Se rellena desde el móvil, pegas los anuncios y sale el PDF.",
    },
    {
      to: "/calculadora-capacidad",
      label: "¿Le llega?",
      text: "La pregunta de cada semana, con respuesta y con impuestos.",
    },
    {
      to: "/asistente-seguimiento",
      label: "Asistente de seguimiento",
      text: "La lista de hoy, con el mensaje escrito.",
    },
    {
      to: "/generador-descripciones",
      label: "Generador de descripciones",
      text: "El anuncio desde la ficha, en un minuto.",
    },
    {
      to: "/help-center/articulo/llevar-el-calendario-al-movil",
      label: "El calendario, en el móvil",
      text: "Visitas y tareas junto a tu agenda de siempre.",
    },
    {
      to: "/chat-inmobiliario",
      label: "Asistente",
      text: "Pregunta y responde con su fuente, también por la noche.",
    },
  ],
  fit: {
    title: "Una semana con Umbral",
    text: "Lunes: capacidad de los compradores nuevos. Martes y miércoles: valoraciones para las visitas. Jueves: publicar. Viernes: revisar lo que no se mueve. Cada tarea es corta y sale con un documento que puedes enseñar. Lo que hagas hoy se queda en la ficha de la vivienda, así que mañana no empiezas de cero.",
  },
  questions: [
    {
      question: "¿Hay un plan para una sola persona?",
      answer: "Sí, el plan Agente, con un usuario. Está en la página de planes.",
    },
    {
      question: "¿Puedo probar sin tarjeta ni alta?",
      answer: "Las herramientas abiertas se usan sin cuenta, y cada una enseña un ejemplo resuelto.",
    },
    {
      question: "¿Necesito saber de ordenadores?",
      answer: "No. Si sabes copiar una lista de anuncios de un portal y pegarla, ya sabes usarlo.",
    },
  ],
  closing: {
    title: "Prueba con la visita de mañana",
    text: "Dos minutos ahora, y llegas con el rango en el bolsillo.",
  },
  inCity: {
    lead: "Un agente que trabaja solo en {ciudad} gana por cercanía y por rapidez. Estas cifras locales puedes llevarlas mañana.",
    use: "Apréndete dos números de tu plaza: la referencia oficial y el impuesto. Es lo que más preguntan y casi nadie responde.",
  },
};
