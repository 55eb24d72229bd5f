import * as z from "zod/mini";
import { ARTICLE_THEMES, type ArticleTheme } from "#content/articles/article-themes.ts";
import { HELP_CATEGORIES, type HelpCategory } from "#content/articles/help-categories.ts";
import { HELP_SCREENS, type HelpScreenId } from "#content/screens/help-screens.ts";
import { list, text } from "#domain/shared/schema/text.ts";
import { HEADER_KINDS } from "#domain/site/drawings/header-drawing.ts";
import { withFigures } from "./article-figures.server.ts";
import { joinUnits } from "./markdown.server.ts";

/** The lines between the two `---` at the top of an article: `key: value`, lists with commas. */

const COLLECTIONS = ["ayuda", "blog", "recursos"] as const;
export type Collection = (typeof COLLECTIONS)[number];

const isoDate = text({ max: 10 }).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "must be an ISO date"));
const slugs = list(text().check(z.regex(/^[a-z0-9-]+$/, "must be slugs with commas between")));

const frontMatter = z.strictObject({
  title: z.string().check(z.minLength(10), z.maxLength(70)),
  /** For search engines and cards. */
  description: z.string().check(z.minLength(70), z.maxLength(160)),
  /** The answer in one or two sentences, above the text. */
  summary: z.string().check(z.minLength(40), z.maxLength(260)),
  author: z.literal("Equipo Umbral"),
  published: isoDate,
  reviewed: isoDate,
  /** Slugs of any collection: they are unique across the three. */
  related: slugs,
  /** Only in the help centre. */
  category: z.optional(z.enum(Object.keys(HELP_CATEGORIES) as [HelpCategory, ...HelpCategory[]])),
  /** Place on its shelf, from 1. */
  order: z.optional(text({ max: 2 }).check(z.regex(/^[1-9]\d?$/))),
  /** In the blog and in the resources: its subject, and the kind of its drawn header. */
  theme: z.optional(z.enum(Object.keys(ARTICLE_THEMES) as [ArticleTheme, ...ArticleTheme[]])),
  drawing: z.optional(z.enum(HEADER_KINDS)),
  /** Page that the article explains: its link stands under the text. */
  opens: z.optional(text().check(z.startsWith("/"))),
  /** Screen of the product above the text; only in the help centre. */
  screen: z.optional(z.enum(Object.keys(HELP_SCREENS) as [HelpScreenId, ...HelpScreenId[]])),
});
export type FrontMatter = z.infer<typeof frontMatter>;

/**
 * Splits an article into its front matter and its markdown.
 *
 * @throws naming the file and the field, where a field is missing or wrong
 */
export function readArticleFile(file: string, source: string): { matter: FrontMatter; markdown: string } {
  const filled = withFigures(file, source);
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/.exec(filled);
  if (!parts) throw new Error(`${file}: no front matter between two lines of ---`);
  const raw = Object.fromEntries(
    parts[1]!.split("\n").map((line) => {
      const [, key = line, value = ""] = /^(\w+):(.*)/.exec(line) ?? [];
      return [key, key === "related" ? value.split(",").map((slug) => slug.trim()) : joinUnits(value.trimStart())];
    }),
  );
  const checked = frontMatter.safeParse(raw);
  if (!checked.success) {
    const problems = checked.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
    throw new Error(`${file}: ${problems.join("; ")}`);
  }
  const isHelp = file.includes("/ayuda/");
  if (isHelp !== (checked.data.category !== undefined)) {
    throw new Error(`${file}: category belongs to the articles of ayuda, and to each of them`);
  }
  if (isHelp !== (checked.data.theme === undefined) || isHelp !== (checked.data.drawing === undefined)) {
    throw new Error(
      `${file}: theme and drawing belong to the articles of the blog and of the resources, and to each of them`,
    );
  }
  return { matter: checked.data, markdown: joinUnits(parts[2]!.trim()) };
}
