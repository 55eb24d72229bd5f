/**
 * Joins class names, leaving out what is false or missing.
 *
 * It does not resolve conflicts between utilities: the `className` a component takes is for its place in the layout
 * (margin, width, grid position), never for repainting it.
 */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
