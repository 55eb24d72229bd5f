import { VISITED_HOME_NAMES } from "#content/visited-home-names.ts";
import { HOME_PATHS } from "#domain/crm/inspections/field-paths.ts";
import { SINGLE_WORDS, valueWords } from "#domain/crm/inspections/field-words.ts";
import {
  CHECK_ANSWERS,
  checksOf,
  DOCUMENT_STATES,
  documentsOf,
  ROOM_STATES,
  SEVERITIES,
} from "#domain/crm/inspections/inspection-lists.ts";
import {
  measuredArea,
  missingOf,
  photosOf,
  roomsOf,
  type VisitPhoto,
} from "#domain/crm/inspections/read-inspection.ts";
import { clockWords } from "#domain/crm/inspections/sync-words.ts";
import { formatDate, formatNumber } from "#domain/shared/format/format.ts";
import { attributeOf } from "#domain/shared/home-attributes/table.ts";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import { clockOf, dayOf } from "#domain/shared/time/local-time.ts";
import { localOf } from "#domain/shared/time/zone-time.ts";
import type { InspectionPaper } from "#ui/pdf/inspection/inspection-report.tsx";
import { printableDeep } from "#ui/pdf/printable.ts";
import { agentCardOf } from "../../../accounts/agencies/agent-card.server.ts";
import { settingsOfPerson } from "../../../crm/calendar/people.server.ts";
import { type InspectionRow, photoKeysOf } from "../../../crm/inspections/read-inspections.server.ts";
import { paperJpeg } from "../../../platform/images/encode-photo.server.ts";
import { readWhole } from "../../../platform/store/object-store.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { drawPaper } from "../draw-paper.server.ts";
import { printableSigner } from "../printable-signer.server.ts";

/** The dated report of a visit, as it stands on the server. */

/** Photos that a report prints; more make a file that nobody can mail. */
const MOST_PRINTED = 60;
const COVER_PX = 1_400;
const SMALL_PX = 700;

/** To whom it goes: the owner's says nothing of what they told. */
export async function drawInspection(
  services: ToolServices,
  row: InspectionRow,
  reader: "propietario" | "agencia",
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = await inspectionPaper(services, row, reader === "propietario");
  return await drawPaper({ kind: "inspection", paper });
}

export function reportName({ title }: Pick<InspectionRow, "title">): string {
  const name = title.replace(/[^\p{L}\p{N} .,-]+/gu, " ").trim();
  return `Visita ${name.slice(0, 80).trim()}.pdf`;
}

async function inspectionPaper(
  services: ToolServices,
  row: InspectionRow,
  forOwner: boolean,
): Promise<InspectionPaper> {
  const { fields } = row.document;
  const at = (path: string) => (fields[path] ?? "").trim();
  const rooms = roomsOf(fields);
  const homePhotos = photosOf(fields).filter(({ room }) => room === "");
  const photos = [...homePhotos, ...rooms.flatMap((room) => room.photos)];
  const [signer, settings, { pictures, arrived }] = await Promise.all([
    agentCardOf(services, row.ownerId),
    settingsOfPerson(services.database.db, row.ownerId),
    printedPhotos(services, row, photos),
  ]);
  const shown = (of: readonly VisitPhoto[], caption: string) =>
    of.flatMap(({ id }) => {
      const src = pictures.get(id);
      return src === undefined ? [] : [{ src, caption }];
    });
  const areaText = (areaM2: number | null) => (areaM2 === null ? "—" : `${formatNumber(areaM2, 2)}\u00a0m²`);
  const local = localOf(row.startedAt, settings.timeZone);
  const words = {
    title: row.title,
    when: `${formatDate(dayOf(local))}, ${clockOf(local)}`,
    clock: clockWords(row.clockAheadSeconds),
    facts: HOME_PATHS.filter((name) => !HIDDEN.has(name) && at(`home.${name}`) !== "").map((name) => ({
      label: attributeOf(name)?.label ?? name,
      value: withUnit(valueWords(`home.${name}`, at(`home.${name}`), VISITED_HOME_NAMES), attributeOf(name)?.unit),
    })),
    rooms: rooms.map(({ name, areaM2, state, note, defects, photos }) => ({
      name,
      area: areaText(areaM2),
      state: ROOM_STATES[state as keyof typeof ROOM_STATES] ?? "—",
      note,
      defects: defects.map(({ text, severity }) => ({
        text,
        severity: SEVERITIES[severity as keyof typeof SEVERITIES] ?? "",
      })),
      photoCount: photos.length,
      photos: [],
    })),
    measured: rooms.some(({ areaM2 }) => areaM2 !== null) ? areaText(measuredArea(rooms)) : null,
    checks: checksOf(at("home.type")).flatMap(({ id, label }) => {
      const answer = CHECK_ANSWERS[at(`check.${id}.answer`) as keyof typeof CHECK_ANSWERS];
      return answer === undefined ? [] : [{ label, answer, note: at(`check.${id}.note`) }];
    }),
    // The owner reads what was seen and which papers are missing; what nobody asked yet is the agent's to do.
    documents: documentsOf(at("home.country")).flatMap(({ id, label }) =>
      forOwner && at(`document.${id}.state`) === ""
        ? []
        : [
            {
              label,
              state: DOCUMENT_STATES[at(`document.${id}.state`) as keyof typeof DOCUMENT_STATES] ?? "Sin preguntar",
              note: at(`document.${id}.note`),
            },
          ],
    ),
    owner: forOwner ? [] : ownerFacts(at),
    notes: forOwner ? "" : at("visit.notes"),
    missing: forOwner ? [] : missingOf(fields).map(({ text }) => text),
  };
  const printed = printableDeep(words);
  return {
    ...printed,
    // Pictures are no words: they do not go through what makes words printable.
    rooms: printed.rooms.map((room, i) => ({ ...room, photos: shown(rooms[i]!.photos, room.name) })),
    homePhotos: shown(homePhotos, "La vivienda"),
    signer: signer && printableSigner(signer),
    startedAt: row.startedAt.toISOString(),
    createdAt: services.now().toISOString(),
    forOwner,
    lackingPhotos: photos.length - arrived,
    unprintedPhotos: arrived - pictures.size,
  };
}

/** Not told in the grid: the title says the place, and nobody reads degrees. */
const HIDDEN: ReadonlySet<string> = new Set(["address", "placeName", "latitude", "longitude"]);

const withUnit = (value: string, unit: string | undefined): string =>
  unit === "m²" && parseSpanishNumber(value) !== undefined ? `${value}\u00a0m²` : value;

function ownerFacts(at: (path: string) => string): { label: string; value: string }[] {
  return Object.entries(SINGLE_WORDS).flatMap(([path, label]) => {
    const value = at(path);
    if (value === "" || path === "visit.notes") return [];
    const words = valueWords(path, value, VISITED_HOME_NAMES);
    return [{ label, value: path === "owner.motive" && words !== value ? `${value}: ${words}` : words }];
  });
}

/** How many photos have arrived, and the first of them as paper embeds them, by their ids. One whose bytes are gone is left out. */
async function printedPhotos(
  { database, store }: Pick<ToolServices, "database" | "store">,
  row: InspectionRow,
  photos: readonly VisitPhoto[],
): Promise<{ pictures: Map<string, string>; arrived: number }> {
  const keys = await photoKeysOf(database.db, row.id);
  const pictures = new Map<string, string>();
  const arrived = photos.filter(({ id }) => keys.has(id));
  // One after the other, so that no more than one is unpacked at a time.
  for (const { id } of arrived.slice(0, MOST_PRINTED)) {
    const found = await store.get(keys.get(id)!);
    if (!found) continue;
    const jpeg = await paperJpeg(await readWhole(found), pictures.size === 0 ? COVER_PX : SMALL_PX);
    pictures.set(id, `data:image/jpeg;base64,${jpeg.toString("base64")}`);
  }
  return { pictures, arrived: arrived.length };
}
