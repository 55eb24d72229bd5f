import type { LucideIcon } from "lucide-react";

/** Something that the command menu opens. */
export interface MenuEntry {
  /** Its own among all entries. */
  id: string;
  title: string;
  /** Distinguishes it from others of its name. */
  detail?: string | undefined;
  /** Without region prefix. */
  path: string;
  icon: LucideIcon;
}

export interface MenuGroup {
  title: string;
  entries: readonly MenuEntry[];
}

/** An entry that the browser knows by itself, with other words for it. */
export interface KnownEntry extends MenuEntry {
  group: string;
  words?: string;
}
