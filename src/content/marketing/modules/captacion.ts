import type { ModuleContent } from "../module-content.ts";

export const captureModule: ModuleContent = {
  meta: {
    title: "Captar propietarios y conseguir el encargo",
    description:
      "El módulo de captación: propietarios y plazos en un tablero, propuesta con tus honorarios, argumentos de cada vivienda y contactos ordenados por intención.",
  },
  title: "Llega a la visita con el encargo preparado",
  lead: "Captar es llamar a tiempo, llevar un precio que se sostiene y dejar por escrito qué vas a hacer. Este módulo reúne las tres cosas alrededor de la misma vivienda.",
  day: {
    title: "Un día con este módulo",
    lead: "Del nombre en una libreta al encargo firmado.",
    moments: [
      {
        when: "A las nueve",
        text: "El tablero te dice a qué propietarios toca llamar hoy, a quién visitar y qué exclusiva vence. Quien no quiere llamadas no tiene enlace.",
        toolPath: "/captacion-propiedades",
      },
      {
        when: "Entra un contacto",
        text: "Lo ordenas por intención, plazo y capacidad. Ves de dónde sale cada punto y qué pregunta falta por hacer.",
        toolPath: "/cualificador-leads",
      },
      {
        when: "La tarde antes de la visita",
        text: "Preparas los argumentos de esa vivienda para lo que busca quien viene: más espacio, trabajar en casa, invertir. Cada frase con su prueba, y solo con lo que la vivienda tiene.",
        toolPath: "/argumentos-venta",
      },
      {
        when: "Al terminar la visita",
        text: "Dejarás una propuesta con el rango de precio, tu plan, los plazos y tus honorarios con IVA. Un documento, no una promesa.",
        toolPath: "/propuestas-captacion",
      },
    ],
  },
  tools: {
    title: "Sus herramientas",
    lead: "Las abiertas se prueban sin cuenta y traen un ejemplo resuelto. Las demás llegan después: mientras, la valoración te da el precio y el informe con que se abre la conversación.",
  },
  handover: {
    title: "De la llamada al encargo",
    steps: [
      {
        title: "Valora",
        text: "El rango y los comparables de la valoración son la primera página de la propuesta. No se vuelve a escribir nada.",
      },
      {
        title: "Propón",
        text: "Se le suman tu plan de venta, tus plazos y tus honorarios. El propietario recibe un PDF y una página que puede reenviar.",
      },
      {
        title: "Sigue",
        text: "Si la abre, lo sabrás. El tablero dice a quién toca llamar después, y por qué.",
      },
    ],
  },
  limits: {
    title: "Lo que no hace",
    points: [
      "No compra ni rastrea listas de teléfonos. Trabaja con los contactos que tú tienes y con su permiso.",
      "No puntúa a nadie por su nacionalidad, sexo, edad, religión, familia o discapacidad. Esos datos no entran en el cálculo.",
      "No infla el precio para ganar el encargo: la propuesta usa el mismo rango que verás al vender.",
    ],
  },
  questions: [
    {
      question: "¿Puedo llamar a cualquier propietario que encuentre?",
      answer:
        "No. En España una llamada comercial necesita consentimiento u otra base legal, y hay listas de exclusión. El tablero mira antes tu registro de no llamar; la Lista Robinson la consultas tú.",
    },
    {
      question: "¿Qué lleva una propuesta de captación?",
      answer:
        "El rango de precio y sus comparables, el plan de publicación, las visitas previstas, los honorarios con IVA y las condiciones del encargo. Podrás partir de una plantilla de tu agencia.",
    },
    {
      question: "¿Cómo se ordenan los contactos?",
      answer:
        "Por lo que han dicho: presupuesto, plazo, financiación y quién decide. Cada punto se enseña. Si falta información, el contacto queda sin cualificar y te sugiere qué preguntar.",
    },
    {
      question: "¿Qué puedo usar hoy para captar?",
      answer:
        "El tablero de propietarios, el cualificador de leads y los argumentos de venta, sin cuenta. Y la valoración de viviendas, que se lleva impresa a la visita o se manda en PDF la tarde anterior.",
    },
  ],
  closing: {
    title: "Te avisamos de cada herramienta nueva",
    text: "Un correo cuando se abra la siguiente de Captación. Mientras, valora la próxima vivienda que vayas a ver.",
  },
};
