import type { PlannedToolContent } from "./planned-tool-content.ts";

export const plannedTool: PlannedToolContent = {
  description:
    "Elige qué quieres conseguir y verás con qué herramientas empezar, en qué orden y cuáles funcionan ya. El plan completo está en camino.",
  lead: "Di qué quieres conseguir y te decimos por dónde empezar. Hoy da el orden y el estado de cada herramienta; pronto llevará también tus cifras.",
  does: [
    "Preguntará el objetivo y cuántas viviendas llevas.",
    "Ordenará las herramientas en un plan de trabajo para la semana.",
    "Mostrará tus cifras vivas: propietarios, visitas pendientes, encargos que vencen.",
    "Recordará por dónde lo dejaste en cada paso.",
  ],
  moment: "Para el lunes por la mañana, o para quien abre Umbral por primera vez y quiere encargos.",
  needs: "Un objetivo: captar, publicar, vender o cuidar lo que ya tienes.",
  gives: "Una lista ordenada de herramientas, con lo que hace cada una.",
  limits: [
    "No traerá propietarios por sí sola: ordena tu trabajo.",
    "No enseñará cifras de ejemplo como si fueran tuyas.",
  ],
  engine: "Es una tabla de reglas: mismo objetivo, mismo plan. No usará IA externa.",
  example: {
    given: "Objetivo: 60.000\u00a0€ de comisiones en un año, a 6.000\u00a0€ por venta.",
    rows: [
      { label: "Ventas necesarias", value: "10" },
      { label: "Encargos, si se vende el 60\u00a0%", value: "17" },
      { label: "Valoraciones, si se firma el 35\u00a0%", value: "49" },
    ],
    reading: "Cuarenta y nueve valoraciones al año son una por semana. Por ahí empieza el plan.",
  },
  today: "La elección de objetivo de esta página ya se puede usar. El plan con tus cifras es lo que falta.",
  meanwhile: [
    { to: "/valoracion", label: "Valoración de viviendas", text: "El primer paso de casi todos los planes." },
    { to: "/modulo-captacion", label: "Módulo Captación", text: "Las herramientas del módulo, una a una." },
  ],
};
