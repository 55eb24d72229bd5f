/** Widths of letters in ems, a little more than Archivo's, so that a text never outgrows what was planned for it. */
const NARROW = new Set("iljtfrI.,:;'|!()[]-·/ \u00a0");
const WIDE = new Set("mwMWQOGDHNUÑ@%—…");

/** Width in millimetres of a text of one line, rounded upwards. */
export function textWidth(text: string, sizeMm: number, isBold = false): number {
  let ems = 0;
  for (const sign of text)
    ems += NARROW.has(sign) ? 0.36 : WIDE.has(sign) ? 0.86 : sign >= "A" && sign <= "Z" ? 0.7 : 0.6;
  return ems * sizeMm * (isBold ? 1.06 : 1);
}

/** The text in lines that fit a width, broken at spaces; a word that is too long is cut with an ellipsis, as is what exceeds the lines. */
export function linesWithin(
  text: string,
  widthMm: number,
  sizeMm: number,
  mostLines: number,
  isBold = false,
): readonly string[] {
  const words = text.split(/[ \t\r\n]/).filter(Boolean);
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (textWidth(longer, sizeMm, isBold) <= widthMm) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
  }
  if (line !== "") lines.push(line);
  if (lines.length > mostLines) lines.splice(mostLines - 1, lines.length, lines.slice(mostLines - 1).join(" "));
  return lines.map((one) => shortened(one, widthMm, sizeMm, isBold));
}

function shortened(line: string, widthMm: number, sizeMm: number, isBold: boolean): string {
  if (textWidth(line, sizeMm, isBold) <= widthMm) return line;
  const signs = [...line];
  while (signs.length > 1 && textWidth(`${signs.join("")}…`, sizeMm, isBold) > widthMm) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}

/** Metres with two decimals: 4000 is «4,00». */
export const metres = (mm: number): string => (Math.round(mm / 10) / 100).toFixed(2).replace(".", ",");

/** Square metres with two decimals and their unit. */
export const squareMetres = (mm2: number): string =>
  `${(Math.round(mm2 / 1e4) / 100).toFixed(2).replace(".", ",")}\u00a0m²`;

/** An ISO day as it is written in Spanish: 28/11/2026. */
export const writtenDay = (day: string): string => day.slice(0, 10).split("-").reverse().join("/");
