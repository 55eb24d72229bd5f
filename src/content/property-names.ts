/** Spanish names for the codes of `domain/shared/listing/property.ts`. */
export const PROPERTY_TYPE_NAMES = {
  piso: "Piso",
  atico: "Ático",
  duplex: "Dúplex",
  estudio: "Estudio",
  casa: "Casa",
  chalet: "Chalet",
  adosado: "Adosado",
  local: "Local",
  oficina: "Oficina",
  otro: "Inmueble",
} as const;

export const CONDITION_NAMES = {
  a_reformar: "A reformar",
  bueno: "Buen estado",
  obra_nueva: "Obra nueva",
} as const;

/** For forms in which it may be left unknown. */
export const CONDITION_OPTIONS = [
  ...Object.entries(CONDITION_NAMES).map(([value, label]) => ({ value, label })),
  { value: "", label: "No lo sé" },
];
