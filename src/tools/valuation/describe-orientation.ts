import { formatNumber, formatPercent, formatUnitPrice } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { type Figure, paragraph, type Section } from "#domain/tools/description/description.ts";
import { TOWN_ERRORS } from "#domain/tools/valuation/official-orientation.ts";
import type { OrientationBasis, OrientationOnly } from "#domain/tools/valuation/types.ts";
import { officialLine, officialOrigin } from "./wording.ts";

/**
 * The share of the flats of each city inside the range that the other two gave, on the half of the kept-out homes that the range was not
 * taken from (`npm run valuate -- --orientation`).
 */
const MEASURED_TEXT =
  "Lo hemos medido con pisos que no se usaron para calcularlo, de tres ciudades y dejando cada una fuera: dentro quedó el 82 % de los precios de oferta en Barcelona, el 70 % en Valencia y el 84 % en Buenos Aires.";

/** The origin of the range of an orientation: official figure, neighbours, features, and what was measured of it. */
export function orientationSections(result: OrientationOnly): Section[] {
  const { basedOn, official } = result;
  if (!basedOn) return [];
  const { effects, eurPerM2, level, isMeasured } = basedOn;
  const items: Figure[] = [
    {
      label: level === "own" ? "Cifra oficial" : "Cifra oficial de la provincia",
      value: formatUnitPrice(official.eurPerM2),
      note: officialOrigin(official),
    },
    ...(level === "near" || level === "far"
      ? [{ label: `Estimación para ${official.townName}`, value: formatUnitPrice(eurPerM2) }]
      : []),
    ...effects.map(({ label, logFactor }) => ({ label, value: signedPercent(Math.exp(logFactor) - 1) })),
  ];
  return [
    {
      id: "valoracion-orientacion",
      title: "De dónde sale el rango",
      blocks: [
        { kind: "figures", items },
        ...paragraph(neighboursText(result)),
        ...paragraph(`Lo que suma o resta cada cosa es la media de tres ciudades. ${MEASURED_TEXT}`),
        ...paragraph(isMeasured ? null : "Con casas no lo hemos medido: su rango es más ancho, a nuestro criterio."),
        ...paragraph(
          "La cifra oficial es una media de tasaciones. Lo que se pide o se paga puede apartarse de ella, y eso no está medido.",
          { tone: "muted" },
        ),
      ],
    },
  ];
}

/** How a town without a figure got one, and how far such figures erred; `null` where it has its own. */
function neighboursText({ official: { townName, around }, basedOn }: OrientationOnly): string | null {
  const level = basedOn?.level ?? "own";
  if (level === "own") return null;
  const { half, eight } = TOWN_ERRORS[level];
  const erred = `la mitad se equivocó en menos del ${percent(half)} y 8 de cada 10 en menos del ${percent(eight)}`;
  if (level === "province" || !around)
    return `Es la cifra de toda la provincia. Comparada con la de sus municipios, ${erred}.`;
  const towns = around.towns.map(
    ({ name, eurPerM2, km }) => `${name} (${formatUnitPrice(eurPerM2)}, a ${formatNumber(km)} km)`,
  );
  return `${townName} no tiene cifra oficial propia. La estimamos con la de su provincia y las de los municipios de alrededor: ${listed(towns)}. Hecho lo mismo con los 288 municipios que sí la tienen, dejando cada uno fuera, ${erred}. Todos pasan de unos 25.000 habitantes: de los más pequeños no sabemos cuánto más nos equivocamos.`;
}

/** The text that a headline has room for. */
export function orientationNote(official: OrientationOnly["official"], basedOn: OrientationBasis | undefined): string {
  const from = `${officialLine(official)}. Es una media de tasaciones de la zona, no el precio de esta vivienda`;
  if (!basedOn) return `${from}.`;
  return `${from}: el rango la ajusta a lo que has dicho de ella.`;
}

/** Errors are of logarithms; a reader thinks in parts of the price. */
const percent = (log: number) => formatPercent(Math.exp(log) - 1, 0);
const signedPercent = (fraction: number) => `${fraction < 0 ? "−" : "+"}${formatPercent(Math.abs(fraction), 1, 1)}`;
