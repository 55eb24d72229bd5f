import type { PlannedToolContent } from "./planned-tool-content.ts";

export const plannedTool: PlannedToolContent = {
  description:
    "El asistente ya responde en la esquina de cada página. La página completa, con tu cartera y tus conversaciones, está en camino.",
  lead: "El asistente de la esquina responde hoy con los artículos de ayuda. Esta página será su versión completa: con tu cartera y tus conversaciones.",
  does: [
    "Responderá a tus visitantes con tus viviendas y tus textos.",
    "Entenderá «3 habitaciones en Triana por menos de 250.000».",
    "Tomará los datos de una visita o una valoración y te los pasará.",
    "Pasará a una persona cuando se la pidan o cuando no sepa.",
    "Guardará las conversaciones de quien tenga sesión.",
  ],
  moment: "Para las once de la noche, cuando escriben los compradores y tú no estás.",
  needs: "Tu cartera, tus horarios y a quién avisar.",
  gives: "Respuestas con su fuente, contactos y conversaciones.",
  limits: [
    "Si no encuentra una referencia lo dirá: «No encuentro esa referencia».",
    "No negociará comisiones: eso lo pasará a una persona.",
  ],
  engine: "Buscará en tus textos y fichas sin IA externa. Un modelo conectado redactará mejor, con citas.",
  example: {
    given: "«¿Tenéis algo de 3 habitaciones en Triana por menos de 250.000?»",
    rows: [
      { label: "Operación", value: "Compra" },
      { label: "Habitaciones", value: "3 o más" },
      { label: "Zona", value: "Triana" },
      { label: "Precio", value: "Hasta 250.000\u00a0€" },
      { label: "Sin resultados", value: "Ofrece avisar" },
    ],
    reading: "Cuatro datos entendidos y una respuesta honrada aunque no haya nada.",
  },
  today:
    "El asistente de la esquina inferior derecha funciona en todas las páginas y responde con los artículos de ayuda.",
  meanwhile: [
    { to: "/help-center", label: "Centro de ayuda", text: "Los artículos de los que salen las respuestas de hoy." },
    { to: "/contacto", label: "Contacto", text: "Si prefieres hablar con una persona." },
  ],
};
