import type { PlannedToolContent } from "./planned-tool-content.ts";

export const plannedTool: PlannedToolContent = {
  description:
    "Un tablero de propietarios con prioridad, ruta y agenda, y un registro de quien no quiere llamadas. Mira qué hará.",
  lead: "Ordenará a los propietarios por motivo, realismo y tiempo, y preparará la ruta del día. Antes de llamar, mirará si se puede.",
  does: [
    "Puntuará a cada propietario: por qué vende, qué espera y cuándo hablasteis.",
    "Avisará de las exclusivas que vencen.",
    "Trazará la ruta de visitas y la mandará a tu calendario.",
    "Guardará quién pidió que no le llamen y bloqueará la llamada.",
    "Dejará constancia de cada contacto.",
  ],
  moment: "Para la hora de captación: a quién llamo primero y por dónde paso.",
  needs: "Dirección, de dónde viene, por qué vende, cuánto espera y si hay exclusiva.",
  gives: "Tablero, ruta, citas en formato de calendario.",
  limits: ["No buscará datos personales de propietarios.", "No llamará ni escribirá sola."],
  engine: "Sin IA externa: una cuenta con tres factores. Un modelo ayudará con la carta.",
  example: {
    given: "Puntos de un propietario: motivo hasta 40, precio hasta 35, reciente hasta 25.",
    rows: [
      { label: "Motivo 5 de 5", value: "40" },
      { label: "Espera lo que vale", value: "35" },
      { label: "Hablasteis hoy", value: "25" },
      { label: "Total", value: "100" },
    ],
    reading: "Si pasa un mes sin hablar, los 25 puntos se quedan en 12,5 y baja en la lista.",
  },
  meanwhile: [
    {
      to: "/valoracion",
      label: "Valoración de viviendas",
      text: "Comprueba si lo que espera el propietario cae en el rango.",
    },
    { to: "/captacion", label: "Captación", text: "El orden de trabajo para conseguir encargos." },
  ],
};
