import type { PlannedToolContent } from "./planned-tool-content.ts";

export const plannedTool: PlannedToolContent = {
  description:
    "Rango de acuerdo, escalera de ofertas y qué oferta conviene contando riesgo y tiempo. Mira qué hará el negociador.",
  lead: "Calculará dónde hay acuerdo, qué oferta hacer después y cuál te conviene de verdad. También te dejará ensayar.",
  does: [
    "Dirá si hay zona de acuerdo y cuál es su centro.",
    "Hará una escalera de concesiones que se estrecha.",
    "Comparará ofertas contando probabilidad de cierre y meses de espera.",
    "Ensayará contigo frente a un comprador urgente, racional o especulador.",
    "Preparará la contraoferta en PDF.",
  ],
  moment: "Para la noche en que llegan dos ofertas y hay que contestar mañana.",
  needs: "Precio, mínimo del vendedor, techo del comprador y las ofertas con sus condiciones.",
  gives: "Escalera, comparación, guion y documento.",
  limits: ["El mínimo del vendedor no saldrá nunca en un documento.", "No negociará por ti."],
  engine: "Cálculo propio y ensayo con reglas. Un modelo podrá conversar dentro de esos límites.",
  example: {
    given:
      "Dos ofertas: 240.000\u00a0€ casi segura en un mes, o 248.000\u00a0€ con 60\u00a0% de cierre en tres. Si falla, quedan 225.000\u00a0€; esperar cuesta 600\u00a0€ al mes.",
    rows: [
      { label: "Oferta segura, lo esperado", value: "238.650\u00a0€" },
      { label: "Oferta alta, lo esperado", value: "237.000\u00a0€" },
      { label: "Escalera de 225.000 a 240.000", value: "233.550 · 237.850" },
    ],
    reading: "La oferta más alta vale menos. El cliente lo verá en una línea.",
    drawing: {
      kind: "bars",
      caption: "Lo que se espera cobrar de cada oferta",
      unit: "€",
      rows: [
        { label: "240.000, segura", value: 238650, own: true },
        { label: "248.000, dudosa", value: 237000 },
      ],
    },
  },
  meanwhile: [
    { to: "/valoracion", label: "Valoración de viviendas", text: "Entra a negociar con un rango y sus pruebas." },
    { to: "/calculadora-capacidad", label: "Calculadora de capacidad de compra", text: "El techo real del comprador." },
  ],
};
