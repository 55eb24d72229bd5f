import { CLAIMS } from "../claims.ts";

/** Words of the contact page; name, addresses and telephone are the deployment's (`SiteInfo`). */
export const contactContent = {
  meta: {
    title: "Contacto y soporte",
    description:
      "Escribe a Umbral, pide una demo o resuelve una duda con el asistente. Correo, teléfono, horario y datos de la empresa, y qué preguntar a cada sitio.",
  },
  hero: {
    title: "Escríbenos",
    lead: "Cuéntanos qué necesitas y te contesta una persona. Si es una duda de uso, el asistente y el centro de ayuda suelen ser más rápidos.",
  },
  form: {
    title: "Tu mensaje",
    submit: "Enviar mensaje",
    /** Followed by the plan's name. */
    plan: "Nos escribes por el plan",
  },
  details: {
    title: "Datos de contacto",
    email: "Correo",
    phone: "Teléfono",
    hoursLabel: "Horario de soporte",
    hours: "De lunes a viernes, de 9:00 a 18:00, hora peninsular española",
    promiseLabel: "Compromiso de la empresa",
    promise: `${CLAIMS.support.figure} ${CLAIMS.support.label}, dentro del horario`,
    company: "Empresa",
    taxId: "NIF",
    address: "Domicilio",
    dataProtection: "Protección de datos",
  },
  demo: {
    title: "¿Prefieres verlo?",
    text: "Media hora en línea, con una vivienda de tu zona.",
  },
  elsewhere: {
    title: "Antes de escribir",
    items: [
      {
        label: "Asistente",
        text: "El botón redondo de abajo a la derecha, en todas las páginas. Responde con el centro de ayuda.",
      },
      { label: "Centro de ayuda", text: "Cómo se usa cada herramienta, paso a paso.", to: "/help-center" },
      { label: "Preguntas frecuentes", text: "Precios, datos, método y soporte.", to: "/faq" },
      { label: "Documentación de la API", text: "Para quien programa: llamadas, límites y errores.", to: "/api/docs" },
      { label: "Privacidad", text: "Qué guardamos y cómo pedir que se borre.", to: "/privacidad" },
    ],
  },
} as const;
