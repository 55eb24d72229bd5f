import type { PlannedToolContent } from "./planned-tool-content.ts";

export const plannedTool: PlannedToolContent = {
  description:
    "Argumentos de venta que salen de los datos de la vivienda, distintos para cada comprador, con su prueba. Mira qué hará.",
  lead: "Convertirá cada dato de la vivienda en un argumento para un comprador concreto, con la prueba al lado.",
  does: [
    "Irá de la característica al beneficio y a la prueba.",
    "Cambiará el orden según quién compra: familia, inversor, primera vivienda.",
    "Preparará respuestas a las objeciones habituales.",
    "Callará lo que no existe: sin ascensor, no hay argumento de ascensor.",
    "Dará tarjetas para llevar en el móvil.",
  ],
  moment: "Para los diez minutos antes de la visita.",
  needs: "La ficha de la vivienda y el tipo de comprador.",
  gives: "Tarjetas de argumentos y de objeciones.",
  limits: ["No dirá nada sin un dato detrás.", "No usará edad, origen, familia ni religión para dirigir la venta."],
  engine: "Reglas propias. Un modelo mejorará la frase, no el dato.",
  example: {
    given: "Piso tercero con ascensor y terraza de 9\u00a0m². Compra una pareja que trabaja en casa.",
    rows: [
      { label: "Dato", value: "Terraza de 9\u00a0m²" },
      { label: "Beneficio", value: "Una mesa al aire libre" },
      { label: "Prueba", value: "Plano, estancia 6" },
      { label: "Objeción: «es caro»", value: "Cae dentro del rango" },
    ],
    reading: "Cada frase lleva a un sitio donde se puede comprobar.",
  },
  meanwhile: [
    { to: "/valoracion", label: "Valoración de viviendas", text: "Lo que suma y resta cada característica, en euros." },
  ],
};
