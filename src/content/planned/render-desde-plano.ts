import type { PlannedTool } from "./planned-tool.ts";

export const renderDesdePlano: PlannedTool = {
  path: "/render-desde-plano",
  module: "virtual",
  title: "Render desde plano",
  summary: "Del plano al volumen, con medidas.",
  icon: "Layers",
  words: "plano render imagen infografía obra nueva 3d muebles volumen",
  startsFrom: ["plano"],
  askedAs: `
    pasar un plano a 3D
    levantar en volumen un plano
    ver en tres dimensiones la planta
    plano 2D a maqueta
    convertir un croquis en 3D
    maqueta digital desde el plano
    sacar un render con las medidas`,
  page: {
    description:
      "Del plano a imágenes amuebladas con medidas reales y sol de verdad. Todavía en camino: mira qué hará.",
    lead: "Levantará un plano en volumen, lo amueblará y sacará imágenes que un comprador entiende. Dirá también lo que no cabe.",
    does: [
      "Leerá un plano en imagen o PDF y pedirá una medida para la escala.",
      "Amueblará con pasos de 90\u00a0cm y 60\u00a0cm a los lados de la cama.",
      "Responderá «cabe» o «no cabe».",
      "Calculará las horas de sol de cada ventana en la fecha que digas.",
      "Sacará vista de maqueta, vista a la altura de los ojos y 360 grados.",
    ],
    moment: "Para vender sobre plano o para la vivienda cuyo plano nadie entiende.",
    needs: "Un plano de Umbral, o una imagen de al menos 800 px con una longitud conocida.",
    gives: "Imágenes en 1080p o 4K, modelo en GLB y estudio de sol.",
    limits: [
      "Confirmas tú las paredes antes de levantar nada.",
      "Una foto que no sea un plano dirá «no veo un plano».",
    ],
    engine: "Geometría y luz propias. Un modelo de imagen podrá dar el acabado; si altera la geometría, no se publica.",
    drawing: "raised-plan",
    example: {
      given: "Un dormitorio de 3,00 × 2,60\u00a0m y una cama de 1,50 × 2,00\u00a0m.",
      rows: [
        { label: "Dos lados de 60\u00a0cm más la cama", value: "2,70\u00a0m" },
        { label: "En la pared de 3,00\u00a0m", value: "Cabe" },
        { label: "En la pared de 2,60\u00a0m", value: "No cabe" },
      ],
      reading: "La imagen se dibuja solo con lo que cabe.",
    },
    meanwhile: [
      {
        to: "/generador-planos",
        label: "Generador de planos",
        text: "Lo que hará la herramienta de la que sale el plano.",
      },
      { to: "/modulo-virtual", label: "Módulo Virtual", text: "Cómo encajan las herramientas." },
    ],
  },
};
