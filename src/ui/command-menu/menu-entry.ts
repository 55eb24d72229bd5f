import type { LucideIcon } from "lucide-react";

/** How the command menu shows something. */
interface EntryFace {
  /** Its own among all entries. */
  id: string;
  title: string;
  /** Distinguishes it from others of its name. */
  detail?: string | undefined;
  icon: LucideIcon;
}

/** Something that the command menu opens; its path is without region prefix. */
export type PageEntry = EntryFace & { path: string };

/** Something that it does at once, where the person is. */
export type ActEntry = EntryFace & { act: () => void };

export type MenuEntry = PageEntry | ActEntry;

export interface MenuGroup {
  title: string;
  entries: readonly MenuEntry[];
}

/** An entry that the browser knows by itself, with other words for it. */
export type KnownEntry = MenuEntry & {
  group: string;
  words?: string;
};
