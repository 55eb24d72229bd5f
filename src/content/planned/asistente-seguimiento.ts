import type { PlannedToolContent } from "./planned-tool-content.ts";

export const plannedTool: PlannedToolContent = {
  description:
    "A quién llamar hoy y por qué, con un ritmo que se para cuando responden. Tareas y mensajes preparados. Mira qué hará.",
  lead: "Dirá a quién toca hoy y por qué, y preparará el mensaje. Cuando alguien responde, el resto de avisos se cancela.",
  does: [
    "Seguirá un ritmo: el mismo día, al siguiente, y a los 3, 7, 14 y 30 días.",
    "Parará en cuanto haya respuesta.",
    "Respetará el horario: de lunes a viernes, de 9 a 20.",
    "Juntará los avisos perdidos en uno solo.",
    "Dejará el mensaje de WhatsApp escrito, para que lo envíes tú.",
  ],
  moment: "Para la primera media hora de la mañana.",
  needs: "Tus contactos, en qué punto están y por qué canal hablan.",
  gives: "Lista de hoy, tareas, citas de calendario y borradores.",
  limits: ["No enviará mensajes por su cuenta.", "No insistirá a quien dijo que no."],
  engine: "Reglas de calendario, sin IA. Un modelo podrá redactar borradores.",
  example: {
    given: "Un contacto escribe el sábado a las 21:00.",
    rows: [
      { label: "Primer aviso", value: "Lunes, 9:00" },
      { label: "Sin respuesta", value: "Martes, jueves…" },
      { label: "Responde el martes", value: "Se cancela el resto" },
    ],
    reading: "Nadie recibe tu mensaje un sábado por la noche y nadie se queda sin contestar.",
  },
  meanwhile: [
    {
      to: "/calculadora-capacidad",
      label: "Calculadora de capacidad de compra",
      text: "Un motivo para llamar: su presupuesto real.",
    },
  ],
};
