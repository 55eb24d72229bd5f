import type { PlannedToolContent } from "./planned-tool-content.ts";

export const plannedTool: PlannedToolContent = {
  description:
    "El texto del anuncio en tres longitudes, con lo que la vivienda tiene de verdad y sin frases que te multan. Mira qué hará.",
  lead: "Escribirá el anuncio con los datos de la ficha y nada más. Al pasar por una frase verás de qué dato sale.",
  does: [
    "Dará título, texto corto, medio y largo, puntos y descripción para buscadores.",
    "Cortará siempre al final de una frase, dentro del límite de cada portal.",
    "Avisará de lo que falta por ley: la etiqueta energética en toda venta.",
    "Bloqueará las frases que excluyen a alguien.",
    "Hablará como tu país: piso o departamento, ascensor o elevador.",
  ],
  moment: "Para publicar la misma tarde de la captación, sin copiar el texto del último piso.",
  needs: "La ficha de la vivienda, un anuncio pegado o un fichero.",
  gives: "Textos en español de cinco países, inglés, francés, alemán e italiano.",
  limits: [
    "No nombrará lo que la ficha no tenga: ni granito, ni vistas, ni metro cerca.",
    "No publicará en los portales por ti.",
  ],
  engine:
    "Una gramática propia da variedad de verdad sin IA. Un modelo podrá reescribir, y lo que añada de más se descartará.",
  example: {
    given: "Piso de 94\u00a0m² en Ruzafa: tres habitaciones, dos baños, terraza, certificado E.",
    rows: [
      { label: "Título", value: "Piso con terraza en Ruzafa" },
      { label: "«dos baños», «una terraza»", value: "Concuerdan" },
      { label: "«solo españoles»", value: "Bloqueado" },
      { label: "«ideal parejas jóvenes»", value: "Aviso" },
    ],
    reading: "Cincuenta variantes de la misma ficha salen distintas, y ninguna inventa un número.",
  },
  meanwhile: [
    {
      to: "/valoracion",
      label: "Valoración de viviendas",
      text: "Rellena la ficha una vez: servirá aquí cuando abra.",
    },
    { to: "/recursos", label: "Recursos", text: "La guía para describir una vivienda, para descargar." },
  ],
};
