import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Un CRM inmobiliario que parte del precio y del comprador",
  description:
    "Qué hace hoy Umbral por tu cartera y tus contactos, qué está en camino y cómo se entiende con el CRM inmobiliario que ya usas.",
  lead: "Un contacto vale por lo que sabes de él. Umbral empieza por lo que más cuesta saber: cuánto vale la vivienda y cuánto puede pagar quien llama.",
  problem: {
    title: "La ficha está llena y la respuesta no está",
    text: [
      "Muchas agencias tienen un CRM con miles de contactos y siguen sin saber a quién llamar hoy. La ficha guarda teléfonos; no dice si el presupuesto es real ni si el precio del encargo se sostiene.",
      "El resultado se repite: visitas con quien no puede comprar, encargos a un precio que nadie paga y propietarios a los que nadie vuelve a llamar.",
    ],
  },
  items: [
    {
      to: "/valoracion",
      label: "Valorar la vivienda del encargo",
      text: "Rango, comparables ajustados y PDF, con el método y su error publicados.",
    },
    {
      to: "/calculadora-capacidad",
      label: "Comprobar el presupuesto",
      text: "Cuánto puede pagar una familia y si la frena el ahorro o el ingreso.",
    },
    {
      to: "/help-center/articulo/contactos-y-tratos",
      label: "Contactos y tratos",
      text: "Cada persona con su historia, y sus tratos en un tablero.",
    },
    { to: "/api/docs", label: "Conectar tu programa", text: "La API devuelve los mismos resultados a tu CRM actual." },
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
    text: "No te pedimos que cambies de programa para empezar. Valora y comprueba presupuestos aquí, guarda el PDF en la ficha y, si tienes quien programe, trae los resultados por la API. El tablero de contactos está dentro: importa los tuyos y decide.",
  },
  questions: [
    {
      question: "¿Umbral sustituye hoy a mi CRM?",
      answer:
        "Puede hacerlo en una agencia pequeña: hay contactos, tratos en un tablero, calendario y avisos. Si el tuyo hace más, quédate con él y conéctalo por la API.",
    },
    { question: "¿Puedo llevarme mis datos?", answer: "Sí. Los resultados se exportan en PDF, CSV y hoja de cálculo." },
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
