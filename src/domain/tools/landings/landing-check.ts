import type { Home } from "../../portfolio/homes/home.ts";
import { overOf } from "../../portfolio/homes/offer-over.ts";
import { checkAdvert, type Finding } from "../advert-rules/check-advert.ts";
import type { LandingDocument, LandingSection } from "./landing-document.ts";

/** Faults that keep a page from being published, each with what mends it. */

export interface LandingFault {
  level: "bloqueo" | "aviso";
  title: string;
  text: string;
  /** The words, where words are wrong. */
  excerpt?: string;
  /** The section where it is mended; null for the whole page or the home. */
  sectionId: string | null;
  /** The home where it is mended. */
  homeId: string | null;
}

/** Every text that a person typed on the page, by the section in which it stands. */
export function writtenOf(document: LandingDocument): { field: string; text: string }[] {
  const written = document.sections
    .filter(({ isHidden }) => !isHidden)
    .flatMap((section) => textsOf(section).map((text) => ({ field: section.id, text })));
  const { test, legal, description } = document;
  const others = [description, legal.text, ...(test.isOn ? [test.title, test.subtitle] : [])];
  return [...written, ...others.map((text) => ({ field: "pagina", text }))].filter(({ text }) => text !== "");
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) => (NO_WORDS.has(name) ? [] : textsOf(part)));
}

/** Parts of a section that are no words for readers. */
const NO_WORDS: ReadonlySet<string> = new Set(["id", "kind", "photoId", "photoIds", "url", "medium", "phone", "email"]);

const hasForm = (sections: readonly LandingSection[]) =>
  sections.some(({ kind, isHidden }) => kind === "formulario" && !isHidden);

/**
 * @param homes of the document that are still there, in any order
 * @param about.country of the page, where it shows no home
 * @param about.isSigned whether its maker has a name, or an agency's
 */
export function landingFaults(
  document: LandingDocument,
  homes: readonly { id: string; home: Home }[],
  { country, isSigned }: { country: string; isSigned: boolean },
): LandingFault[] {
  const faults: LandingFault[] = [];
  const add = (fault: Omit<LandingFault, "homeId" | "sectionId"> & Partial<LandingFault>) =>
    faults.push({ homeId: null, sectionId: null, ...fault });
  if (!isSigned) {
    const text =
      "La página saldría firmada con tu correo. Escribe tu nombre en Ajustes, o el de tu agencia en Agencia.";
    add({ level: "bloqueo", title: "Falta tu nombre", text });
  }
  if (document.purpose !== "agencia" && homes.length === 0) {
    add({ level: "bloqueo", title: "No tiene vivienda", text: "Elige la vivienda de la que habla la página." });
  }
  if (!document.sections.some(({ kind, isHidden }) => kind === "portada" && !isHidden)) {
    add({ level: "bloqueo", title: "No tiene portada", text: "Añade la sección «Portada»: lleva el título." });
  }
  if (!hasForm(document.sections)) {
    add({ level: "aviso", title: "No tiene formulario", text: "Sin él no recibirás contactos." });
  }
  for (const section of document.sections) {
    if (section.isHidden) continue;
    if (
      section.kind === "opiniones" &&
      section.items.some(({ hasPermission, text }) => text !== "" && !hasPermission)
    ) {
      add({
        level: "aviso",
        title: "Hay opiniones sin permiso",
        text: "No salen hasta que marques que la persona te deja publicarlas.",
        sectionId: section.id,
      });
    }
    // Without a link, the page of a home shows its own tour or video.
    const followsHome = document.purpose === "vivienda" && section.kind === "recorrido";
    if (section.kind === "recorrido" && section.url === "" && !followsHome) {
      add({
        level: "aviso",
        title: "Falta el enlace de la visita o del vídeo",
        text: "La sección no sale hasta que lo pongas.",
        sectionId: section.id,
      });
    }
  }
  const written = writtenOf(document);
  const offered = homes.filter(({ home }) => overOf(home) === null);
  const ofWords = checkAdvert({ ...LAWFUL, country: homes[0]?.home.country ?? country, written });
  for (const finding of ofWords.findings) add(ofFinding(finding, null));
  for (const { id, home } of offered) {
    const check = checkAdvert({
      country: home.country,
      operation: home.operation,
      currency: home.currency,
      hasPrice: home.price !== undefined,
      hasEnergy: home.energyRating !== undefined || home.energyStatus !== undefined,
      hasRentReference: home.previousRent !== undefined || home.rentIndex !== undefined,
      hasRegistration: false,
      written: [home.title, home.descriptions.es, home.locationDetail, home.features.join(". ")].flatMap((text) =>
        text ? [{ field: "vivienda", text }] : [],
      ),
    });
    for (const finding of check.findings) add(ofFinding(finding, id));
  }
  return faults;
}

/** An advert in which only words can be wrong. */
const LAWFUL = {
  operation: "venta",
  currency: "MXN",
  hasPrice: false,
  hasEnergy: true,
  hasRentReference: true,
  hasRegistration: true,
} as const;

const ofFinding = ({ level, title, text, excerpt, field }: Finding, homeId: string | null) => ({
  level: level === "bloqueo" ? ("bloqueo" as const) : ("aviso" as const),
  title,
  text,
  ...(excerpt === undefined ? {} : { excerpt }),
  homeId,
  sectionId: homeId === null && field !== "pagina" ? field : null,
});

export const isBlocked = (faults: readonly LandingFault[]): boolean => faults.some(({ level }) => level === "bloqueo");
