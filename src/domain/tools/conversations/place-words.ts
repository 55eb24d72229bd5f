import { fold } from "../../shared/listing/fold.ts";
import { CITIES } from "../../shared/places/city.ts";
import { NEIGHBOURHOODS } from "../../shared/places/neighbourhoods.ts";
import { QUARTER_CITIES } from "../../shared/places/quarter-cities.ts";
import type { Token } from "../../shared/spoken/tokens.ts";
import type { Clause } from "./clauses.ts";
import type { IsPlace } from "./said.ts";

/** Names of places: which are known, and where one that nobody listed begins and ends. */

/** Names of places by which nothing else is called, folded. */
const KNOWN: ReadonlySet<string> = new Set(
  [
    ...CITIES.map(({ name }) => name),
    ...QUARTER_CITIES.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled]),
    ...NEIGHBOURHOODS.map(({ name }) => name),
    // Quarters that clients of the largest cities name in one small word.
    ..."Ruzafa,Russafa,Benimaclet,Chamberí,Malasaña,Lavapiés,Chueca,Salamanca,Retiro,Arganzuela,Carabanchel,Vallecas,Tetuán,Hortaleza,Chamartín,Moncloa,La Latina,Usera,Eixample,Ensanche,Gràcia,Gracia,Sants,Poblenou,Sarrià,Triana,Nervión,Los Remedios,Macarena,Condesa,Roma,Roma Norte,Roma Sur,Polanco,Narvarte,Del Valle,Coyoacán,Nápoles,Santa Fe,Escandón,Juárez,Doctores,Portales,San Pedro,Cumbres,Providencia,Chapalita,Zapopan,Chapinero,Usaquén,Suba,Cedritos,Chicó,Rosales,Teusaquillo,Salitre,El Poblado,Poblado,Laureles,Envigado,Belén,Sabaneta,Palermo,Belgrano,Caballito,Recoleta,Almagro,Villa Crespo,Villa Urquiza,Núñez,Colegiales,Flores,Boedo,San Telmo,Barracas,Saavedra,Devoto,Ñuñoa,Providencia,Las Condes,Vitacura,La Reina,Macul,Santiago Centro,Maipú,La Florida,Peñalolén,San Miguel,Miraflores,San Isidro,Barranco,Surco,San Borja,Doral,Kendall,Brickell,Hialeah,Coral Gables,Pocitos,Carrasco,Centro,Centro Histórico,Vicente López,San Isidro,Olivos,Nueva Córdoba,Bellavista,Ñuñoa,Lastarria".split(
      ",",
    ),
  ]
    .flatMap((name) => name.split("/"))
    .map(fold)
    .filter(
      (name) =>
        name.length > 2 &&
        !/^(porta|la paz|paz|flores|roma|juarez|centro|sol|justicia|imprenta|la pau|vera|salud|gracia|rosales|portales)$/.test(
          name,
        ),
    ),
);
export const LEADS =
  /^(en|por|zona|zonas|barrio|barrios|colonia|colonias|comuna|comunas|sector|distrito|localidad|municipio|alcaldia|urbanizacion|fraccionamiento|hacia)$/;
/** Words after which even a small word is a name. */
export const STRONG_LEADS =
  /^(zona|zonas|rumbo|rumbos|lado|lados|parte|alrededores|cercanias|inmediaciones|afueras|barrio|barrios|colonia|comuna|sector|distrito|localidad|municipio|alcaldia|urbanizacion|fraccionamiento)$/;
const LINKS = /^(de|del|la|las|los|el|els|les|l|d|y|i|san|santa|sant|san)$/;

const NO_PLACES = new Set(
  (
    "ph panama espana mexico colombia argentina chile peru uruguay ecuador alemania francia italia portugal europa lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre navidad navidades semana verano primavera otono invierno whatsapp idealista fotocasa zonaprop " +
    "infonavit fovissste zoom teams meet google maps excel pdf bbva santander caixabank caixa bankinter ing banco bancolombia davivienda infonavit scotiabank hsbc banorte banamex airbnb instagram facebook internet gracias hola buenas buenos buen ok vale si no que y o ya yo tu el la los las un una " +
    "dios madre mercadolibre metrocuadrado fincaraiz portalinmobiliario inmuebles24 vivanuncios properati argenprop efectivo venta alquiler renta arriendo compra cuenta general serio breve total principio concreto especial contado fin casa marcha obra persona temas tema euros dolares pesos correo mail telefono linea foto fotos principio realidad verdad cuanto cuando donde qué " +
    "cualquier alguna algun otra otro mi su este esta ese esa estos esas nuestro nuestra tu tus eso esto tema lo le les me te se nos caso buena mala mejor tranquila tranquilo segura bonita cara barata centrica residencial bien mal estado planta piso edificio finca calle avenida plaza paseo camino torre junio dia dias semana mes meses ano anos horas minutos verde verdes comun comunes social deportiva deportivas juegos infantil ajardinada turistica universitaria aunque pero tambien incluso transmilenio metrobus metro subte cercanias renfe tren mercadona carrefour universidad uni hospital facultad colegio cole corte parque aeropuerto mientras solo" +
    " favor ejemplo ahora tanto supuesto cierto lo visita reunion oficina notaria registro banco despacho trabajo vacaciones pareja familia cocina salon bano terraza garaje vista vistas asaltan asalta roban agencia web anuncio portal inmobiliaria uf uva"
  ).split(" "),
);

export const isCapital = (token: Token | undefined) =>
  token !== undefined && token.kind === "word" && /^\p{Lu}/u.test(token.text);
const isShouted = (clause: Clause) => /\p{Lu}{3}/u.test(clause.text) && clause.text === clause.text.toUpperCase();

/** «Costa del Este», «Gavà Mar»: a name that is known goes on where a capital follows it. */
function wholeName(clause: Clause, to: number): number {
  const { tokens } = clause.scan;
  if (isShouted(clause) || !isCapital(tokens[to - 1])) return to;
  let end = to;
  for (;;) {
    let next = end;
    while (/^(de|del|la|las|los|el)$/.test(tokens[next]?.plain ?? "") && next - end < 2) next++;
    if (!isCapital(tokens[next]) || (next === end && NO_PLACES.has(tokens[next]!.plain))) return end;
    end = next + 1;
  }
}

/** A name that begins at a piece: its words and where it ends. */
export function nameAt(
  clause: Clause,
  at: number,
  isStrong: boolean,
  isPlace: IsPlace,
): { name: string; to: number } | null {
  const { tokens, text } = clause.scan;
  const known = (from: number, to: number) => {
    const name = fold(text.slice(tokens[from]!.start, tokens[to - 1]!.end));
    return KNOWN.has(name) || (!NO_PLACES.has(name) && isPlace(name));
  };
  const words = (from: number, to: number) => ({ name: text.slice(tokens[from]!.start, tokens[to - 1]!.end), to });
  let start = at;
  while (/^(el|la|los|las|lo|l|les|els)$/.test(tokens[start]?.plain ?? "") && start - at < 2) start++;
  if (!tokens[start] || tokens[start]!.kind !== "word") return null;
  // The longest name that is known, small letters or not.
  for (let to = Math.min(tokens.length, at + 5); to > start; to--) {
    if (tokens.slice(at, to).some(({ kind }) => kind !== "word" && kind !== "sign")) continue;
    // «El Eixample» keeps its article where it is written as part of the name.
    if (start > at && to > start && !isCapital(tokens[at]) && known(start, to))
      return words(start, wholeName(clause, to));
    if (known(at, to)) return words(at, wholeName(clause, to));
    if (start > at && known(start, to))
      return words(isCapital(tokens[at]) || isCapital(tokens[start]) ? at : start, wholeName(clause, to));
  }
  // «El centro» is one of every town.
  if (
    tokens[start]!.plain === "centro" &&
    tokens[start + 1]?.plain !== "de" &&
    tokens[start + 1]?.plain !== "comercial"
  )
    return { name: "Centro", to: start + 1 };
  const first = tokens[start]!;
  if (isCapital(first) && !isShouted(clause) && !NO_PLACES.has(first.plain)) {
    let to = start + 1;
    while (to < tokens.length) {
      let next = to;
      while (LINKS.test(tokens[next]?.plain ?? "") && tokens[next]?.plain !== "y" && next - to < 2) next++;
      if (!isCapital(tokens[next]) || (next === to && NO_PLACES.has(tokens[next]!.plain))) break;
      to = next + 1;
    }
    return words(isCapital(tokens[at]) ? at : start, to);
  }
  if (
    isStrong &&
    !isCapital(first) &&
    first.plain.length > 3 &&
    !NO_PLACES.has(first.plain) &&
    !/(ando|endo|ar|er|ir|mente|amos|emos)$/.test(first.plain)
  )
    return words(start, start + 1);
  return null;
}

/** Whether a place that is known begins at a piece. */
export function isKnownFrom({ scan: { tokens, text } }: Clause, at: number, isPlace: IsPlace): boolean {
  for (let to = Math.min(tokens.length, at + 4); to > at; to--) {
    if (tokens[at]?.kind !== "word") return false;
    const name = fold(text.slice(tokens[at]!.start, tokens[to - 1]!.end));
    if (KNOWN.has(name) || (!NO_PLACES.has(name) && isPlace(name))) return true;
  }
  return false;
}
