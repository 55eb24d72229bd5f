import type { ModuleContent } from "../module-content.ts";

export const managementModule: ModuleContent = {
  meta: {
    title: "Seguimiento de clientes y cartera inmobiliaria",
    description:
      "El módulo para llevar la cartera: a quién llamar hoy y por qué, tratos en un tablero, calendario, compradores que encajan y ofertas comparadas.",
  },
  title: "Sabe a quién llamar hoy, y por qué",
  lead: "La cartera se pierde por olvidos. Este módulo ordena el día, negocia con números y no deja a nadie sin respuesta.",
  day: {
    title: "Un día con este módulo",
    lead: "Menos memoria, más llamadas hechas.",
    moments: [
      {
        when: "Al abrir",
        text: "Sabes cuándo toca cada contacto y qué decirle, con el mensaje puesto. Si responde, se cancela el resto.",
        to: "/asistente-seguimiento",
      },
      {
        when: "Entra una vivienda",
        text: "Los avisos dicen qué compradores encajan y por qué. Lo que no se sabe no descarta: aparece como «No se sabe».",
        to: "/help-center/articulo/busquedas-de-compradores",
        label: "Búsquedas de compradores",
      },
      {
        when: "Llega una oferta",
        text: "Ves cuál vale más contando riesgo, espera e impuestos, y sale la contraoferta en PDF. El mínimo de quien vende no aparece.",
        to: "/negociador-virtual",
      },
      {
        when: "Después de la visita",
        text: "Apuntas lo hablado en la ficha, el trato pasa de columna y la siguiente tarea queda en el calendario, también en el del móvil.",
        to: "/help-center/articulo/calendario-y-tareas",
        label: "Calendario y tareas",
      },
    ],
  },
  handover: {
    title: "De la llamada a la firma",
    steps: [
      {
        title: "Anota lo que pide",
        text: "La búsqueda del comprador queda en su ficha: zona, precio, plazo y lo que no acepta.",
      },
      {
        title: "Cruza con la cartera",
        text: "Cada vivienda valorada se compara con cada demanda. La capacidad de compra dice quién llega de verdad.",
      },
      {
        title: "Negocia con datos",
        text: "El rango marca el tramo razonable. La oferta y la contraoferta quedan escritas con su fecha.",
      },
    ],
  },
  limits: {
    title: "Lo que no hace",
    points: [
      "No habla por ti con un cliente sin decir que es un asistente.",
      "No decide a quién atender: ordena y explica, y tú puedes cambiar el orden.",
      "No comparte los contactos de un agente con otro sin que la agencia lo permita.",
    ],
  },
  questions: [
    {
      question: "¿Sustituye a mi CRM?",
      answer:
        "Puede. Hay contactos, tratos en un tablero, bandeja, calendario y reparto con reglas. Si prefieres el tuyo, importas y exportas contactos en CSV y viviendas en Kyero, CSV y Excel, y conectas por API.",
    },
    {
      question: "¿Cómo sabe qué comprador encaja?",
      answer:
        "Por lo que pidió: precio con su margen, zona, habitaciones, superficie y extras. Se enseña el peso de cada cosa. Un dato que falta no resta: aparece como «por confirmar».",
    },
    {
      question: "¿Qué pasa con lo que apunto de una persona?",
      answer:
        "Se guarda en tu cuenta y se puede borrar. Antes de que un modelo externo lea nada, los nombres, teléfonos y documentos se tapan.",
    },
    {
      question: "¿Qué responde hoy el asistente de la web?",
      answer:
        "Preguntas sobre Umbral, con la página de la que sale cada respuesta. También calcula precio, cuota, gastos y lo que puede pagar un comprador, y con tu sesión busca en tu cartera. Si no sabe algo, lo dice.",
    },
  ],
  closing: {
    title: "Empieza por la lista de hoy",
    text: "Trae tus contactos en CSV o apunta tres a mano: en un minuto sabes a quién toca llamar.",
  },
};
