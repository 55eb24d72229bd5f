import type { PlannedTool } from "./planned-tool.ts";

export const marketingVideo: PlannedTool = {
  path: "/marketing-video",
  module: "social",
  title: "Vídeo de marketing",
  summary: "Guion, planos y texto para el vídeo de una vivienda.",
  icon: "Video",
  words: "vídeo promoción reel puertas abiertas vendido guion",
  askedAs: `
    guion para el vídeo de un piso
    qué grabar en una casa
    preparar un reel
    texto para locución
    planos para grabar la propiedad
    guion de un video para YouTube
    ideas para el vídeo de la vivienda`,
  page: {
    description:
      "Vídeos de nueva, puertas abiertas, bajada de precio o vendida, con datos y sin fotos si no las hay. Mira qué hará.",
    lead: "Hará el vídeo corto del anuncio con los datos: nueva, puertas abiertas, bajada, vendida u opinión de un cliente.",
    does: [
      "Elegirá plantilla según lo que anuncias.",
      "Escribirá guion y textos con los datos de la ficha.",
      "Montará en cuatro formatos desde el mismo proyecto.",
      "Pondrá subtítulos dentro de la zona segura.",
      "Añadirá música propia, sintetizada: sin reclamaciones.",
    ],
    moment: "Para anunciar hoy que se ha vendido, sin esperar a nadie.",
    needs: "Los datos del anuncio y tu marca. Las fotos son opcionales.",
    gives: "Vídeo en MP4 o WebM, subtítulos y portada, con marca y sin ella.",
    limits: [
      "No clonará voces: la voz será la tuya, grabada con el micrófono.",
      "Una opinión solo saldrá si es de un cliente real que lo permite.",
    ],
    engine: "Se monta en tu navegador, sin IA externa. Un modelo podrá proponer el guion.",
    drawing: "short-video",
    example: {
      given: "Un aviso de bajada de precio para historias, a 30 imágenes por segundo.",
      rows: [
        { label: "Formato", value: "9:16, 1080 × 1920" },
        { label: "Duración", value: "12 s, 360 imágenes" },
        { label: "Texto 1", value: "Baja a 262.000\u00a0€" },
        { label: "Copia sin marca", value: "Sin logo ni teléfono" },
      ],
      reading: "La copia sin marca sirve para colaborar con otra agencia.",
    },
    meanwhile: [
      { to: "/valoracion", label: "Valoración de viviendas", text: "Decide la bajada con el rango delante." },
    ],
  },
};
