import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Un CRM inmobiliario que parte del precio y del comprador",
  description:
    "Contactos con su historia, tratos en un tablero, calendario, cartera importada y reparto entre agentes, con el precio y el presupuesto al lado.",
  lead: "Un contacto vale por lo que sabes de él. Umbral empieza por lo que más cuesta saber: cuánto vale la vivienda y cuánto puede pagar quien llama.",
  artefact: { kind: "screen", screen: "board", caption: "El tablero de tratos, con la cartera de demostración" },
  problem: {
    title: "La ficha está llena y la respuesta no está",
    text: [
      "Muchas agencias tienen un CRM con miles de contactos y siguen sin saber a quién llamar hoy. La ficha guarda teléfonos; no dice si el presupuesto es real ni si el precio del encargo se sostiene.",
      "El resultado se repite: visitas con quien no puede comprar, encargos a un precio que nadie paga y propietarios a los que nadie vuelve a llamar.",
    ],
  },
  items: [
    {
      to: "/help-center/articulo/contactos-y-tratos",
      label: "Contactos y tratos",
      text: "Cada persona con su historia y cada trato en su columna.",
    },
    {
      to: "/help-center/articulo/calendario-y-tareas",
      label: "Calendario y tareas",
      text: "Visitas, llamadas y vencimientos, también en el móvil.",
    },
    {
      to: "/help-center/articulo/repartir-contactos",
      label: "Reparto de contactos",
      text: "Reglas que deciden quién atiende a quién, y en cuánto tiempo.",
    },
    {
      to: "/help-center/articulo/importar-contactos",
      label: "Importar contactos",
      text: "En CSV o Excel, con vista previa y sin repetidos.",
    },
    {
      to: "/cualificador-leads",
      label: "Cualificador de leads",
      text: "Una nota con sus puntos y la siguiente pregunta.",
    },
    {
      to: "/asistente-seguimiento",
      label: "Asistente de seguimiento",
      text: "A quién llamar hoy, sin insistir a quien dijo que no.",
    },
    {
      to: "/valoracion",
      label: "Valorar la vivienda del encargo",
      text: "Rango, comparables ajustados y PDF para el propietario.",
    },
    {
      to: "/calculadora-capacidad",
      label: "Comprobar el presupuesto",
      text: "Cuánto puede pagar una familia y qué la frena.",
    },
  ],
  fit: {
    title: "Cómo encaja con el CRM que ya tienes",
    text: "No te pedimos que cambies de programa para empezar. Importa tus contactos y tu cartera en CSV, trabaja una semana en el tablero y decide. Si te quedas con el tuyo, la API y los webhooks llevan los resultados a su ficha.",
  },
  questions: [
    {
      question: "¿Umbral sustituye a mi CRM?",
      answer:
        "En la mayoría de agencias, sí: contactos, tratos en un tablero, bandeja de mensajes, calendario, cartera, reparto con reglas, embudo y previsión. Si el tuyo hace algo más, quédate con él y conéctalo por la API.",
    },
    {
      question: "¿Puedo llevarme mis datos?",
      answer:
        "Sí. Los contactos salen en CSV, las viviendas en CSV, Excel y Kyero, y los resultados en PDF y hoja de cálculo.",
    },
    {
      question: "¿Puntúa a las personas por quiénes son?",
      answer: "No. Nacionalidad, sexo, edad, religión o familia no entran en ninguna nota.",
    },
  ],
  closing: {
    title: "Empieza por el próximo encargo",
    text: "Valora una vivienda de tu cartera y mira si el precio de salida cae dentro del rango.",
  },
  inCity: {
    lead: "Llevar cartera en {ciudad} es saber qué precio se sostiene y qué comprador llega. Eso puedes comprobarlo hoy, con el tablero de contactos al lado.",
    use: "Anota en cada ficha el impuesto de la compra: cambia el presupuesto real del comprador más que la cuota.",
  },
};
