import type { PlannedTool } from "./planned-tool.ts";

export const homeStaging: PlannedTool = {
  path: "/home-staging",
  module: "virtual",
  title: "Home staging",
  summary: "Amuebla una foto vacía sin engañar.",
  icon: "Sofa",
  words: "amueblar muebles foto vacía decorar salón staging virtual homestaging",
  startsFrom: ["fotos"],
  askedAs: `
    amueblar virtualmente una habitación vacía
    decorar fotos
    poner muebles con IA
    foto de un salón sin muebles
    ambientar un departamento vacío
    redecorar una imagen
    quitar trastos de la foto
    staging virtual`,
  capture: [{ goal: "publicar", place: 20, purpose: "Amuebla las estancias vacías." }],
  page: {
    description:
      "Amueblará una foto vacía a escala y demostrará que no tocó nada más. Antes y después, con su aviso. Mira qué hará.",
    lead: "Pondrá muebles a su tamaño real en la foto de una estancia vacía. Lo que no sean muebles y su sombra quedará idéntico, píxel a píxel.",
    does: [
      "Calculará la perspectiva de la foto y pondrá muebles con medidas.",
      "Respetará pasos de 90\u00a0cm y el giro de las puertas.",
      "Dará la prueba: una imagen con lo que ha cambiado.",
      "Mantendrá juntas la foto original y la amueblada.",
      "Marcará la imagen con un aviso visible y en sus metadatos.",
    ],
    moment: "Para el piso vacío que en fotos parece pequeño.",
    needs: "Una foto de 1024 a 6000 px y la altura del techo o una medida.",
    gives: "Foto amueblada, original, máscara y versión para redes.",
    limits: [
      "No moverá paredes ni abrirá ventanas.",
      "Vaciar una estancia con muebles necesitará un modelo de imagen.",
    ],
    engine:
      "Muebles en tres dimensiones, en tu navegador, sin IA. Un modelo de imagen podrá mejorar el acabado, solo dentro de la máscara.",
    drawing: "furnished-room",
    example: {
      given: "Una mesa de 0,75\u00a0m colocada en una foto de cámara conocida.",
      rows: [
        { label: "Mide en la imagen", value: "0,75\u00a0m ± 2\u00a0%" },
        { label: "Píxeles fuera de la máscara", value: "Idénticos" },
        { label: "Aviso visible", value: "Puesto de serie" },
        { label: "Si lo quitas", value: "Pide confirmación" },
      ],
      reading: "El comprador ve si su sofá cabe. Y tú puedes demostrar que la habitación es esa.",
    },
    artefact: "staging",
    meanwhile: [
      {
        to: "/help-center/articulo/fotos-y-documentos",
        label: "Fotos de la vivienda",
        text: "Súbelas a tu cartera, ordénalas y di de qué estancia es cada una.",
      },
      {
        to: "/generador-descripciones",
        label: "Generador de descripciones",
        text: "Cuenta con palabras y medidas lo que cabe en la habitación vacía.",
      },
    ],
  },
};
