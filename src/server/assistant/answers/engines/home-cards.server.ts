import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import type { CitedFigures } from "#domain/assistant/answers/cited-figures.ts";
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
export function homeCard(cited: CitedFigures, home: ListedHome, client?: { code: string; ask: string }): ChatCard {
  const type = HOME_TYPE_NAMES[home.type as keyof typeof HOME_TYPE_NAMES] ?? "Inmueble";
  const place = placeLine([home.locationDetail ?? home.placeName, home.town]);
  const own = client === undefined ? (home.title ?? home.address) : home.title;
  const parts = [
    home.reference && `Ref. ${home.reference}`,
    own ? type : null,
    home.builtAreaM2 === null ? null : cited.area(home.builtAreaM2),
    home.rooms ? `${cited.number(home.rooms)}\u00a0hab.` : null,
    home.bathrooms ? `${cited.number(home.bathrooms)} ${home.bathrooms === 1 ? "baño" : "baños"}` : null,
    own ? place : null,
  ].filter(Boolean);
  return {
    kind: "home",
    title: cited.quote(own || `${type}${place ? ` en ${place}` : ""}`),
    detail: cited.quote(parts.join(" · ")),
    price:
      home.price === null
        ? null
        : `${cited.money(home.price, home.currency)}${home.operation === "alquiler" ? " al mes" : ""}`,
    url: client === undefined ? `/dashboard/cartera/${home.id}` : `/asistente/${client.code}`,
    ...(client && { ask: client.ask }),
    ...(home.cover?.src && { photo: home.cover.src }),
  };
}
