import { formatArea, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import { homeFacts, typeName } from "../home-facts.ts";
import type { CmaResult } from "./result.ts";
import type { CmaInput } from "./schema.ts";

/** The values that were typed, line by line, to lay beside another report. */
export function given(input: CmaInput, { rows, currency }: CmaResult): ResultLine[] {
  const {
    home,
    changes,
    removedIds,
    chosenIds = [],
    texts = [],
    feeShare,
    debt,
    purchasePrice,
    closingGap,
    useNearby,
  } = input;
  const money = moneyIn(currency);
  const cells = changes.reduce((sum, one) => sum + one.cells.length, 0);
  const whole = (n: number) => (n > 0 ? formatNumber(n) : undefined);
  return [
    ["Tipo", typeName(home)],
    ["Dirección", home.address],
    ["Zona", home.placeName],
    ["Superficie construida", formatArea(home.builtAreaM2)],
    ...homeFacts(home)
      .filter(({ label }) => label !== "Superficie")
      .map(({ label, value }): ResultLine => [label, value]),
    ["Viviendas cercanas", useNearby === false ? "No cuentan" : "Cuentan"],
    ["Comparables", whole(rows.filter(({ standing }) => standing === "cuenta").length)],
    ["Comparables elegidos", whole(chosenIds.length)],
    ["Textos cambiados", whole(texts.length)],
    ["Comparables quitados", whole(removedIds.length)],
    ["Ajustes cambiados a mano", whole(cells)],
    ["De oferta a cierre", closingGap ? `−${formatPercent(closingGap)}` : undefined],
    ["Honorarios", feeShare === undefined ? undefined : formatPercent(feeShare, 2)],
    ["Hipoteca pendiente", debt > 0 ? money(debt) : undefined],
    ["Precio de compra", purchasePrice === undefined ? undefined : money(purchasePrice)],
  ];
}
