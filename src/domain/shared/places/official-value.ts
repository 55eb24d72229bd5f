/** €/m² by INE code, read from lines `"08019 4540.1"`. */
export function readUnitPrices(table: string): ReadonlyMap<string, number> {
  return new Map(
    table.split("\n").map((line): [string, number] => {
      const [code = "", price = ""] = line.split(" ");
      return [code, Number(price)];
    }),
  );
}

export interface AppraisedTables {
  byMunicipality: ReadonlyMap<string, number>;
  byProvince: ReadonlyMap<string, number>;
}

/** A mean appraised value of an official table: a wide orientation, neither asked nor paid. */
export interface OfficialValue {
  level: "municipio" | "provincia";
  /** INE code of the municipality (5 digits) or province (2). */
  code: string;
  /** €/m² of built area. */
  unitPrice: number;
  /** First and last day of the averaged quarters. */
  validFrom: string;
  validTo: string;
  period: string;
  source: { title: string; url: string; consulted: string };
  mark: "por-comprobar";
  note: string;
}

/**
 * The official mean of a municipality, or of its province where the municipality has none (under some 25,000
 * inhabitants, the Basque Country and Navarra). `undefined` outside Spain.
 *
 * @param code INE code of a municipality (five digits) or province (two)
 */
export function officialValue(tables: AppraisedTables, code: string): OfficialValue | undefined {
  const ofTown = tables.byMunicipality.get(code);
  const province = code.slice(0, 2);
  const unitPrice = ofTown ?? tables.byProvince.get(province);
  if (unitPrice === undefined) return undefined;
  return {
    level: ofTown === undefined ? "provincia" : "municipio",
    code: ofTown === undefined ? province : code,
    unitPrice,
    validFrom: "2025-07-01",
    validTo: "2026-06-30",
    period: "media de 2025T3 a 2026T2",
    source: {
      title:
        "Copia de «Valor tasado medio de vivienda libre», del Ministerio de Vivienda, en el repositorio Econometr-a",
      url: "https://github.com/Phraselium/Econometr-a",
      consulted: "2026-11-01",
    },
    mark: "por-comprobar",
    note: "Copia de segunda mano de la tabla oficial, sin cotejar. Es un valor de tasación, no de oferta ni de venta.",
  };
}
