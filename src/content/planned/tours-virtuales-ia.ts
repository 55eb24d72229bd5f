import type { PlannedTool } from "./planned-tool.ts";

export const toursVirtualesIa: PlannedTool = {
  path: "/tours-virtuales-ia",
  module: "virtual",
  title: "Tours virtuales",
  summary: "Publica recorridos con tu marca y mira quién los abre.",
  icon: "Route",
  words: "recorrido visita virtual publicar fotos planos tour visitas compartir",
  startsFrom: ["plano"],
  askedAs: `
    publicar un recorrido virtual con mi marca
    saber quién ve mi tour
    compartir una visita virtual
    insertar el tour en mi web
    estadísticas de mis recorridos
    gestionar mis visitas virtuales
    colgar el paseo virtual`,
  page: {
    description:
      "Un recorrido sin cámara de 360 grados: desde el plano o desde una foto, publicado con tu marca. Mira qué hará.",
    lead: "Hará un recorrido aunque no tengas cámara de 360: con las estancias del plano o con una sola foto convertida en una caja que se recorre.",
    does: [
      "Generará una panorámica por estancia a partir del plano.",
      "Convertirá una foto en una habitación sencilla por la que mirar alrededor.",
      "Enlazará las estancias por sus puertas.",
      "Publicará con tu marca y contará quién lo abre.",
      "Dirá en pantalla qué es foto y qué es dibujo.",
    ],
    moment: "Para la obra que aún no existe o el piso del que solo tienes diez fotos.",
    needs: "Un plano de Umbral, o una foto por estancia con las esquinas a la vista.",
    gives: "Recorrido con enlace, visitas por día y carpeta descargable.",
    limits: [
      "Una caja desde una foto no enseña lo que la foto no ve.",
      "Un recorrido dibujado llevará siempre su aviso.",
    ],
    engine: "Geometría propia, sin IA externa. Un modelo de imagen podrá mejorar las texturas.",
    drawing: "photo-box",
    example: {
      given: "Un piso de cuatro estancias dibujado en el generador de planos.",
      rows: [
        { label: "Panorámicas generadas", value: "4" },
        { label: "Tamaño de cada una", value: "4096 × 2048" },
        { label: "Enlaces por puertas", value: "3" },
        { label: "Aviso", value: "«Dibujo desde plano»" },
      ],
      reading: "Cuatro estancias y tres puertas: se llega a todas y de todas se vuelve.",
    },
    meanwhile: [
      { to: "/virtual-tour-360", label: "Tour virtual 360", text: "Lo que hará la herramienta si tienes cámara." },
      { to: "/modulo-virtual", label: "Módulo Virtual", text: "El orden en que llegarán." },
    ],
  },
};
