import type { SiteInfo } from "#content/site-info.ts";

/** schema.org data as search engines read it; each becomes a `script:ld+json` of the page's meta. */
type JsonLd = Record<string, unknown>;

export function organizationData(site: SiteInfo): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${site.origin}/#organizacion`,
    name: "Umbral",
    legalName: site.identity.name,
    url: site.origin,
    logo: `${site.origin}/og/inicio.png`,
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

interface ArticleFacts {
  title: string;
  description: string;
  /** Address of the article and of its picture, absolute. */
  url: string;
  image: string;
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
    publisher: { "@type": "Organization", name: "Umbral" },
  };
}
