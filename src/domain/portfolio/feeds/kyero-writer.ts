import type { Home } from "../homes/home.ts";
import type { FeedHome, FeedWriter, FeedWriterOptions } from "./feed-row.ts";
import {
  isOtherFrequency,
  type KeptElement,
  KYERO_FIELDS,
  type KyeroExtras,
  type KyeroField,
  type KyeroText,
  readKyero,
} from "./kyero-fields.ts";

/** Characters that XML 1.0 cannot hold, and lone surrogates. */
const NOT_XML = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;" };

/** A text without the characters that XML cannot hold. */
export const xmlText = (text: string): string => text.replace(NOT_XML, "");

const escapeXml = (text: string) => xmlText(text).replace(/[&<>"\r]/g, (sign) => ESCAPES[sign] ?? sign);

const tag = (name: string, text: string, indent: string) => `${indent}<${name}>${escapeXml(text)}</${name}>\n`;

const TOUR = "virtual_tour_url";
const VIDEO = "video_url";

/** Fields that identify the dwelling: a public feed has them only for homes that show their address. */
const IDENTIFYING = new Set(["address", "cadastralRef"]);

/**
 * Writes Kyero v3. A home that came in by Kyero goes out with its sender's own words wherever they still mean what the home
 * says, and with everything that we have no place for.
 */
export function openKyeroWriter(options: FeedWriterOptions = {}): FeedWriter {
  return {
    contentType: "application/xml; charset=utf-8",
    extension: "xml",
    start: () =>
      '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <kyero>\n    <feed_version>3</feed_version>\n  </kyero>\n',
    row: (home) => propertyXml(home, options),
    end: () => "</root>\n",
  };
}

function propertyXml(out: FeedHome, { isPrivate = false }: FeedWriterOptions): string {
  const kept = (out.extras?.kyero ?? {}) as KyeroExtras;
  const showsPlace = isPrivate || out.home.showsAddress;
  const home = showsPlace ? out.home : roughly(out.home);
  const date = out.isAsImported && kept.date !== undefined ? kept.date : out.updatedAt.slice(0, 19).replace("T", " ");
  let xml = `  <property>\n${tag("id", out.externalId ?? out.id, "    ")}${tag("date", date, "    ")}`;
  let group = "";
  const written = new Set<string>();
  const close = () => {
    if (group === "") return;
    for (const element of kept.other?.[group] ?? []) xml += keptXml(element, "      ");
    xml += `    </${group}>\n`;
    written.add(group);
    group = "";
  };
  for (const field of KYERO_FIELDS) {
    const [first = "", second] = field.path.split("/");
    if (second === undefined || first !== group) close();
    if (IDENTIFYING.has(field.path) && !showsPlace) continue;
    const value = textOf(field, home, out.home, kept);
    if (value === undefined) continue;
    if (second === undefined) {
      xml += valueXml(kept.names?.[first] ?? first, value, "    ");
      continue;
    }
    if (group === "") {
      xml += `    <${first}>\n`;
      group = first;
    }
    xml += valueXml(second, value, "      ");
  }
  close();
  for (const [name, elements] of Object.entries(kept.other ?? {})) {
    if (name === "" || name === "desc" || name === "url" || written.has(name)) continue;
    xml += `    <${name}>\n${elements.map((element) => keptXml(element, "      ")).join("")}    </${name}>\n`;
  }
  xml += languagesXml("url", home.urls, kept);
  if (kept.titles !== undefined) xml += titleXml(home.title, kept.titles);
  xml += languagesXml("desc", home.descriptions, kept);
  if (home.features.length > 0) {
    xml += `    <features>\n${home.features.map((feature) => tag("feature", feature, "      ")).join("")}    </features>\n`;
  }
  xml += imagesXml(out, kept);
  const withTour = withAddress(kept.other?.[""] ?? [], TOUR, out.tourAddress);
  for (const element of withAddress(withTour, VIDEO, out.videoAddress)) {
    // Agreements between agents do not concern a portal.
    if (isPrivate || element.name !== "commission") xml += keptXml(element, "    ");
  }
  return `${xml}  </property>\n`;
}

/** The elements with the address of the tour or of the video, in place of one that the sender named. */
function withAddress(
  elements: readonly KeptElement[],
  element: string,
  address: string | undefined,
): readonly KeptElement[] {
  if (address === undefined) return elements;
  const at = elements.findIndex(({ name }) => name === element);
  const others = elements.filter(({ name }, i) => name !== element || i === at);
  if (at < 0) return [...others, { name: element, text: address }];
  return others.map((one) => (one.name === element && one.text !== address ? { name: element, text: address } : one));
}

/** About a hundred metres: enough for a map, too coarse to find the building. */
function roughly(home: Home): Home {
  const round = (degrees: number | undefined) =>
    degrees === undefined ? undefined : Math.round(degrees * 1000) / 1000;
  return { ...home, latitude: round(home.latitude), longitude: round(home.longitude) };
}

/** The sender's own word while it means what the home says, else ours. */
function textOf(field: KyeroField, home: Home, exact: Home, kept: KyeroExtras): KyeroText | undefined {
  const raw = kept.raw?.[field.path];
  const meant = raw === undefined ? undefined : meaning(field, raw, kept);
  if (raw !== undefined && meant === exact[field.field] && home[field.field] === exact[field.field]) return raw;
  return field.write(home);
}

/** Meaning that the sender's word was given: a price by the week was not taken for one. */
function meaning(field: KyeroField, raw: KyeroText, kept: KyeroExtras): unknown {
  if (field.path === "price" && isOtherFrequency(kept.raw?.price_freq)) return undefined;
  return readKyero(field, raw);
}

function valueXml(name: string, value: KyeroText, indent: string): string {
  if (typeof value === "string") return tag(name, value, indent);
  const texts = Object.entries(value).map(([language, text]) => tag(language, text, `${indent}  `));
  return `${indent}<${name}>\n${texts.join("")}${indent}</${name}>\n`;
}

function languagesXml(name: string, texts: Record<string, string>, kept: KyeroExtras): string {
  const entries = Object.entries(texts);
  const others = kept.other?.[name] ?? [];
  const [only] = entries;
  if (entries.length === 1 && only && others.length === 0 && kept.plain?.includes(name)) {
    return tag(name, only[1], "    ");
  }
  if (entries.length + others.length === 0) return "";
  const inner = entries.map(([language, text]) => tag(language, text, "      ")).join("");
  return `    <${name}>\n${inner}${others.map((element) => keptXml(element, "      ")).join("")}    </${name}>\n`;
}

function titleXml(title: string | undefined, came: KyeroText): string {
  if (title === undefined) return "";
  const isSame = typeof came === "string" ? came === title : Object.values(came).includes(title);
  return valueXml("title", isSame ? came : { es: title }, "    ");
}

const PLAN: KeptElement = { name: "tags", children: [{ name: "tag", text: "floorplan" }] };

/** The format has no place for a caption; of our photos it is told which is a plan, where the sender has not. */
function imagesXml({ photos, aboutPhotos }: FeedHome, kept: KyeroExtras): string {
  if (photos.length === 0) return "";
  const ids = kept.imageIds?.length === photos.length ? kept.imageIds : undefined;
  const images = photos.map((url, index) => {
    const id = ids ? (ids[index] ?? "") : String(index + 1);
    const stated = kept.imageDetails?.[url] ?? [];
    const isUnsaidPlan = aboutPhotos?.get(url)?.isPlan === true && !stated.some(({ name }) => name === "tags");
    const details = [...stated, ...(isUnsaidPlan ? [PLAN] : [])]
      .map((element) => keptXml(element, "        "))
      .join("");
    return `      <image${id === "" ? "" : ` id="${escapeXml(id)}"`}>\n${tag("url", url, "        ")}${details}      </image>\n`;
  });
  return `    <images>\n${images.join("")}    </images>\n`;
}

function keptXml(element: KeptElement, indent: string): string {
  const attributes = Object.entries(element.attributes ?? {})
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join("");
  const text = escapeXml(element.text ?? "");
  if (element.children === undefined) return `${indent}<${element.name}${attributes}>${text}</${element.name}>\n`;
  const children = element.children.map((child) => keptXml(child, `${indent}  `)).join("");
  return `${indent}<${element.name}${attributes}>${text}\n${children}${indent}</${element.name}>\n`;
}
