/** Places nearby as the agent typed them, one a line: `Metro Colón a 5 minutos`. */

interface Kind {
  isFeminine?: boolean;
  isPlural?: boolean;
  /** One is meant even without a name: `el metro`, but `un colegio`. */
  isKnownOne?: boolean;
}

const of = (words: string, kind: Kind) => words.split(" ").map((word) => [word, kind] as const);

const KINDS: Readonly<Record<string, Kind>> = Object.fromEntries([
  ...of(
    "metro subte autobús bus tranvía tren centro aeropuerto primer puerto mar río lago metrobús transmilenio metrocable ascensor funicular campus",
    {
      isKnownOne: true,
    },
  ),
  ...of("playa universidad catedral estación", { isFeminine: true, isKnownOne: true }),
  ...of(
    "parque colegio mercado paradero supermercado hospital instituto gimnasio polideportivo ambulatorio restaurante",
    {},
  ),
  ...of(
    "jardín paseo puente museo teatro cine estadio ayuntamiento palacio castillo monasterio mirador campo club barrio",
    {},
  ),
  ...of("bulevar malecón zócalo obelisco faro acuario bosque shopping mall intercambiador consultorio convento", {}),
  ...of("parada farmacia guardería biblioteca escuela tienda zona plaza cala avenida calle iglesia basílica", {
    isFeminine: true,
  }),
  ...of(
    "ermita torre fuente puerta porta rambla alameda glorieta terminal clínica línea montaña muralla marina sierra",
    {
      isFeminine: true,
    },
  ),
  ...of("monte casino cerro hotel boulevard recinto", {}),
  ...of("vía fábrica ruta costanera feria diagonal ciudadela", { isFeminine: true }),
  ...of("autopista autovía carretera facultad panadería cafetería", { isFeminine: true }),
  ...of("tiendas ramblas pistas", { isFeminine: true, isPlural: true }),
  ...of("restaurantes jardines comercios colegios cines", { isPlural: true }),
]);
/** Names of institutions keep the capital that they were typed with. */
const OWN_CAPITAL =
  /^(?:Primer|Jardín|Jardines|Museo|Puente|Palacio|Teatro|Hospital|Universidad|Porta|Puerta|Torre|Passeig|Club|Campo|Shopping|TransMilenio|Metrobús|Metrocable|Zócalo|Obelisco|Malecón)$/u;
/** Called by the place where they are: `la cala de Granadella`. A station keeps the name that it bears, `el metro Insurgentes`. */
const OF_PLACE = /^(?:parada|cala)$/;
/** The place's own name after its kind: `de Triana`, `del Carmen`, `Bailén`. */
const NAME = /^(?:de (?:la |las |los )?|del )?(?:\p{Lu}|línea \d)/u;
/** An adjective before its noun: `Gran Vía`, `Quinta Avenida`, `Segunda playa`. */
const LED =
  /^(Gran|Primera|Segunda|Tercera|Cuarta|Quinta|Sexta|Séptima|Segundo|Tercer|Nueva|Nuevo|Antigua|Antiguo|Vieja|Viejo|Real) (\p{L}{3,})/u;
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

/** A place as the subject of a sentence; one of a kind that is not known is taken for a name, which has no article. */
export const placeAsSubject = (place: string): string => namedPlace(place, true) ?? place;

function namedPlace(place: string, withArticles: boolean): string | undefined {
  const led = withArticles ? LED.exec(place) : null;
  if (led) {
    const [, adjective = "", noun = ""] = led;
    const isFeminine = KINDS[noun.toLocaleLowerCase("es")]?.isFeminine ?? /a$/i.test(noun);
    const isName = /^\p{Lu}/u.test(noun);
    return `${isFeminine ? "la" : "el"} ${isName ? adjective : adjective.toLocaleLowerCase("es")}${place.slice(adjective.length)}`;
  }
  const [first = "", ...others] = place.split(" ");
  const word = first.toLocaleLowerCase("es");
  const kind = KINDS[word];
  if (HAS_ARTICLE.test(place)) return `${word} ${others.join(" ")}`;
  if (!kind) return withArticles ? undefined : place;
  const [next = ""] = others;
  const needsOf = OF_PLACE.test(word) && /^\p{Lu}/u.test(next) && !/^L(?:ínea|\d)/u.test(next);
  const isNamed = others.length > 0 && /\p{Lu}/u.test(others.join(" "));
  // "Centro Comercial Palatino" is one name, of which the kind is a part.
  const isOfName = isNamed && /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(others.join(" "));
  const head = (OWN_CAPITAL.test(first) || isOfName) && isNamed ? first : word;
  const bare = [head, ...(needsOf ? ["de"] : []), ...others].join(" ");
  if (!withArticles) return bare;
  if (kind.isPlural) return isNamed && !/^(?:a|en) /.test(next) ? `${kind.isFeminine ? "las" : "los"} ${bare}` : bare;
  const isOne =
    kind.isKnownOne ||
    /^(?:paseo marítimo|plaza mayor|club náutico)(?! \p{L}{2})/iu.test(place) ||
    NAME.test(others.join(" ")) ||
    head !== word;
  const article = kind.isFeminine ? (isOne ? "la" : "una") : isOne ? "el" : "un";
  return `${article} ${bare}`;
}
