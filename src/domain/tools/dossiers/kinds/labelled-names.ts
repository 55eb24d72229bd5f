import { firstOf, phrases, spansOfAny } from "../text/find.ts";
import { type Flat, lineAt, tokenFrom } from "../text/flat.ts";
import { type NameFound, runsIn } from "../text/names.ts";
import type { KindSpec, Role } from "./kind.ts";

/** People whom a word of the document announces and no number follows: «Propietario: …», «a nombre de …», «parte vendedora …». */

const OWNER = phrases(
  "propietario · propietaria · propietarios · propiedad de · dominio de · dominio a nombre de · dueno · duena · titular · titulares · titularidad de · a nombre de · perteneciente a · pertenece a · de la que es titular · de los que es titular",
);
const TAXED = phrases(
  "contribuyente · sujeto pasivo · obligado tributario · apellidos y nombre · apellidos y nombre o razon social · nombre y apellidos · primer declarante · declarante · nombre o razon social · titular · propietario · propietario o poseedor · propietaria · nombre del contribuyente · nombre del propietario · a nombre de · nombre, denominacion o razon social",
);
const SELLER = phrases(
  "vendedor · vendedora · vendedores · parte vendedora · transmitente · parte transmitente · enajenante · propietario · propietaria · propietarios · la propiedad · propiedad",
);
const BUYER = phrases(
  "comprador · compradora · compradores · parte compradora · adquirente · parte adquirente · reservista · interesado · interesada · oferente · recibimos de · recibido de · recibi de",
);

const LABELS: Readonly<Record<string, readonly (readonly [Role, readonly string[]])[]>> = {
  seller: [
    ["seller", SELLER],
    ["buyer", BUYER],
  ],
  buyer: [
    ["buyer", BUYER],
    ["seller", SELLER],
  ],
  landlord: [
    ["landlord", phrases("arrendador · arrendadora · parte arrendadora · propietario · propietaria · casero")],
    ["tenant", phrases("arrendatario · arrendataria · parte arrendataria · inquilino · inquilina")],
  ],
  owner: [["owner", OWNER]],
  taxpayer: [["taxpayer", TAXED]],
};

/** Words that may stand between the label and the name. */
const FILLERS = new Set(
  "don dona d da dna sr sra senor senora el la los las o poseedor y como del de inmueble finca vivienda piso nombre apellidos unico pleno dominio es son a ciudadano ciudadana c nif dni".split(
    " ",
  ),
);
const ROOM = 64;

export interface Labelled {
  role: Role;
  name: NameFound;
}

export function labelledNames(flat: Flat, spec: KindSpec): Labelled[] {
  const found: Labelled[] = namedBehind(flat, spec);
  for (const [role, words] of LABELS[spec.roles[0]] ?? []) {
    for (const label of spansOfAny(flat, words)) {
      if (flat.text.slice(Math.max(0, label.start - 16), label.start).includes("registro de")) continue;
      const name = runsIn(flat, label.end, label.end + ROOM + 60)[0];
      if (!name || name.start > label.end + ROOM || !isNext(flat, label.end, name.start)) continue;
      if (found.some((one) => one.name.start < name.end && name.start < one.name.end)) continue;
      found.push({ role, name });
    }
  }
  for (const one of besideName(flat, spec))
    if (!found.some(({ name }) => name.start === one.name.start)) found.push(one);
  return found;
}

/** Whether nothing but small words and marks stands between; a line may end there. */
function isNext(flat: Flat, from: number, to: number): boolean {
  for (let i = tokenFrom(flat, from); i < flat.tokens.length && flat.tokens[i]!.start < to; i++)
    if (!FILLERS.has(flat.tokens[i]!.text)) return false;
  const between = flat.text.slice(from, to);
  return !between.replace(/ (?:d|da|dna|sr|sra|c)\. /g, " ").includes(". ") && !between.includes(";");
}

const AS_SELLER = phrases("como vendedor · como vendedora · como parte vendedora · como enajenante");
const AS_BUYER = phrases("como comprador · como compradora · como parte compradora · como adquirente");

/** «ANA GIL PONS, COMO VENDEDORA»: the word stands right behind the name. */
function namedBehind(flat: Flat, spec: KindSpec): Labelled[] {
  if (spec.roles[0] !== "seller" && spec.roles[0] !== "buyer") return [];
  const sides: [Role, readonly string[]][] = [
    ["seller", AS_SELLER],
    ["buyer", AS_BUYER],
  ];
  return sides.flatMap(([role, words]) =>
    spansOfAny(flat, words).flatMap((label) => {
      const name = runsIn(flat, Math.max(0, label.start - ROOM), label.start).at(-1);
      return name && [",", ""].includes(flat.text.slice(name.end, label.start).trim()) ? [{ role, name }] : [];
    }),
  );
}

const BELOW = phrases("nombre, denominacion o razon social · nombre o razon social · denominacion o razon social");

/** A name on the line above what says that it is one, as cards print it. */
function besideName(flat: Flat, spec: KindSpec): Labelled[] {
  if (spec.kind !== "mx-constancia-fiscal") return [];
  const label = firstOf(flat, BELOW);
  if (!label) return [];
  const line = lineAt(flat, label.start);
  if (line.start !== label.start || line.start === 0) return [];
  const above = lineAt(flat, line.start - 1);
  const name = runsIn(flat, above.start, above.end)[0];
  return name ? [{ role: "taxpayer", name }] : [];
}
