import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import type { HomeQuestion } from "#domain/assistant/channel/client-turn.ts";
import {
  factSentence,
  type HomeFile,
  holds,
  knownFacts,
  sentenceInAdvert,
} from "#domain/assistant/channel/home-facts.ts";
import type { ContactPurpose } from "#domain/assistant/chat/dto.ts";
import { andThen } from "#domain/shared/format/listed.ts";
import { ATTRIBUTE_NAMES, namesInLines } from "#domain/shared/home-attributes/table.ts";
import { placeLine } from "#domain/shared/places/place-line.ts";

/** Name of the question that both an attribute and an advert may answer. */
const HEATING = "calefacción";

interface HomeAnswer {
  text: string;
  /** Nothing of it is in the file, or only a person may say it. */
  isForPerson: boolean;
  /** The form that belongs to it. */
  ask: ContactPurpose | null;
}

/**
 * The answer of its file to a client's question about one home.
 *
 * @param about.agency the agency's name
 * @param about.tour address of the home's virtual tour; null where it has none
 */
export function homeAnswer(
  home: HomeFile,
  asked: HomeQuestion,
  { agency, tour }: { agency: string; tour: string | null },
): HomeAnswer {
  // Heating is an attribute, and where the file leaves that open its features or its advert may name it.
  const isHeatingOpen = home.heating === undefined || home.heating === null;
  const asksHeating = asked.unlisted.some(({ name }) => name === HEATING);
  const attributes = asked.attributes.filter((name) => name !== "heating" || !isHeatingOpen || !asksHeating);
  const unlisted = asked.unlisted.filter(({ name }) => name !== HEATING || isHeatingOpen);
  const facts = [
    ...attributes.map((name) => factSentence(home, name)),
    ...unlisted.map(({ name, asked: pattern }) => {
      const stated = sentenceInAdvert(home, pattern);
      return stated === null ? `En la ficha no consta: ${name}.` : `En su anuncio: «${stated}».`;
    }),
    ...(asked.tour || (asked.summary && tour) ? [tourSentence(tour)] : []),
    ...(asked.place ? [whereItIs(home, agency)] : []),
    ...(asked.summary ? summaryOf(home) : []),
  ].filter(Boolean);
  if (asked.availability) {
    facts.push(
      `En la ficha figura disponible. Que siga así te lo confirma ${agency}: deja tus datos, o pide ya la visita.`,
    );
  } else if (asked.visit) {
    facts.push(
      `Deja tus datos y cuándo te viene bien, ${andThen(agency)} te confirma la visita. Hasta entonces no hay nada reservado.`,
    );
  }
  const lacks = unlisted.length > 0 || (asked.tour && tour === null) || attributes.some((name) => !holds(home, name));
  const isUnknown = facts.length === 0;
  const isHandedOn = asked.forPeople || isUnknown;
  if (lacks && !isHandedOn && !asked.visit) facts.push(`Si lo necesitas, se lo preguntamos a ${agency}.`);
  const heading = `${nameOf(home)}:`;
  return {
    text: isUnknown ? "" : [heading, ...facts].join("\n"),
    isForPerson: isHandedOn && !asked.visit && !asked.availability,
    ask: asked.visit || asked.availability ? "visita" : null,
  };
}

/** «Tiene recorrido virtual: https://…», or that the file knows of none. */
export const tourSentence = (tour: string | null): string =>
  tour === null ? "En la ficha no consta si tiene visita virtual." : `Tiene recorrido virtual: ${tour}`;

/** Quarter and town, without the address. */
const placeOf = ({ locationDetail, placeName, town }: HomeFile): string =>
  placeLine([locationDetail ?? placeName, town] as (string | undefined)[]);

/** `Piso en L'Antiga Esquerra de l'Eixample, Barcelona (ref. V-102)`. */
function nameOf(home: HomeFile): string {
  const type = HOME_TYPE_NAMES[home.type as keyof typeof HOME_TYPE_NAMES] ?? "Inmueble";
  const place = placeOf(home);
  return [type, place && `en ${place}`, home.reference && `(ref. ${home.reference})`].filter(Boolean).join(" ");
}

/** The address where the agency shows it to everybody, else the quarter. */
function whereItIs(home: HomeFile, agency: string): string {
  const place = placeOf(home);
  if (home.address) return `Está en ${placeLine([home.address as string, place])}.`;
  const there = place ? `Está en ${place}. ` : "";
  return `${there}La dirección exacta te la da ${agency}.`;
}

/** Everything that the file holds for clients. */
function summaryOf(home: HomeFile): string[] {
  const lines = namesInLines();
  const first = ["price", "builtAreaM2", "rooms", "bathrooms"] as const;
  const rest = ATTRIBUTE_NAMES.filter((name) => !lines.includes(name) && !(first as readonly string[]).includes(name));
  const shown = [...first, ...lines, ...rest].filter((name) => !IN_THE_NAME.has(name));
  // The sentence about a terrace says how large it is.
  return knownFacts(home, home.hasTerrace === undefined ? shown : shown.filter((name) => name !== "terraceAreaM2"));
}

/** The name of the home says them. */
const IN_THE_NAME: ReadonlySet<string> = new Set(["town", "province", "postalCode"]);
