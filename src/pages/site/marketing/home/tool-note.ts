/** Of a door or a room: "5 herramientas". */
export const toolNote = (count: number): string => (count === 1 ? "1 herramienta" : `${count} herramientas`);
