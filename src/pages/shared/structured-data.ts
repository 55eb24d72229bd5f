import type { Plan } from "#content/plans.ts";
import type { SiteInfo } from "#content/site-info.ts";
import { priceIn, REGIONS, type Region } from "#domain/shared/region/region.ts";

/** schema.org data as search engines read it; each becomes a `script:ld+json` of the page's meta. */
type JsonLd = Record<string, unknown>;

/** Address of the mark on white, 512 × 512 px: a file of `public/`. */
export const logoOf = (origin: string) => `${origin}/logo.png`;

export function organizationData(site: SiteInfo): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${site.origin}/#organizacion`,
    name: "Umbral",
    legalName: site.identity.name,
    url: site.origin,
    logo: logoOf(site.origin),
    email: site.identity.email,
    telephone: site.identity.phone,
    sameAs: site.social.map(({ url }) => url),
  };
}

export function webSiteData(site: SiteInfo): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${site.origin}/#sitio`,
    name: "Umbral",
    url: site.origin,
    inLanguage: "es",
    publisher: { "@id": `${site.origin}/#organizacion` },
  };
}

/** @param items questions and plain-text answers that the page itself shows */
export function faqData(items: readonly { question: string; answer: string }[]): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/**
 * A tool that can be used today. Its offer is the price at which anybody may calculate without an account; there are no
 * ratings, because nobody has collected any.
 *
 * @param tool its title, one line on it and its address without region
 */
export function toolData(
  origin: string,
  tool: { title: string; summary: string; path: string },
  url = `${origin}${tool.path}`,
): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    "@id": `${origin}${tool.path}#herramienta`,
    name: tool.title,
    description: tool.summary,
    url,
    image: `${origin}/og${tool.path}.png`,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    inLanguage: "es",
    offers: { "@type": "Offer", price: 0, priceCurrency: "EUR", url },
    publisher: { "@id": `${origin}/#organizacion` },
  };
}

/**
 * The plans as offers of one product, at the prices and in the currency that the page of the region shows.
 *
 * @param url address of the page, with its region
 */
export function plansData(
  origin: string,
  { plans, region, url, description }: { plans: readonly Plan[]; region: Region; url: string; description: string },
): JsonLd {
  const { currency } = REGIONS[region];
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": `${origin}/precios#planes`,
    name: "Umbral",
    description,
    image: `${origin}/og/precios.png`,
    brand: { "@type": "Brand", name: "Umbral" },
    offers: plans.map(({ name, monthlyEuros, forWhom }) => {
      const price = priceIn(region, monthlyEuros);
      return {
        "@type": "Offer",
        name,
        description: forWhom,
        url,
        price,
        priceCurrency: currency,
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price,
          priceCurrency: currency,
          billingDuration: 1,
          unitCode: "MON",
          valueAddedTaxIncluded: true,
        },
        seller: { "@id": `${origin}/#organizacion` },
      };
    }),
  };
}

interface ArticleFacts {
  title: string;
  description: string;
  /** Address of the article and of its picture, absolute. */
  url: string;
  image: string;
  logo: string;
  author: string;
  /** ISO dates. */
  published: string;
  reviewed: string;
}

export function articleData(article: ArticleFacts): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.description,
    image: article.image,
    url: article.url,
    mainEntityOfPage: article.url,
    datePublished: article.published,
    dateModified: article.reviewed,
    inLanguage: "es",
    author: { "@type": "Organization", name: article.author },
    publisher: { "@type": "Organization", name: "Umbral", logo: article.logo },
  };
}
