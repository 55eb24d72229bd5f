import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { officialValueOf } from "#server/tools/places/places.server.ts";
import { allDatedFacts } from "./server/operations/manual/dated-facts.server.ts";

/**
 * The link of a source leads to what its words name: the law to the official gazette, an index to the body that
 * publishes it. What is read from somebody else's copy says so («Copia de …»), and whose it is.
 */

/** For each host, what the words of a link there must name. */
const NAMED: Readonly<Record<string, RegExp>> = {
  "www.boe.es": /\b(?:Ley|Real Decreto|RD|RDLeg|Orden|Código Civil|Reglamento)\b/,
  "eur-lex.europa.eu": /\bReglamento\b/,
  "www.ine.es": /\bINE\b/,
  "data.bis.org": /\bBIS\b/,
  "data.ecb.europa.eu": /\bBanco Central Europeo\b/,
  "serpavi.mivau.gob.es": /\bSERPAVI\b/,
  "www.aepd.es": /\bAgencia Española de Protección de Datos\b/,
  "www.idealista.com": /\bidealista\b/,
  "www.fotocasa.es": /\bFotocasa\b/,
  "www.pisos.com": /\bpisos\.com\b/,
  "www.habitissimo.es": /\bHabitissimo\b/,
  "www.avanti.cat": /\bAvanti\b/,
  "doi.org": /\bdoi:|anuncios de 2018\b/,
  "opendatacommons.org": /\bOpen Database License\b/,
  "data.buenosaires.gob.ar": /\bDepartamentos en venta\b/,
  "www.standardwebhooks.com": /\bStandard Webhooks\b/,
  "support.google.com": /\bGoogle Ads\b/,
  "www.facebook.com": /\bMeta\b/,
  "developers.facebook.com": /\bThreads API\b/,
  "developers.tiktok.com": /\bTikTok\b/,
  "docs.zernio.com": /\bvía Zernio\b/,
  "www.socialmediatoday.com": /\bvía Social Media Today\b/,
  // Somebody's own repository is nobody's publication; twitter-text is published in one by those who count by it.
  "github.com": /^Copia de .*\brepositorio\b|^twitter-text\b/,
};

interface SourceLink {
  where: string;
  words: string;
  url: string;
}

const TITLED = /title: *(["`])([^"`]*)\1,\s*url: *(["`])(https?:\/\/[^"`]*)\3/g;
const IN_TEXT = /\[([^\]]+)\]\((https?:\/\/[^)]+)\)/g;

const written: SourceLink[] = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(tsx?|md)$/.test(name) && !/\.test\.|test-data/.test(name))
  .flatMap((name) => {
    const text = readFileSync(join("src", name), "utf8");
    return name.endsWith(".md")
      ? [...text.matchAll(IN_TEXT)].map((match) => ({ where: name, words: match[1]!, url: match[2]! }))
      : [...text.matchAll(TITLED)].map((match) => ({ where: name, words: match[2]!, url: match[4]! }));
  });

const links: SourceLink[] = [
  ...written,
  ...allDatedFacts().flatMap(({ file, fact: { source } }) =>
    source.url ? [{ where: file, words: source.title, url: source.url }] : [],
  ),
  {
    where: "official value",
    words: officialValueOf("41091")!.source.title,
    url: officialValueOf("41091")!.source.url!,
  },
];

test("every link of a source leads where its words say", () => {
  expect(links.length).toBeGreaterThan(60);
  const wrong = links.filter(({ words, url }) => !NAMED[new URL(url).hostname]?.test(words));
  expect(wrong).toEqual([]);
});

test("a ministry named for somebody's repository is noticed", () => {
  expect(NAMED["github.com"]!.test("Ministerio de Vivienda, Valor tasado")).toBe(false);
});
