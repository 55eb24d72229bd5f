import type { PlannedTool } from "./planned-tool.ts";

export const generadorPlanos: PlannedTool = {
  path: "/generador-planos",
  module: "virtual",
  title: "Generador de planos",
  summary: "Dibuja el plano y calcula sus superficies.",
  icon: "Ruler",
  words: "plano dibujar medir superficie útil construida croquis dxf superficies metros hacer planos planta",
  startsFrom: ["plano"],
  askedAs: `
    dibujar el plano de un piso
    calcular los metros útiles
    hacer un croquis de la vivienda
    plano con cotas
    sacar la planta de una casa
    superficies por estancia
    trazar la distribución
    medir las habitaciones y dibujarlas`,
  capture: [{ goal: "publicar", place: 10, purpose: "Dibuja el plano y sus superficies." }],
  page: {
    description:
      "Del metro al plano publicable en un cuarto de hora, con superficie útil y construida y su fórmula. Mira qué hará.",
    lead: "Dibujará el plano con las medidas que tomas y dirá si cierran. Superficie útil y construida, con la fórmula a la vista.",
    does: [
      "Arrastrarás estancias, y las puertas y ventanas se pegarán a los muros.",
      "Ajustará las medidas que no cierran y dirá el error en centímetros.",
      "Calculará útil, construida y exteriores cubiertos al 50\u00a0%.",
      "Exportará PDF a escala, PNG, SVG y DXF.",
      "Alimentará el render, el recorrido y el anuncio con el mismo modelo.",
    ],
    moment: "Para la visita de captación: mides con el láser y sales con el plano.",
    needs: "Medidas, o una imagen del plano antiguo con dos puntos conocidos.",
    gives: "Plano a 1:50 o 1:100 con escala gráfica, superficies y fichero para el arquitecto.",
    limits: ["No será un plano registral ni una certificación.", "Un fichero DWG tendrás que guardarlo como DXF."],
    engine: "Geometría propia, sin IA. Un modelo podrá pasar tu dictado a estancias y tú lo confirmas.",
    drawing: "measured-plan",
    example: {
      given: "Una estancia de 4,00 × 3,00\u00a0m por dentro, con muros de 10\u00a0cm.",
      rows: [
        { label: "Superficie útil", value: "12,00\u00a0m²" },
        { label: "Superficie construida", value: "13,44\u00a0m²" },
        { label: "Dos iguales que comparten muro", value: "24,00 / 26,56\u00a0m²" },
      ],
      reading: "El muro compartido se cuenta una vez. Quita ese muro y las dos estancias se harán una.",
      drawing: { kind: "room" },
    },
    artefact: "flat-plan",
    meanwhile: [
      {
        to: "/help-center/articulo/fotos-y-documentos",
        label: "Sube el plano que tengas",
        text: "Una imagen del plano antiguo, con la estancia «Plano», sale entera en la página y en la ficha de la vivienda.",
      },
      { to: "/valoracion", label: "Valoración de viviendas", text: "La superficie es lo que más pesa en el precio." },
    ],
  },
};
