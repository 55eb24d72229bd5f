import { sourceName } from "#domain/crm/contacts/contact-names.ts";
import type { RoutingRule } from "#domain/crm/contacts/dto.ts";
import type { RuleConditions } from "#domain/crm/contacts/routing.ts";
import { DEAL_KIND_NAMES } from "#domain/crm/contacts/trades.ts";
import { formatMoney } from "#domain/shared/format/format.ts";
import { listed, listedOr } from "#domain/shared/format/listed.ts";

const languages = new Intl.DisplayNames("es-ES", { type: "language" });

/** `Si llega de idealista y está en Ruzafa o el Carmen`. */
export function conditionWords(conditions: RuleConditions, nameOf: (id: string) => string): string {
  const { sources, kinds, operations, places, postalPrefixes, priceMin, priceMax, homeOwnerIds } = conditions;
  const parts: string[] = [];
  if (sources?.length) parts.push(`llega de ${listedOr(sources.map(shownSource))}`);
  if (kinds?.length) parts.push(`es de ${listedOr(kinds.map((kind) => DEAL_KIND_NAMES[kind].toLowerCase()))}`);
  if (operations?.length === 1) parts.push(operations[0] === "venta" ? "es una venta" : "es un alquiler");
  const where = [
    ...(places ?? []),
    ...(postalPrefixes ?? []).map((code) => `un código postal que empieza por ${code}`),
  ];
  if (where.length > 0) parts.push(`la vivienda está en ${listedOr(where)}`);
  if (priceMin !== undefined && priceMax !== undefined) {
    parts.push(`cuesta entre ${formatMoney(priceMin)} y ${formatMoney(priceMax)}`);
  } else if (priceMin !== undefined) parts.push(`cuesta al menos ${formatMoney(priceMin)}`);
  else if (priceMax !== undefined) parts.push(`cuesta como mucho ${formatMoney(priceMax)}`);
  if (conditions.languages?.length) {
    parts.push(`habla ${listedOr(conditions.languages.map((code) => languages.of(code) ?? code))}`);
  }
  if (homeOwnerIds?.length) parts.push(`la vivienda es de ${listedOr(homeOwnerIds.map(nameOf))}`);
  if (conditions.toHomeOwner) parts.push("la vivienda tiene responsable");
  return parts.length === 0 ? "Siempre" : `Si ${listed(parts)}`;
}

const shownSource = (source: string) => (source === "waitlist_*" ? "cualquier lista de espera" : sourceName(source));

/** `a Nuria y Ana, por turnos`. */
export function receiverWords({ assignees, conditions, isCatchAll }: RoutingRule): string {
  if (conditions.toHomeOwner && !isCatchAll) return "a quien lleva la vivienda";
  if (assignees.length === 0) return "a nadie: espera a que alguien lo coja";
  const names = listed(assignees.map(({ name }) => name));
  return assignees.length === 1 ? `a ${names}` : `a ${names}, por turnos`;
}
