import { SaxesParser } from "saxes";

/**
 * A judge of Kyero feeds, written down from the schema kyeroV3.0.xsd (https://feeds.kyero.com/assets/kyeroV3.0.xsd) and from the
 * specification of the import 3.8 of 3 September 2024 where it is newer: `country`, `catastral`, `video_url`, `virtual_tour_url`
 * and `prime` are there, `features` may be absent where there is a `desc`, a reference has 255 characters, addresses may be https,
 * and `beds`, `baths` and `pool` are demanded. Inside a property the schema knows no order (`xs:all`), but each element
 * stands once.
 */

interface Node {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Node[];
}

function parse(xml: string): Node {
  const top: Node = { name: "", attributes: {}, text: "", children: [] };
  const open = [top];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const node: Node = { name, attributes: attributes as Record<string, string>, text: "", children: [] };
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on("text", (text) => {
    open.at(-1)!.text += text;
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(xml).close();
  return top.children[0]!;
}

const LANGUAGES =
  "ar|bg|ca|cs|de|da|el|en|es|et|fa|fi|fr|he|hi|hu|id|it|ja|ko|lt|lv|nl|no|pl|pt|ro|ru|sk|sl|sv|th|tr|uk|vi|zh";

type Rule = RegExp | ((node: Node, fault: (what: string) => void) => void);

const flag = /^[01]?$/;
const mark = /^[A-GX]$/;
const whole = /^\d+$/;
const address = /^https?:\/\/\S{1,247}$/;

/** A text for each language, every one by the same rule. */
const byLanguage =
  (rule: RegExp): Rule =>
  (node, fault) => {
    if (node.text.trim() !== "" && node.children.length === 0) fault("is no text a language");
    group(Object.fromEntries(LANGUAGES.split("|").map((language) => [language, rule])), [])(node, fault);
  };

/** Elements that may stand in one, each once, and those that must. */
function group(rules: Record<string, Rule>, required: readonly string[]) {
  return (node: Node, fault: (what: string) => void) => {
    for (const name of required) if (!node.children.some((child) => child.name === name)) fault(`lacks <${name}>`);
    const seen = new Set<string>();
    for (const child of node.children) {
      const at = (what: string) => fault(`<${child.name}> ${what}`);
      const rule = rules[child.name];
      if (seen.has(child.name)) at("stands twice");
      seen.add(child.name);
      if (rule === undefined) at("is unknown");
      else if (typeof rule === "function") rule(child, at);
      else if (!rule.test(child.text) || child.children.length > 0) at(`is ${JSON.stringify(child.text.slice(0, 60))}`);
    }
  };
}

const list =
  (name: string, most: number, rule: (child: Node, fault: (what: string) => void) => void): Rule =>
  (node, fault) => {
    if (node.children.length > most) fault(`has ${node.children.length} of <${name}>`);
    for (const child of node.children) {
      if (child.name === name) rule(child, fault);
      else fault(`holds <${child.name}>`);
    }
  };

const PROPERTY = group(
  {
    id: /^.{1,50}$/s,
    date: /^(19|20)\d\d-(0[1-9]|1[012])-(0[1-9]|[12]\d|3[01])\s([01]\d|2[0-4]):[0-5]\d:[0-5]\d$/,
    ref: /^.{1,255}$/s,
    price: /^\d{1,8}$/,
    currency: /^(EUR|GBP|USD)$/,
    price_freq: /^(sale|month)$/,
    part_ownership: flag,
    leasehold: flag,
    new_build: flag,
    type: /^[a-zA-Z&\s()/-]{3,}$/,
    town: /./,
    province: /./,
    country: /^(Spain|Portugal|France|Italy)$/,
    location: group({ latitude: /^-?\d{1,3}(\.\d{1,11})?$/, longitude: /^-?\d{1,3}(\.\d{1,11})?$/ }, [
      "latitude",
      "longitude",
    ]),
    location_detail: /^.{0,50}$/s,
    beds: whole,
    baths: whole,
    pool: flag,
    surface_area: group({ built: whole, plot: whole }, []),
    energy_rating: group({ consumption: mark, emissions: mark }, []),
    url: byLanguage(address),
    video_url: address,
    virtual_tour_url: address,
    catastral: /^[0-9A-Za-z]{20}$/,
    desc: byLanguage(/^(?!.*<[a-z]).+$/s),
    features: list("feature", 50, (child, fault) => {
      if (!/^\S(.{0,33}\S)?$/u.test(child.text)) fault(`has the feature ${JSON.stringify(child.text)}`);
    }),
    images: list("image", 50, (image, fault) => {
      if (!/^(\d{1,2}|100)$/.test(image.attributes.id ?? "")) fault("has an image without number");
      group({ url: /^https?:\/\/\S+$/, tags: list("tag", 10, () => undefined) }, ["url"])(image, fault);
    }),
    notes: /^.{0,255}$/s,
    prime: flag,
  },
  ["id", "date", "ref", "price", "price_freq", "type", "town", "province", "beds", "baths", "pool"],
);

/** The faults of a feed, in words; none of a good one. @throws where it is no XML */
export function kyeroFaults(xml: string): string[] {
  const root = parse(xml);
  const faults: string[] = [];
  if (root.name !== "root") faults.push(`begins with <${root.name}>`);
  const [head, ...properties] = root.children;
  if (head?.name !== "kyero" || !/^3(\.0)?$/.test(head.children[0]?.text ?? "")) faults.push("says no version");
  for (const [at, property] of properties.entries()) {
    const fault = (what: string) => faults.push(`${at}: ${what}`);
    if (property.name !== "property") fault(`is <${property.name}>`);
    PROPERTY(property, fault);
    const has = (name: string) => property.children.some((child) => child.name === name && child.children.length > 0);
    if (!has("desc") && !has("features")) fault("has neither desc nor features");
  }
  return faults;
}
