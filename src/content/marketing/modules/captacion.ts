import type { ModuleContent } from "../module-content.ts";

export const captureModule: ModuleContent = {
  meta: {
    title: "Captar propietarios y conseguir el encargo",
    description:
      "El módulo de captación: propietarios y plazos en un tablero, contactos ordenados por intención, argumentos de cada vivienda y el informe que los sostiene.",
  },
  title: "Llega a la visita con el encargo preparado",
  lead: "Captar es llamar a tiempo, llevar un precio que se sostiene y dejar por escrito qué vas a hacer. Este módulo reúne las tres cosas alrededor de la misma vivienda.",
  day: {
    title: "Un día con este módulo",
    lead: "Del nombre en una libreta al encargo firmado.",
    moments: [
      {
        when: "A las nueve",
        text: "El tablero te dice a qué propietarios toca llamar hoy, a quién visitar y qué exclusiva vence. A quien pidió que no le llamen no se le puede marcar.",
        to: "/captacion-propiedades",
      },
      {
        when: "Entra un contacto",
        text: "Lo ordenas por intención, plazo y capacidad. Ves de dónde sale cada punto y qué pregunta falta por hacer.",
        to: "/cualificador-leads",
      },
      {
        when: "La tarde antes de la visita",
        text: "Preparas los argumentos de esa vivienda para lo que busca quien viene: más espacio, trabajar en casa, invertir. Cada frase con su prueba.",
        to: "/argumentos-venta",
      },
      {
        when: "Al terminar la visita",
        text: "Dejas el informe con el rango, los comparables y la fecha, con tu nombre. El propietario lo abre en el móvil y tú ves que lo ha abierto.",
        to: "/help-center/articulo/seguir-un-enlace-compartido",
        label: "Seguir un enlace compartido",
      },
    ],
  },
  handover: {
    title: "De la llamada al encargo",
    steps: [
      {
        title: "Valora",
        text: "El rango y los comparables salen de la ficha que ya tienes. No se vuelve a escribir nada.",
      },
      {
        title: "Explica",
        text: "Se le suman los argumentos de esa vivienda. El propietario recibe un PDF y una página que puede reenviar.",
      },
      {
        title: "Sigue",
        text: "Si la abre, lo ves. El tablero dice a quién toca llamar después, y por qué.",
      },
    ],
  },
  limits: {
    title: "Lo que no hace",
    points: [
      "No compra ni rastrea listas de teléfonos. Trabaja con los contactos que tú tienes y con su permiso.",
      "No puntúa a nadie por su nacionalidad, sexo, edad, religión, familia o discapacidad. Esos datos no entran en el cálculo.",
      "No infla el precio para ganar el encargo: el informe usa el mismo rango que verás al vender.",
    ],
  },
  questions: [
    {
      question: "¿Puedo llamar a cualquier propietario que encuentre?",
      answer:
        "No. En España una llamada comercial necesita consentimiento u otra base legal, y hay listas de exclusión. El tablero mira antes tu registro de no llamar; la Lista Robinson la consultas tú.",
    },
    {
      question: "¿Qué le dejo al propietario?",
      answer:
        "El informe con el rango, los comparables y su fecha, en PDF o como página con tu marca. Tus honorarios y tu plan los pones tú en el encargo.",
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
    title: "Prepara la próxima visita",
    text: "Elige un propietario al que vayas a ver esta semana y llega con su tablero, su rango y tus argumentos.",
  },
};
