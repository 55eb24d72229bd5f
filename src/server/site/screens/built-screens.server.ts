import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { HELP_SCREENS, type HelpScreenFacts, type HelpScreenId, helpPictureId } from "#content/screens/help-screens.ts";
import {
  type BuiltScreens,
  PRODUCT_SCREENS,
  SCREEN_CUTS,
  SCREEN_FORMATS,
  SCREEN_THEMES,
  type ScreenFacts,
  screenFile,
} from "#content/screens/product-screens.ts";
import { dictionary, text } from "#domain/shared/schema/text.ts";

/** The pictures of the product's screens, as `scripts/screens.ts` left them. */

/** Relative to the project, where the process runs. Not in the folder of the build, which every build empties. */
export const SCREENS_FOLDER = "built-screens";
export const MANIFEST = "manifest.json";
/** A list of a hundred screens has some 10 KB. */
const MOST_BYTES = 200_000;
const MOST_SCREENS = 500;
/** Looking whether the list has changed costs a call of the system; a page that is drawn often does it once in this time. */
const CHECK_MS = 1_000;
/** How soon stored pages show pictures that were made meanwhile. */
const WATCH_MS = 5_000;

const HELP_PICTURES: Readonly<Record<string, ScreenFacts>> = Object.fromEntries(
  Object.entries(HELP_SCREENS).map(([id, facts]) => [helpPictureId(id as HelpScreenId), facts]),
);

const manifest = z.object({
  screens: dictionary(
    text({ max: 60 }),
    z.object({
      mark: text({ max: 10 }).check(z.regex(/^[0-9a-f]{10}$/)),
      width: z.number(),
      height: z.number(),
    }),
    { max: MOST_SCREENS },
  ),
});

/** The pictures that are there, read again when their list changes. */
export interface ScreenShelf {
  product(): BuiltScreens;
  /** A screen of the help centre and the mark of its pictures; null without pictures. */
  help(id: HelpScreenId): HelpScreen | null;
}

/** All that a page needs to show a screen of the help centre. */
interface HelpScreen {
  picture: string;
  mark: string;
  facts: HelpScreenFacts;
}

export function createScreenShelf(folder: string, now: () => number = Date.now): ScreenShelf {
  let known = { version: "", product: {} as BuiltScreens, help: {} as BuiltScreens };
  let checkedAt = Number.NEGATIVE_INFINITY;
  const read = () => {
    if (now() - checkedAt >= CHECK_MS) {
      checkedAt = now();
      const version = versionOf(folder);
      if (version !== known.version) {
        known = {
          version,
          product: readBuiltScreens(folder, PRODUCT_SCREENS),
          help: readBuiltScreens(folder, HELP_PICTURES),
        };
      }
    }
    return known;
  };
  return {
    product: () => read().product,
    help(id) {
      const picture = helpPictureId(id);
      const mark = read().help[picture];
      return mark === undefined ? null : { picture, mark, facts: HELP_SCREENS[id] };
    },
  };
}

/** Changes with every change of the list of pictures; empty where there is none. */
function versionOf(folder: string): string {
  const stats = statSync(join(folder, MANIFEST), { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}:${stats.size}` : "";
}

/** Calls `onChange` after the pictures of a folder have become others. It keeps no process alive. */
export function watchScreens(folder: string, onChange: () => void): void {
  let known = versionOf(folder);
  setInterval(() => {
    const version = versionOf(folder);
    if (version === known) return;
    known = version;
    onChange();
  }, WATCH_MS).unref();
}

/**
 * The screens whose pictures are all there, in the size that the pages expect. A list that cannot be read has none: the
 * pages then show what they show without pictures. Names that the pages do not know are left out, so that nothing of the
 * list gets into an address unless our own code has named it.
 */
export function readBuiltScreens(folder: string, screens: Readonly<Record<string, ScreenFacts>>): BuiltScreens {
  const listed = readManifest(join(folder, MANIFEST));
  const built: Record<string, string> = {};
  for (const [id, facts] of Object.entries(screens)) {
    const entry = Object.hasOwn(listed, id) ? listed[id] : undefined;
    if (!entry || entry.width !== facts.width || entry.height !== facts.height) continue;
    if (filesOf(id, facts, entry.mark).every((file) => isFile(join(folder, file)))) built[id] = entry.mark;
  }
  return built;
}

/** Every file that a screen's pictures are. */
export function filesOf(id: string, { narrow }: ScreenFacts, mark: string): string[] {
  const cuts = SCREEN_CUTS.filter((cut) => cut !== "narrow" || narrow !== null);
  return SCREEN_THEMES.flatMap((theme) =>
    cuts.flatMap((cut) => SCREEN_FORMATS.map((format) => screenFile(id, { theme, cut, mark, format }))),
  );
}

function readManifest(file: string): z.infer<typeof manifest>["screens"] {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > MOST_BYTES) return {};
  try {
    return manifest.parse(JSON.parse(readFileSync(file, "utf8"))).screens;
  } catch {
    // Half written, or of another version: as good as none.
    return {};
  }
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true;
