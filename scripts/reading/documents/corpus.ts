import type { DocumentLabel, DossierLabel, Medium, Part, RedTopic } from "../labels.ts";
import type { Case, Country } from "../make/case.ts";
import type { Layout } from "../make/draft.ts";
import { type FileSpec, labelsOf, type PartSpec } from "../make/make-file.ts";
import { DEEDS } from "./development/deeds.ts";
import { FORMULA_PAPERS } from "./development/formulas.ts";
import { FURTHER_LATAM } from "./development/further-latam.ts";
import { FURTHER_SPAIN } from "./development/further-spain.ts";
import { LATAM } from "./development/latam.ts";
import { MORE_DEEDS } from "./development/more-deeds.ts";
import { MORE_LATAM } from "./development/more-latam.ts";
import { MORE_NOTAS } from "./development/more-notas.ts";
import { MORE_PAPERS } from "./development/more-papers.ts";
import { NOTAS } from "./development/notas.ts";
import { PAPERS } from "./development/papers.ts";
import { REGISTRIES_FIFTH } from "./development/registries-fifth.ts";
import { REGISTRIES_FIFTH_ABROAD } from "./development/registries-fifth-abroad.ts";
import { REGISTRIES_FIRST } from "./development/registries-first.ts";
import { REGISTRIES_FIRST_ABROAD } from "./development/registries-first-abroad.ts";
import { REGISTRIES_FOURTH } from "./development/registries-fourth.ts";
import { REGISTRIES_FOURTH_ABROAD } from "./development/registries-fourth-abroad.ts";
import { REGISTRIES_SECOND } from "./development/registries-second.ts";
import { REGISTRIES_SECOND_ABROAD } from "./development/registries-second-abroad.ts";
import { REGISTRIES_SEVENTH } from "./development/registries-seventh.ts";
import { REGISTRIES_SIXTH } from "./development/registries-sixth.ts";
import { REGISTRIES_SIXTH_ABROAD } from "./development/registries-sixth-abroad.ts";
import { REGISTRIES_THIRD } from "./development/registries-third.ts";
import { REGISTRIES_THIRD_ABROAD } from "./development/registries-third-abroad.ts";
import { ROUNDS as DEVELOPMENT_ROUNDS } from "./development/rounds.ts";
import { EXAM_DEEDS } from "./exam/deeds.ts";
import { EXAM_LATAM } from "./exam/latam.ts";
import { EXAM_NOTAS } from "./exam/notas.ts";
import { EXAM_PAPERS } from "./exam/papers.ts";
import { SECOND_CONTRACTS } from "./exam/second-contracts.ts";
import { SECOND_DEEDS } from "./exam/second-deeds.ts";
import { PILES } from "./exam/second-dossiers.ts";
import { SECOND_FURTHER } from "./exam/second-further.ts";
import { SECOND_LATAM } from "./exam/second-latam.ts";
import { SECOND_MONEY } from "./exam/second-money.ts";
import { SECOND_NOTAS } from "./exam/second-notas.ts";
import { SECOND_RECEIPTS } from "./exam/second-receipts.ts";
import { PLANTED } from "./planted.ts";
import { STRANGERS } from "./strangers.ts";

/** Everything that is read in the measure: single documents, piles that were scanned at once, and dossiers of a sale. */

export interface DossierSpec {
  name: string;
  part: Part;
  /** Day on which it is read, ISO. */
  today: string;
  files: readonly FileSpec[];
  planted: RedTopic | null;
}

type Listed = { country: Country; layout: Layout<Case>; times: number };

const LISTED: Record<Part, readonly Listed[]> = {
  development: [
    ...NOTAS.map((layout) => ({ country: "ES" as const, layout, times: 6 })),
    ...DEEDS.map((layout) => ({ country: "ES" as const, layout, times: 3 })),
    ...PAPERS.map((layout) => ({ country: "ES" as const, layout, times: 2 })),
    ...LATAM.map((each) => ({ ...each, times: 2 })),
  ],
  exam: [
    ...EXAM_NOTAS.map((layout) => ({ country: "ES" as const, layout, times: 5 })),
    ...EXAM_DEEDS.map((layout) => ({ country: "ES" as const, layout, times: 3 })),
    ...EXAM_PAPERS.map((layout) => ({ country: "ES" as const, layout, times: 2 })),
    ...EXAM_LATAM.map((each) => ({ ...each, times: 3 })),
  ],
};

/** Further wordings, each in all its variants, read from their own letters: what they try is wording and not recognition. */
const WORDINGS: Record<Part, readonly Listed[]> = {
  development: [
    ...MORE_NOTAS,
    ...MORE_DEEDS,
    ...MORE_PAPERS,
    ...MORE_LATAM,
    ...FURTHER_SPAIN,
    ...FURTHER_LATAM,
    ...REGISTRIES_FIRST,
    ...REGISTRIES_FIRST_ABROAD,
    ...REGISTRIES_SECOND,
    ...REGISTRIES_SECOND_ABROAD,
    ...REGISTRIES_THIRD,
    ...REGISTRIES_THIRD_ABROAD,
    ...REGISTRIES_FOURTH,
    ...REGISTRIES_FOURTH_ABROAD,
    ...REGISTRIES_FIFTH,
    ...REGISTRIES_FIFTH_ABROAD,
    ...REGISTRIES_SIXTH,
    ...REGISTRIES_SIXTH_ABROAD,
    ...REGISTRIES_SEVENTH,
    ...FORMULA_PAPERS,
  ],
  exam: [],
};
const WORDING_MEDIA: readonly Medium[] = ["text", "text", "word", "plain"];

/** The exam's second half, written when the failures of the first had been told in kind. Its files are called `second-…`. */
const SECOND: Record<Part, readonly Listed[]> = {
  development: [],
  exam: [
    ...SECOND_NOTAS.map((layout) => ({ country: "ES" as const, layout, times: 4 })),
    ...[...SECOND_DEEDS, ...SECOND_CONTRACTS, ...SECOND_RECEIPTS, ...SECOND_MONEY].map((layout) => ({ country: "ES" as const, layout, times: 2 })),
    ...SECOND_LATAM.map((each) => ({ ...each, times: 3 })),
    ...SECOND_FURTHER.map((layout) => ({ country: "ES" as const, layout, times: 2 })),
  ],
}; // biome-ignore format: one row a group
/** Most papers of today come with their own letters. */
const SECOND_MEDIA: readonly (readonly Medium[])[] = [
  ["text", "scan", "text", "photo"],
  ["text", "text", "worn-scan", "text"],
  ["text", "photo", "text", "scan"],
];
/** Papers of one wording each, written round by round before the engine had seen them. */
const ROUNDS: Record<Part, readonly Omit<Listed, "times">[]> = {
  development: DEVELOPMENT_ROUNDS,
  exam: [],
};

/** How the copies of one layout come in: the first always with its own letters. */
const MEDIA: readonly Medium[] = ["text", "scan", "text", "worn-scan", "photo", "text"];
const WORN_MEDIA: readonly Medium[] = ["text", "scan", "worn-scan", "text", "photo", "worn-scan"];
const OTHER_MEDIA: readonly Medium[] = ["text", "photo", "plain"];
const READ_ON = "2026-11-24";
const SECOND_PILES: Record<
  Part,
  readonly { name: string; medium: Medium; seed: number; layouts: readonly string[] }[]
> = { development: [], exam: PILES };

export const layoutsOf = (part: Part) => [
  ...[...LISTED[part], ...WORDINGS[part], ...ROUNDS[part], ...SECOND[part]].map(({ layout }) => layout),
  ...STRANGERS[part],
];

export function dossiersOf(part: Part): DossierSpec[] {
  const base = part === "exam" ? 5000 : 1000;
  const single = (name: string, medium: Medium, seed: number, parts: PartSpec[]): DossierSpec => ({
    name,
    part,
    today: READ_ON,
    files: [{ name, medium, seed, parts }],
    planted: null,
  });
  const find = (name: string) => layoutsOf(part).find((layout) => layout.name === name)!;
  const singles = LISTED[part].flatMap(({ layout, country, times }, at) =>
    Array.from({ length: times }, (_, copy) => {
      const seed = base + at * 20 + copy;
      // Long deeds come as a scan once; every third short paper is a photo or plain text instead.
      const media = at % 3 === 2 && times < 5 ? OTHER_MEDIA : at % 2 ? WORN_MEDIA : MEDIA;
      let medium = media[copy % media.length]!;
      if (medium === "plain" && layout.sheet.size > 10.5) medium = "word";
      return single(`${layout.name}-${copy + 1}`, medium, seed, [{ layout, country, seed, variant: copy }]);
    }),
  );
  const wordings = WORDINGS[part].flatMap(({ layout, country, times }, at) =>
    Array.from({ length: times }, (_, copy) => {
      const seed = base + 3000 + at * 20 + copy;
      const medium = layout.sheet.header ? "text" : WORDING_MEDIA[(at + copy) % WORDING_MEDIA.length]!;
      return single(`${layout.name}-${copy + 1}`, medium, seed, [{ layout, country, seed, variant: copy }]);
    }),
  );
  const second = SECOND[part].flatMap(({ layout, country, times }, at) =>
    Array.from({ length: times }, (_, copy) => {
      const seed = base + 2000 + at * 20 + copy;
      const medium = SECOND_MEDIA[at % SECOND_MEDIA.length]![copy % 4]!;
      return single(`${layout.name}-${copy + 1}`, medium, seed, [{ layout, country, seed, variant: copy }]);
    }),
  );
  const secondPiles = SECOND_PILES[part].map(({ name, medium, seed, layouts }) =>
    single(
      name,
      medium,
      seed,
      layouts.map((layout) => ({ layout: find(layout), country: "ES", seed, variant: seed % 2 })),
    ),
  );
  const rounds = ROUNDS[part].map(({ layout, country }, at) => {
    const seed = base + 6000 + at * 20;
    const medium = WORDING_MEDIA[at % WORDING_MEDIA.length]!;
    return single(layout.name, medium, seed, [{ layout, country, seed, variant: at }]);
  });
  const strangers = STRANGERS[part].map((layout, at) =>
    single(layout.name, at % 2 ? "scan" : "text", base + 700 + at, [
      { layout, country: "ES", seed: base + 700 + at, variant: 0 },
    ]),
  );
  const spanish = LISTED[part].filter(({ country }) => country === "ES");
  const piles = [0, 1, 2].map((pile) => {
    const seed = base + 800 + pile;
    const picked = [pile % (part === "exam" ? 4 : 3), spanish.length - 9 + pile, spanish.length - 8 + pile * 2].map(
      (at) => spanish[at]!.layout,
    );
    const medium = (["scan", "text", "upside-down"] as const)[pile]!;
    return single(
      `pile-${pile + 1}`,
      medium,
      seed,
      picked.map((layout) => ({ layout, country: "ES", seed, variant: pile * 2 })),
    );
  });
  const upsideDown = single("upside-down", "upside-down", base + 820, [
    { layout: spanish[1]!.layout, country: "ES", seed: base + 820, variant: 1 },
  ]);
  const blotted = [0, 1].map((at): DossierSpec => {
    const spec = single(`blotted-${at + 1}`, "scan", base + 840 + at, [
      { layout: spanish[at * 2]!.layout, country: "ES", seed: base + 840 + at, variant: at },
    ]);
    return { ...spec, files: spec.files.map((file) => ({ ...file, isBlotted: true })) };
  });
  const planted = PLANTED[part].map(
    ({ name, topic, seed, papers, today }): DossierSpec => ({
      name,
      part,
      today: today ?? READ_ON,
      planted: topic,
      files: papers.map(({ layout, variant, change, medium }) => ({
        name: layout,
        medium: medium ?? "text",
        seed,
        parts: [{ layout: find(layout), country: "ES", seed, variant, ...(change && { change }) }],
      })),
    }),
  );
  return [
    ...singles,
    ...wordings,
    ...rounds,
    ...second,
    ...secondPiles,
    ...strangers,
    ...piles,
    upsideDown,
    ...blotted,
    ...planted,
  ];
}

const GRAVE: Partial<Record<string, RedTopic>> = {
  seizure: "seizure",
  prohibition: "prohibition",
  "resolutory-condition": "resolutory-condition",
  claim: "claim",
  insolvency: "insolvency",
  "protected-housing": "protected-housing",
  option: "option",
};
/** Contradictions that nobody may sign with. */
const GRAVE_PLANTED: readonly RedTopic[] = ["owner-not-seller", "missing-owner", "seizure"];

/** The result that the review of a dossier must come to, from what was written into its documents. */
export function dossierLabel({ name, part, today, files, planted }: DossierSpec): DossierLabel {
  const made = files.map((file) => ({ name: file.name, medium: file.medium, documents: labelsOf(file) }));
  const documents = made.flatMap((file) => file.documents);
  const alive = documents.flatMap(({ charges }) => charges.list.filter(({ state }) => state === "alive"));
  const grave = alive.flatMap(({ kind }) => GRAVE[kind] ?? []);
  const doubts = doubtsOf(documents, today);
  const topics = [...new Set([...grave, ...doubts, ...(planted ? [planted] : [])])];
  const isRed = grave.length > 0 || (planted !== null && GRAVE_PLANTED.includes(planted));
  const isUnreadable = documents.some(({ charges }) => charges.said === "unreadable");
  const isOpen =
    isUnreadable ||
    topics.length > 0 ||
    alive.some(({ kind }) => ["usufruct", "lease", "urban", "other"].includes(kind));
  return {
    name,
    part,
    files: made,
    light: isRed ? "red" : isOpen ? "either" : "not-red",
    isGreenWrong:
      isUnreadable || topics.length > 0 || alive.some(({ kind }) => kind !== "tax-lien" && kind !== "easement"),
    topics,
  };
}

function doubtsOf(documents: readonly DocumentLabel[], today: string): RedTopic[] {
  const found: RedTopic[] = [];
  for (const { kind, fields, identifiers, parties } of documents) {
    const labelled = (name: string) => fields.find(({ field }) => field === name)?.value;
    const expiry = labelled("expiryDate");
    if (expiry?.type === "date" && expiry.date < today) found.push("expired-certificate");
    const debt = labelled("communityDebt");
    // Minutes tell what a neighbour owes.
    if (debt?.type === "money" && debt.amount > 0 && kind !== "acta-junta") found.push("community-debt");
    if (identifiers.some(({ isValid }) => !isValid)) found.push("wrong-identifier");
    if (kind === "arras" && !labelled("depositKind")) found.push("arras-without-kind");
    if (labelled("inspectionResult") && !/^FAVORABLE$/.test(String((labelled("inspectionResult") as { text: string }).text))) found.push("expired-certificate"); // biome-ignore format: one condition
    if (kind === "nota-simple" && parties.some(({ share }) => share?.right === "bare")) found.push("bare-owner");
  }
  return found;
}
