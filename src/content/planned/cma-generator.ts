import type { PlannedTool } from "./planned-tool.ts";

export const cmaGenerator: PlannedTool = {
  path: "/cma-generator",
  module: "valoracion",
  title: "Informe comparativo (CMA)",
  summary: "Comparables ajustados y un informe para el propietario.",
  icon: "FileChartColumn",
  words: "acm comparativa mercado testigos informe propietario defender precio pdf comparativo estudio CMA",
  startsFrom: ["propietario"],
  askedAs: `
    hacer un estudio comparativo de mercado
    informe de comparables para el propietario
    análisis comparativo
    documento con testigos ajustados
    reporte de mercado para captar
    ACM para el vendedor
    comparar la casa con otras vendidas`,
  capture: [{ goal: "encargo", place: 20, purpose: "Defiende el precio con comparables ajustados." }],
  page: {
    description:
      "El informe comparativo de mercado (CMA) con ajustes a la vista, tres precios y el neto del vendedor. Todavía en camino: mira qué hará.",
    lead: "Preparará el informe con el que defiendes un precio delante del propietario, con cada ajuste a la vista y tres estrategias.",
    does: [
      "Pondrá hasta doce comparables en una tabla, con sus ajustes netos y brutos.",
      "Marcará los comparables que hayan necesitado demasiado ajuste: más del 15\u00a0% neto o del 25\u00a0% bruto.",
      "Propondrá tres precios de salida: la parte baja del rango, el valor y la parte alta.",
      "Calculará lo que le queda al vendedor tras honorarios, plusvalía y deuda.",
      "Saldrá en PDF con tu marca, mapa y fecha.",
    ],
    moment:
      "Para la segunda visita: cuando el propietario ya tiene una cifra en la cabeza y hay que hablar de pruebas.",
    needs:
      "La vivienda y sus comparables: tuyos, importados o pegados de un portal, con fecha y si son oferta o cierre.",
    gives: "Tabla de ajustes, rango, tres estrategias, neto del vendedor y documento para firmar la visita.",
    limits: [
      "Con menos de tres comparables no dará un valor.",
      "No será una tasación oficial: lo dirá en cada página.",
    ],
    engine:
      "Sin IA externa hará el informe entero. Con un modelo conectado, escribirá mejor el comentario, con las mismas cifras.",
    example: {
      given:
        "Tres cierres iguales a la vivienda: 240.000, 250.000 y 260.000\u00a0€. Se vende en 250.000\u00a0€, con un 4\u00a0% de honorarios más IVA, 2.000\u00a0€ de plusvalía y 80.000\u00a0€ de deuda.",
      rows: [
        { label: "Valor", value: "250.000\u00a0€" },
        { label: "Rango del 80\u00a0%", value: "211.338–295.734\u00a0€" },
        { label: "Honorarios con IVA", value: "12.100\u00a0€" },
        { label: "Neto del vendedor", value: "155.900\u00a0€" },
      ],
      reading: "Con tres comparables el rango es ancho y el informe lo dirá: «orientativo, 3 testigos».",
      drawing: { kind: "interval", value: 250000, low: 211338, high: 295734 },
    },
    meanwhile: [
      {
        to: "/valoracion",
        label: "Valoración de viviendas",
        text: "Ya ajusta tus comparables y explica el rango, con PDF.",
      },
      {
        to: "/recursos/presentar-el-precio",
        label: "Presentar el precio",
        text: "Una guía para la conversación con el propietario.",
      },
    ],
  },
};
