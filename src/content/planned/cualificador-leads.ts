import type { PlannedToolContent } from "./planned-tool-content.ts";

export const plannedTool: PlannedToolContent = {
  description:
    "Ordenará tus contactos por encaje e interés, con los puntos a la vista y la siguiente pregunta. Mira qué hará.",
  lead: "Dirá a quién llamar primero y qué preguntarle. Cada punto de la nota se verá, y ninguno dependerá de quién es.",
  does: [
    "Puntuará presupuesto, decisión, necesidad, plazo y financiación.",
    "Sumará el interés reciente, que pierde fuerza cada dos semanas.",
    "Comprobará el presupuesto con la calculadora de capacidad.",
    "Propondrá la pregunta que más aclara.",
    "Dará un guion de llamada y una tarea.",
  ],
  moment: "Para el rato de llamadas: diez contactos nuevos y tiempo para cuatro.",
  needs: "Lo que sepas de cada uno: presupuesto, quién decide, zona, cuándo, cómo paga.",
  gives: "Nota de la A a la D, traza de puntos y siguiente pregunta.",
  limits: [
    "Con menos de la mitad de los datos dirá «sin cualificar».",
    "Nacionalidad, sexo, edad o familia no entrarán nunca en la nota.",
  ],
  engine: "Una suma con reglas fijas. Un modelo podrá extraer respuestas de un chat, citadas para que las confirmes.",
  example: {
    given: "Un contacto que encaja del todo (100) y mostró interés medio (50) hace catorce días.",
    rows: [
      { label: "Encaje, 70\u00a0% de la nota", value: "70" },
      { label: "Interés, 30\u00a0% y a la mitad por el tiempo", value: "7,5" },
      { label: "Nota", value: "77,5 · A" },
    ],
    reading: "Una ficha vacía no sale con un cero: sale «sin cualificar» y la primera pregunta es el presupuesto.",
  },
  meanwhile: [
    {
      to: "/calculadora-capacidad",
      label: "Calculadora de capacidad de compra",
      text: "Comprueba hoy si el presupuesto de un contacto es real.",
    },
  ],
};
