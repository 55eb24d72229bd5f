import { attributeOf } from "../../shared/home-attributes/table.ts";
import {
  CHECK_ANSWERS,
  checksOf,
  DOCUMENT_STATES,
  documentsOf,
  MOTIVES,
  ROOM_KINDS,
  ROOM_STATES,
  SEVERITIES,
  WHENS,
} from "./inspection-lists.ts";
import { roomsOf } from "./read-inspection.ts";

/** The fields of a visit and their values as a person reads them. */

export const YES_NO = { si: "Sí", no: "No" } as const;

const MEMBER_WORDS: Readonly<Record<string, string>> = {
  kind: "tipo",
  name: "nombre",
  areaM2: "metros",
  lengthM: "largo",
  widthM: "ancho",
  state: "estado",
  note: "notas",
  removed: "quitar",
  order: "orden",
  text: "defecto",
  severity: "gravedad",
  room: "estancia",
  answer: "respuesta",
};
/** The questions to the owner, and the notes: the same words in the form, in a conflict and in the report. */
export const SINGLE_WORDS = {
  "owner.name": "Nombre de quien te recibe",
  "owner.motive": "Motivo para vender, de 0 a 5",
  "owner.reason": "Por qué vende",
  "owner.price": "Precio que espera",
  "owner.when": "Cuándo quiere vender",
  "owner.deciders": "Quién decide",
  "owner.mortgage": "Hipoteca pendiente",
  "visit.notes": "Notas de la visita",
} as const;

/** Name of a field: `Dormitorio 2: metros`. */
export function fieldWords(path: string, fields: Readonly<Record<string, string>>): string {
  if (Object.hasOwn(SINGLE_WORDS, path)) return SINGLE_WORDS[path as keyof typeof SINGLE_WORDS];
  const [kind = "", id = "", member = ""] = path.split(".");
  if (kind === "home") return attributeOf(id)?.label ?? id;
  return `${ownerWords(kind, id, fields)}: ${MEMBER_WORDS[member] ?? member}`;
}

function ownerWords(kind: string, id: string, fields: Readonly<Record<string, string>>): string {
  const roomName = (roomId: string) => roomsOf(fields).find((room) => room.id === roomId)?.name ?? "Estancia quitada";
  switch (kind) {
    case "room":
      return roomName(id);
    case "defect":
      return `Defecto en ${roomName(fields[`defect.${id}.room`] ?? "").toLowerCase()}`;
    case "check":
      return checksOf(fields["home.type"] ?? "").find((check) => check.id === id)?.label ?? "Comprobación";
    case "document":
      return documentsOf(fields["home.country"] ?? "").find((paper) => paper.id === id)?.label ?? "Documento";
    default:
      return "Foto";
  }
}

type Names = Readonly<Record<string, string>>;

/** Names of the values of a datum of the home; nothing for what is typed freely. @param homeNames for those that the table does not name */
export const choicesOfHome = (name: string, homeNames: Readonly<Record<string, Names>>): Names =>
  homeNames[name] ?? attributeOf(name)?.names ?? {};

/** A value as its person chose or typed it. */
export function valueWords(path: string, value: string, homeNames: Readonly<Record<string, Names>>): string {
  if (value === "") return "(vacío)";
  const [kind = "", id = "", member = ""] = path.split(".");
  const named = (names: Names) => (Object.hasOwn(names, value) ? names[value]! : value);
  if (kind === "home") return named(attributeOf(id)?.kind === "flag" ? YES_NO : choicesOfHome(id, homeNames));
  if (path === "owner.motive") return named(MOTIVES);
  if (path === "owner.when") return named(WHENS);
  if (member === "kind") return named(ROOM_KINDS);
  if (member === "state") return named(kind === "room" ? ROOM_STATES : DOCUMENT_STATES);
  if (member === "severity") return named(SEVERITIES);
  if (member === "answer") return named(CHECK_ANSWERS);
  return member === "removed" ? "quitar" : value;
}
