import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Para agencias de obra nueva: vender lo que aún no se ve",
  description:
    "Impuestos de primera entrega, capacidad del comprador y precio por unidad hoy; planos, render y recorridos en camino.",
  lead: "En obra nueva el comprador firma sobre un plano. Necesita ver el espacio, entender los pagos y saber el impuesto exacto: no es el de segunda mano.",
  problem: {
    title: "El comprador calcula con el impuesto equivocado",
    text: [
      "Quien compra a un promotor no paga transmisiones: paga IVA, IGIC o IPSI, y actos jurídicos documentados. Confundirlos cambia miles de euros en el ahorro que hace falta.",
      "Y un plano en dos dimensiones no vende. El comprador necesita saber si su cama cabe y a qué hora entra el sol.",
    ],
  },
  items: [
    {
      to: "/calculadora-capacidad",
      label: "Capacidad con obra nueva",
      text: "Elige vivienda nueva y salen los impuestos de la primera entrega en esa comunidad.",
    },
    { to: "/valoracion", label: "Precio por unidad", text: "Compara cada tipología con los testigos de la zona." },
    { to: "/generador-planos", label: "Generador de planos", text: "Útil y construida con la fórmula a la vista." },
    {
      to: "/render-desde-plano",
      label: "Render desde plano",
      text: "Muebles a escala, sol por fecha y «cabe o no cabe».",
    },
    { to: "/tours-virtuales-ia", label: "Tours virtuales", text: "Un recorrido antes de poner el primer ladrillo." },
  ],
  fit: {
    title: "De la parcela a la entrega",
    text: "En preventa, usa la capacidad para saber qué compradores llegan a qué tipología. Durante la obra, actualiza el precio de lo que queda con los cierres reales. En la entrega, el plano medido y el dibujo evitan la discusión de los metros.",
  },
  questions: [
    {
      question: "¿Se calculan el IGIC y el IPSI?",
      answer:
        "El de Canarias sí, con su norma. En Ceuta lo fija su ordenanza y te pedimos el porcentaje; en Melilla el dato que tenemos lleva marca.",
    },
    {
      question: "¿Puedo cargar toda la promoción?",
      answer:
        "Sí, en Kyero, CSV o Excel, con vista previa de lo que cambia. Las valoraciones se hacen vivienda a vivienda o por la API.",
    },
    { question: "¿Hay imágenes ya?", answer: "No. Plano, render y recorrido tienen su página con lo que harán." },
  ],
  closing: {
    title: "Calcula la primera reserva",
    text: "Toma una tipología y un comprador de verdad: en dos minutos sabes si llega.",
  },
  inCity: {
    lead: "Vender obra nueva en {ciudad} es explicar otro impuesto y otro calendario de pagos. Estas son las cifras que hay que decir.",
    use: "La diferencia entre el impuesto de nueva y el de segunda mano va en la primera conversación, no en la última.",
  },
};
