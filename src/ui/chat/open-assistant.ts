/** Event of the window that asks for the assistant's panel; its opener gets the focus back when the panel closes. */
export const OPEN_ASSISTANT = "umbral:abrir-asistente";
