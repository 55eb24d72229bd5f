import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import type { SaidFigures } from "#domain/assistant/answers/said-figures.ts";
import type { ChatCard } from "#domain/assistant/chat/dto.ts";
import { placeLine } from "#domain/shared/places/place-line.ts";
import type { Actor } from "../../../accounts/access/actor.server.ts";
import type { ListedHome } from "../../../portfolio/homes/read-homes.server.ts";
import type { ToolContext } from "../assistant-tool.server.ts";

/** Actor whose homes may be shown: an agent's own to themselves; Umbral itself has none. */
export const homesActor = ({ actor }: ToolContext): Actor | null => (actor.isAnonymous ? null : actor);

/**
 * A home as a card.
 *
 * @param client of an agency's assistant: they are shown no address, only the data of the advert; `code` is the assistant's, `ask` the
 * question that the card sends
 */
export function homeCard(said: SaidFigures, home: ListedHome, client?: { code: string; ask: string }): ChatCard {
  const type = HOME_TYPE_NAMES[home.type as keyof typeof HOME_TYPE_NAMES] ?? "Inmueble";
  const place = placeLine([home.locationDetail ?? home.placeName, home.town]);
  const own = client === undefined ? (home.title ?? home.address) : home.title;
  const parts = [
    home.reference && `Ref. ${home.reference}`,
    own ? type : null,
    home.builtAreaM2 === null ? null : said.area(home.builtAreaM2),
    home.rooms ? `${said.number(home.rooms)}\u00a0hab.` : null,
    home.bathrooms ? `${said.number(home.bathrooms)} ${home.bathrooms === 1 ? "baño" : "baños"}` : null,
    own ? place : null,
  ].filter(Boolean);
  return {
    kind: "home",
    title: said.quote(own || `${type}${place ? ` en ${place}` : ""}`),
    detail: said.quote(parts.join(" · ")),
    price:
      home.price === null
        ? null
        : `${said.money(home.price, home.currency)}${home.operation === "alquiler" ? " al mes" : ""}`,
    url: client === undefined ? `/dashboard/cartera/${home.id}` : `/asistente/${client.code}`,
    ...(client && { ask: client.ask }),
    ...(home.cover?.src && { photo: home.cover.src }),
  };
}
