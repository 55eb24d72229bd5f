/**
 * The screens of the product that its pages show: what each one is called, what it says to somebody who does not see it,
 * and how large it is. `scripts/screens.ts` takes the pictures; a page that names one here shows nothing, or its own
 * drawing, until they are there.
 */

/** A colour of the palette, that of the module to which a screen belongs. */
export type ScreenPigment = "cobalto" | "albero" | "almagre" | "bugambilia" | "carruaje";

/** How a screen stands on its wall: a sheet that runs on to the right, a telephone, or papers without a sheet of their own. */
type ScreenStand = "sheet" | "phone" | "papers";

export interface ScreenFacts {
  /** The picture in one sentence, for people who do not see it. It names the content as a demonstration where names or prices can be read. */
  alt: string;
  pigment: ScreenPigment;
  stand: ScreenStand;
  /** Size of the picture in CSS pixels at density 1. */
  width: number;
  height: number;
  /** The square that a telephone shows in place of a wide screen, in CSS pixels; null: the telephone shows all of it. */
  narrow: { side: number } | null;
}

/** Width of a telephone's window, in CSS pixels: a square of a screen as it is drawn there. */
export const PHONE_SIDE = 390;

const sheet = (pigment: ScreenPigment, alt: string): ScreenFacts => ({
  alt,
  pigment,
  stand: "sheet",
  width: 1200,
  height: 750,
  narrow: { side: PHONE_SIDE },
});

export const PRODUCT_SCREENS = {
  board: sheet(
    "carruaje",
    "Tablero de tratos de una agencia de demostración, con una columna por fase y una tarjeta por trato.",
  ),
  homes: sheet(
    "carruaje",
    "Cartera de demostración: una pared de viviendas con su foto o su fachada dibujada, precio y estado.",
  ),
  "home-file": sheet(
    "carruaje",
    "Ficha de una vivienda de demostración con fotos, datos y lo que se sabe de su precio.",
  ),
  valuation: sheet(
    "cobalto",
    "Resultado de una valoración de demostración: precio, rango, confianza y lo que suma y resta cada dato.",
  ),
  paper: {
    alt: "Tres páginas en abanico del informe en PDF de una valoración de demostración.",
    pigment: "cobalto",
    stand: "papers",
    width: 1200,
    height: 750,
    narrow: { side: 560 },
  },
  calendar: sheet(
    "carruaje",
    "Semana de una agencia de demostración en el calendario, con visitas, llamadas y firmas.",
  ),
  chat: sheet(
    "cobalto",
    "Conversación con el asistente, que responde con una cifra, su desglose y la página de la que sale.",
  ),
  phone: {
    alt: "Un resultado compartido de demostración, tal como lo ve el cliente en su teléfono.",
    pigment: "albero",
    stand: "phone",
    width: 390,
    height: 780,
    narrow: null,
  },
  advert: sheet(
    "bugambilia",
    "Anuncio escrito a partir de los datos de una vivienda de demostración, con cada frase unida a su dato.",
  ),
  cma: sheet(
    "cobalto",
    "Informe comparativo de demostración: el valor, tres precios de salida y lo que le queda a quien vende.",
  ),
  capture: sheet(
    "almagre",
    "Argumentos para una visita de captación de demostración, cada uno con el dato que lo sostiene.",
  ),
  inbox: sheet("almagre", "Bandeja de avisos de portales de una agencia de demostración, convertidos en contactos."),
  contact: sheet("carruaje", "Ficha de un contacto de demostración con sus tratos, tareas y conversaciones en orden."),
  overview: sheet(
    "carruaje",
    "Panel de inicio de una agencia de demostración con las cifras de la semana y lo que toca hoy.",
  ),
  capacity: sheet(
    "cobalto",
    "Capacidad de compra de una familia de demostración: precio máximo, ahorro necesario y cuota.",
  ),
  negotiation: sheet("almagre", "Plan de negociación de una oferta de demostración, con sus concesiones en escalera."),
  market: sheet("albero", "Previsión de precio de una vivienda de demostración: la historia, la mediana y su abanico."),
  search: sheet(
    "albero",
    "Búsqueda de demostración: la frase de una clienta, sus condiciones como etiquetas, las viviendas y el mapa.",
  ),
  centre: sheet(
    "albero",
    "Cifras de una zona con viviendas de demostración: precio que se pide, precio pagado y plazo.",
  ),
  matching: sheet(
    "carruaje",
    "Viviendas que encajan con una compradora de demostración, cada una con su nota y sus motivos.",
  ),
} satisfies Record<string, ScreenFacts>;

export type ProductScreenId = keyof typeof PRODUCT_SCREENS;

/**
 * The pictures that are there: the name of a screen, and the mark of its pictures that stands in their addresses. Another
 * picture has another mark, so browsers may keep each address for ever.
 */
export type BuiltScreens = Readonly<Record<string, string>>;

export const SCREEN_THEMES = ["light", "dark"] as const;
export type ScreenTheme = (typeof SCREEN_THEMES)[number];

/** Shapes of one picture: at density 1, at density 2, and the square for a telephone, at density 2. */
export const SCREEN_CUTS = ["1x", "2x", "narrow"] as const;
export type ScreenCut = (typeof SCREEN_CUTS)[number];

export const SCREEN_FORMATS = ["avif", "webp"] as const;
export type ScreenFormat = (typeof SCREEN_FORMATS)[number];

/** First part of the address of every picture. */
export const SCREENS_PATH = "/pantallas";

/** File of one picture, which is also the last part of its address: `board-dark-2x.0f3a9c1b22.avif`. */
export function screenFile(
  id: string,
  { theme, cut, mark, format }: { theme: ScreenTheme; cut: ScreenCut; mark: string; format: ScreenFormat },
): string {
  return `${id}-${theme}-${cut}.${mark}.${format}`;
}
