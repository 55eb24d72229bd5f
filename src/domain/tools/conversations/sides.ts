import { fold } from "../../shared/listing/fold.ts";
import { CITIES } from "../../shared/places/city.ts";
import { plainOf } from "../../shared/spoken/tokens.ts";
import type { Thread } from "./thread.ts";

/** A thread in which these people, by their places in `people`, are the agent's side and everybody else is the client's. */
export function withSides(thread: Thread, agents: readonly number[]): Thread {
  const places = new Set(agents);
  return {
    ...thread,
    people: thread.people.map((person, at) => ({ ...person, side: places.has(at) ? "agent" : "client" })),
  };
}

/** Words of names that say who somebody works for. */
const AGENT_NAMES =
  /(^| )(inmobiliari[ao]s?|inmo|inmob|agente|agentes|agencia|agent|asesora?|asesores|realtors?|realty|real estate|brokers?|homes|properties|propiedades|propiedad|bienes raices|comercial|fincas|corredora?|corretaje|corredores|martiller[oa]|inmuebles|arriendos|arrendamientos|alquileres|rentas|ventas|viviendas?|hogar|hogares|apartamentos|departamentos|deptos|chalets|inversiones|patrimonios?|captacion|captaciones|api|aicat|gipe|umbral)( |$)/;
/** Names of chains of agencies. */
const AGENT_BRANDS =
  /(^| )(re max|remax|engel (?:volkers|voelkers|and volkers|y volkers)|tecnocasa|redpiso|donpiso|don piso|century 21|c21|keller williams|kw|coldwell( banker)?|sotheby s|sothebys|savills|lucas fox|barnes|gilmar|comprarcasa|look find|housell|alfa inmobiliaria|best house|solvia|housfy|tiko|clikalia|la haus|houm|casa propia|expocasa|adaix|unicasa|bafre|aproperties|promora|john taylor|knight frank|cbre|colliers|cushman|argencasas|mirabilia|toribio achaval|izrastzoff|castex|zipcode)( |$)/;
/** «Inma Casas Sevilla»: a family is called Casas too, but not with a town behind it. */
const CASAS = /(^| )(?:casas|pisos) (?:en |de |y )?([a-z]+(?: [a-z]+)?)( |$)/;
const TOWNS: ReadonlySet<string> = new Set(CITIES.map(({ name }) => fold(name)));
function namesTrade(name: string): boolean {
  if (AGENT_NAMES.test(name) || AGENT_BRANDS.test(name)) return true;
  const town = CASAS.exec(name)?.[2];
  return town !== undefined && (/^(pisos|casas)$/.test(town) || TOWNS.has(town) || TOWNS.has(town.split(" ")[0]!));
}
const CLIENT_NAMES =
  /(^| )(cliente|clienta|comprador|compradora|vendedor|vendedora|propietario|propietaria|inquilino|inquilina|arrendatario|arrendador|arrendadora|interesado|interesada|duenos?|duenas?|lead|piso|visita)( |$)/;

/** Phrases that agents write, each with how much it tells. Lower case, without accents. */
const AGENT_WORDS: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [
    /\b(de la agencia|de la inmobiliaria|nuestra agencia|nuestra inmobiliaria|mi agencia|soy tu asesor|soy su asesor|le atiende|te atiende|te saluda|le saluda|mis clientes|mi companer[oa] de la)\b/,
    4,
  ],
  [/ (de|desde) (la )?(inmobiliaria|agencia|inmo|bienes raices) /, 3],
  [
    /\b(te|le|les|os) (mando|envio|paso|comparto|adjunto) (la ficha|las fichas|mas fotos|el enlace|el link|opciones|una seleccion|el dossier|la nota simple|la valoracion|unas opciones|algunas opciones)\b/,
    3,
  ],
  [/\b(te|le|les|os) (puedo|podemos|podria) (ensenar|mostrar|ofrecer)\b/, 3],
  [/\b(gracias por (contactar|escribir|tu interes|su interes|contactarnos|escribirnos|comunicarte|comunicarse))\b/, 4],
  [
    /\b(que presupuesto|cual es (tu|su|vuestro) presupuesto|en que zona|que zona|que zonas|cuantas (habitaciones|recamaras)|cuantos (dormitorios|ambientes)|(necesitas|necesitais|necesitan|necesita) (hipoteca|financiacion|credito)|para cuando (lo|la)? ?(necesita|necesitas|quereis|quiere)|tienes? (la )?(hipoteca|credito) (aprobad|preaprobad|concedid|preconcedid))/,
    3,
  ],
  [
    /\b(tengo|tenemos) (un|una|otro|otra|dos|tres|varios|varias) (piso|casa|depa|departamento|depto|atico|propiedad|opcion|opciones|vivienda|inmueble|comprador|compradores|cliente)/,
    2,
  ],
  [
    /\b(la propiedad|el propietario|la propietaria|los propietarios|el dueno|la duena|los duenos) (pide|piden|acepta|aceptan|dice|me|nos|esta|estan|quiere|quieren)\b/,
    2,
  ],
  [/\b(honorarios|nuestra comision|la comision de agencia|exclusiva|encargo de venta|la nota de encargo)\b/, 1],
  [/\b(agend(o|amos|ar|e)|coordin(o|amos|ar)) (la|una|tu|su)? ?visita\b/, 2],
  [
    /\b(disponible para visitas|te va bien|le va bien|te viene bien|le viene bien|os viene bien|os va bien|te queda bien|le queda bien)\b/,
    1,
  ],
];
const CLIENT_WORDS: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [
    /\b(he visto|vi|estoy viendo|vimos|hemos visto) (el|un|su|tu|vuestro|este|la|una|esta) (anuncio|piso|casa|publicacion|depa|departamento|depto|propiedad|aviso|inmueble|atico|chalet)/,
    4,
  ],
  [/\b(estoy|estamos) (interesad[oa]s?|buscando)\b/, 3],
  [
    /\b(busco|buscamos|me interesa|nos interesa|quiero vender|queremos vender|quiero alquilar|queremos alquilar|quiero comprar|queremos comprar|quiero rentar|mi presupuesto|nuestro presupuesto|sigue disponible|esta disponible|sigue en venta)\b/,
    2,
  ],
  [/\b(mi (marido|mujer|esposa|esposo|pareja|novio|novia))\b/, 2],
  [
    /\b(puedo|podemos|podria|podriamos|me gustaria|nos gustaria) (ver|verlo|verla|visitar|visitarlo|visitarla|ir a ver)/,
    3,
  ],
  [/\b(vuestra comision|su comision|que comision|cuanto cobran|cuanto cobrais|vuestros honorarios)\b/, 3],
];

const LEAST_LEAD = 2;

/**
 * People who may be the agent, by their names and by how they write: a guess to be offered. None where nobody stands out.
 *
 * @param own names and addresses of the user and colleagues, and the agency's name, which settle it where one of them writes
 */
export function likelyAgents(thread: Thread, own: readonly string[] = []): number[] {
  const names = thread.people.map(({ name }) => fold(name));
  const owned = own.map(fold).filter((name) => name.length > 2);
  const known = names.flatMap((name, at) =>
    owned.some((one) => name === one || ` ${name} `.includes(` ${one} `)) ? [at] : [],
  );
  if (known.length > 0) return known;
  // «Marta» alone is Marta Sanchis where nobody else is called so, and the other one is no agency: clients share first names with agents.
  const first = names.flatMap((name, at) =>
    name.length > 2 && owned.some((one) => one.startsWith(`${name} `)) ? [at] : [],
  );
  const isOtherOfTrade = names.some((name, at) => at !== first[0] && namesTrade(name));
  if (first.length === 1 && names.length === 2 && !isOtherOfTrade) return first;
  const scores = thread.people.map(() => 0);
  for (const [at, name] of names.entries()) {
    if (namesTrade(name)) scores[at]! += 6;
    if (CLIENT_NAMES.test(name)) scores[at]! -= 6;
  }
  const read = thread.people.map(() => 0);
  for (const { author, text } of thread.messages) {
    if (author === null || text === "" || read[author]! >= MOST_READ) continue;
    read[author]!++;
    const plain = plainOf(text.slice(0, 500));
    for (const [pattern, weight] of AGENT_WORDS) if (pattern.test(plain)) scores[author]! += weight;
    for (const [pattern, weight] of CLIENT_WORDS) if (pattern.test(plain)) scores[author]! -= weight;
  }
  // A chat may have more people than a call takes arguments.
  const [best, worst] = scores.reduce(([most, least], score) => [Math.max(most, score), Math.min(least, score)], [
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ] as [number, number]);
  if (thread.people.length < 2 || best - worst < LEAST_LEAD) return [];
  // In a conversation of two, who surely is the client leaves the other; in a group only who writes as an agent is one.
  if (thread.people.length === 2) return [scores.indexOf(best)];
  return scores.flatMap((score, at) => (score >= LEAST_LEAD && score > worst ? [at] : []));
}

/** Messages of one person that are enough to tell who they are. */
const MOST_READ = 400;
