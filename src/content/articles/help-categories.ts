/** The shelves of the help centre, in the order of the page. The key is the segment of the category's address. */
export const HELP_CATEGORIES = {
  valoracion: { name: "Valorar una vivienda", summary: "El formulario, los comparables y cómo leer el rango." },
  "capacidad-de-compra": { name: "Capacidad de compra", summary: "Cuánto puede pagar una familia y qué la limita." },
  resultados: { name: "Resultados y archivos", summary: "Guardar, volver a ver y exportar lo que calculas." },
  "tus-datos": { name: "Tus datos y ajustes", summary: "Qué se guarda, dónde, y cómo cambiar región y cookies." },
  api: { name: "API", summary: "Usar las herramientas desde otro programa." },
} as const satisfies Record<string, { name: string; summary: string }>;

export type HelpCategory = keyof typeof HELP_CATEGORIES;
