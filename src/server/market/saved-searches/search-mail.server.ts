import { HOME_TYPE_NAMES, SOUGHT_OPERATION_NAMES } from "#content/home-names.ts";
import { kindWords, newsCount, plainName, priceWords, sizeWords } from "#domain/market/saved-searches/news-words.ts";
import type { AlertKind } from "#domain/market/saved-searches/saved-search.ts";
import { chipsOf } from "#domain/market/search/chips.ts";
import { MARKET_PATH, marketQuery } from "#domain/market/search/market-address.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { HomeType } from "#domain/shared/home-attributes/home-values.ts";
import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { strangerWords } from "../../platform/mail/stranger-words.server.ts";

/** The mail with the news of a search. */

export interface ToldHome {
  id: string;
  operation: string;
  type: HomeType;
  quarter: string | null;
  town: string | null;
  builtAreaM2: number | null;
  rooms: number | null;
  bathrooms: number | null;
  kind: AlertKind;
  priceCents: number | null;
  previousPriceCents: number | null;
  currency: string;
  isDemo: boolean;
}

export interface SearchNews {
  to: string;
  site: string;
  name: string;
  /** The person for whom the search is kept. */
  contact: string | null;
  filter: MarketFilter;
  counts: Readonly<Record<AlertKind, number>>;
  /** The first of them, as many as a mail holds. */
  homes: readonly ToldHome[];
  /** New homes of the day, where they are more than anybody reads. */
  tooMany: number | null;
  endToken: string;
}

/** Places of the two pages that a mail leads to. */
export const SEARCHES_PATH = "/dashboard/busquedas";
export const END_PATH = "/avisos-busqueda";

export function searchMail(news: SearchNews): Mail {
  const { to, site, name, contact, filter, counts, homes, tooMany, endToken } = news;
  const count = newsCount(counts);
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const left = total - homes.length;
  const href = `${site}${MARKET_PATH}${marketQuery(filter)}`;
  const endHref = `${site}${END_PATH}/${endToken}`;
  return {
    to,
    subject: `${count}: ${name}`,
    links: [href, endHref],
    endHref,
    ...renderMail({
      title: count,
      paragraphs: [
        contact === null
          ? `Es lo que ha salido para tu búsqueda «${name}».`
          : `Es lo que ha salido para la búsqueda «${name}», que guardas para ${contact}.`,
        ...(tooMany === null ? [] : [tooManyWords(tooMany)]),
      ],
      facts: [
        ["Buscas", searchWords(filter)],
        ...homes.map((home) => [`${kindWords(home.kind)}: ${nameOf(home)}`, homeWords(home, site)] as const),
        ...(left > 0 ? [["Y además", `${formatNumber(left)} más en la búsqueda.`] as const] : []),
      ],
      action: { label: "Ver la búsqueda", href },
      footer: `Recibes este correo porque guardaste esta búsqueda en Umbral. Para dejar de recibirlo: ${endHref}\nPara cambiar cada cuánto: ${site}${SEARCHES_PATH}`,
    }),
  };
}

const tooManyWords = (count: number): string =>
  `La búsqueda es demasiado amplia: en un día han salido ${counted(count, "vivienda nueva", "viviendas nuevas")} y solo guardamos las primeras. Afínala con una zona, un precio o un tipo de vivienda.`;

/** The conditions of a search in one line. */
function searchWords(filter: MarketFilter): string {
  const chips = chipsOf(filter, { types: HOME_TYPE_NAMES, operations: SOUGHT_OPERATION_NAMES });
  return chips.length === 0 ? "Cualquier vivienda" : chips.map(({ label }) => label).join(" · ");
}

/** Places are as whoever offers the home typed them: nothing of them may look like an address under our name. */
const nameOf = (home: ToldHome): string =>
  `${strangerWords(plainName(home, HOME_TYPE_NAMES))}${home.isDemo ? " (de demostración)" : ""}`;

function homeWords(home: ToldHome, site: string): string {
  const words = [priceWords(home, home.operation), sizeWords(home)].filter((part) => part !== "").join(" · ");
  return `${words}\n${site}${MARKET_PATH}/${home.id}`;
}
