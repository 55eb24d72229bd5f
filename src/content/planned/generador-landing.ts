import type { PlannedTool } from "./planned-tool.ts";

export const generadorLanding: PlannedTool = {
  path: "/generador-landing",
  module: "social",
  title: "Generador de landing",
  summary: "Una página para una vivienda, con su formulario.",
  icon: "PanelsTopLeft",
  words: "página web formulario captación leads landing de una vivienda aterrizaje",
  askedAs: `
    página web para una sola vivienda
    landing de una propiedad
    crear un minisitio del inmueble
    página con formulario para captar interesados
    web de una promoción
    sitio propio para una casa
    hacer una página de aterrizaje`,
  page: {
    description:
      "Una página para una vivienda o una campaña, rápida y con su formulario, que se actualiza con el precio. Mira qué hará.",
    lead: "Publicará una página por vivienda con formulario, plano y datos. Si baja el precio en la ficha, bajará en la página.",
    does: [
      "Montará la página por secciones que podrás mover.",
      "Enlazará la ficha: precio y estado siempre al día.",
      "Recogerá contactos con permiso sin marcar de antemano.",
      "Funcionará sin JavaScript y se leerá bien en un móvil lento.",
      "Se descargará como carpeta para tu propio servidor.",
    ],
    moment: "Para la vivienda especial, la promoción de seis pisos o la jornada de puertas abiertas.",
    needs: "La vivienda, hasta cuarenta fotos y tu marca.",
    gives: "Página publicada, carpeta descargable y contactos en CSV.",
    limits: ["Menos de 150 KB sin contar las fotos.", "Sin permiso marcado, el formulario no se envía."],
    engine: "Sin IA externa. Un modelo podrá redactar preguntas y respuestas a partir de la ficha.",
    drawing: "landing-page",
    example: {
      given: "La página de un ático, antes de publicarla.",
      rows: [
        { label: "Peso sin fotos", value: "Hasta 150 KB" },
        { label: "Formulario sin consentimiento", value: "No se envía" },
        { label: "Dirección repetida", value: "Propone otra" },
        { label: "Vivienda retirada", value: "Dice que ya no está" },
      ],
      reading: "Lo que se retira lo dice; no deja una página muerta que siga captando.",
    },
    meanwhile: [
      { to: "/contacto", label: "Contacto", text: "Pide una demostración del conjunto." },
      { to: "/modulo-social", label: "Módulo Social", text: "Las demás herramientas para contar la vivienda." },
    ],
  },
};
