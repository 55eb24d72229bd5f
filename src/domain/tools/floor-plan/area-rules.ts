/** How a country counts and names the areas of a home. Rules are only those whose text we know; words are those that its market uses. */
export interface AreaRule {
  readonly usable: string;
  readonly built: string;
  readonly coveredExterior: string;
  readonly uncoveredExterior: string;
  /** Null where we know no rule: exteriors are then told apart and not added. */
  readonly rule: {
    /** Share of a covered exterior that counts. */
    readonly coveredShare: number;
    /** Whether a wall shared with a neighbour counts to its middle. */
    readonly halvesPartyWalls: boolean;
    readonly text: string;
    readonly source: string;
  } | null;
}

const SPAIN: AreaRule = {
  usable: "Superficie útil",
  built: "Superficie construida",
  coveredExterior: "Exterior cubierto",
  uncoveredExterior: "Exterior descubierto",
  rule: {
    coveredShare: 0.5,
    halvesPartyWalls: true,
    text:
      "Útil: suelo entre las caras interiores, sin lo que tiene menos de 1,50\u00a0m de altura, y la mitad de los exteriores cubiertos. " +
      "Construida: hasta la línea exterior de los muros y el eje de las medianerías, sin patios, y la mitad de los exteriores cubiertos " +
      "(el Catastro los cuenta enteros si están cerrados por tres de sus cuatro lados). Lo descubierto no cuenta.",
    source: "Orden ECO/805/2003, art. 4 (útil); Real Decreto 1020/1993, norma 11.3 (construida)",
  },
};

const words = (usable: string, built: string, covered: string, uncovered: string): AreaRule => ({
  usable,
  built,
  coveredExterior: covered,
  uncoveredExterior: uncovered,
  rule: null,
});

const RULES: Readonly<Record<string, AreaRule>> = {
  ES: SPAIN,
  MX: words("Superficie habitable", "Superficie construida", "Terraza techada", "Terraza descubierta"),
  AR: words("Superficie interior", "Superficie cubierta", "Superficie semicubierta", "Superficie descubierta"),
  UY: words("Superficie interior", "Superficie cubierta", "Superficie semicubierta", "Superficie descubierta"),
  CL: words("Superficie interior", "Superficie útil", "Terraza techada", "Terraza descubierta"),
  CO: words("Área privada", "Área construida", "Terraza cubierta", "Terraza descubierta"),
  PE: words("Área interior", "Área techada", "Terraza techada", "Área libre"),
};

const ELSEWHERE = words("Superficie interior", "Superficie construida", "Exterior cubierto", "Exterior descubierto");

/** @param country ISO code, in capitals or not */
export const areaRule = (country: string): AreaRule => RULES[country.toUpperCase()] ?? ELSEWHERE;
