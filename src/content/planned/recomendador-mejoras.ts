import type { PlannedToolContent } from "./planned-tool-content.ts";

export const plannedTool: PlannedToolContent = {
  description:
    "Qué obra devuelve más de lo que cuesta antes de vender, con presupuesto y sin sumar dos veces lo mismo. Mira qué hará.",
  lead: "Ordenará las mejoras posibles por lo que suman al precio menos lo que cuestan. A veces dirá que no hagas nada.",
  does: [
    "Calculará cuánto sube el precio con cada mejora, sobre el valor de esa vivienda.",
    "Elegirá la mejor combinación dentro del presupuesto.",
    "No sumará dos veces las obras que se solapan.",
    "Pondrá «no hacer nada» en la lista, como una opción más.",
    "Hará un documento de antes y después para el propietario.",
  ],
  moment: "Para el propietario que pregunta si pinta, reforma la cocina o lo vende como está.",
  needs: "La vivienda, un presupuesto y tus precios de obra, o los orientativos del sector.",
  gives: "Lista ordenada con coste, subida esperada, ganancia y confianza.",
  limits: [
    "No dará presupuestos cerrados de obra: eso lo hace quien la ejecuta.",
    "No prometerá las subidas del 24\u00a0% que cita la prensa: en los datos medidos fueron del 11 al 15\u00a0%.",
  ],
  engine:
    "Sin IA externa: sale de los coeficientes del motor de valoración. Un modelo solo ayudará a redactar el encargo de obra.",
  example: {
    given: "Un piso a reformar de 200.000\u00a0€ y una reforma de 20.000\u00a0€.",
    rows: [
      { label: "Subida esperada", value: "+25.499\u00a0€" },
      { label: "Coste", value: "−20.000\u00a0€" },
      { label: "Retorno", value: "27,5\u00a0%" },
    ],
    reading: "Ganas 5.499\u00a0€, antes de impuestos y de los meses de obra. El informe pondrá también ese tiempo.",
    drawing: {
      kind: "bars",
      caption: "Lo que cuesta y lo que suma la reforma",
      unit: "€",
      rows: [
        { label: "Cuesta", value: 20000 },
        { label: "Suma", value: 25499, own: true },
      ],
    },
  },
  meanwhile: [
    {
      to: "/valoracion",
      label: "Valoración de viviendas",
      text: "Valora dos veces, a reformar y en buen estado: la diferencia es el techo de la obra.",
    },
  ],
};
