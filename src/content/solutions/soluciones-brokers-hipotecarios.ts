import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Para brokers hipotecarios: llega con el caso resuelto",
  description:
    "Techo por ingresos y por ahorro, impuestos por comunidad y prueba de subida de tipos, para filtrar casos antes de llevarlos al banco.",
  lead: "Un broker vive de los casos que salen. Filtra antes: qué limita al comprador, con cuánto, y qué pasa si suben los tipos.",
  artefact: {
    kind: "loan",
    caption: "Préstamo que cabe en la cuota",
    monthlyIncome: 3_600,
    share: 0.3,
    rates: [0.02, 0.03, 0.04, 0.05],
    years: [20, 25, 30],
  },
  problem: {
    title: "Demasiados casos que no llegan a firmar",
    text: [
      "El cliente trae una cifra de internet que no cuenta impuestos ni tasación. Se prepara la carpeta, se mandan correos y a la tercera semana aparece el ahorro que faltaba.",
      "Cada caso perdido cuesta horas y relación con el agente que lo trajo. Diez minutos al principio, con los datos delante, lo evitan.",
    ],
  },
  items: [
    {
      to: "/calculadora-capacidad",
      label: "Techo y causa",
      text: "Precio por ingresos y por ahorro, cuadro de amortización y mapa de subida de tipos.",
    },
    {
      to: "/valoracion",
      label: "Riesgo de tasación",
      text: "Si el precio queda por encima del rango, cuenta con una tasación menor.",
    },
    {
      to: "/cualificador-leads",
      label: "Cualificador de leads",
      text: "Plazo, financiación y quién decide, con la pregunta que falta.",
    },
    {
      to: "/asistente-seguimiento",
      label: "Asistente de seguimiento",
      text: "Qué expediente toca mover hoy.",
    },
    {
      to: "/help-center/articulo/contactos-y-tratos",
      label: "Cada caso en su columna",
      text: "De la primera llamada a la firma, con sus papeles.",
    },
    {
      to: "/api/docs",
      label: "Desde tu programa",
      text: "El mismo cálculo por API, con sus fuentes.",
    },
  ],
  fit: {
    title: "En tu proceso",
    text: "Primera llamada: ingresos, deudas, ahorro y comunidad. Con eso sale el techo y el motivo. Si no llega, dices cuánto falta y para cuándo; el cliente vuelve. Si llega, preparas la carpeta sabiendo qué porcentaje pedir y qué gastos hay que enseñar. Guarda el PDF con su fecha: dentro de tres meses, cuando el euríbor se haya movido, el cliente preguntará qué ha cambiado.",
  },
  questions: [
    {
      question: "¿Compara Umbral bancos?",
      answer:
        "La plataforma no. Eso lo hace Umbral Hipotecas, el servicio de financiación del grupo, en su propia web.",
    },
    {
      question: "¿Qué límites usa el cálculo?",
      answer:
        "Porcentaje de financiación, esfuerzo y plazo, todos a la vista y editables, con su fuente cuando la hay.",
    },
    {
      question: "¿Sirve para tipo variable y mixto?",
      answer: "Sí: fijo, variable y mixto, con el euríbor y su fecha.",
    },
  ],
  closing: { title: "Calcula el próximo caso", text: "Con cuatro datos sabes si merece una carpeta." },
  inCity: {
    lead: "Financiar en {ciudad} empieza por el ahorro: impuesto, notaría y registro salen de ahí, no del préstamo.",
    use: "Pon el impuesto local en la primera cuenta: es la causa más común de que un caso se caiga tarde.",
  },
};
