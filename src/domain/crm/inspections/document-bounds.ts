import {
  type Conflict,
  type InspectionDocument,
  MOST_BYTES,
  MOST_DEFECTS,
  MOST_FIELDS,
  MOST_PHOTOS,
  MOST_ROOMS,
  type Stamp,
} from "./inspection-document.ts";

/**
 * How large the document of a visit may become. A change that would exceed a bound is refused with a sentence and stays on its device;
 * one that makes the document smaller is always taken, also where it is larger than the bounds since before there were any.
 */

interface Written {
  path: string;
  value: string;
  stamp: Stamp;
}

const COUNTED = ["room", "defect", "photo"] as const;
type Counted = (typeof COUNTED)[number];
const isCounted = (kind: string): kind is Counted => (COUNTED as readonly string[]).includes(kind);

interface Thing {
  isRemoved: boolean;
  /** The room that a defect or a photo is of. */
  room: string;
}

const utf8 = new TextEncoder();
const bytesOf = (part: unknown): number => utf8.encode(JSON.stringify(part)).length;
/** A field with its stamp, as they stand in the JSON. */
const fieldBytes = (path: string, value: string, stamp: Stamp | undefined): number =>
  bytesOf({ [path]: value }) + (stamp ? bytesOf({ [path]: stamp }) : 0);

const TOO_LARGE = "La visita ya guarda todo el texto que cabe (1\u00a0MB). Acorta alguna nota y este dato se enviará";

export class DocumentBounds {
  #bytes: number;
  #fields: number;
  readonly #things: Record<Counted, Map<string, Thing>> = { room: new Map(), defect: new Map(), photo: new Map() };
  #standing = { room: 0, photo: 0 };
  /** Defects that stand, by their room. */
  readonly #defects = new Map<string, number>();

  constructor(document: InspectionDocument) {
    this.#bytes = bytesOf(document);
    const fields = Object.entries(document.fields);
    this.#fields = fields.length;
    for (const [path, value] of fields) this.#note(path, value);
    this.#standing.room = standing(this.#things.room);
    this.#standing.photo = standing(this.#things.photo);
    for (const { isRemoved, room } of this.#things.defect.values()) if (!isRemoved) this.#count(room, 1);
  }

  /** Counts a field that is written, or says why it is not. @param before the field as it stands */
  write(
    { path, value, stamp }: Written,
    before: { value: string | undefined; stamp: Stamp | undefined },
  ): string | null {
    const isNew = before.value === undefined;
    const growth = fieldBytes(path, value, stamp) - (isNew ? 0 : fieldBytes(path, before.value!, before.stamp));
    if (isNew && this.#fields >= MOST_FIELDS) return `Una visita guarda como mucho ${MOST_FIELDS} datos`;
    if (value !== "" && growth > 0 && this.#bytes + growth > MOST_BYTES) return TOO_LARGE;
    const refusal = this.#placed(path, value);
    if (refusal !== null) return refusal;
    this.#bytes += growth;
    if (isNew) this.#fields++;
    return null;
  }

  /** Counts a value that waits to be chosen, or says why there is no room for it. @param before the one in whose place it comes */
  wait(conflict: Conflict, before: Conflict | undefined): string | null {
    const growth = bytesOf(conflict) - (before ? bytesOf(before) : 0);
    if (growth > 0 && this.#bytes + growth > MOST_BYTES) return TOO_LARGE;
    this.#bytes += growth;
    return null;
  }

  #note(path: string, value: string): { kind: Counted; id: string; was: Thing | undefined; is: Thing } | null {
    const [kind = "", id = "", member = ""] = path.split(".");
    if (!isCounted(kind)) return null;
    const things = this.#things[kind];
    const was = things.get(id);
    const is = {
      isRemoved: member === "removed" ? value === "si" : (was?.isRemoved ?? false),
      room: member === "room" ? value : (was?.room ?? ""),
    };
    things.set(id, is);
    return { kind, id, was, is };
  }

  /** Counts a room, a defect or a photo that comes or goes, or says that there are too many. */
  #placed(path: string, value: string): string | null {
    const noted = this.#note(path, value);
    if (noted === null) return null;
    const { kind, id, was, is } = noted;
    const stood = was !== undefined && !was.isRemoved;
    const stands = !is.isRemoved;
    const undo = (message: string) => {
      if (was) this.#things[kind].set(id, was);
      else this.#things[kind].delete(id);
      return message;
    };
    if (kind === "defect") {
      const comes = stands && is.room !== "" && (!stood || was.room !== is.room);
      if (comes && (this.#defects.get(is.room) ?? 0) >= MOST_DEFECTS)
        return undo(`Una estancia tiene como mucho ${MOST_DEFECTS} defectos`);
      if (stood) this.#count(was.room, -1);
      if (stands) this.#count(is.room, 1);
      return null;
    }
    if (stood === stands) return null;
    const most = kind === "room" ? MOST_ROOMS : MOST_PHOTOS;
    if (stands && this.#standing[kind] >= most)
      return undo(`Una visita tiene como mucho ${most} ${kind === "room" ? "estancias" : "fotos"}`);
    this.#standing[kind] += stands ? 1 : -1;
    return null;
  }

  #count(room: string, by: number): void {
    this.#defects.set(room, (this.#defects.get(room) ?? 0) + by);
  }
}

const standing = (things: ReadonlyMap<string, Thing>): number =>
  [...things.values()].filter(({ isRemoved }) => !isRemoved).length;
