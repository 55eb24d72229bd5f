import type { RoomCover } from "../floor-plan/plan.ts";
import type { RoomLabelPlace } from "./draw-rooms.ts";
import { squareMetres } from "./text-measure.ts";

/** The table of areas beside a plan, in the words of its country, with the formula that its totals follow. */

export interface AreaRow {
  readonly label: string;
  readonly value: string;
  readonly isTotal: boolean;
}

export interface AreaTable {
  readonly heading: string;
  readonly rows: readonly AreaRow[];
  readonly formula: string;
}

/** «Útil» is a term of Spanish rules; elsewhere the table says what was measured. */
const isSpanish = (country: string) => country === "ES";

export function areaTableOf(labels: readonly RoomLabelPlace[], country: string): AreaTable {
  const rows: AreaRow[] = labels.map(({ room, number, name, isNamed }) => ({
    label: isNamed ? name : `${number} · ${name}`,
    value: squareMetres(room.innerAreaMm2),
    isTotal: false,
  }));
  const sum = (cover: RoomCover) =>
    labels
      .filter(({ room }) => (room.label?.cover ?? "interior") === cover)
      .reduce((total, { room }) => total + room.innerAreaMm2 - room.lowAreaMm2, 0);
  const [interior, covered, open] = [sum("interior"), sum("exterior-cubierto"), sum("exterior-descubierto")];
  const low = labels.reduce((total, { room }) => total + room.lowAreaMm2, 0);
  const spanish = isSpanish(country);
  rows.push({ label: spanish ? "Útil interior" : "Interior, sin muros", value: squareMetres(interior), isTotal: true });
  if (covered > 0)
    rows.push({
      label: spanish ? "Exterior cubierta (50\u00a0%)" : "Exterior cubierta",
      value: squareMetres(spanish ? covered / 2 : covered),
      isTotal: true,
    });
  if (open > 0) rows.push({ label: "Exterior descubierta, aparte", value: squareMetres(open), isTotal: true });
  if (spanish && covered > 0)
    rows.push({ label: "Superficie útil", value: squareMetres(interior + covered / 2), isTotal: true });
  const parts = [
    spanish
      ? `Útil = interior${covered > 0 ? " + 50\u00a0% de la exterior cubierta" : ""}, medida entre caras interiores de los muros.`
      : "Medida entre caras interiores de los muros; sin regla para este país.",
    low > 0 ? `Sin ${squareMetres(low)} con altura menor de 1,50\u00a0m.` : "",
  ];
  return { heading: "Superficies", rows, formula: parts.filter(Boolean).join(" ") };
}
