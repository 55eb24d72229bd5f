import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import type { DealKind } from "#domain/crm/contacts/contact-values.ts";
import { HOME_MUST_NAMES, type HomeMust } from "#domain/crm/contacts/demand-musts.ts";
import type { DemandLine } from "#domain/crm/contacts/dto.ts";
import { formatArea, formatMoney } from "#domain/shared/format/format.ts";
import { listed, listedOr } from "#domain/shared/format/listed.ts";
import type { HomeType } from "#domain/shared/home-attributes/home-values.ts";

/** A demand in words, for its contact's file and for the deals that it explains. */

/** `Compra: piso o ático, hasta 320.000 €, desde 80 m², 3 habitaciones`. */
export function headOfDemand({
  operation,
  types,
  priceMinCents,
  priceMaxCents,
  areaMinM2,
  roomsMin,
  roomsMax,
  bathroomsMin,
  currency,
  musts,
  wishes,
}: DemandLine): string {
  const parts = [types.length > 0 ? listedOr(types.map((type) => typeName(type))) : "cualquier tipo de inmueble"];
  const [min, max] = [priceMinCents, priceMaxCents].map((cents) =>
    cents === null ? null : formatMoney(cents / 100, currency),
  );
  if (min && max) parts.push(`de ${min} a ${max}`);
  else if (max) parts.push(`hasta ${max}`);
  else if (min) parts.push(`desde ${min}`);
  if (areaMinM2) parts.push(`${formatArea(areaMinM2)} o más`);
  const rooms = roomsText(roomsMin, roomsMax);
  if (rooms) parts.push(rooms);
  if (bathroomsMin) parts.push(bathroomsMin === 1 ? "1 baño" : `${bathroomsMin} baños o más`);
  const namesOf = (flags: readonly string[]) =>
    flags.flatMap((flag) => HOME_MUST_NAMES[flag as HomeMust]?.toLocaleLowerCase("es") ?? []);
  const [needed, wished] = [namesOf(musts), namesOf(wishes)];
  if (needed.length > 0) parts.push(`imprescindible ${listed(needed)}`);
  if (wished.length > 0) parts.push(`a ser posible ${listed(wished)}`);
  return `${operation === "venta" ? "Compra" : "Alquila"}: ${parts.join(", ")}`;
}

/** `3 hab. o más`, `3 hab.`, `de 2 a 3 hab.`, `hasta 3 hab.`; null where none is asked for. */
function roomsText(min: number | null, max: number | null): string | null {
  if (max === null) return min ? `${min} hab. o más` : null;
  if (min === max) return `${max} hab.`;
  return min ? `de ${min} a ${max} hab.` : `hasta ${max} hab.`;
}

const typeName = (type: string) =>
  type === "otro"
    ? "otro tipo"
    : (type in HOME_TYPE_NAMES ? HOME_TYPE_NAMES[type as HomeType] : type).toLocaleLowerCase("es");

/** A demand as the evidence of a qualified deal: what is looked for and where, and the most that it may cost. */
export function evidenceOfDemand(demand: DemandLine): { need: string; budget: string } {
  const { places, priceMaxCents, note } = demand;
  const where = places.length > 0 ? ` en ${places.join(", ")}` : "";
  return {
    need: [`${headOfDemand({ ...demand, priceMinCents: null, priceMaxCents: null })}${where}.`, note]
      .filter(Boolean)
      .join(" ")
      .slice(0, 1000),
    budget: priceMaxCents === null ? "" : String(priceMaxCents / 100).replace(".", ","),
  };
}

/** The newest demand that a deal can be about: a purchase for buyers, a letting for tenants. */
export function demandOfDeal(kind: DealKind, demands: readonly DemandLine[]): DemandLine | null {
  const wanted = kind === "comprador" ? "venta" : kind === "inquilino" ? "alquiler" : null;
  const fitting = demands.filter(({ operation, isActive }) => isActive && operation === wanted);
  return fitting.reduce<DemandLine | null>(
    (newest, one) => (newest === null || one.createdAt > newest.createdAt ? one : newest),
    null,
  );
}
