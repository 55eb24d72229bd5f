import type { PlannedTool } from "./planned-tool.ts";

export const generadorPosts: PlannedTool = {
  path: "/generador-posts",
  module: "social",
  title: "Publicaciones en redes",
  summary: "Texto e imagen para cada red.",
  icon: "Images",
  words:
    "instagram facebook redes sociales publicación carrusel calendario LinkedIn redessociales publicaciones posts contenido",
  startsFrom: ["fotos"],
  askedAs: `
    contenido para redes sociales
    publicaciones de Instagram
    qué subo a Facebook
    texto para LinkedIn
    posts de mis propiedades
    crear un carrusel
    ideas para redes`,
  capture: [{ goal: "publicar", place: 50, purpose: "Cuéntalo en redes." }],
  page: {
    description:
      "Una semana de publicaciones para cada red desde una sola vivienda: texto, imagen, calendario y límites. Mira qué hará.",
    lead: "Sacará de una vivienda la semana entera: qué publicar en cada red, con qué imagen y dentro de sus límites.",
    does: [
      "Escribirá según el objetivo: nuevo, bajada, puertas abiertas, vendido, barrio o consejo.",
      "Contará como cuenta cada red y pondrá lo importante antes del «ver más».",
      "Compondrá imágenes con tus fotos, tu marca y el plano.",
      "Armará un calendario que podrás exportar.",
      "Mantendrá en la imagen el aviso de foto retocada.",
    ],
    moment: "Para los veinte minutos del viernes en que se prepara la semana siguiente.",
    needs: "La vivienda, sus fotos y el objetivo de la semana.",
    gives: "Textos, imágenes al tamaño exacto, calendario y enlaces medibles.",
    limits: [
      "No publicará en tus cuentas: lo descargas y lo subes tú.",
      "Sin fotos hará un diseño tipográfico, no pedirá prestadas otras.",
    ],
    engine: "Textos y composición propios. Un modelo podrá proponer otros comienzos y traducir.",
    drawing: "post-formats",
    example: {
      given: "Un texto de 281 caracteres para X y seis etiquetas para Instagram.",
      rows: [
        { label: "X, límite 280", value: "Rechazado por 1" },
        { label: "Instagram, límite 5 etiquetas", value: "Deja las 5 mejores" },
        { label: "Un enlace en X cuenta", value: "23" },
        { label: "Imagen vertical", value: "1080 × 1350" },
      ],
      reading: "Los límites son datos con fecha: cuando una red los cambia, cambia la tabla y no tu costumbre.",
    },
    meanwhile: [
      { to: "/modulo-social", label: "Módulo Social", text: "Qué herramientas contarán la vivienda." },
      { to: "/formacion", label: "Formación", text: "Cómo preparar contenidos sin dedicarle la mañana." },
    ],
  },
};
