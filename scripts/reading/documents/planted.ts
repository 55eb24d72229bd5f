import type { Medium, Part } from "../labels.ts";
import { chanceOf } from "../make/chance.ts";
import { cadastralReference, spoiled } from "../make/identifiers.ts";
import { firstOwner, fresh, type Planted, someoneElse, twoOwners } from "./changes.ts";
import { SECOND_PLANTED } from "./exam/second-dossiers.ts";

/** Dossiers of one sale: some in order, some with one thing wrong that was planted. */

/** Names of the layouts that a sale's papers have in a part. */
const PAPERS = {
  development: { nota: "nota-sections", other: "nota-capitals", arras: "arras-clauses", energy: "cee-official-form", tax: "ibi-council-boxes", community: "community-certificate-letter", deed: "deed-purchase-stamped" }, // biome-ignore format: one row
  exam: { nota: "nota-two-columns", other: "nota-key-lines", arras: "exam-arras-short", energy: "exam-cee-registry-receipt", tax: "exam-ibi-province", community: "exam-community-account", deed: "exam-deed-long" }, // biome-ignore format: one row
} as const;

function plantedOf(part: Part): Planted[] {
  const { nota, other, arras, energy, tax, community, deed } = PAPERS[part];
  const base = part === "exam" ? 5900 : 1900;
  const clean = (seed: number, medium?: Medium): Planted["papers"] => [
    { layout: nota, variant: 0, ...(medium && { medium }) },
    { layout: arras, variant: 0 },
    { layout: energy, variant: 0, change: fresh },
    { layout: tax, variant: seed % 2 ? 0 : 2 },
    { layout: community, variant: 0 },
  ];
  const withOnly = (...papers: Planted["papers"][number][]) => papers;
  return [
    { name: "clean-1", topic: null, seed: base + 1, papers: clean(1) },
    { name: "clean-2", topic: null, seed: base + 2, papers: clean(2, "scan") },
    { name: "clean-3", topic: null, seed: base + 3, papers: withOnly({ layout: other, variant: 0 }, { layout: arras, variant: 0 }, { layout: community, variant: 2 }) },
    { name: "clean-4", topic: null, seed: base + 4, papers: withOnly({ layout: nota, variant: 0 }, { layout: tax, variant: 0 }, { layout: energy, variant: 0, change: fresh }) },
    { name: "clean-mortgage", topic: null, seed: base + 5, papers: withOnly({ layout: nota, variant: 1 }, { layout: arras, variant: 0 }) },
    { name: "clean-two-owners", topic: null, seed: base + 6, papers: withOnly({ layout: other, variant: 0, change: twoOwners }, { layout: arras, variant: 0, change: twoOwners }) },
    { name: "owner-not-seller", topic: "owner-not-seller", seed: base + 10, papers: withOnly({ layout: nota, variant: 0 }, { layout: arras, variant: 0, change: someoneElse }) },
    { name: "missing-owner", topic: "missing-owner", seed: base + 11, papers: withOnly({ layout: other, variant: 0, change: twoOwners }, { layout: arras, variant: 0, change: firstOwner }) },
    { name: "area-differs", topic: "area-differs", seed: base + 12, papers: withOnly({ layout: nota, variant: 0 }, { layout: deed, variant: 0, change: (of) => { of.home.builtM2 = Math.round(of.home.builtM2 * 122) / 100; } }) },
    { name: "expired-certificate", topic: "expired-certificate", seed: base + 13, papers: withOnly({ layout: nota, variant: 0 }, { layout: energy, variant: 0 }), today: "2039-02-01" },
    { name: "reference-differs", topic: "reference-differs", seed: base + 14, papers: withOnly({ layout: other, variant: 0 }, { layout: arras, variant: 0, change: (of) => { of.home.reference = cadastralReference(chanceOf(7)); } }) },
    { name: "community-debt", topic: "community-debt", seed: base + 15, papers: withOnly({ layout: nota, variant: 0 }, { layout: community, variant: 1 }) },
    { name: "shares-not-whole", topic: "shares-not-whole", seed: base + 16, papers: withOnly({ layout: other, variant: 0, change: (of) => { twoOwners(of); of.owners[1]!.percent = 40; } }) },
    { name: "wrong-nif", topic: "wrong-identifier", seed: base + 17, papers: withOnly({ layout: nota, variant: 0, change: (of) => { const owner = of.owners[0]!.person; owner.id = spoiled(owner.id, 3); owner.isIdValid = false; } }) },
    { name: "wrong-reference", topic: "wrong-identifier", seed: base + 18, papers: withOnly({ layout: tax, variant: 0, change: (of) => { of.home.reference = spoiled(of.home.reference, 3); } }) },
    { name: "wrong-iban", topic: "wrong-identifier", seed: base + 19, papers: withOnly({ layout: arras, variant: 0, change: (of) => { of.iban = spoiled(of.iban, 14); } }) },
    { name: "bare-owner", topic: "bare-owner", seed: base + 20, papers: withOnly({ layout: other, variant: 0, change: (of) => { firstOwner(of); of.owners[0]!.right = "bare"; } }, { layout: arras, variant: 0, change: firstOwner }) },
    { name: "seizure-behind-arras", topic: "seizure", seed: base + 21, papers: withOnly({ layout: part === "exam" ? other : nota, variant: part === "exam" ? 2 : 3, medium: "scan" }, { layout: arras, variant: 0 }) },
    { name: "deadline-before-mortgage", topic: "deadline-before-mortgage", seed: base + 22, papers: withOnly({ layout: nota, variant: 0 }, { layout: arras, variant: 0, change: (of) => { of.plant = "deadline-before-mortgage"; } }) },
    { name: "amounts-differ", topic: "amounts-differ", seed: base + 23, papers: withOnly({ layout: arras, variant: 0, change: (of) => { of.plant = "amounts-differ"; } }) },
  ]; // biome-ignore format: one line a dossier
}

export const PLANTED: Record<Part, readonly Planted[]> = {
  development: plantedOf("development"),
  exam: [...plantedOf("exam"), ...SECOND_PLANTED],
};
