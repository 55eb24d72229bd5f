import type { PlannedToolContent } from "./planned-tool-content.ts";

export const plannedTool: PlannedToolContent = {
  description:
    "Rentabilidad de una compra para alquilar, con gastos, hipoteca y TIR, y el retorno de cada canal de captación. Mira qué hará.",
  lead: "Dirá si una compra para alquilar sale a cuenta después de gastos, huecos e hipoteca. Y qué canal de captación lo paga.",
  does: [
    "Calculará rentabilidad bruta y neta, flujo de caja, TIR y valor actual.",
    "Incluirá vacío, comunidad, IBI, seguro, gestión e hipoteca.",
    "Buscará la renta a partir de la cual no se pierde.",
    "Simulará cientos de escenarios, siempre los mismos con los mismos datos.",
    "En otra pestaña, medirá coste por contacto y retorno de cada canal con tus cierres.",
  ],
  moment: "Para el inversor que compara dos pisos y para la agencia que revisa el mes.",
  needs: "Precio, gastos, obras, renta, préstamo y horizonte. En marketing: gasto, contactos y margen.",
  gives: "Tabla por años, matriz de sensibilidad, PDF y hoja de cálculo.",
  limits: [
    "No calculará tu declaración: dará el resultado antes de tu IRPF, y lo dirá.",
    "Si la TIR no existe, dirá «no definida» en vez de inventarla.",
  ],
  engine: "Aritmética propia, sin IA. Un modelo conectado podrá redactar la nota para el inversor.",
  example: {
    given:
      "Piso de 150.000\u00a0€ con 8\u00a0% de gastos y 10.000\u00a0€ de obra. Renta de 850\u00a0€ al mes, 5\u00a0% de vacío y 1.250\u00a0€ de gastos al año.",
    rows: [
      { label: "Inversión total", value: "172.000\u00a0€" },
      { label: "Rentabilidad bruta", value: "6,80\u00a0%" },
      { label: "Rentabilidad neta", value: "4,91\u00a0%" },
      { label: "Con 105.000\u00a0€ al 3\u00a0%, sobre lo puesto", value: "3,68\u00a0%" },
    ],
    reading: "Del 6,80 al 3,68\u00a0%: esa distancia es la que el anuncio no enseña.",
    drawing: {
      kind: "bars",
      caption: "Tres rentabilidades de la misma compra",
      unit: "%",
      rows: [
        { label: "Bruta", value: 0.068 },
        { label: "Neta", value: 0.0491 },
        { label: "Sobre lo puesto", value: 0.0368, own: true },
      ],
    },
  },
  meanwhile: [
    {
      to: "/calculadora-capacidad",
      label: "Calculadora de capacidad de compra",
      text: "Cuota, gastos e impuestos de la compra, por comunidad.",
    },
    {
      to: "/valoracion",
      label: "Valoración de viviendas",
      text: "Comprueba el precio de entrada antes de calcular el retorno.",
    },
  ],
};
