import type { ModuleContent } from "../module-content.ts";

export const managementModule: ModuleContent = {
  meta: {
    title: "Seguimiento de clientes y cartera inmobiliaria",
    description:
      "El módulo para llevar la cartera: a quién llamar hoy y por qué, qué comprador encaja con cada vivienda, ofertas con rango y conversaciones resumidas.",
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
        toolPath: "/asistente-seguimiento",
      },
      {
        when: "Entra una vivienda",
        text: "Saldrán los compradores que encajan y por qué. También los que casi encajan, con lo que les falta.",
        toolPath: "/smart-matching",
      },
      {
        when: "Llega una oferta",
        text: "Ves cuál vale más contando riesgo, espera e impuestos, y sale la contraoferta en PDF. El mínimo de quien vende no aparece.",
        toolPath: "/negociador-virtual",
      },
      {
        when: "Después de la llamada",
        text: "Pegarás la conversación y tendrás lo acordado, lo pendiente y la fecha. Cada punto enlaza con la frase de la que sale.",
        toolPath: "/resumen-conversaciones",
      },
    ],
  },
  tools: {
    title: "Sus herramientas",
    lead: "Las abiertas se prueban sin cuenta y traen un ejemplo resuelto. El asistente de esta web sí responde ya, con lo que dice el centro de ayuda.",
  },
  handover: {
    title: "De la llamada a la firma",
    steps: [
      {
        title: "Anota lo que pide",
        text: "La demanda del comprador nace de la conversación resumida: zona, precio, plazo y lo que no acepta.",
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
    title: "Lo que no hará",
    points: [
      "No hablará por ti con un cliente sin decir que es un asistente.",
      "No decidirá a quién atender: ordena y explica, y tú puedes cambiar el orden.",
      "No compartirá los contactos de un agente con otro sin que la agencia lo permita.",
    ],
  },
  questions: [
    {
      question: "¿Sustituye a mi CRM?",
      answer:
        "No tiene por qué. Importas y exportas contactos en CSV y viviendas en Kyero, CSV y Excel, y conectas por API. Si no tienes CRM, el panel basta para una agencia pequeña.",
    },
    {
      question: "¿Cómo sabe qué comprador encaja?",
      answer:
        "Por lo que pidió: precio con su margen, zona, habitaciones, superficie y extras. Se enseña el peso de cada cosa. Un dato que falta no resta: aparece como «por confirmar».",
    },
    {
      question: "¿Qué pasa con las conversaciones que pegue?",
      answer:
        "Se guardan en tu cuenta y se pueden borrar. Antes de que un modelo externo lea nada, los nombres, teléfonos y documentos se tapan.",
    },
    {
      question: "¿Qué responde hoy el asistente de la web?",
      answer:
        "Preguntas sobre Umbral, con la página de la que sale cada respuesta. También calcula precio, cuota, gastos y lo que puede pagar un comprador, y con tu sesión busca en tu cartera. Si no sabe algo, lo dice.",
    },
  ],
  closing: {
    title: "Te avisamos de cada herramienta nueva",
    text: "Un correo cuando se abra la siguiente de Gestión.",
  },
};
