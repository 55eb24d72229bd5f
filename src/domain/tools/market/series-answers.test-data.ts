/** Answers in the shapes that the BIS, the INE and the ECB document, made by hand. */

type Quarterly = Record<string, readonly (readonly [period: string, value: number | null | string])[]>;

/** `{ "ES.N": [["2026-Q1", 144.2]] }` as SDMX-CSV of WS_SPP. */
export function bisCsv(series: Quarterly, unit = "628"): string {
  const head =
    "FREQ,REF_AREA,VALUE,UNIT_MEASURE,UNIT_MULT,BREAKS,COVERAGE,TITLE_TS,TIME_PERIOD,OBS_VALUE,OBS_STATUS,OBS_CONF,OBS_PRE_BREAK";
  const rows = Object.entries(series).flatMap(([key, points]) =>
    points.map(
      ([period, value]) =>
        `Q,${key.replace(".", ",")},${unit},0,,,"Índice, base 2010",${period},${value ?? "NaN"},A,F,`,
    ),
  );
  return `${[head, ...rows].join("\n")}\n`;
}

/** Percentages by month, as `csvdata` of FM. */
export function euriborCsv(points: readonly (readonly [period: string, percent: number | null])[]): string {
  const key = "FM.M.U2.EUR.RT.MM.EURIBOR1YD_.HSTA,M,U2,EUR,RT,MM,EURIBOR1YD_,HSTA";
  const head =
    "KEY,FREQ,REF_AREA,CURRENCY,PROVIDER_FM,INSTRUMENT_FM,PROVIDER_FM_ID,DATA_TYPE_FM,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE";
  const rows = points.map(
    ([period, percent]) =>
      `${key},${period},${percent ?? ""},A,"Euribor 1-year, average of observations through period"`,
  );
  return `${[head, ...rows].join("\r\n")}\r\n`;
}

export interface InePoint {
  Fecha: number;
  FK_TipoDato: number;
  FK_Periodo: number;
  Anyo: number;
  Valor: number | null;
  Secreto: boolean;
}

/** A series of Tempus3, a value for each quarter from the first of a year on. */
export function ineSeries(name: string, firstYear: number, values: readonly (number | null)[]) {
  const points = values.map((value, i): InePoint => {
    const [year, quarter] = [firstYear + Math.floor(i / 4), i % 4];
    return {
      // Midnight in Madrid is the day before in Greenwich, so FK_Periodo gives the quarter.
      Fecha: Date.UTC(year, quarter * 3, 1) - 3_600_000,
      FK_TipoDato: 1,
      FK_Periodo: 19 + quarter,
      Anyo: year,
      Valor: value,
      Secreto: value === null,
    };
  });
  return { COD: `IPV${name.length}`, Nombre: name, FK_Unidad: 133, FK_Escala: 1, Data: points };
}

/** Values that rise by a tenth of a point. */
export const rising = (count: number, from = 100): number[] =>
  Array.from({ length: count }, (_, i) => Math.round((from + i / 10) * 1000) / 1000);
