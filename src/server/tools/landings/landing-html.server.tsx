import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { escapeHtml } from "#domain/shared/format/escape-html.ts";
import { landingCss } from "#ui/landing/landing-css.ts";
import { LandingBody, LandingNote } from "#ui/landing/landing-page.tsx";
import { headWords, type LandingView, ownHome } from "#ui/landing/landing-view.ts";

/** A page as its visitors get it: one document without a script. */

export interface PagePlace {
  /** The page's own address; null where it has none of its own, as in a folder. */
  canonical: string | null;
  /** Address of the picture of shared links. */
  picture: string | null;
  /** Address of the style sheet, where it does not stand in the page. */
  stylesheet?: string;
}

export interface LandingHtml {
  html: string;
  css: string;
  /** For the policy of the page: the one style sheet that may be drawn with. */
  styleHash: string;
}

export const styleOf = (view: LandingView): string =>
  landingCss({
    look: view.document.look,
    colour: view.document.colour ?? view.agent.colour,
    letters: view.letters,
  });

export const landingHtml = (view: LandingView, place: PagePlace): LandingHtml =>
  documentOf(view, <LandingBody view={view} />, {
    place,
    isListed: view.document.isIndexable,
    ...headWords(view),
  });

interface Note {
  title: string;
  text: string;
  call: string;
  back: string | null;
  others?: string;
}

/** Thanks, or that the page is gone: no search engine keeps these. */
export const noteHtml = (view: LandingView, note: Note): LandingHtml =>
  documentOf(view, <LandingNote view={view} {...note} />, {
    place: { canonical: null, picture: null },
    isListed: false,
    title: note.title,
    description: note.text,
  });

interface Head {
  place: PagePlace;
  isListed: boolean;
  title: string;
  description: string;
}

function documentOf(view: LandingView, body: ReactNode, { place, isListed, title, description }: Head): LandingHtml {
  const css = styleOf(view);
  const whole = view.agent.name && !title.includes(view.agent.name) ? `${title} | ${view.agent.name}` : title;
  const country = view.homes[0]?.data.country ?? "ES";
  const meta = (name: string, content: string, attribute = "name") =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  const head = [
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(whole)}</title>`,
    meta("description", description),
    isListed ? "" : meta("robots", "noindex"),
    place.canonical ? `<link rel="canonical" href="${escapeHtml(place.canonical)}">` : "",
    meta("og:title", title, "property"),
    meta("og:description", description, "property"),
    meta("og:type", "website", "property"),
    place.canonical ? meta("og:url", place.canonical, "property") : "",
    place.picture
      ? [
          meta("og:image", place.picture, "property"),
          meta("og:image:width", "1200", "property"),
          meta("og:image:height", "630", "property"),
          meta("twitter:card", "summary_large_image"),
        ].join("")
      : "",
    isListed ? structuredData(view, place.canonical) : "",
    place.stylesheet ? `<link rel="stylesheet" href="${place.stylesheet}">` : `<style>${css}</style>`,
  ].join("");
  return {
    html: `<!doctype html><html lang="es-${country}"><head>${head}</head><body>${renderToStaticMarkup(body)}</body></html>`,
    css,
    styleHash: createHash("sha256").update(css).digest("base64"),
  };
}

/** The page for search engines: an advert with its offer, or an agency. */
function structuredData(view: LandingView, address: string | null): string {
  const { agent } = view;
  const { title, description } = headWords(view);
  const seller = {
    "@type": "RealEstateAgent",
    name: agent.name,
    ...(agent.phone ? { telephone: agent.phone } : {}),
    ...(agent.website ? { url: agent.website } : {}),
  };
  const own = ownHome(view);
  const listings = own ? [own] : view.document.purpose === "promocion" ? view.homes : [];
  const offers = listings.flatMap(({ data, over, isReserved, isLet, words }) =>
    data.price === null && over === null
      ? []
      : [
          {
            "@type": "Offer",
            name: words.title,
            ...(data.price === null ? {} : { price: data.price, priceCurrency: data.currency }),
            availability: `https://schema.org/${over !== null ? "SoldOut" : isReserved ? "LimitedAvailability" : "InStock"}`,
            businessFunction: `http://purl.org/goodrelations/v1#${isLet ? "LeaseOut" : "Sell"}`,
            seller,
          },
        ],
  );
  const url = address ? { url: address } : {};
  const data =
    listings.length === 0
      ? { "@context": "https://schema.org", ...seller, description, ...url }
      : {
          "@context": "https://schema.org",
          "@type": "RealEstateListing",
          name: title,
          description,
          ...url,
          offers: offers.length === 1 ? offers[0] : offers,
          ...(own
            ? {
                mainEntity: {
                  "@type": "Accommodation",
                  name: own.words.title,
                  ...(own.data.areaM2
                    ? { floorSize: { "@type": "QuantitativeValue", value: own.data.areaM2, unitCode: "MTK" } }
                    : {}),
                  ...(own.data.rooms ? { numberOfRooms: own.data.rooms } : {}),
                  ...(own.data.bathrooms ? { numberOfBathroomsTotal: own.data.bathrooms } : {}),
                  address: {
                    "@type": "PostalAddress",
                    ...(own.address ? { streetAddress: own.address } : {}),
                    ...(own.data.locality ? { addressLocality: own.data.locality } : {}),
                    addressCountry: own.data.country,
                  },
                },
              }
            : {}),
        };
  // No text can end the element that it stands in.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}
