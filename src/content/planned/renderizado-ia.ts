import type { PlannedTool } from "./planned-tool.ts";

export const renderizadoIa: PlannedTool = {
  path: "/renderizado-ia",
  module: "virtual",
  title: "Renderizado",
  summary: "La vivienda en tres dimensiones, con luz y materiales.",
  icon: "Box",
  words: "render infografía obra nueva imagen 3d materiales luz",
  startsFrom: ["plano"],
  askedAs: `
    render realista de una vivienda
    imagen 3D con materiales
    cómo quedaría con otra luz
    infografía de obra nueva
    visualizar una reforma
    render fotorrealista
    imágenes de un proyecto sin construir`,
  page: {
    description:
      "Imágenes en tres dimensiones desde un modelo o una maqueta, con materiales, sol y acabado. Mira qué hará el renderizado.",
    lead: "El mismo estudio que el render desde plano, abierto desde un modelo o una imagen de maqueta: materiales, luz y cámara.",
    does: [
      "Abrirá modelos GLB y planos de Umbral.",
      "Cambiará suelos, paredes y carpinterías.",
      "Pondrá el sol según el sitio y la hora.",
      "Mejorará la imagen mientras miras y podrás parar en menos de un segundo.",
      "Comparará el acabado con la maqueta y avisará si la geometría cambió.",
    ],
    moment: "Para la comercialización de obra nueva y las reformas que hay que imaginar.",
    needs: "Un modelo GLB, un plano o una imagen de maqueta.",
    gives: "Imágenes en 1080p y 4K, con la marca de que son un render.",
    limits: ["No convertirá una foto en otra vivienda.", "En un móvil sencillo dará una imagen más simple, y lo dirá."],
    engine: "Traza la luz en tu navegador, sin IA. Un modelo de imagen dará el acabado final si lo conectas.",
    drawing: "sunlit-room",
    example: {
      given: "Un salón con ventana al sur en Valencia, 21 de junio.",
      rows: [
        { label: "Muestras por punto", value: "64 a 512" },
        { label: "Más muestras", value: "Menos ruido" },
        { label: "Cancelar", value: "Menos de 1 s" },
        { label: "Etiqueta en el fichero", value: "Creación digital" },
      ],
      reading: "Ves un borrador enseguida y decides si merece la pena esperar.",
    },
    meanwhile: [
      { to: "/render-desde-plano", label: "Render desde plano", text: "Qué hará si partes de un plano." },
      { to: "/soluciones-agencias-obra-nueva", label: "Agencias de obra nueva", text: "Cómo encaja en una promoción." },
    ],
  },
};
