import type { PlannedTool } from "./planned-tool.ts";

export const propuestasCaptacion: PlannedTool = {
  path: "/propuestas-captacion",
  module: "captacion",
  title: "Propuestas de captación",
  summary: "Un documento con tu plan y tus honorarios.",
  icon: "FileSignature",
  words: "honorarios comisión presentación exclusiva firma documento propuesta propietario",
  startsFrom: ["propietario"],
  askedAs: `
    preparar una propuesta para un propietario
    documento con mis honorarios
    presentar mi plan de venta al dueño
    propuesta de exclusiva
    dosier de servicios para captar
    oferta comercial al vendedor
    plan de marketing para el propietario`,
  capture: [{ goal: "encargo", place: 50, purpose: "Deja tu plan y tus honorarios por escrito." }],
  page: {
    description:
      "Una propuesta de encargo con tu plan, tus honorarios y el neto del vendedor, para enviar y firmar. Mira qué hará.",
    lead: "Montará la propuesta que dejas al propietario: qué harás, qué cobras, qué le queda. En un enlace o en PDF.",
    does: [
      "Juntará valoración, plan de venta, plazo y honorarios en un documento.",
      "Moverá los honorarios con un deslizador y recalculará el neto al momento.",
      "Guardará cada versión que envías.",
      "Dirá cuándo se abrió el enlace.",
      "Recogerá la firma.",
    ],
    moment: "Para la tarde después de la visita, cuando el propietario compara agencias.",
    needs: "La valoración, el porcentaje de honorarios, el plan y el plazo.",
    gives: "PDF con tu marca, enlace y registro de aperturas.",
    limits: ["La firma será simple, y lo dirá.", "Si falta un dato no exportará: dirá cuál."],
    engine: "Plantillas propias, sin IA. Un modelo podrá ajustar el tono.",
    drawing: "proposal",
    example: {
      given: "Venta en 250.000\u00a0€, plusvalía de 2.000\u00a0€ y deuda de 80.000\u00a0€.",
      rows: [
        { label: "Honorarios del 4\u00a0% con IVA", value: "12.100\u00a0€" },
        { label: "Neto del vendedor", value: "155.900\u00a0€" },
        { label: "Con honorarios del 5\u00a0%", value: "152.875\u00a0€" },
      ],
      reading: "Un punto más de honorarios son 3.025\u00a0€. El propietario lo verá en la misma pantalla.",
      drawing: {
        kind: "bars",
        caption: "A dónde va el precio de venta",
        unit: "€",
        rows: [
          { label: "Neto del vendedor", value: 155900, own: true },
          { label: "Deuda", value: 80000 },
          { label: "Honorarios", value: 12100 },
          { label: "Plusvalía", value: 2000 },
        ],
      },
    },
    meanwhile: [
      {
        to: "/valoracion",
        label: "Valoración de viviendas",
        text: "El PDF del rango ya se puede adjuntar a tu propuesta.",
      },
      { to: "/precios", label: "Planes", text: "Qué plan incluye marca propia." },
    ],
  },
};
