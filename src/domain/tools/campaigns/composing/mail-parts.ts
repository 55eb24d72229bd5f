import type { Home } from "../../../portfolio/homes/home.ts";
import type { CampaignMessage } from "../campaign-message.ts";

/** All that a mail is written from: pure data, so that the same parts always give the same mail. */

export interface MailPhoto {
  /** An address that anybody can open as long as the photo exists. */
  src: string;
  alt: string;
}

/** A home in the words of its readers, on the day of writing. */
export interface MailHome {
  id: string;
  title: string;
  place: string;
  price: string;
  /** `96 m² · 3 habitaciones · 2 baños` */
  facts: string;
  /** The line that the law wants in an advert: energy rating, register, rent reference; null where it wants nothing. */
  legal: string | null;
  /** `Vendida`: nobody can have it any more; null while it is offered. */
  over: string | null;
  cover: MailPhoto | null;
  photos: ReadonlyMap<string, MailPhoto>;
  /** Where everybody may look at it; null where it has no such page. */
  href: string | null;
}

export interface MailBrand {
  /** Of the business, as readers know it. */
  name: string;
  /** `#rrggbb`; ours where it has none. */
  colour: string | null;
  logo: { src: string; widthPx: number; heightPx: number } | null;
  licence: string | null;
  /** Whoever sends must say where they are; null while no sender is chosen. */
  postalAddress: string | null;
  agent: { name: string; role: string | null; phone: string | null; email: string | null };
}

export interface MailParts {
  message: CampaignMessage;
  brand: MailBrand;
  /** By id; a home that is not there any more is absent. */
  homes: ReadonlyMap<string, MailHome>;
}

/** A home of a mail with its file, which the rules on adverts read. */
export interface ToldHome extends MailHome {
  home: Home;
}
