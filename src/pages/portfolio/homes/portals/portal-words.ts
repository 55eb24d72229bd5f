import type { PortalState } from "#domain/portfolio/portals/portal-states.ts";
import { formatDate } from "#domain/shared/format/format.ts";

/** The state of a home in a portal, in words. */

const missingText = (count: number) => (count === 1 ? "Le falta un dato" : `Le faltan ${count} datos`);

export function conditionTag({ condition, missing }: Pick<PortalState, "condition" | "missing">): {
  tone: "success" | "warning" | "neutral" | "outline" | "plataforma";
  text: string;
} {
  switch (condition) {
    case "published":
      return { tone: "success", text: "Publicada" };
    case "leaving":
      return { tone: "warning", text: "Se retira" };
    case "next":
      return { tone: "plataforma", text: "Sale en la próxima lectura" };
    case "ready":
      return { tone: "success", text: "Lista" };
    case "lacking":
      return { tone: "warning", text: missingText(missing) };
    case "out":
      return { tone: "outline", text: "No va aquí" };
  }
}

/** A remark beside the tag; empty where the tag says all. */
export function conditionText({ condition, publication, outlet, missing }: PortalState): string {
  switch (condition) {
    case "published":
      return publication ? `desde el ${formatDate(publication.since)}` : "";
    case "leaving":
      return missing > 0
        ? `${missingText(missing).toLowerCase()}: el portal la quita al leer otra vez`
        : "el portal la quita al leer otra vez";
    case "ready":
      return outlet ? "saldrá cuando esté disponible" : "";
    case "out":
      return outlet?.operation === "venta" ? "solo lleva ventas" : "solo lleva alquileres";
    case "next":
    case "lacking":
      return "";
  }
}

/** `Kyero`, `Kyero e Inmoportal`, `Kyero, thinkSPAIN y Mi web`. */
function together(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  // «Y» before the sound of an i is «e», but not before a diphthong: «y hielo».
  return `${names.slice(0, -1).join(", ")} ${/^h?i(?![aeou])/i.test(last) ? "e" : "y"} ${last}`;
}

/**
 * The news for the portals that read the home when it becomes «Disponible»: a sentence for those that take it, one for
 * those that do not; none for an agency without addresses for portals.
 */
export function onceAvailable(states: readonly PortalState[]): { tone: "info" | "warning"; text: string }[] {
  const read = states.filter(({ outlet, condition }) => outlet !== null && condition !== "out");
  const taken = read.filter(({ missing }) => missing === 0).map(({ name }) => name);
  const refused = read.filter(({ missing }) => missing > 0);
  const lacks = [...new Set(refused.flatMap(({ items }) => items.filter(({ state }) => state === "missing")))]
    .map(({ what }) => what.toLowerCase())
    .filter((what, at, all) => all.indexOf(what) === at);
  return [
    ...(taken.length > 0 ? [{ tone: "info" as const, text: `Al guardar se publicará en ${together(taken)}.` }] : []),
    ...(refused.length > 0
      ? [
          {
            tone: "warning" as const,
            text: `No se publicará en ${together(refused.map(({ name }) => name))}: le falta ${together(lacks)}.`,
          },
        ]
      : []),
  ];
}
