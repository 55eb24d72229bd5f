import type { Home } from "../../portfolio/homes/home.ts";
import { needsCertificate } from "../../portfolio/homes/missing-data.ts";
import { toolAttributesOf } from "../../portfolio/homes/tool-attributes.ts";
import { formatDate } from "../../shared/format/format.ts";
import type { Property } from "../../shared/listing/property.ts";
import type { OfficialSeries } from "../market/official-series.ts";
import { createPostSaying } from "../posts/goals.ts";
import { pictureOf } from "../posts/post-picture.ts";
import { spanishOf } from "../writing/country-spanish.ts";
import { factsOfTold } from "../writing/told-home.ts";
import type { PromoHome, PromoMarket } from "./assets.ts";

/** A home of the portfolio and an official series as films say them: in the words that posts use for the same home. */

interface Known {
  id: string;
  home: Home;
  /** The higher price before the last change, in currency units. */
  formerPrice: number | undefined;
  /** ISO day on which it came into the portfolio. */
  since: string;
  /** ISO day. */
  today: string;
}

const MS_PER_DAY = 86_400_000;

export function promoHomeOf({ id, home, formerPrice, since, today }: Known): PromoHome {
  const isClosed = home.status === "cerrado";
  const attributes = toolAttributesOf(home);
  // The posts' grammar does not say what it does not know of a home: an unknown area neither.
  const told = factsOfTold({ ...attributes, home: home as unknown as Property, nearby: [] });
  const { variety, words } = spanishOf(home.country);
  const style = { variety, words, tone: "neutro", seed: 1, thisYear: Number(today.slice(0, 4)) } as const;
  const place = [home.placeName, home.town].find((one) => one !== undefined && one !== "");
  const post = { home: { ...told, placeName: told.placeName ?? place }, formerPrice, isClosed };
  const shown = pictureOf("nuevo", createPostSaying(post, style), "", "");
  const drop =
    formerPrice === undefined ? null : pictureOf("bajada", createPostSaying(post, style), "", "").previousPrice;
  const { closedOn, country, type } = home;
  const days = closedOn === undefined ? Number.NaN : (Date.parse(closedOn) - Date.parse(since)) / MS_PER_DAY;
  return {
    homeId: id,
    title: shown.title,
    zone: (shown.place ?? "").split(",")[0]!.trim() || shown.title,
    place: shown.place ?? "",
    price: shown.price,
    previousPrice: drop,
    priceSource: `Precio de tu cartera, a ${formatDate(today)}`,
    isRent: home.operation === "alquiler",
    isClosed,
    facts: shown.facts,
    label: shown.label === null || shown.label === "" ? null : shown.label,
    isLabelNeeded: country === "ES" && needsCertificate(type) && !isClosed,
    daysOnOffer: isClosed && days >= 1 ? Math.round(days) : null,
  };
}

/** A published series as a film draws it. Null where it has too few periods for a year's change. */
export function promoMarketOf({ label, unit, points, source }: OfficialSeries): PromoMarket | null {
  if (points.length < 5) return null;
  const [name, ...zone] = label.split(", ");
  return {
    zone: zone.join(", ") || label,
    name: name!,
    unit,
    points,
    source: source.title,
    consulted: formatDate(source.consulted),
  };
}

/** Stands in for a home to let where nobody is signed in. */
export const exampleRental = (): PromoHome => ({
  ...EXAMPLE_HOME,
  price: "1.150\u00a0€/mes",
  previousPrice: null,
  isRent: true,
});

/** Stands in for a home where nobody is signed in, and says so. */
export const EXAMPLE_HOME: PromoHome = {
  homeId: "",
  title: "Piso de 3 dormitorios",
  zone: "Ruzafa",
  place: "Ruzafa, Valencia",
  price: "262.000\u00a0€",
  previousPrice: "279.000\u00a0€",
  priceSource: "Vivienda inventada",
  isRent: false,
  isClosed: false,
  facts: ["3 dormitorios", "2 baños", "94\u00a0m²", "Terraza"],
  label: "Certificado energético: E",
  isLabelNeeded: true,
  daysOnOffer: 23,
};
