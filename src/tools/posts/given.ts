import { PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import { formatArea, formatDate } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { channelName } from "#domain/tools/posts/networks.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import type { PostsInput } from "./schema.ts";
import { GOAL_NAMES, TONE_NAMES } from "./words.ts";

/** The input, line by line, to lay two results beside each other. */
export function given({
  home,
  formerPrice,
  openOn,
  openFrom,
  openTo,
  goals,
  channels,
  tone,
  seed,
  link,
}: PostsInput): ResultLine[] {
  const money = moneyIn(home.currency);
  return [
    ["Tipo", PROPERTY_TYPE_NAMES[home.type]],
    ["Operación", home.operation === "venta" ? "Venta" : "Alquiler"],
    ["Barrio o municipio", home.placeName],
    ["Superficie construida", formatArea(home.builtAreaM2)],
    ["Precio", home.price === undefined ? undefined : money(home.price)],
    ["Precio anterior", formerPrice === undefined ? undefined : money(formerPrice)],
    ["Puertas abiertas", openOn === undefined ? undefined : `${formatDate(openOn)}, de ${openFrom} a ${openTo}`],
    ["Objetivos", goals.map((goal) => GOAL_NAMES[goal]).join(", ")],
    ["Redes", channels.map(channelName).join(", ")],
    ["Enlace", link],
    ["Tono", TONE_NAMES[tone]],
    ["Versión", String(seed)],
  ];
}
