import type { PlannedToolContent } from "./planned-tool-content.ts";

export const plannedTool: PlannedToolContent = {
  description:
    "Un pronóstico de precio a uno, tres y cinco años con su margen y su error medido. Todavía no está construido: mira qué hará.",
  lead: "Dirá hacia dónde apunta el precio de una zona y, sobre todo, con cuánta duda: vender ahora o esperar, con números.",
  does: [
    "Leerá la serie oficial de precios, la tuya o un CSV.",
    "Probará varios métodos sobre el pasado y se quedará con el que menos falló.",
    "Pintará un abanico: la mediana y las bandas del 50, 80 y 95\u00a0%.",
    "Separará la subida nominal de la real, descontada la inflación.",
    "Enseñará al lado lo que habría acertado y fallado estos años.",
  ],
  moment: "Para la pregunta del vendedor indeciso y la del inversor: ¿ahora o dentro de dos años?",
  needs: "Una zona o una serie con al menos ocho datos, el valor de partida y el horizonte.",
  gives: "Abanico con tabla, método elegido y su error histórico.",
  limits: [
    "Con menos de ocho datos dará solo el crecimiento medio, sin pronóstico.",
    "No explicará la subida con causas que no estén en los datos.",
  ],
  engine: "Todo el cálculo será estadístico y propio. Un modelo externo solo podrá redactar la explicación.",
  example: {
    given: "Una serie que ha subido un 2\u00a0% exacto doce periodos seguidos, y una vivienda de 250.000\u00a0€.",
    rows: [
      { label: "Siguiente valor del índice", value: "126,82" },
      { label: "Método que mejor encaja", value: "Deriva" },
      { label: "250.000\u00a0€ a cinco años", value: "276.020\u00a0€" },
    ],
    reading: "Con una serie plana diría 0,00\u00a0% y «serie constante». Con una serie real, la banda crece cada año.",
    drawing: {
      kind: "bars",
      caption: "Precio hoy y a cinco años si la serie sigue igual",
      unit: "€",
      rows: [
        { label: "Hoy", value: 250000, own: true },
        { label: "En 5 años", value: 276020 },
      ],
    },
  },
  meanwhile: [
    { to: "/valoracion", label: "Valoración de viviendas", text: "El valor de hoy, con rango y fecha." },
    {
      to: "/metodo/valoracion",
      label: "Método de valoración",
      text: "Qué dicen las fuentes oficiales de la subida desde 2018.",
    },
  ],
};
