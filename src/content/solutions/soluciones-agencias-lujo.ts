import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Para agencias de lujo: pocos comparables, mucha explicación",
  description:
    "Cómo valorar una vivienda singular cuando casi no hay comparables, qué enseñar al propietario y cómo presentarla con tu marca.",
  lead: "Arriba del mercado hay pocas ventas y mucho orgullo. La honradez vale más que la cifra: un rango ancho bien explicado gana a un número redondo.",
  artefact: {
    kind: "intervals",
    caption: "La misma pregunta, dos respuestas",
    rows: [
      { name: "Piso de 90 m²", note: "24 comparables en 800 m", value: 342_000, low: 324_000, high: 361_000 },
      { name: "Villa con vistas", note: "4 comparables en 6 km", value: 2_150_000, low: 1_690_000, high: 2_640_000 },
    ],
  },
  problem: {
    title: "Lo singular no tiene precio medio",
    text: [
      "Un ático con terraza de cien metros no se parece a nada de su calle. Los valoradores lo promedian con pisos y el propietario se ríe.",
      "Además, los impuestos cambian de tramo. En varias comunidades la compra por encima de cierto valor paga más, y en alguna el tipo alto grava todo el precio.",
    ],
  },
  items: [
    {
      to: "/valoracion",
      label: "Valoración con testigos elegidos",
      text: "Tú eliges los comparables; el rango se ensancha si son pocos y lo dice.",
    },
    {
      to: "/calculadora-capacidad",
      label: "Gastos de compra por tramos",
      text: "Impuesto por tramos de la comunidad sobre precios altos.",
    },
    {
      to: "/argumentos-venta",
      label: "Argumentos de venta",
      text: "Cada frase con su prueba, según lo que busca quien viene.",
    },
    {
      to: "/negociador-virtual",
      label: "Negociador",
      text: "Qué oferta vale más contando espera, riesgo e impuestos.",
    },
    {
      to: "/help-center/articulo/marca-en-los-informes",
      label: "Documentos con tu marca",
      text: "Logotipo, color y firma en cada informe y en cada página.",
    },
    {
      to: "/metodo/valoracion",
      label: "El método, para leerlo",
      text: "Un propietario exigente lo lee entero. Mejor que esté escrito.",
    },
  ],
  fit: {
    title: "Trabajar con pocas ventas",
    text: "Amplía la zona antes que el tipo: mejor otra villa a seis kilómetros que tres pisos al lado. Anota qué testigo es oferta y cuál cierre. Y cuando solo haya tres, presenta el rango completo y una estrategia de salida, no un precio.",
  },
  questions: [
    {
      question: "¿Qué pasa si solo hay dos comparables?",
      answer:
        "No hay valor de hoy: verás una orientación oficial y el motivo. Puedes partir de la renta o de tu propio precio por metro.",
    },
    {
      question: "¿Los tramos altos del impuesto están actualizados?",
      answer: "Cada uno lleva su norma y su fecha. Los que no están cotejados llevan marca.",
    },
    {
      question: "¿Quién ve las fichas?",
      answer: "Una ficha es de quien la crea. Nadie de otra agencia la ve.",
    },
  ],
  closing: {
    title: "Lleva la próxima villa con pruebas",
    text: "Prepara el rango, escribe la duda y deja que el propietario la vea.",
  },
  inCity: {
    lead: "El segmento alto de {ciudad} se vende con pocos testigos y muchas preguntas. Empieza por lo que sí se sabe.",
    use: "Comprueba el tramo del impuesto para el precio que defiendes: arriba, medio punto son decenas de miles de euros.",
  },
};
