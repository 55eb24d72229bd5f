import { HOME_NOUNS, HOME_TYPES, WEAK_TYPES } from "../home-words.ts";

const list = (words: string) => new Set(words.split(/\s+/));

/** Lists that cues name with `@`. */
export const WORD_LISTS = {
  home: new Set([...Object.keys(HOME_TYPES).filter((word) => !WEAK_TYPES.has(word)), ...HOME_NOUNS.slice(0, -2)]),
  day: list(
    "lunes martes miercoles jueves viernes sabado domingo manana hoy tarde enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre semana finde dia",
  ),
  /** Groups that the law protects, in the words, fair and foul, with which they are excluded. */
  group: list(
    "extranjero extranjera extranjeros extranjeras inmigrante inmigrantes migrantes emigrantes gitano gitana gitanos gitanas negro negra negros negras moro mora moros moras musulman musulmana musulmanes arabe arabes magrebi magrebies marroqui marroquies judio judios latino latina latinos latinas sudaca sudacas sudamericano sudamericanos chino chinos rumano rumanos africano africanos venezolano venezolana venezolanos haitiano haitianos boliviano bolivianos peruano peruanos paraguayo paraguayos colombianos dominicanos centroamericanos ecuatorianos indigena indigenas indio indios gay gays homosexual homosexuales lesbiana lesbianas trans transexual transexuales travesti travestis lgtbi lgbt maricones discapacitado discapacitados discapacidad minusvalidos minusvalido raza color religion testigos evangelicos pakistanies paquistanies indios asiaticos refugiados",
  ),
  /** Words of everyday life, too: only excluding them counts. */
  family: list(
    "nino nina ninos ninas hijo hija hijos hijas bebe bebes crios embarazada embarazadas viejo viejos anciano ancianos ancianas jubilado jubilados enfermos solteras solteros divorciadas divorciados mujeres mujer hombres hombre madres chicas chicos varones senoritas peques menores criaturas",
  ),
  /** Groups that are preferred so that the others are left out. */
  native: list(
    "espanol espanola espanoles espanolas nacionales nacional mexicanos argentinos colombianos autoctonos europeos europeo blancos blanco catalanes cristianos catolicos catolico nativos payos heterosexuales heteros criollos chilenos peruanos",
  ),
  quote: list('« “ "'),
  colon: list(":"),
} as const;
