import type { PlannedTool } from "./planned-tool.ts";

export const optimizadorAnuncios: PlannedTool = {
  path: "/optimizador-anuncios",
  module: "social",
  title: "Optimizador de anuncios",
  summary: "Encuentra lo que falta en un anuncio y lo mejora.",
  icon: "Megaphone",
  words: "mejorar anuncio portal fotos calidad puntuación google ads meta",
  startsFrom: ["fotos"],
  askedAs: `
    mi anuncio no recibe visitas
    mejorar la ficha publicada
    qué le falta a mi anuncio
    revisar la calidad del aviso
    que el anuncio llame más la atención
    aumentar contactos de un anuncio
    corregir un anuncio malo`,
  capture: [{ goal: "publicar", place: 40, purpose: "Arregla lo que falta." }],
  page: {
    description:
      "Puntuará tu anuncio sobre cien, dirá qué arreglar primero y con qué grado de prueba. Mira qué hará el optimizador.",
    lead: "Mirará precio, fotos, texto y datos de un anuncio y dirá las cinco cosas que más lo mejoran, con el motivo.",
    does: [
      "Puntuará seis partes hasta cien puntos, con su peso a la vista.",
      "Comprobará las fotos: nitidez, luz, inclinación y repetidas.",
      "Dirá si cada consejo viene de un estudio, de una correlación o de la norma del portal.",
      "Pondrá lo legal como puerta: sin eso no hay nota.",
      "Revisará anuncios de pago: longitudes y variedad de titulares.",
    ],
    moment: "Para el anuncio que lleva tres semanas sin llamadas.",
    needs: "El anuncio pegado, sus fotos y, si los tienes, comparables.",
    gives: "Nota, cinco arreglos con sus puntos, textos propuestos y PDF.",
    limits: [
      "No leerá la dirección web por su cuenta: pegas el contenido.",
      "No prometerá ventas: los estudios son de otros mercados y lo dirá.",
    ],
    engine: "Reglas y medidas de píxeles, en tu equipo. Un modelo podrá describir las fotos.",
    drawing: "score",
    example: {
      given: "Los cien puntos de un anuncio, por partes.",
      rows: [
        { label: "Fotos", value: "25" },
        { label: "Precio frente a comparables", value: "20" },
        { label: "Texto y datos, cada uno", value: "20" },
        { label: "Primera pantalla", value: "10" },
        { label: "Plano, recorrido o vídeo", value: "5" },
      ],
      reading: "Añadir un dato verdadero que faltaba nunca baja la nota. Una foto borrosa, sí.",
      drawing: {
        kind: "bars",
        caption: "Peso de cada parte en la nota",
        unit: "%",
        rows: [
          { label: "Fotos", value: 0.25, own: true },
          { label: "Precio", value: 0.2 },
          { label: "Texto", value: 0.2 },
          { label: "Datos", value: 0.2 },
          { label: "Primera pantalla", value: 0.1 },
          { label: "Plano o vídeo", value: 0.05 },
        ],
      },
    },
    meanwhile: [
      {
        to: "/valoracion",
        label: "Valoración de viviendas",
        text: "El precio pesa un quinto de la nota: compruébalo hoy.",
      },
    ],
  },
};
