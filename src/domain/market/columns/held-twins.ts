import { foldTwins, type TwinFacts } from "../twins.ts";
import { OFFERED, UNKNOWN_COUNT } from "./codes.ts";
import { type HomeColumns, NO_FLOOR, STEPS_PER_DEGREE } from "./home-columns.ts";
import type { JudgedRows } from "./judged-rows.ts";
import { KINDS } from "./kinds.ts";
import { NO_TWIN } from "./twin-keys.ts";

/** A home that another one that was found may be a twin of. */
interface Held extends TwinFacts {
  part: HomeColumns;
  slot: number;
  number: number;
  key: number;
  /** How many facts that were asked for are not known. */
  unknown: number;
  /** How many of the words it lacks. */
  lacking: number;
}

/** A dwelling that was found, by the oldest of its homes. */
export interface FoundDwelling {
  home: Pick<Held, "part" | "slot" | "number" | "unknown" | "lacking">;
  /** Numbers of the others that were found. */
  twins: number[];
}

/**
 * The homes of a search that may be twins of each other. They are held back while the others are counted; of each dwelling among them one home is
 * then counted like those, so that what two agencies offer counts once. Homes that fail one kind of condition are folded among themselves.
 */
export class HeldTwins {
  readonly #fitting: Held[] = [];
  readonly #failing: Held[][] = Array.from({ length: KINDS }, () => []);

  /** Takes them out of the homes of a block. @param lacking how many words each home of the part lacks; null where none were asked for */
  hold(part: HomeColumns, rows: JudgedRows, lacking: Uint8Array | null): void {
    const { twinKeys } = part;
    const { slots, unknown, failing, failingEnds } = rows;
    let kept = 0;
    for (let i = 0; i < rows.count; i++) {
      const slot = slots[i]!;
      if (twinKeys[slot] !== NO_TWIN) this.#fitting.push(heldOf(part, slot, unknown[i]!, lacking?.[slot] ?? 0));
      else {
        slots[kept] = slot;
        unknown[kept++] = unknown[i]!;
      }
    }
    rows.count = kept;
    kept = 0;
    for (let kind = 0, from = 0; kind < KINDS; kind++) {
      const end = failingEnds[kind]!;
      for (let i = from; i < end; i++) {
        const slot = failing[i]!;
        if (twinKeys[slot] !== NO_TWIN) this.#failing[kind]!.push(heldOf(part, slot, 0, 0));
        else failing[kept++] = slot;
      }
      failingEnds[kind] = kept;
      from = end;
    }
  }

  /** Adds one home to those that fit. */
  add(part: HomeColumns, slot: number): true {
    this.#fitting.push(heldOf(part, slot, 0, 0));
    return true;
  }

  /** The dwellings among those that fit. */
  fitting(): FoundDwelling[] {
    return dwellingsOf(this.#fitting);
  }

  /** Those among the homes that fail one kind alone. */
  failing(kind: number): FoundDwelling[] {
    return dwellingsOf(this.#failing[kind]!);
  }
}

function dwellingsOf(held: readonly Held[]): FoundDwelling[] {
  return [...Map.groupBy(held, ({ key }) => key).values()].flatMap((alike) => {
    // The lower number came first, and stands for the dwelling in every search that finds it.
    alike.sort((a, b) => a.number - b.number);
    return foldTwins(alike).map(({ home, twins }) => ({ home, twins: twins.map(({ number }) => number) }));
  });
}

function heldOf(part: HomeColumns, slot: number, unknown: number, lacking: number): Held {
  const { operation, type, status } = OFFERED[part.offers[slot]!]!;
  const counted = (count: number) => (count === UNKNOWN_COUNT ? null : count);
  return {
    part,
    slot,
    number: part.numbers[slot]!,
    key: part.twinKeys[slot]!,
    unknown,
    lacking,
    pool: part.pools[slot]!,
    operation,
    type,
    status,
    // Only told apart, and never shown.
    currency: String(part.currencies[slot]!),
    priceCents: part.prices[slot]!,
    builtAreaM2: part.builtAreas[slot]!,
    rooms: counted(part.rooms[slot]!),
    bathrooms: counted(part.bathrooms[slot]!),
    floor: part.floors[slot] === NO_FLOOR ? null : part.floors[slot]!,
    yearBuilt: part.years[slot] === 0 ? null : part.years[slot]!,
    latitude: part.latitudes[slot]! / STEPS_PER_DEGREE,
    longitude: part.longitudes[slot]! / STEPS_PER_DEGREE,
  };
}
