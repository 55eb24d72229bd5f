import type { PublicPlace } from "#domain/portfolio/homes/public-home.ts";
import type { LandingDocument, SectionOf, Variant } from "#domain/tools/landings/landing-document.ts";
import type { FormState } from "#domain/tools/landings/landing-lead.ts";
import type { HomeWords, LabelledValue } from "../homes/home-words.ts";

/** The facts that a page is drawn from: the document, and what homes and agency say now. */

export interface LandingPhoto {
  id: string;
  alt: string;
  widthPx: number;
  heightPx: number;
  /** `srcset` by format. */
  avif: string;
  webp: string;
  /** A JPEG that every program reads. */
  src: string;
  /** The largest, which is opened by a click. */
  large: string;
  isPlan: boolean;
}

export interface LandingHome {
  id: string;
  words: HomeWords;
  /** Why nobody can have it any more: `Vendida`; null while it is offered or reserved. */
  over: string | null;
  isReserved: boolean;
  isLet: boolean;
  photos: LandingPhoto[];
  costs: LabelledValue[];
  /** Its published tour: its address, and that of the frame that shows it. */
  tour: { address: string; frame: string } | null;
  /** Its open video, and the picture that stands for it before it plays. */
  video: { address: string; cover: string | null; title: string } | null;
  /** Where strangers may see it. */
  place: PublicPlace | null;
  /** The address, where it may be told. */
  address: string | null;
  /** Numbers for search engines. */
  data: {
    price: number | null;
    currency: string;
    areaM2: number | null;
    rooms: number | null;
    bathrooms: number | null;
    locality: string | null;
    country: string;
  };
}

export interface LandingAgent {
  /** Of the agency, else of the person. */
  name: string;
  person: string;
  role: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  licence: string | null;
  /** Address and company name, as the agency prints them. */
  signature: string | null;
  colour: string | null;
  logo: { src: string; widthPx: number; heightPx: number } | null;
  portrait: string | null;
  showsMaker: boolean;
}

export interface LandingView {
  document: LandingDocument;
  variant: Variant;
  /** Homes of the document that are still there, in its order. */
  homes: LandingHome[];
  /** Homes offered in place of one that is over. */
  others: LandingHome[];
  agent: LandingAgent;
  /** Where the form is sent, and what goes with it unseen. */
  form: { action: string; hidden: readonly { name: string; value: string }[]; state: FormState };
  /** Where the two files of the letters lie: `/letra/archivo-`, before weight and ending. */
  letters: string;
}

/** The home of which it is the page; null of an agency's or a promotion's. */
export const ownHome = ({ document, homes }: Pick<LandingView, "document" | "homes">): LandingHome | null =>
  document.purpose === "vivienda" ? (homes[0] ?? null) : null;

const heroOf = ({ sections }: LandingDocument): SectionOf<"portada"> | undefined =>
  sections.find((section) => section.kind === "portada" && !section.isHidden) as SectionOf<"portada"> | undefined;

/** The first words of the page, followed from home or agency where nobody typed. */
export function heroWords(view: LandingView): { title: string; subtitle: string } {
  const hero = heroOf(view.document);
  const home = ownHome(view);
  const title =
    hero?.title ||
    home?.words.title ||
    (view.document.purpose === "promocion" ? promotionTitle(view) : view.agent.name || "Encuentra tu casa");
  return { title, subtitle: hero?.subtitle ?? "" };
}

/** Whether the first screen tells the price of the home. */
export const showsPrice = (view: LandingView): boolean =>
  ownHome(view) !== null && (heroOf(view.document)?.showsPrice ?? false);

function promotionTitle({ homes }: LandingView): string {
  const place = homes.map(({ words }) => words.place).find(Boolean);
  return place ? `Viviendas en ${place}` : "Nuevas viviendas";
}

/** Title of the window and description for search engines. */
export function headWords(view: LandingView): { title: string; description: string } {
  const { title, subtitle } = heroWords(view);
  const home = ownHome(view);
  const facts = home?.words.figures.map(({ value, label }) => `${value} ${label}`).join(", ");
  const description =
    view.document.description ||
    [subtitle, home ? [home.words.kind, home.words.place].filter(Boolean).join(" en ") : "", facts, home?.words.price]
      .filter(Boolean)
      .join(". ") ||
    `${title}. ${view.agent.name}`;
  return { title, description: description.slice(0, 300) };
}

/** The photo of the first screen; null where there is none. */
export function heroPhoto(view: LandingView): LandingPhoto | null {
  const chosen = heroOf(view.document)?.photoId;
  const all = view.homes.flatMap(({ photos }) => photos);
  return all.find(({ id }) => id === chosen) ?? all.find(({ isPlan }) => !isPlan) ?? null;
}

/** Whether the page still offers something: its home, or one of the promotion's. */
export const isOver = (view: LandingView): boolean => {
  const { document, homes } = view;
  if (document.purpose === "agencia") return false;
  return homes.length === 0 || homes.every(({ over }) => over !== null);
};

/** The verb of the form's button, where nobody typed one. */
export function formWords(view: LandingView, section: SectionOf<"formulario">) {
  const over = isOver(view);
  const { purpose } = view.document;
  return {
    title:
      section.title ||
      (over ? "Pregunta por otras viviendas" : purpose === "vivienda" ? "Pide una visita" : "Cuéntanos qué buscas"),
    text: section.text,
    button:
      section.button ||
      (over || purpose === "agencia" ? "Enviar" : purpose === "vivienda" ? "Pedir visita" : "Pedir información"),
    question:
      section.question ||
      (over ? "Qué buscas" : purpose === "vivienda" ? "Cuándo te viene bien, o qué quieres saber" : "Mensaje"),
    thanks: section.thanks,
  };
}

/** The name that answers for the data of the form. */
export const responsibleOf = ({ document, agent }: LandingView): string =>
  document.legal.responsible || [agent.name, agent.signature?.split("\n")[0]].filter(Boolean).join(", ");
