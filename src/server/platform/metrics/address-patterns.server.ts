/** Deeper addresses end in this. */
const DEEPER = "…";
const MOST_SEGMENTS = 8;

/**
 * Makes patterns of addresses: of each segment only a word that the product's own addresses hold is kept, so that a
 * pattern names nobody, whatever is asked for, and there are few of them.
 *
 * @param paths addresses of the product, as `/api/crm/contacts/:id`; asked for once, at the first pattern
 * @returns the pattern of a path: `/api/crm/contacts/:x`
 */
export function addressPatterns(paths: () => Iterable<string>): (path: string) => string {
  let known: Set<string> | undefined;
  return (path) => {
    known ??= new Set(
      [...paths()].flatMap((one) => one.split("/")).filter((segment) => /^[a-z\d][\w.-]*$/i.test(segment)),
    );
    const segments = path.split("/", MOST_SEGMENTS + 2).slice(1);
    const kept = segments.slice(0, MOST_SEGMENTS).map((segment) => {
      const word = segment.endsWith(".data") ? segment.slice(0, -5) : segment;
      return word === "" || known!.has(word) ? word : ":x";
    });
    return `/${[...kept, ...(segments.length > MOST_SEGMENTS ? [DEEPER] : [])].join("/")}`;
  };
}
