/** Units of account that follow prices, and in which loans are written. Light: the browser's form lists them. */
export const INDEX_UNITS = {
  UF: "Unidad de Fomento (Chile)",
  UDI: "Unidad de Inversión (México)",
  UVA: "Unidad de Valor Adquisitivo (Argentina)",
  UVR: "Unidad de Valor Real (Colombia)",
} as const;
export type IndexUnit = keyof typeof INDEX_UNITS;
export const INDEX_UNIT_CODES = Object.keys(INDEX_UNITS) as [IndexUnit, ...IndexUnit[]];
