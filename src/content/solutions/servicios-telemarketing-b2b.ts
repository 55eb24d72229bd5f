import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Telemarketing para inmobiliarias, con permiso y con motivo",
  description:
    "Llamadas de captación y seguimiento para inmobiliarias: qué debe cumplir el servicio, qué prepara Umbral y cómo consultar disponibilidad.",
  lead: "Llamar funciona cuando hay un motivo y un permiso. Umbral pone el motivo: un precio, un comprador que encaja, una oferta que vence.",
  artefact: {
    kind: "calls",
    caption: "La lista, antes de marcar",
    rows: [
      { name: "Propietaria del ático", why: "Permiso del 12 de marzo, por el formulario", mayRing: true },
      { name: "Comprador de tres dormitorios", why: "Ha entrado una vivienda que encaja", mayRing: true },
      { name: "Contacto de 2023", why: "Está en tu registro de no llamar", mayRing: false },
      { name: "Número comprado en una lista", why: "Sin permiso ni origen", mayRing: false },
    ],
  },
  problem: {
    title: "Llamadas sin motivo, con multas y con hartazgo",
    text: [
      "Las listas compradas traen teléfonos sin permiso. La ley exige una base para llamar con fines comerciales, y quien pidió que no le llamen no puede recibir otra llamada.",
      "Además, una llamada sin nada que decir quema al propietario. La que aporta un dato de su vivienda abre una conversación, y se recuerda cuando llega el momento de vender.",
    ],
  },
  items: [
    {
      to: "/captacion-propiedades",
      label: "Captación de propiedades",
      text: "Registro de quien no quiere llamadas, comprobado antes de marcar.",
    },
    {
      to: "/asistente-seguimiento",
      label: "Asistente de seguimiento",
      text: "Ritmo de llamadas que se para al primer no.",
    },
    {
      to: "/valoracion",
      label: "El dato que abre la llamada",
      text: "Un rango de precio de la zona, con su fuente, para empezar hablando de su casa.",
    },
    {
      to: "/cualificador-leads",
      label: "Cualificador de leads",
      text: "Qué preguntar a continuación y a quién dejar para después.",
    },
    {
      to: "/help-center/articulo/contactos-y-tratos",
      label: "Lo hablado, en la ficha",
      text: "Cada llamada queda con su fecha y su siguiente paso.",
    },
    {
      to: "/contacto",
      label: "Consulta de disponibilidad",
      text: "Cuéntanos la zona y el volumen y te decimos si podemos atenderlo.",
    },
  ],
  fit: {
    title: "Qué debe llevar un servicio de llamadas",
    text: "Base legal de cada contacto con fecha y origen, guion que se identifica y ofrece la baja, horario razonable y registro de lo hablado que vuelve a tu ficha. Si un proveedor no puede enseñarte esas cuatro cosas, el riesgo es tuyo.",
  },
  questions: [
    {
      question: "¿Hace Umbral las llamadas?",
      answer:
        "Depende de la zona y del momento: consúltanos disponibilidad antes de contar con ello. La plataforma por sí sola no llama: ordena la lista, quita a quien no quiere llamadas y guarda lo hablado.",
    },
    {
      question: "¿De dónde salen los teléfonos?",
      answer: "De tus contactos, con su permiso. No vendemos ni compramos listas.",
    },
    {
      question: "¿Y si alguien pide que no le llamemos?",
      answer:
        "No se le llama más. Lo apuntas una vez y vale para toda la agencia: su teléfono deja de tener enlace en el tablero y en la ficha.",
    },
  ],
  closing: {
    title: "Pregunta si llegamos a tu zona",
    text: "Dinos cuántos contactos tienes con permiso y qué quieres conseguir.",
  },
  service: "telemarketing",
  inCity: {
    lead: "Para llamar a propietarios de {ciudad} hacen falta permiso, un motivo y un dato local. El dato lo tienes aquí; lo demás depende de tu lista.",
    use: "Abre la llamada con la referencia oficial de la zona y su fecha: es un motivo, no una promesa.",
  },
};
