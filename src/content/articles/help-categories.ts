interface CategoryWords {
  name: string;
  /** Its icon, by lucide's name, and the pigment of its card. */
  icon: string;
  pigment: string;
  summary: string;
  description: string;
}

/**
 * The shelves of the help centre, in the order of the page. The key is the segment of the category's address,
 * which no page of the first level may have: `/valoracion` would win over it as a page of the region `help-center`. */
export const HELP_CATEGORIES = {
  "usar-umbral": {
    name: "Usar Umbral",
    icon: "LayoutDashboard",
    pigment: "cobalto",
    summary: "Tu panel, el teclado, los mensajes y lo que hace falta para empezar.",
    description:
      "Cómo moverte por Umbral: el panel, el menú de comandos, la accesibilidad, los navegadores y qué significan los mensajes de error.",
  },
  valorar: {
    name: "Valorar una vivienda",
    icon: "Scale",
    pigment: "cobalto",
    summary: "El formulario, los comparables y cómo leer el rango.",
    description:
      "Cómo valorar una vivienda paso a paso, añadir comparables y leer el rango y la confianza del resultado.",
  },
  "capacidad-de-compra": {
    name: "Capacidad de compra",
    icon: "Calculator",
    pigment: "carruaje",
    summary: "Cuánto puede pagar una familia y qué la limita.",
    description:
      "Cómo calcular cuánto puede pagar una familia, si la limitan los ingresos o el ahorro y qué impuestos se cuentan.",
  },
  "otras-herramientas": {
    name: "Captar, vender e invertir",
    icon: "Magnet",
    pigment: "almagre",
    summary: "Cualificar, escribir anuncios, negociar, hacer seguimiento y medir un alquiler.",
    description:
      "Cómo usar las herramientas de Umbral para cualificar compradores, escribir anuncios, negociar ofertas, hacer seguimiento e invertir.",
  },
  resultados: {
    name: "Resultados",
    icon: "FileChartColumn",
    pigment: "cobalto",
    summary: "Volver a ver, comparar, compartir y exportar lo que calculas.",
    description:
      "Cómo volver a un resultado, guardarlo, compararlo, compartirlo con un enlace y llevártelo en PDF, Excel, CSV o por WhatsApp.",
  },
  cartera: {
    name: "Cartera",
    icon: "Building2",
    pigment: "bugambilia",
    summary: "Tus viviendas, sus fotos, y cómo entran y salen.",
    description:
      "Cómo llevar tu cartera de viviendas en Umbral: importarla, leerla de una dirección, enviarla a portales y unir las repetidas.",
  },
  contactos: {
    name: "Contactos y calendario",
    icon: "Users",
    pigment: "almagre",
    summary: "De la primera llamada a la firma: personas, tratos, visitas y objetivos.",
    description:
      "Cómo llevar contactos, tratos, búsquedas de compradores, avisos de portales, visitas, tareas y objetivos en Umbral.",
  },
  cuenta: {
    name: "Cuenta, plan y agencia",
    icon: "CreditCard",
    pigment: "carruaje",
    summary: "Entrar, proteger la cuenta, pagar, trabajar en equipo y poner tu marca.",
    description:
      "Cómo crear tu cuenta, protegerla, elegir plan, gastar créditos, trabajar en una agencia y poner tu marca en los informes.",
  },
  "tus-datos": {
    name: "Privacidad y tus datos",
    icon: "ShieldCheck",
    pigment: "bugambilia",
    summary: "Qué se guarda, quién lo ve, cuánto tiempo y cómo llevártelo.",
    description: "Qué guarda Umbral de lo que escribes, quién lo ve, cuánto dura, y cómo descargarlo o borrarlo.",
  },
  api: {
    name: "API y conexiones",
    icon: "Plug",
    pigment: "cobalto",
    summary: "Usar Umbral desde otro programa o desde un asistente.",
    description:
      "Cómo llamar a Umbral desde tu programa: primera llamada, claves, webhooks, asistentes por MCP, errores y límites.",
  },
} as const satisfies Record<string, CategoryWords>;

export type HelpCategory = keyof typeof HELP_CATEGORIES;
