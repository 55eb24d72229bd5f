/** Words that a flow's texts may hold in braces, and what stands in their place when a run comes to them. */

export const TEXT_VARIABLES = {
  contacto: "Nombre del contacto",
  nombre: "Nombre de pila",
  vivienda: "La vivienda",
  precio: "Su precio",
  agente: "Quien lleva el contacto",
  agencia: "Tu agencia",
  compradores: "A quiénes encaja",
} as const;
export type TextVariable = keyof typeof TEXT_VARIABLES;

const HOLE = /\{([^{}]{0,40})\}/g;

/** Words in braces that are none of ours, in the order of reading. */
export function unknownVariables(text: string): string[] {
  return [...text.matchAll(HOLE)]
    .map(([, name]) => name!.trim())
    .filter((name) => !Object.hasOwn(TEXT_VARIABLES, name));
}

const OTHERWISE: Readonly<Record<TextVariable, string>> = {
  contacto: "el contacto",
  nombre: "",
  vivienda: "la vivienda",
  precio: "su precio",
  agente: "el equipo",
  agencia: "la agencia",
  compradores: "varios compradores",
};

/** The text with its words filled in; an unknown value is said in general words, so that no brace ever leaves the house. */
export function fillText(text: string, values: Partial<Record<TextVariable, string>>): string {
  return (
    text
      .replace(HOLE, (whole, name: string) => {
        const known = name.trim();
        if (!Object.hasOwn(TEXT_VARIABLES, known)) return whole;
        return values[known as TextVariable] ?? OTHERWISE[known as TextVariable];
      })
      .replace(/(?<! ) +([,.;:!?])/g, "$1")
      // «Hola, {nombre}:» without a name.
      .replace(/,([.:!?])/g, "$1")
  );
}
