import type { CameraAnswer, CameraWarning } from "#domain/tools/photo-camera/find-camera.ts";

/** The answers of the search for a camera in words, each with the way on. */

export interface Remark {
  readonly title: string;
  readonly text: string;
  /** A length that somebody knows would settle it. */
  readonly wantsLength?: true;
}

const REASONS = {
  "too-few-lines": {
    title: "No se ven bastantes líneas",
    text: "Faltan aristas rectas de paredes, suelo o puertas. Marca tú cuatro esquinas, o prueba con una foto más nítida y con más pared a la vista.",
  },
  "no-room": {
    title: "No parece una estancia",
    text: "Hay líneas, pero no las de una estancia: quizá es un exterior o un detalle. Marca cuatro esquinas de un suelo rectangular, como el de una terraza.",
  },
  cancelled: { title: "Búsqueda cancelada", text: "Marca tú cuatro esquinas de un suelo o de una pared." },
  failed: {
    title: "La búsqueda ha fallado",
    text: "Puede que falte memoria. Marca tú cuatro esquinas, o cierra otras pestañas y prueba otra vez.",
  },
} as const satisfies Record<string, Remark>;
export type NoCamera = keyof typeof REASONS;

const WARNINGS: Readonly<Record<CameraWarning, Remark>> = {
  "focal-guessed": {
    title: "La lente es una suposición",
    text: "La foto no dice con qué lente se hizo y sus líneas admiten varias. Comprueba la cuadrícula cerca y lejos.",
  },
  "focal-refused": {
    title: "La foto está recortada o retocada",
    text: "Lo que el archivo dice de la lente no encaja con lo que se ve. Hemos seguido las líneas.",
  },
  "bent-lens": {
    title: "Gran angular",
    text: "La lente curva las rectas y lo hemos corregido. Mira los bordes de la foto antes de poner muebles cerca.",
  },
  "ceiling-not-seen": {
    title: "El techo no sale en la foto",
    text: "La escala es una suposición: usa una medida que conozcas, como el ancho de la puerta.",
    wantsLength: true,
  },
  "walls-guessed": {
    title: "Falta alguna arista del suelo",
    text: "Alguna pared está puesta a ojo. Lleva las esquinas azules a su sitio.",
  },
};
const UNSURE: Remark = {
  title: "No estamos seguros",
  text: "Las líneas se contradicen. Comprueba que la cuadrícula se posa en el suelo y corrige las esquinas.",
};
/** Below it the answer is not to be trusted without a look. */
const SURE_FROM = 0.35;

export const reasonOf = (why: NoCamera): Remark => REASONS[why];

export const warningsOf = ({ warnings, sureness }: Extract<CameraAnswer, { kind: "found" }>): readonly Remark[] => [
  ...(sureness < SURE_FROM ? [UNSURE] : []),
  ...warnings.map((code) => WARNINGS[code]),
];
