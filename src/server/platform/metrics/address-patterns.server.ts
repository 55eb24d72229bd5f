/** Stands for the address of a page or call that the product does not have: nothing of it is kept. */
const UNKNOWN = "(desconocida)";
/** Without a single word of our own. */
const NAMELESS = /^(?:\/:x)+(?:\/…)?$/;
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

/** The built site brings a copy of this module: both look at the same place. */
const PLACE = Symbol.for("umbral.address-patterns");
const places = globalThis as { [PLACE]?: ((path: string) => string) | undefined };

/** Says how this process names addresses from now on. */
export function installPatterns(patternOf: (path: string) => string): void {
  places[PLACE] = patternOf;
}

/**
 * The address of a request for the log, for figures and for staff: its pattern, where it holds a word of the product's own, and a word that is
 * the same for all others. A name in an address is never told.
 */
export function toldAddress(path: string): string {
  const pattern = places[PLACE]?.(path.split(/[?#]/, 1)[0]!);
  return pattern === undefined || NAMELESS.test(pattern) ? UNKNOWN : pattern;
}
