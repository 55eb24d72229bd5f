import { ALWAYS_SHOWN, type ProposalDocument, type ProposalSection } from "./proposal-document.ts";

/** Lists of a document whose members the agent adds, changes, moves and removes. */
export type ProposalList = keyof Members;
export type Members = {
  plan: ProposalDocument["plan"][number];
  services: ProposalDocument["services"][number];
  team: ProposalDocument["team"][number];
  testimonials: ProposalDocument["testimonials"][number];
  facts: ProposalDocument["home"]["facts"][number];
  signers: ProposalDocument["signing"]["signers"][number];
};

/** Where each list stands in the document, as messages of the schema name it. */
export const LIST_PATHS: Record<ProposalList, string> = {
  plan: "plan",
  services: "services",
  team: "team",
  testimonials: "testimonials",
  facts: "home.facts",
  signers: "signing.signers",
};

/** A member as it is added, before anybody has typed. */
export const BLANK_MEMBERS: { [L in ProposalList]: Omit<Members[L], "id"> } = {
  plan: { what: "", when: "", where: "" },
  services: { text: "", isIncluded: false },
  team: { name: "", role: "", phone: "", email: "" },
  testimonials: { text: "", name: "", hasPermission: false },
  facts: { label: "", value: "" },
  signers: { name: "", email: "" },
};

/** Groups of single fields. */
export type ProposalGroup = "home" | "value" | "fee" | "net" | "terms" | "signing" | "link";

export type ProposalCommand =
  | {
      kind: "words";
      values: Partial<Pick<ProposalDocument, "title" | "ownerName" | "letter" | "country" | "currency">>;
    }
  | { [G in ProposalGroup]: { kind: "fields"; group: G; values: Partial<ProposalDocument[G]> } }[ProposalGroup]
  | { [L in ProposalList]: { kind: "add"; list: L; member: Members[L] } }[ProposalList]
  | { [L in ProposalList]: { kind: "change"; list: L; id: string; values: Partial<Members[L]> } }[ProposalList]
  | { kind: "remove"; list: ProposalList; id: string }
  | { kind: "shift"; list: ProposalList; id: string; by: -1 | 1 }
  | { kind: "shiftSection"; section: ProposalSection; by: -1 | 1 }
  | { kind: "showSection"; section: ProposalSection; isShown: boolean };

/** The document after an act of the agent. What an act names and is not there leaves the document as it was. */
export function proposalAfter(document: ProposalDocument, command: ProposalCommand): ProposalDocument {
  switch (command.kind) {
    case "words":
      return { ...document, ...command.values };
    case "fields":
      return { ...document, [command.group]: { ...document[command.group], ...command.values } };
    case "add":
      return withList(document, command.list, (all) => [...all, command.member]);
    case "change":
      return withList(document, command.list, (all) =>
        all.map((one) => (one.id === command.id ? { ...one, ...command.values } : one)),
      );
    case "remove":
      return withList(document, command.list, (all) => all.filter(({ id }) => id !== command.id));
    case "shift":
      return withList(document, command.list, (all) =>
        shifted(
          all,
          all.findIndex(({ id }) => id === command.id),
          command.by,
        ),
      );
    case "shiftSection":
      return { ...document, order: shifted(document.order, document.order.indexOf(command.section), command.by) };
    case "showSection": {
      if (!command.isShown && ALWAYS_SHOWN.includes(command.section)) return document;
      const others = document.hidden.filter((section) => section !== command.section);
      return { ...document, hidden: command.isShown ? others : [...others, command.section] };
    }
  }
}

export function membersOfList<L extends ProposalList>(document: ProposalDocument, list: L): readonly Members[L][] {
  const members: { [K in ProposalList]: readonly Members[K][] } = {
    plan: document.plan,
    services: document.services,
    team: document.team,
    testimonials: document.testimonials,
    facts: document.home.facts,
    signers: document.signing.signers,
  };
  return members[list];
}

type AnyMember = { id: string };

function withList(
  document: ProposalDocument,
  list: ProposalList,
  change: (all: readonly AnyMember[]) => readonly AnyMember[],
): ProposalDocument {
  // The types of commands hold members to their list.
  const next = change(membersOfList(document, list)) as never;
  if (list === "facts") return { ...document, home: { ...document.home, facts: next } };
  if (list === "signers") return { ...document, signing: { ...document.signing, signers: next } };
  return { ...document, [list]: next };
}

function shifted<Member>(all: readonly Member[], at: number, by: -1 | 1): Member[] {
  const to = at + by;
  const next = [...all];
  if (at < 0 || to < 0 || to >= all.length) return next;
  [next[at], next[to]] = [next[to]!, next[at]!];
  return next;
}
