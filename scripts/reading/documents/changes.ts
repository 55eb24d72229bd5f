import type { Medium, RedTopic } from "../labels.ts";
import { type Case, person } from "../make/case.ts";
import { chanceOf } from "../make/chance.ts";

/** The papers of a sale's dossier, and the changes that can be made in the matter of one of its papers. */

export interface Planted {
  name: string;
  topic: RedTopic | null;
  seed: number;
  papers: readonly { layout: string; variant: number; change?: (of: Case) => void; medium?: Medium }[];
  today?: string;
}

export const someoneElse = (of: Case) => {
  of.owners = [{ person: person(chanceOf(of.home.finca)), percent: 100, right: "full" }];
};
export const twoOwners = (of: Case) => {
  const first = of.owners[0]!;
  of.owners = [
    { ...first, percent: 50 },
    { person: person(chanceOf(of.home.finca + 1)), percent: 50, right: "full" },
  ];
};
export const firstOwner = (of: Case) => {
  of.owners = [{ ...of.owners[0]!, percent: 100 }];
};
/** Energy certificates of the corpus are at most six years old; so they are read in time. */
export const fresh = (of: Case) => {
  const { chance } = of;
  of.chance = { ...chance, int: (from, to) => (to >= 1700 && from <= 20 ? from : chance.int(from, to)) };
};
