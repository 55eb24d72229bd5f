import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "El valorador que enseña sus comparables y su error",
  description:
    "Valora pisos y casas con rango, comparables ajustados y error medido sobre viviendas no vistas. Con ejemplo resuelto y sin cuenta.",
  lead: "Un valorador que da una cifra sola te pide fe. Este da un rango, dice de qué viviendas sale y cuánto se ha equivocado.",
  artefact: { kind: "screen", screen: "valuation", caption: "Una valoración: el rango, lo que suma y lo que resta" },
  problem: {
    title: "Una cifra sin intervalo no se puede defender",
    text: [
      "Los valoradores automáticos dan un número redondo y una flecha. El propietario lo compara con el de otra web, que da otro, y la conversación se convierte en fe.",
      "Un profesional necesita lo contrario: qué testigos se han usado, cuánto se ha ajustado cada uno, qué pesa más y dónde no hay datos.",
    ],
  },
  items: [
    {
      to: "/valoracion",
      label: "Valoración de viviendas",
      text: "Pega tus comparables, quita el que no vale y mira cómo cambia el rango.",
    },
    {
      to: "/metodo/valoracion",
      label: "Método y error medido",
      text: "Con viviendas que el modelo no había visto, ciudad por ciudad.",
    },
    {
      to: "/predictor-apreciacion",
      label: "Previsión con su banda",
      text: "Cuánto puede moverse el precio, nunca sin la duda dibujada.",
    },
    {
      to: "/recomendador-mejoras",
      label: "Obra antes de vender",
      text: "Qué reforma compensa con el valor delante.",
    },
    {
      to: "/help-center/articulo/compartir-un-resultado",
      label: "Página para el propietario",
      text: "Un enlace con tu marca, que puedes revocar.",
    },
    {
      to: "/api/docs",
      label: "Por API",
      text: "El mismo cálculo para tus lotes y tu programa.",
    },
  ],
  fit: {
    title: "Para qué sirve y para qué no",
    text: "Sirve para captar, para fijar un precio de salida, para una bajada y para revisar una cartera. No sirve para una hipoteca: eso lo hace una sociedad de tasación registrada, con otra norma. El PDF lo dice en cada página y tu cliente lo agradece.",
  },
  questions: [
    {
      question: "¿Cuántos comparables hacen falta?",
      answer:
        "Tres actuales para un valor de hoy; con seis o más la confianza sube. Con menos verás una orientación y el motivo.",
    },
    {
      question: "¿De dónde salen los datos?",
      answer:
        "De los comparables que pegas o importas, de modelos aprendidos con anuncios de 2018 en dos ciudades y de tablas oficiales, cada cosa con su nombre.",
    },
    {
      question: "¿Distingue precio pedido y de cierre?",
      answer: "Sí. Un anuncio pesa menos que un cierre, y en la tabla se ve cuál es cuál.",
    },
  ],
  closing: {
    title: "Valora una vivienda que conozcas",
    text: "La mejor prueba es una que ya se vendió: compara el rango con el precio de cierre.",
  },
  inCity: {
    lead: "Valorar en {ciudad} exige comparables de {ciudad}. La referencia oficial orienta; el precio lo dan los testigos que conoces.",
    use: "Usa la cifra oficial como suelo de la conversación y pega tres cierres de la zona: ahí empieza la valoración.",
  },
};
