/** Amounts and days as documents write them. */

const UNITS = "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve".split(" "); // biome-ignore format: one list
const TENS = "treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" ");
const HUNDREDS = "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos".split(" "); // biome-ignore format: one list

function below1000(n: number): string {
  if (n === 100) return "cien";
  const rest = n % 100;
  const hundreds = n >= 100 ? HUNDREDS[Math.floor(n / 100) - 1]! : "";
  const tens =
    rest === 0
      ? ""
      : rest < 30
        ? UNITS[rest]!
        : TENS[Math.floor(rest / 10) - 3]! + (rest % 10 ? ` y ${UNITS[rest % 10]}` : "");
  return [hundreds, tens].filter(Boolean).join(" ");
}

/** `185000` → `ciento ochenta y cinco mil`; up to a milliard. */
export function inWords(n: number): string {
  if (n === 0) return "cero";
  const [millions, thousands, rest] = [Math.floor(n / 1e6), Math.floor(n / 1000) % 1000, n % 1000];
  const short = (text: string) => text.replace(/veintiuno$/, "veintiún").replace(/uno$/, "un");
  return [
    millions === 0 ? "" : millions === 1 ? "un millón" : `${short(inWords(millions))} millones`,
    thousands === 0 ? "" : thousands === 1 ? "mil" : `${short(below1000(thousands))} mil`,
    rest === 0 ? "" : below1000(rest),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Before a noun: `veintiún euros`. */
export const countWords = (n: number) =>
  inWords(n)
    .replace(/veintiuno$/, "veintiún")
    .replace(/uno$/, "un");

const grouped = (n: number, group: string, point: string, decimals: number) => {
  const [whole, rest] = n.toFixed(decimals).split(".");
  return whole!.replace(/\B(?=(\d{3})+$)/g, group) + (rest ? point + rest : "");
};
/** `185.000,00` */
export const es = (n: number, decimals = 2) => grouped(n, ".", ",", decimals);
/** `185,000.00`, as Mexico writes it. */
export const mx = (n: number, decimals = 2) => grouped(n, ",", ".", decimals);

const MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
export type DayForm = "slash" | "dash" | "dot" | "long" | "words" | "short";

/** `2026-11-27` in one of the ways in which papers write days. */
export function dayText(iso: string, form: DayForm): string {
  const [year, month, day] = iso.split("-").map(Number) as [number, number, number];
  const [dd, mm] = [String(day).padStart(2, "0"), String(month).padStart(2, "0")];
  if (form === "slash") return `${dd}/${mm}/${year}`;
  if (form === "dash") return `${dd}-${mm}-${year}`;
  if (form === "dot") return `${dd}.${mm}.${year}`;
  if (form === "short") return `${day}-${MONTHS[month - 1]!.slice(0, 3)}-${year}`;
  if (form === "long") return `${day} de ${MONTHS[month - 1]} de ${year}`;
  return `${inWords(day)} de ${MONTHS[month - 1]} de ${inWords(year)}`;
}

/** `78,40` → `setenta y ocho metros, cuarenta decímetros cuadrados`, as registries write areas. */
export function areaWords(m2: number): string {
  const whole = Math.floor(m2);
  const decimetres = Math.round((m2 - whole) * 100);
  return decimetres === 0
    ? `${countWords(whole)} metros cuadrados`
    : `${countWords(whole)} metros, ${countWords(decimetres)} decímetros cuadrados`;
}
