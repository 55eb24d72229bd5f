import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Mira si la operación se puede financiar antes de reservarla",
  description:
    "Calcula cuánto puede pagar un comprador, qué lo limita y qué pasa si suben los tipos, con impuestos de su comunidad y euríbor con fecha.",
  lead: "Una reserva que el banco no financia cuesta un mes a todos. La calculadora dice el techo del comprador y, sobre todo, qué lo limita.",
  artefact: {
    kind: "loan",
    caption: "Préstamo que cabe en la cuota",
    monthlyIncome: 3_000,
    share: 0.3,
    rates: [0.02, 0.03, 0.04, 0.05],
    years: [20, 25, 30],
  },
  problem: {
    title: "La hipoteca se cae cuando ya hay arras",
    text: [
      "El comprador suma ahorro y cuota y olvida el impuesto, la notaría y el registro. O cuenta con el ochenta por ciento del precio cuando la tasación sale más baja.",
      "El agente lo descubre tarde porque preguntar por el sueldo incomoda. Un cálculo compartido se pregunta mejor: qué entra, qué se debe y qué hay ahorrado.",
    ],
  },
  items: [
    {
      to: "/calculadora-capacidad",
      label: "Capacidad de compra",
      text: "Precio máximo por ingresos y por ahorro, con impuestos de su comunidad y prueba de subida de tipos.",
    },
    {
      to: "/valoracion",
      label: "Valor probable de tasación",
      text: "Compara el precio con el rango: si está por encima, la financiación también se resiente.",
    },
    {
      to: "/cualificador-leads",
      label: "Cualificador de leads",
      text: "El presupuesto comprobado, dentro de la nota del contacto.",
    },
    {
      to: "/help-center/articulo/impuestos-de-la-calculadora",
      label: "De dónde sale cada impuesto",
      text: "Norma, fecha y grado de certeza de cada comunidad.",
    },
    {
      to: "/analizador-documentos",
      label: "Analizador de documentos",
      text: "Lee nóminas, nota simple y arras, y cruza plazos con la hipoteca.",
    },
  ],
  fit: {
    title: "Dónde ponerlo en la operación",
    text: "Haz el cálculo antes de la segunda visita, con el comprador delante. Si lo limita el ahorro, habla de precio o de plazo; si lo limita el ingreso, de plazo o de deudas. Y mira la fila de subida de tipos: es la que evita una mala noticia en la revisión.",
  },
  questions: [
    {
      question: "¿Esto es un estudio de riesgo del banco?",
      answer:
        "No. Es una estimación con reglas públicas. El banco mira además el historial, el contrato y sus propios criterios.",
    },
    {
      question: "¿Qué impuestos tiene en cuenta?",
      answer: "El impuesto de la compra de cada comunidad, con su fecha y su fuente, más notaría, registro y gestoría.",
    },
    {
      question: "¿Sirve fuera de España?",
      answer: "Hay plantillas orientativas de diez países. Los gastos se pueden cambiar a mano.",
    },
  ],
  closing: {
    title: "Comprueba el próximo presupuesto",
    text: "Tres datos bastan para saber si la visita tiene sentido.",
  },
  inCity: {
    lead: "En {ciudad}, dos familias con la misma nómina pueden llegar a precios distintos: los impuestos y los gastos cuentan como ahorro necesario.",
    use: "El impuesto y los gastos se pagan con ahorro, no con hipoteca: réstalos antes de hablar del precio máximo.",
  },
};
