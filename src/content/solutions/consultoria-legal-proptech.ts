import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Consultoría legal inmobiliaria: qué puede hacer un programa y qué no",
  description:
    "Qué revisa un programa en una operación inmobiliaria, qué papeles reunir y cuándo necesitas un abogado. Consulta la disponibilidad del servicio.",
  lead: "Un programa lee rápido y no se cansa: encuentra la letra que falta. Decidir qué hacer con lo que encuentra es trabajo de un abogado.",
  artefact: {
    kind: "papers",
    caption: "El expediente de una venta",
    rows: [
      { name: "Nota simple", detail: "3 de noviembre, sin cargas", state: "ok" },
      { name: "Certificado energético", detail: "Caduca en 20 días", state: "soon" },
      { name: "Cuota de comunidad", detail: "Certificado sin deuda", state: "ok" },
      { name: "Contrato de arras", detail: "No dice de qué tipo son", state: "missing" },
    ],
  },
  problem: {
    title: "El papel que faltaba aparece el día de la firma",
    text: [
      "Una nota simple de hace dos meses, unas arras que no dicen de qué tipo son, un certificado energético caducado. Cada uno es un detalle; juntos paran una firma.",
      "Y la publicidad también tiene normas: la etiqueta energética en el anuncio, las palabras que excluyen a alguien, los datos de quien vende.",
    ],
  },
  items: [
    {
      to: "/calculadora-capacidad",
      label: "Impuestos con su norma",
      text: "Cada tipo lleva su ley, su fecha y la marca «por comprobar» cuando no está cotejado.",
    },
    {
      to: "/recursos/documentos-para-vender",
      label: "Documentos para vender",
      text: "La lista de papeles de una venta, para prepararlos con tiempo.",
    },
    {
      to: "/recursos/contrato-de-arras",
      label: "El contrato de arras",
      text: "Los tres tipos, qué obliga cada uno y qué debe llevar escrito.",
    },
    {
      to: "/help-center/articulo/fotos-y-documentos",
      label: "El expediente en la ficha",
      text: "Cada papel con su vivienda, y quién lo puede ver.",
    },
    {
      to: "/generador-descripciones",
      label: "Anuncio que cumple",
      text: "Con su etiqueta energética y sin frases que excluyen.",
    },
    {
      to: "/contacto",
      label: "Consulta de disponibilidad",
      text: "Cuéntanos el caso y te decimos si hay quien lo lleve.",
    },
  ],
  fit: {
    title: "Dónde acaba el programa",
    text: "Usa la herramienta para llegar al abogado con el expediente completo y las preguntas escritas: te saldrá más barato y más rápido. Para redactar un contrato, negociar una carga o ir a juicio, necesitas a una persona colegiada que responda de ello.",
  },
  questions: [
    {
      question: "¿Umbral da asesoramiento jurídico?",
      answer:
        "La plataforma no. Si en tu zona ofrecemos consultoría con profesionales, te lo diremos: consúltanos disponibilidad.",
    },
    {
      question: "¿Puedo fiarme de los tipos de impuestos?",
      answer:
        "Míralos con su fuente y su fecha. Los que llevan «por comprobar» hay que cotejarlos antes de firmar nada.",
    },
    {
      question: "¿Se revisan contratos de alquiler?",
      answer:
        "No. El programa guarda el contrato en la ficha y avisa de sus fechas; revisarlo es trabajo de un profesional. En recursos tienes qué debe llevar un contrato de alquiler y uno de arras.",
    },
  ],
  closing: {
    title: "Cuéntanos el caso",
    text: "Te diremos con claridad si podemos ayudarte o si necesitas otro profesional.",
  },
  service: "legal",
  inCity: {
    lead: "Los impuestos y los papeles de una compraventa cambian de un sitio a otro. Esto es lo que sabemos de {ciudad}, con su norma y su fecha.",
    use: "Lleva estas referencias a tu abogado o notario y pide que las confirme a la fecha de la escritura.",
  },
};
