/**
 * The accessible structure of the PDFs (tagged PDF, ISO 32000-1 14.7 and 14.8), for screen readers, reflow and copying.
 *
 * The renderer of `@react-pdf` draws a document without its structure. `lay-out.ts` therefore takes over the last step: React
 * elements become a tree, the renderer's own layout breaks it into pages, and `mark-tree.ts` puts frames around their
 * parts. While the renderer draws the pages, the frames open and close marks of `TaggedDocument`. The drawing itself
 * stays the same.
 *
 * Components of the kit name the role of a `View`, `Text`, `Image` or `Svg` by its property `structure`. The rest follows:
 *
 * - A text is a paragraph, or a part of the heading, paragraph, label or cell around it.
 * - A view only groups, unless it says more. Its background and its lines are decoration.
 * - Images and drawings without words are decoration. With `{ alt }` everything in a part is one figure, its labels too.
 * - A part that repeats on every page (`fixed`) is told where it stands first.
 * - A part that continues on the next page is still one part.
 * - Parts are read in the order in which they are drawn, which is that of the React elements.
 */

/** Standard types of structure: headings, paragraph, list with item, label and body, table with row and cell. */
type Standard = "H1" | "H2" | "H3" | "P" | "L" | "LI" | "Lbl" | "LBody" | "Table" | "TR" | "TD";

/** A drawing or photo in Spanish words. */
interface Figure {
  alt: string;
}

/** The head of a column or of a row of a table. */
interface HeaderCell {
  heads: "Column" | "Row";
}

export const HEADS_COLUMN: HeaderCell = { heads: "Column" };
export const HEADS_ROW: HeaderCell = { heads: "Row" };

/** The meaning of a part, which a screen reader tells. */
export type Role = Standard | Figure | HeaderCell;

/** An artifact is decoration, or repeats what is said elsewhere: nobody reads it out. */
export type Structure = Role | "artifact";

declare module "@react-pdf/renderer" {
  interface NodeProps {
    structure?: Structure | undefined;
  }
}

/** Types whose text is their own content; elsewhere a text becomes a paragraph. */
const HAS_TEXT: ReadonlySet<Role> = new Set<Role>(["H1", "H2", "H3", "P", "Lbl", "LBody", "TD"]);

export const hasText = (role: Role | undefined): boolean =>
  role !== undefined && (HAS_TEXT.has(role) || (typeof role === "object" && "heads" in role));

export const isFigure = (role: Role | undefined): role is Figure => typeof role === "object" && "alt" in role;
