import { MANY_A_MONTH } from "../capture-plan.ts";
import type { PlannedTool } from "./planned-tool.ts";

export const resumenConversaciones: PlannedTool = {
  path: "/resumen-conversaciones",
  module: "gestion",
  title: "Resumen de conversaciones",
  summary: "Lo importante de cada llamada o chat.",
  icon: "MessagesSquare",
  words: "whatsapp chat llamada correo notas resumir llamadas reuniones chats transcripción",
  startsFrom: ["papeles"],
  askedAs: `
    resumir una llamada
    sacar lo importante de un chat
    transcribir un audio de WhatsApp
    acta de una reunión
    notas automáticas de la conversación
    convertir una charla en puntos clave
    resumen de lo que hablé con el cliente`,
  capture: [{ goal: "seguimiento", place: 40, purpose: "Convierte los chats en tareas.", from: MANY_A_MONTH }],
  page: {
    description:
      "Pega un chat o un correo y tendrás nota, tareas y fechas, cada punto con su mensaje. Mira qué hará el resumen.",
    lead: "Leerá un chat exportado, un correo o una transcripción y dará lo que importa: qué busca, qué prometiste y para cuándo.",
    does: [
      "Leerá la exportación de WhatsApp en sus dos formatos.",
      "Sacará presupuesto, zona, habitaciones, plazo y objeciones.",
      "Convertirá «te lo envío mañana» en una tarea con fecha.",
      "Señalará las preguntas sin respuesta.",
      "Enlazará cada punto con su mensaje.",
    ],
    moment: "Para después de la llamada, antes de que se olvide.",
    needs: "El texto o el fichero, hasta 5 MB.",
    gives: "Nota, tareas, citas de calendario y respuesta propuesta.",
    limits: ["No grabará llamadas.", "Si no entiende el fichero, enseñará la primera línea mala y no guardará nada."],
    engine: "Lo hará en tu equipo, sin IA. Un modelo podrá resumir mejor; lo que no cite se descarta.",
    drawing: "conversation",
    example: {
      given: "Viernes 28/3/2025, 9:29 p. m. Ana: «Te envío la nota mañana. El lunes a las 18 nos vemos.»",
      rows: [
        { label: "Mensaje", value: "28 mar 2025, 21:29" },
        { label: "Tarea de Ana", value: "29 mar: enviar la nota" },
        { label: "Cita", value: "Lunes 31 mar, 18:00" },
        { label: "En hora universal", value: "16:00, ya con horario de verano" },
      ],
      reading: "El cambio de hora del día 30 está contado: la cita no se mueve.",
    },
    meanwhile: [
      {
        to: "/help-center/articulo/tus-datos-sin-cuenta",
        label: "Tus datos sin cuenta",
        text: "Cómo se guardan y se borran tus datos.",
      },
    ],
  },
};
