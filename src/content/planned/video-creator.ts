import type { PlannedTool } from "./planned-tool.ts";

export const videoCreator: PlannedTool = {
  path: "/video-creator",
  module: "virtual",
  title: "Creador de vídeo",
  summary: "Vídeo vertical desde tus fotos.",
  icon: "Clapperboard",
  words: "vídeo reel fotos música vertical montar hacer TikTok",
  startsFrom: ["fotos"],
  askedAs: `
    hacer un vídeo con las fotos
    video vertical para TikTok
    montar un clip de la casa
    convertir fotos en vídeo
    reel automático
    animar las imágenes de una propiedad
    editar un vídeo del piso`,
  page: {
    description:
      "Un vídeo vertical desde tus fotos, con recorrido por el plano y sin esperar a un editor. Mira qué hará el creador de vídeo.",
    lead: "Convertirá entre 3 y 40 fotos en un vídeo que sigue el recorrido de la casa, montado en tu navegador.",
    does: [
      "Ordenará las fotos como se recorre la vivienda, con el plano en una esquina.",
      "Moverá la cámara hacia lo que importa de cada foto.",
      "Hará los cuatro formatos de las redes desde un proyecto.",
      "Pondrá música propia y subtítulos.",
      "Dará una copia con tu marca y otra sin ella.",
    ],
    moment: "Para publicar el mismo día de las fotos.",
    needs: "De 3 a 40 fotos de hasta 25 MB y la duración, de 6 a 90 segundos.",
    gives: "MP4 o WebM a 720p o 1080p, subtítulos y portada.",
    limits: ["Menos de tres fotos no hacen un vídeo.", "Un navegador sin codificador dará calidad menor, y lo dirá."],
    engine: "Sin IA externa y sin subir tus fotos. Un modelo podrá escribir el guion o poner voz.",
    drawing: "film-strip",
    example: {
      given: "Diez fotos de 3 segundos con fundidos de medio segundo, a 30 imágenes por segundo.",
      rows: [
        { label: "Diez fotos", value: "30 s" },
        { label: "Nueve fundidos", value: "−4,5 s" },
        { label: "Duración", value: "25,5 s" },
        { label: "Imágenes", value: "765" },
      ],
      reading: "Sabes la duración antes de montar, y el audio cae donde debe.",
    },
    meanwhile: [{ to: "/modulo-virtual", label: "Módulo Virtual", text: "Las herramientas para enseñar la vivienda." }],
  },
};
