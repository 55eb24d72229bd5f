/**
 * The shelves of the help centre, in the order of the page. The key is the segment of the category's address,
 * which no page of the first level may have: `/valoracion` would win over it as a page of the region `help-center`. */
export const HELP_CATEGORIES = {
  valorar: {
    name: "Valorar una vivienda",
    summary: "El formulario, los comparables y cómo leer el rango.",
    description:
      "Cómo valorar una vivienda paso a paso, añadir comparables y leer el rango y la confianza del resultado.",
  },
  "capacidad-de-compra": {
    name: "Capacidad de compra",
    summary: "Cuánto puede pagar una familia y qué la limita.",
    description:
      "Cómo calcular cuánto puede pagar una familia, si la limitan los ingresos o el ahorro y qué impuestos se cuentan.",
  },
  resultados: {
    name: "Resultados y archivos",
    summary: "Volver a ver, copiar y exportar lo que calculas.",
    description: "Cómo volver a un resultado y llevártelo en PDF, Excel o CSV, copiado como texto o por WhatsApp.",
  },
  "tus-datos": {
    name: "Tus datos y ajustes",
    summary: "Tu cuenta, qué se guarda, dónde, y cómo cambiar región y cookies.",
    description:
      "Cómo crear una cuenta y entrar, qué guarda Umbral de lo que escribes, dónde queda y cómo cambiar región, moneda y cookies.",
  },
  api: {
    name: "API",
    summary: "Usar las herramientas desde otro programa.",
    description: "Cómo llamar a las herramientas de Umbral desde tu programa: primera llamada, errores y límites.",
  },
} as const satisfies Record<string, { name: string; summary: string; description: string }>;

export type HelpCategory = keyof typeof HELP_CATEGORIES;
