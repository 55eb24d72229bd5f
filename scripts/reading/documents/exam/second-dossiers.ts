import type { Medium } from "../../labels.ts";
import { chanceOf } from "../../make/chance.ts";
import { cadastralReference, spoiled } from "../../make/identifiers.ts";
import { firstOwner, fresh, type Planted, someoneElse, twoOwners } from "../changes.ts";

/** Dossiers of one sale from the layouts of the exam's second half. */

const NOTA = "second-nota-four-tables";
const ENTITY = "second-nota-entity";
const CONTINUED = "second-nota-continued-information";
const ARRAS = "second-arras-agency-form";
const LAWYERS = "second-arras-lawyers";
const IBI = "second-ibi-big-city";
const CEE = "second-cee-institute-letter";
const COMMUNITY = "second-community-secretary-certifies";
const DEED = "second-deed-roman-parts";

export const SECOND_PLANTED: readonly Planted[] = [
  { name: "clean-second-1", topic: null, seed: 7901, papers: [{ layout: NOTA, variant: 0 }, { layout: ARRAS, variant: 0 }, { layout: CEE, variant: 0, change: fresh }, { layout: IBI, variant: 1 }, { layout: COMMUNITY, variant: 0 }] },
  { name: "clean-second-2", topic: null, seed: 7902, papers: [{ layout: CONTINUED, variant: 0, medium: "scan" }, { layout: LAWYERS, variant: 0 }, { layout: COMMUNITY, variant: 2 }] },
  { name: "clean-second-two-owners", topic: null, seed: 7903, papers: [{ layout: ENTITY, variant: 0, change: twoOwners }, { layout: ARRAS, variant: 0, change: twoOwners }, { layout: IBI, variant: 0, change: twoOwners }] },
  { name: "clean-second-mortgage", topic: null, seed: 7904, papers: [{ layout: NOTA, variant: 1 }, { layout: LAWYERS, variant: 1 }] },
  { name: "second-owner-not-seller", topic: "owner-not-seller", seed: 7910, papers: [{ layout: ENTITY, variant: 0 }, { layout: LAWYERS, variant: 0, change: someoneElse }] },
  { name: "second-missing-owner", topic: "missing-owner", seed: 7911, papers: [{ layout: NOTA, variant: 0, change: twoOwners }, { layout: ARRAS, variant: 0, change: firstOwner }] },
  { name: "second-area-differs", topic: "area-differs", seed: 7912, papers: [{ layout: CONTINUED, variant: 0 }, { layout: DEED, variant: 1, change: (of) => { of.home.builtM2 = Math.round(of.home.builtM2 * 118) / 100; } }] },
  { name: "second-expired-certificate", topic: "expired-certificate", seed: 7913, papers: [{ layout: NOTA, variant: 0 }, { layout: CEE, variant: 0 }], today: "2038-05-03" },
  { name: "second-amounts-differ", topic: "amounts-differ", seed: 7914, papers: [{ layout: NOTA, variant: 0 }, { layout: ARRAS, variant: 0, change: (of) => { of.plant = "amounts-differ"; } }] },
  { name: "second-deadline", topic: "deadline-before-mortgage", seed: 7915, papers: [{ layout: ARRAS, variant: 0, change: (of) => { of.plant = "deadline-before-mortgage"; } }] },
  { name: "second-reference-differs", topic: "reference-differs", seed: 7916, papers: [{ layout: ENTITY, variant: 0 }, { layout: IBI, variant: 0, change: (of) => { of.home.reference = cadastralReference(chanceOf(19)); } }] },
  { name: "second-community-debt", topic: "community-debt", seed: 7917, papers: [{ layout: CONTINUED, variant: 0 }, { layout: COMMUNITY, variant: 1 }] },
  { name: "second-seizure-behind-arras", topic: "seizure", seed: 7918, papers: [{ layout: NOTA, variant: 2, medium: "worn-scan" }, { layout: LAWYERS, variant: 0 }] },
  { name: "second-wrong-nif", topic: "wrong-identifier", seed: 7919, papers: [{ layout: CONTINUED, variant: 0, change: (of) => { const owner = of.owners[0]!.person; owner.id = spoiled(owner.id, 4); owner.isIdValid = false; } }] },
]; // biome-ignore format: one line a dossier

/** Several papers that somebody scanned or saved as one file. */
export const PILES: readonly { name: string; medium: Medium; seed: number; layouts: readonly string[] }[] = [
  { name: "second-pile-1", medium: "text", seed: 7951, layouts: [CONTINUED, "second-cee-full-certificate", IBI] },
  { name: "second-pile-2", medium: "scan", seed: 7952, layouts: [NOTA, COMMUNITY, "second-ite-town-form"] },
  { name: "second-pile-3", medium: "text", seed: 7953, layouts: ["second-payslip-app", "second-renta-joint-boxes", "second-reserva-deposit-receipt"] },
]; // biome-ignore format: one line a pile
