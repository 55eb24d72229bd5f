import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Un CRM inmobiliario que parte del precio y del comprador",
  description:
    "Qué hace hoy Umbral por tu cartera y tus contactos, qué falta para ser tu CRM inmobiliario y cómo se entiende con el que ya usas.",
  lead: "Un contacto vale por lo que sabes de él. Umbral empieza por lo que más cuesta saber: cuánto vale la vivienda y cuánto puede pagar quien llama.",
  problem: {
    title: "La ficha está llena y la respuesta no está",
    text: [
      "Muchas agencias tienen un CRM con miles de contactos y siguen sin saber a quién llamar hoy. La ficha guarda teléfonos; no dice si el presupuesto es real ni si el precio del encargo se sostiene.",
      "El resultado se repite: visitas con quien no puede comprar, encargos a un precio que nadie paga y propietarios a los que nadie vuelve a llamar.",
    ],
  },
  today: [
    {
      to: "/valoracion",
      label: "Valorar la vivienda del encargo",
      text: "Rango, comparables ajustados y PDF, con el error medido a la vista.",
    },
    {
      to: "/calculadora-capacidad",
      label: "Comprobar el presupuesto",
      text: "Cuánto puede pagar una familia y si la frena el ahorro o el ingreso.",
    },
    { to: "/api/docs", label: "Conectar tu programa", text: "La API devuelve los mismos resultados a tu CRM actual." },
  ],
  coming: [
    {
      to: "/cualificador-leads",
      label: "Cualificador de leads",
      text: "Una nota con sus puntos y la siguiente pregunta.",
    },
    { to: "/smart-matching", label: "Smart matching", text: "Qué comprador encaja con qué vivienda, y por qué." },
    {
      to: "/asistente-seguimiento",
      label: "Asistente de seguimiento",
      text: "A quién llamar hoy, sin insistir a quien dijo que no.",
    },
  ],
  fit: {
    title: "Cómo encaja con el CRM que ya tienes",
    text: "No te pedimos que cambies de programa para empezar. Valora y comprueba presupuestos aquí, guarda el PDF en la ficha y, si tienes quien programe, trae los resultados por la API. Cuando el tablero de contactos esté listo podrás importar los tuyos y decidir.",
  },
  questions: [
    {
      question: "¿Umbral sustituye hoy a mi CRM?",
      answer:
        "No. Hoy valora viviendas y calcula capacidad de compra. El tablero de contactos está en camino y su página lo dice.",
    },
    { question: "¿Puedo llevarme mis datos?", answer: "Sí. Los resultados se exportan en PDF, CSV y hoja de cálculo." },
    {
      question: "¿Puntuaréis a las personas por quiénes son?",
      answer: "No. Nacionalidad, sexo, edad, religión o familia no entrarán en ninguna nota.",
    },
  ],
  closing: {
    title: "Empieza por el próximo encargo",
    text: "Valora una vivienda de tu cartera y mira si el precio de salida cae dentro del rango.",
  },
  inCity: {
    lead: "Llevar cartera en {ciudad} es saber qué precio se sostiene y qué comprador llega. Eso puedes comprobarlo hoy; el tablero de contactos está en camino.",
    use: "Anota en cada ficha el impuesto de la compra: cambia el presupuesto real del comprador más que la cuota.",
  },
};
