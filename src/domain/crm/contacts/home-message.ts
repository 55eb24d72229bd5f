/** The words with which an agent sends a home to somebody who looks for one. */

interface Sent {
  /** Full name of the person. */
  to: string;
  /** `Piso en venta en Ruzafa` */
  title: string;
  /** `349.900 €`, or `950 € al mes` */
  price: string;
  /** Address of the home's page. */
  address: string;
  /** The agent's name; empty where they gave none. */
  from: string;
  /** The agency's name; null without one. */
  agency: string | null;
}

/**
 * The message, with the first name of the person; the last line offers to stop, as whoever sends offers by electronic
 * means must do each time (Ley 34/2002, article 21.2).
 */
export function homeMessage({ to, title, price, address, from, agency }: Sent): string {
  return [
    greetingTo(to),
    "",
    `Por lo que buscas, creo que te puede encajar esta vivienda: ${title}, ${price}. Aquí tienes las fotos y los datos:`,
    address,
    "",
    "¿Quieres que la veamos?",
    ...ending(from, agency),
  ].join("\n");
}

/** `Hola, Marta:`; without a name `Hola:`. */
export function greetingTo(to: string): string {
  const [first = ""] = to.trim().split(/\s+/);
  return `Hola${first === "" ? "" : `, ${first}`}:`;
}

function ending(from: string, agency: string | null): string[] {
  const sender = [from, agency].filter(Boolean).join(", ");
  return [
    ...(sender === "" ? [] : [sender]),
    "",
    "Si prefieres que no te envíe más viviendas, respóndeme y lo dejo anotado.",
  ];
}

/** Homes that one message names at most. */
export const MOST_HOMES_SENT = 10;

interface SentHomes extends Pick<Sent, "to" | "from" | "agency"> {
  /** `facts` are `85 m² · 3 hab. · 2 baños`, and `place` where it lies; `address` is null for a home without an open page. */
  homes: readonly SentHome[];
  /** The client's own page, which shows some of these homes; null without one. */
  selection?: string | null;
}

export interface SentHome extends Pick<Sent, "title" | "price"> {
  place?: string | null;
  facts?: string;
  /** The wishes of the person that it meets: `Está en Ruzafa · Tiene ascensor`. */
  fits?: string;
  address: string | null;
}

/** The message with several homes, each with its price and, where it has one, its page. */
export function homesMessage({ to, homes, from, agency, selection = null }: SentHomes): string {
  const letter = homesLetter({ to, homes, from, agency });
  const lines = homes
    .slice(0, MOST_HOMES_SENT)
    .map((home) => [`· ${home.title}, ${home.price}`, ...linesOf(home)].join("\n  "));
  return [
    letter.greeting,
    "",
    letter.intro,
    ...lines,
    "",
    ...(selection === null ? [] : ["Aquí las tienes, para que me digas cuáles te gustan:", selection, ""]),
    letter.question,
    ...letter.ending,
  ].join("\n");
}

/** The sentences around the homes, which are the same in every message and in the mail. */
export function homesLetter({ to, homes, from, agency }: SentHomes) {
  const isOne = homes.length === 1;
  return {
    greeting: greetingTo(to),
    intro: isOne
      ? "Por lo que buscas, creo que te puede encajar esta vivienda:"
      : "Por lo que buscas, creo que te pueden encajar estas viviendas:",
    question: isOne ? "¿Quieres que la veamos?" : "¿Cuáles quieres que veamos?",
    ending: ending(from, agency),
  };
}

/** The lines below the name of a home: its place and facts, the reasons why it fits, and its page. */
export function linesOf({ title, place, facts, fits, address }: SentHome): string[] {
  const isNamed = place != null && title.includes(place);
  const told = [isNamed ? null : place, facts].filter(Boolean).join(" · ");
  return [told, fits, address].filter((line): line is string => Boolean(line));
}

/** Why nobody may write to a person, in Spanish; null where somebody may. */
export function whyNotWrite(person: {
  hasConsent: boolean;
  email: string | null;
  phone: string | null;
}): string | null {
  if (!person.hasConsent) return "No consta su permiso para enviarle viviendas";
  if (person.email === null && person.phone === null) return "No tiene correo ni móvil al que escribir";
  return null;
}
