import { checkAdvert, type Finding } from "../../advert-rules/check-advert.ts";
import { type BlockOf, type EmailBlock, homesOfBlock } from "../email-block.ts";
import { photoOfBlock } from "./block-markup.ts";
import type { MailProblem } from "./lint-mail.ts";
import { isUnencrypted, safeHref } from "./mail-links.ts";
import type { ToldHome } from "./mail-parts.ts";
import { linksIn } from "./rich-text.ts";

/** Problems of one block of a mail. */

type Here = (level: MailProblem["level"], title: string, fix: string) => void;

/** Words in square brackets that a start left for the agent to fill; a link is none. */
const GAP = /\[[^[\]\n]{1,80}\](?!\()/g;
export const gapsIn = (text: string): string[] => text.match(GAP) ?? [];

/** Words in braces that are none of a reader's: they would go out as they stand. */
const IN_BRACES = /\{[^{}\n]{1,40}\}/g;
const READERS: readonly string[] = ["{nombre}", "{saludo}"];
export const UNKNOWN_WORD_FIX = "Usa {nombre} o {saludo}, o quita las llaves.";
export const unknownWordsIn = (text: string): string[] => [
  ...new Set((text.match(IN_BRACES) ?? []).filter((word) => !READERS.includes(word))),
];

/** Typed words of a block. */
export function wordsOfBlock(block: EmailBlock): string[] {
  switch (block.kind) {
    case "cabecera":
      return [block.tagline];
    case "titulo":
    case "texto":
      return [block.text];
    case "foto":
      return [block.alt];
    case "boton":
      return [block.label];
    case "vivienda":
      return [block.note];
    case "cita":
      return [block.text, block.author];
    case "firma":
      return [block.closing];
    default:
      return [];
  }
}

/** Links are no words: an address may hold any. */
const withoutAddresses = (text: string): string => text.replace(/\]\([^()\s]{1,2000}\)/g, "]").replaceAll("**", "");

const PLAIN_ADVERT = {
  country: "ES",
  operation: "venta",
  currency: "EUR",
  hasPrice: true,
  hasEnergy: true,
  hasRentReference: true,
  hasRegistration: true,
} as const;

export const findingsIn = (text: string): Finding[] =>
  checkAdvert({ ...PLAIN_ADVERT, written: [{ field: "texto", text }] }).findings;

export const levelOf = ({ level }: Finding): MailProblem["level"] => (level === "bloqueo" ? "bloquea" : "avisa");

/** The fault with the words that are wrong; its mend is said after it. */
export const titleOf = ({ title, excerpt }: Pick<Finding, "title" | "excerpt">): string =>
  excerpt === undefined ? title : `${title} («${excerpt}»)`;

/** Faults of the words of a block, and of the homes that it offers. */
export function lintWords(block: EmailBlock, homes: ReadonlyMap<string, ToldHome>, here: Here): void {
  for (const words of wordsOfBlock(block)) {
    for (const gap of gapsIn(words)) here("bloquea", `Falta rellenar ${gap}`, "Escribe el dato o quita los corchetes.");
    for (const word of unknownWordsIn(withoutAddresses(words))) here("bloquea", `${word} no existe`, UNKNOWN_WORD_FIX);
    for (const finding of findingsIn(withoutAddresses(words))) here(levelOf(finding), titleOf(finding), finding.text);
  }
  if (block.kind === "foto") return;
  for (const id of homesOfBlock(block)) {
    const told = homes.get(id);
    if (told && told.over === null)
      for (const finding of findingsOfHome(told)) {
        const fault = titleOf({ ...finding, title: finding.title.toLocaleLowerCase("es") });
        here(levelOf(finding), `${told.title}: ${fault}`, finding.text);
      }
  }
}

/** An offered home is an advert, wherever it stands. */
const findingsOfHome = ({ home, title }: ToldHome): Finding[] =>
  checkAdvert({
    country: home.country,
    operation: home.operation,
    currency: home.currency,
    hasPrice: home.price !== undefined,
    hasEnergy: home.energyRating !== undefined || home.energyStatus !== undefined,
    // The file does not say for how long it is let; what a usual letting needs is asked of all.
    rentKind: "habitual",
    hasRentReference: home.previousRent !== undefined || home.rentIndex !== undefined,
    hasRegistration: false,
    written: [{ field: "title", text: title }],
  }).findings;

/** Faults that keep a block from being shown or opened. */
export function lintBlock(block: EmailBlock, homes: ReadonlyMap<string, ToldHome>, here: Here): void {
  const link = (href: string, name: string) => {
    const target = safeHref(href);
    if (href.trim() === "") here("bloquea", `${name} no lleva a ningún sitio`, "Pega la dirección que debe abrir.");
    else if (target === null)
      here(
        "bloquea",
        `${name} no se puede abrir`,
        "Usa una dirección que empiece por https://, un correo o un teléfono.",
      );
    else if (isUnencrypted(target))
      here("avisa", `${name} abre una página sin cifrar`, "Cambia http:// por https:// si la página lo admite.");
  };
  switch (block.kind) {
    case "boton":
      if (block.label === "") here("bloquea", "El botón no dice nada", "Escribe qué pasa al pulsarlo.");
      link(block.href, "El botón");
      return;
    case "texto":
      if (block.text.trim() === "") here("avisa", "El texto está vacío", "Escríbelo o quita el bloque: no sale.");
      for (const href of linksIn(block.text)) link(href, `El enlace «${href.slice(0, 40)}»`);
      return;
    case "cita":
      if (block.text.trim() === "") here("avisa", "La cita está vacía", "Escríbela o quita el bloque: no sale.");
      else if (block.author === "") here("avisa", "La cita no dice de quién es", "Pon el nombre, con su permiso.");
      for (const href of linksIn(block.text)) link(href, `El enlace «${href.slice(0, 40)}»`);
      return;
    case "titulo":
      if (block.text === "") here("avisa", "El título está vacío", "Escríbelo o quita el bloque: no sale.");
      return;
    case "foto":
      if (block.href !== "") link(block.href, "La foto");
      lintPhoto(block, homes, here);
      return;
    case "vivienda":
      if (block.homeId === null) here("bloquea", "Falta elegir la vivienda", "Elígela o quita el bloque.");
      else lintHomes([block.homeId], homes, here);
      return;
    case "pareja":
    case "lista":
      if (block.homeIds.length === 0) here("bloquea", "Falta elegir las viviendas", "Elígelas o quita el bloque.");
      if (block.kind === "pareja" && block.homeIds.length === 1)
        here("avisa", "Falta la segunda vivienda", "Elígela, o usa el bloque de una vivienda.");
      lintHomes(block.homeIds, homes, here);
      return;
    default:
      return;
  }
}

function lintPhoto(block: BlockOf<"foto">, homes: ReadonlyMap<string, ToldHome>, here: Here): void {
  const photo = photoOfBlock(block, { homes });
  if (block.homeId === null) here("bloquea", "Falta elegir la foto", "Elige la vivienda y la foto, o quita el bloque.");
  else if (!homes.has(block.homeId)) here("bloquea", GONE, GONE_FIX);
  else if (photo === null) here("bloquea", "La foto ya no está", "Elige otra foto de la vivienda.");
  else if (photo.alt.startsWith("Foto de "))
    here(
      "avisa",
      "La foto no tiene texto alternativo",
      "Describe lo que se ve: muchos programas no enseñan las fotos.",
    );
}

const GONE = "Una vivienda ya no está en tu cartera";
const GONE_FIX = "Elige otra o quita el bloque.";

function lintHomes(ids: readonly string[], homes: ReadonlyMap<string, ToldHome>, here: Here): void {
  for (const id of ids) {
    const told = homes.get(id);
    if (!told) {
      here("bloquea", GONE, GONE_FIX);
      continue;
    }
    if (told.over !== null) {
      here(
        "bloquea",
        `«${told.title}» ya no se ofrece: ${told.over.toLocaleLowerCase("es")}`,
        "Elige otra o quita el bloque.",
      );
      continue;
    }
    if (told.href === null)
      here(
        "avisa",
        `«${told.title}» no tiene página que abrir`,
        "Crea su enlace compartido: sin él la tarjeta no lleva botón.",
      );
    if (told.cover === null)
      here("avisa", `«${told.title}» no tiene fotos`, "Súbelas en su ficha: la tarjeta sale solo con texto.");
  }
}
