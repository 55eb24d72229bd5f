/** Words by which people call kinds of homes when they look for one. */

export interface KindsMeant {
  column: "type" | "operation";
  /** Codes of `domain/shared/listing/property`. */
  values: readonly string[];
}

const TYPES: Readonly<Record<string, readonly string[]>> = {
  // A flat is also said of its special forms: a "piso ático" is one home.
  piso: ["piso", "atico", "duplex", "estudio"],
  apartamento: ["piso", "atico", "duplex", "estudio"],
  departamento: ["piso", "atico", "duplex", "estudio"],
  depa: ["piso", "atico", "duplex", "estudio"],
  atico: ["atico"],
  penthouse: ["atico"],
  duplex: ["duplex"],
  estudio: ["estudio"],
  loft: ["estudio"],
  casa: ["casa", "chalet", "adosado"],
  chalet: ["chalet"],
  villa: ["chalet"],
  adosado: ["adosado"],
  local: ["local"],
  oficina: ["oficina"],
  despacho: ["oficina"],
};

const OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  venta: ["venta"],
  alquiler: ["alquiler"],
  renta: ["alquiler"],
  arriendo: ["alquiler"],
};

/**
 * The kinds of homes that a word means; null where it means none.
 *
 * @param word folded: small letters without accents; a plural in `s` or `es` counts like its singular
 */
export function kindsMeantBy(word: string): KindsMeant | null {
  for (const singular of [word, word.replace(/s$/, ""), word.replace(/es$/, "")]) {
    if (Object.hasOwn(TYPES, singular)) return { column: "type", values: TYPES[singular]! };
    if (Object.hasOwn(OPERATIONS, singular)) return { column: "operation", values: OPERATIONS[singular]! };
  }
  return null;
}
