/** Places nearby as the agent typed them, one a line: `Metro Colón a 5 minutos`. */

interface Kind {
  isFeminine?: boolean;
  isPlural?: boolean;
  /** One is meant even without a name: `el metro`, but `un colegio`. */
  isKnownOne?: boolean;
}

const KINDS: Readonly<Record<string, Kind>> = {
  metro: { isKnownOne: true },
  subte: { isKnownOne: true },
  autobús: { isKnownOne: true },
  bus: { isKnownOne: true },
  tranvía: { isKnownOne: true },
  tren: { isKnownOne: true },
  centro: { isKnownOne: true },
  playa: { isFeminine: true, isKnownOne: true },
  parque: {},
  colegio: {},
  mercado: {},
  parada: { isFeminine: true },
  paradero: {},
  estación: { isFeminine: true },
  supermercado: {},
  hospital: {},
  farmacia: { isFeminine: true },
  universidad: { isFeminine: true, isKnownOne: true },
  instituto: {},
  guardería: { isFeminine: true },
  gimnasio: {},
  polideportivo: {},
  biblioteca: { isFeminine: true },
  ambulatorio: {},
  escuela: { isFeminine: true },
  tienda: { isFeminine: true },
  tiendas: { isFeminine: true, isPlural: true },
  restaurante: {},
  restaurantes: { isPlural: true },
  zona: { isFeminine: true },
  plaza: { isFeminine: true },
};

/** The place's own name after its kind: `de Triana`, `del Carmen`, `Bailén`. */
const NAME = /^(?:de (?:la |las |los )?|del )?\p{Lu}/u;
const HAS_ARTICLE = /^(?:el|la|los|las|un|una|unos|unas) /i;

/**
 * Places as they stand inside a sentence: their kind loses the capital that the line gave it.
 *
 * @param withArticles as after a verb: `el mercado de Triana`, `un colegio a 200 m`, `tiendas`
 * @returns undefined where one of them needs an article and its kind is not known
 */
export function nearbyNamed(places: readonly string[], withArticles: boolean): string[] | undefined {
  const named = places.map((place) => namedPlace(place, withArticles));
  return named.every((place) => place !== undefined) ? named : undefined;
}

function namedPlace(place: string, withArticles: boolean): string | undefined {
  const [first = "", ...others] = place.split(" ");
  const word = first.toLocaleLowerCase("es");
  const kind = KINDS[word];
  if (HAS_ARTICLE.test(place)) return `${word} ${others.join(" ")}`;
  if (!kind) return withArticles ? undefined : place;
  const bare = [word, ...others].join(" ");
  if (!withArticles || kind.isPlural) return bare;
  const isOne = kind.isKnownOne || NAME.test(others.join(" "));
  const article = kind.isFeminine ? (isOne ? "la" : "una") : isOne ? "el" : "un";
  return `${article} ${bare}`;
}
