import { type LandingDocument, type LandingSection, MOST_SECTIONS } from "./landing-document.ts";

/** A page in an open editor: how an act changes it, and the way back. */

export type LandingCommand =
  | { kind: "set"; values: Partial<Omit<LandingDocument, "form" | "sections">>; of?: string }
  | { kind: "section"; id: string; values: Record<string, unknown>; of?: string }
  | { kind: "add"; section: LandingSection; after: string | null }
  | { kind: "duplicate"; id: string; newId: string }
  | { kind: "remove"; id: string }
  | { kind: "hide"; id: string; isHidden: boolean }
  | { kind: "move"; id: string; to: number };

/** The document after an act. What an act names and is not there leaves the document as it was. */
export function landingAfter(document: LandingDocument, command: LandingCommand): LandingDocument {
  const { sections } = document;
  const withSections = (next: readonly LandingSection[]) => ({ ...document, sections: [...next] });
  const at = "id" in command ? sections.findIndex(({ id }) => id === command.id) : -1;
  switch (command.kind) {
    case "set":
      return { ...document, ...command.values };
    case "section":
      // The kind and the id of a section never change; the server checks the rest.
      return withSections(
        sections.map((one, i) =>
          i === at ? ({ ...one, ...command.values, id: one.id, kind: one.kind } as LandingSection) : one,
        ),
      );
    case "add": {
      if (sections.length >= MOST_SECTIONS) return document;
      const after = command.after === null ? sections.length - 1 : sections.findIndex(({ id }) => id === command.after);
      return withSections(sections.toSpliced(after + 1, 0, command.section));
    }
    case "duplicate": {
      const one = sections[at];
      if (!one || sections.length >= MOST_SECTIONS) return document;
      return withSections(sections.toSpliced(at + 1, 0, { ...structuredClone(one), id: command.newId }));
    }
    case "remove":
      return at < 0 ? document : withSections(sections.toSpliced(at, 1));
    case "hide":
      return withSections(sections.map((one, i) => (i === at ? { ...one, isHidden: command.isHidden } : one)));
    case "move": {
      const one = sections[at];
      return one ? withSections(sections.toSpliced(at, 1).toSpliced(command.to, 0, one)) : document;
    }
  }
}

export interface LandingDraft {
  document: LandingDocument;
  past: readonly LandingDocument[];
  future: readonly LandingDocument[];
  /** The field that the last act typed into: what follows in the same field is one step. */
  typingIn: string | null;
}

export type DraftChange =
  | LandingCommand
  | { kind: "undo" }
  | { kind: "redo" }
  | { kind: "replace"; document: LandingDocument };

const MOST_STEPS = 100;

export const newDraft = (document: LandingDocument): LandingDraft => ({
  document,
  past: [],
  future: [],
  typingIn: null,
});

export function draftAfter(draft: LandingDraft, change: DraftChange): LandingDraft {
  const { document, past, future } = draft;
  switch (change.kind) {
    case "undo": {
      const before = past.at(-1);
      return before
        ? { document: before, past: past.slice(0, -1), future: [document, ...future], typingIn: null }
        : draft;
    }
    case "redo": {
      const [next, ...rest] = future;
      return next ? { document: next, past: [...past, document], future: rest, typingIn: null } : draft;
    }
    case "replace":
      return { document: change.document, past: [...past, document].slice(-MOST_STEPS), future: [], typingIn: null };
    default: {
      const next = landingAfter(document, change);
      if (next === document) return draft;
      const typingIn = "of" in change ? (change.of ?? null) : null;
      const isSameField = typingIn !== null && typingIn === draft.typingIn;
      return {
        document: next,
        past: isSameField ? past : [...past, document].slice(-MOST_STEPS),
        future: [],
        typingIn,
      };
    }
  }
}
