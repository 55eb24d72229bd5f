import type { FeedHome } from "#domain/portfolio/feeds/feed-row.ts";
import type { Home } from "#domain/portfolio/homes/home.ts";
import { type DemoCity, inventListings } from "#domain/tools/market/demo-listings.ts";

const CITIES: readonly { city: DemoCity; town: string }[] = [
  { city: "barcelona", town: "Barcelona" },
  { city: "valencia", town: "Valencia" },
];

/** Invented homes, half in each city; each says that it is invented. The same count gives the same homes. */
export function* syntheticHomes(
  count: number,
  { today, photos }: { today: string; photos: number },
): Generator<FeedHome> {
  let number = 0;
  for (const [index, { city, town }] of CITIES.entries()) {
    const ofCity = index === 0 ? Math.ceil(count / 2) : Math.floor(count / 2);
    for (const { id, evidence: _e, date, source: _s, ...property } of inventListings({ city, count: ofCity, today })) {
      number += 1;
      const reference = `SIN-${number}`;
      const home = {
        ...property,
        status: "disponible",
        reference,
        title: `Vivienda inventada ${number}`,
        showsAddress: false,
        address: `Calle inventada ${number % 900}, ${1 + (number % 9)}º ${"ABCD"[number % 4]}`,
        town,
        province: town,
        descriptions: {
          es: `Vivienda inventada para demostraciones: no existe ni se vende. ${SENTENCES(number)}`,
          en: `Invented home for demonstrations: it does not exist and is not for sale. ${SENTENCES(number + 7)}`,
        },
        urls: {},
        features: ["Inventada", `Zona ${number % 40}`],
        listedOn: date,
      } as unknown as Home;
      yield {
        id,
        externalId: reference,
        home,
        photos: Array.from({ length: photos }, (_, photo) => `https://fotos.invalid/${reference}/${photo + 1}.jpg`),
        updatedAt: `${date}T09:00:00.000Z`,
      };
    }
  }
}

/** Text as long as a usual advert. */
const SENTENCES = (number: number) =>
  `Salón con luz de mañana, cocina independiente y pasillo corto; la finca se rehabilitó en ${1990 + (number % 35)}. ` +
  `A ${2 + (number % 15)} minutos del metro, con mercado, colegios y farmacia en la misma calle. ` +
  `Gastos de comunidad de ${40 + (number % 90)} euros al mes. Orientación tranquila y sin ruidos de tráfico.`;
