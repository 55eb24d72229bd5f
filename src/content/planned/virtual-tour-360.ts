import type { PlannedTool } from "./planned-tool.ts";

export const virtualTour360: PlannedTool = {
  path: "/virtual-tour-360",
  module: "virtual",
  title: "Tour virtual 360",
  summary: "Une tus fotos en un recorrido.",
  icon: "Rotate3d",
  words: "recorrido panorámica visita virtual fotos 360 matterport tour esféricas",
  startsFrom: ["fotos"],
  askedAs: `
    unir fotos esféricas
    recorrido en 360 grados
    hacer un tour con mi cámara 360
    panorámicas de la casa
    paseo virtual por el piso
    juntar fotos para un recorrido
    visita virtual tipo Matterport`,
  page: {
    description:
      "Une tus panorámicas en un recorrido que se abre en cualquier móvil y no caduca con una suscripción. Mira qué hará.",
    lead: "Unirá fotos de 360 grados en un recorrido con plano y flechas. Podrás llevártelo a tu servidor: no se apaga si te vas.",
    does: [
      "Colocará las panorámicas sobre el plano y pondrá las flechas solas, por las puertas.",
      "Revisará enlaces de ida sin vuelta, salas aisladas y rumbos torcidos.",
      "Tapará el trípode con tu logotipo.",
      "Pedirá contacto donde tú digas.",
      "Se exportará en una carpeta que funciona sin conexión.",
    ],
    moment: "Para la vivienda que recibe visitas de fuera de la ciudad.",
    needs: "Panorámicas 2:1 de hasta 60 MB y, si lo tienes, el plano.",
    gives: "Recorrido publicado, código para incrustar y carpeta.",
    limits: [
      "Una foto normal no se convierte en 360: propondrá un paseo sencillo.",
      "Hasta sesenta escenas por recorrido.",
    ],
    engine: "Todo en tu navegador, sin IA. Un modelo podrá nombrar estancias y borrar el trípode.",
    drawing: "tour",
    example: {
      given: "Dos panorámicas con el mismo rumbo: una en el punto (0, 0) y otra en (3, 4), en metros.",
      rows: [
        { label: "Separación", value: "5\u00a0m" },
        { label: "Flecha de ida", value: "36,87°" },
        { label: "Flecha de vuelta", value: "216,87°" },
        { label: "Flecha en el suelo, cámara a 1,5\u00a0m", value: "−16,70°" },
      ],
      reading: "Las flechas salen de la geometría del plano: nadie las coloca a mano.",
    },
    meanwhile: [{ to: "/modulo-virtual", label: "Módulo Virtual", text: "Cómo encajarán plano, recorrido y render." }],
  },
};
