import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Para agencias de obra nueva: vender lo que aún no se ve",
  description:
    "Impuestos de primera entrega, capacidad de cada comprador, precio por unidad y la promoción entera en tu cartera y en los portales.",
  lead: "En obra nueva el comprador firma sobre un plano. Necesita ver el espacio, entender los pagos y saber el impuesto exacto: no es el de segunda mano.",
  artefact: {
    kind: "elevation",
    caption: "Lista de precios de un edificio, por plantas",
    floors: [
      { name: "4.ª", prices: [389_000, 402_000, null, 398_000] },
      { name: "3.ª", prices: [352_000, null, 361_000, 358_000] },
      { name: "2.ª", prices: [331_000, 338_000, 336_000, null] },
      { name: "1.ª", prices: [null, 312_000, null, 309_000] },
    ],
  },
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
    {
      to: "/valoracion",
      label: "Precio por unidad",
      text: "Compara cada tipología con los testigos de la zona.",
    },
    {
      to: "/help-center/articulo/importar-tu-cartera",
      label: "La promoción entera",
      text: "Kyero, CSV o Excel, con vista previa de lo que cambia.",
    },
    {
      to: "/help-center/articulo/publicar-tu-cartera-en-portales",
      label: "En los portales",
      text: "Cada vivienda con su estado, y qué le falta para salir.",
    },
    {
      to: "/help-center/articulo/busquedas-de-compradores",
      label: "Compradores que esperan",
      text: "Qué pidió cada uno, y aviso cuando entra algo que encaja.",
    },
    {
      to: "/generador-planos",
      label: "Generador de planos",
      text: "Útil y construida con la fórmula a la vista.",
    },
  ],
  fit: {
    title: "De la parcela a la entrega",
    text: "En preventa, usa la capacidad para saber qué compradores llegan a qué tipología. Durante la obra, actualiza el precio de lo que queda con los cierres reales. En la entrega, cada cliente tiene por escrito lo que pagó y por qué.",
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
    {
      question: "¿Umbral hace planos o renders?",
      answer:
        "Planos, sí: se dibujan con tus medidas o sobre la imagen de uno antiguo, y dan superficie útil y construida con su fórmula. Los que ya tengas se guardan en la ficha de cada vivienda y salen con su anuncio.",
    },
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
