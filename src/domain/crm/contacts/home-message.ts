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
  const [first = ""] = to.trim().split(/\s+/);
  const sender = [from, agency].filter(Boolean).join(", ");
  return [
    `Hola${first === "" ? "" : `, ${first}`}:`,
    "",
    `Por lo que buscas, creo que te puede encajar esta vivienda: ${title}, ${price}. Aquí tienes las fotos y los datos:`,
    address,
    "",
    "¿Quieres que la veamos?",
    ...(sender === "" ? [] : [sender]),
    "",
    "Si prefieres que no te envíe más viviendas, respóndeme y lo dejo anotado.",
  ].join("\n");
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
