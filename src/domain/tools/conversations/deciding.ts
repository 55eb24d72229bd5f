import { wordAt } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";
import { isNameAt } from "./given-names.ts";
import { decides, nameOf, WHO } from "./people-words.ts";
import { stanceAt } from "./stance.ts";

/** The person who decides, by words of deciding and the person who stands nearest to it. */

const PERSON = new RegExp(`^(?:${WHO})$`);
const OWN = /^(mi|mis|su|sus|nuestr[oa]s?|la|el|los|las|tu|tus|un|una)$/;

/** Acts of whoever decides: the person before them does them. */
const ACTS =
  / (?:(?:tiene|tienen|tendra|tendran|tendria) (?:siempre )?la ultima (?:palabra|decision)|(?:quien|la que|el que|los que|las que|quienes)(?: realmente| de verdad| al final| siempre)? (?:decid[a-z]{1,5}|mand[a-z]{1,4}|va a (?:comprar|pagar|firmar|decidir|vivir)|van a (?:comprar|pagar|firmar|decidir|vivir)|compra|compran|paga|pagan|pone|ponen|firma|firman|elige|eligen|escoge|sabe|entiende|lleva|llevan|maneja|manejan|tiene que (?:decidir|firmar|verlo|dar)|toma|dice|resuelve|autoriza)|(?:toma|toman|tomara|tomaran|tomaria) (?:siempre )?(?:la|las|una) decision(?:es)?|(?:da|dan|dara|daran|de|den|diera|dar|darme|darnos|darle|dio) (?:siempre )?(?:el|su|un) (?:ok|okey|okay|visto bueno|si|vb|consentimiento|permiso|beneplacito)|(?:lleva|llevan|llevaba) (?:siempre |ell[oa]s? )?(?:los numeros|las cuentas|el tema|los temas|la economia|los papeles|todo esto|todo lo|este tema|estas cosas|la batuta|los pantalones|la voz cantante)|(?:maneja|manejan) (?:siempre )?(?:todo|el tema|la plata|el dinero|los dineros|las cuentas|la lana|esto|eso|estos temas)|(?:pone|ponen|pondra|pondran|pondria) (?:casi |el |la |los |las )?(?:todo|dinero|plata|pasta|lana|mayor parte|mitad|cuartos|pasta gansa|guita|entrada entera)|(?:tambien )?(?:opina|opinan|tiene voto|tienen voto|tiene voz|tienen voz)|corta el bacalao|(?:me|nos) (?:va|van) a decir si|(?:me|nos) (?:dira|diran|dice|tiene que decir) si|les? tienen? que (?:gustar|entrar|convencer|encajar|parecer|cuadrar|molar)|se (?:encarga|ocupa) de (?:todo|esto|decidir|los papeles)|(?:autoriza|autorizan|autoriza[a-z]{1,4}|aprueba|aprueban|resuelve|resuelven) (?:todo|la|el|los|esto|cualquier)?|(?:es|son) (?:la|el|los|las) (?:duen[oa]s?|propietari[oa]s?|titular|titulares|jef[ea]s?)|(?:tiene|tienen) (?:el poder|poderes|la sarten)|tienen? que (?:firmar|decidir|autorizar)(?:l[oa]s?)? |manda(?:n)? (?=(?:el|ella|ell[oa]s) )|manda(?:n)? (?:aqui|en casa|mas|siempre|tu) |decidira(?:n)? |decide(?:n)? )/g;
/** Ways in which a decision goes to somebody: the person behind them is the one. */
const GOES_TO =
  / (?:(?:no|ni) (?:firm[a-z]{1,5}|decid[a-z]{1,5}|compr[a-z]{1,5}|hag[a-z]{1,4}|hac[a-z]{1,5}|muev[a-z]{1,4}) (?:nada )?(?:sin|hasta)(?: (?:que lo vea|hablar con|consultar con|consultar a|preguntar a|hablarlo con))?|(?:lo|la) (?:tiene|tienen|tendria|debe|deberia) que (?:ver|mirar|aprobar|revisar|decidir|hablar)|(?:firmamos|decidimos|firmaremos|decidiremos|lo decidimos)|(?:hablo|hablare|hablarlo|hablamos|consulto|consultare|consultarlo|comento|comentare|comentarlo|pienso|decido|decidimos|discuto|platico|platicarlo|conversarlo|converso|acordarlo) (?:lo |primero |antes |esta noche |hoy |todo |bien |con calma )?con|(?:depende|dependera|dependeria|dependemos|dependo)(?: todo| siempre| mucho| sobre todo)? de(?: lo que (?:diga|digan|decida|decidan|opine|opinen|piense|quiera))?|(?:pasa|pasan|pasar|pasara) (?:siempre |antes |todo )?por|(?:decision|decisiones|palabra|ultima palabra)(?: final| definitiva| ultima)? (?:la tiene|la tienen|es de|es|la toma|la toman|corresponde a|recae en|depende de)|(?:lo|la) que(?= (?:[a-z]{1,10} ){1,3}(?:diga|digan|decida|decidan|quiera|quieran|prefiera|mande|opine) )|(?:lo|la) que (?:diga|digan|decida|decidan|quiera|quieran|opine|prefiera|mande|vea)|(?:visto bueno|ok|okey|aprobacion|consentimiento|permiso|opinion|firma|autorizacion|bendicion) (?:de|del)|(?:sin|falta|faltan|esperando|esperar|espero|a la espera de|pendiente de|hasta) (?:a )?(?:que )?(?:lo (?:vea|hable|consulte) |el ok de |el si de |la opinion de |la firma de )?(?:a )?|(?:convencer|convenza|convencemos|convenzo) (?:antes |primero )?a|(?:tiene|tienen|tendria) que (?:gustar|gustarle|encajar|encajarle|convencer|convencerle|parecer|parecerle) (?:tambien |bien |sobre todo )?a|(?:si|que|cuando) (?:a )?(?=(?:mi|mis|su|el|la) )|a ver (?:que|si|como) (?:me |nos |le |lo |la )?(?:dice|dicen|opina|opinan|piensa|piensan|le parece|les parece|ve|ven|contesta|gusta)(?: a)?|(?:ensen|mostr|comen|consul|pregun|cont|pas|plant|preguntar|explic)[a-z]{1,9} (?:antes |primero |todo |eso |esto |tambien |las fotos |la ficha )?(?:a|con)) /g;
const AFTER_SI =
  /(?:le|les|lo|la|dice|dicen|da|dan|quiere|quieren|esta|estan|aprueba|acepta|acepte|gusta|convence|encaja|parece|autoriza)/;

interface Told {
  shown: string;
  at: number;
}

const TAKES_NAME = /^(don|dona|sr|sra|senor|senora|lic|doctor|doctora)$/;

/** A person of the client's side who is named at a piece. */
function personAt(clause: Clause, at: number): string | null {
  const { scan } = clause;
  const token = scan.tokens[at];
  if (token?.kind !== "word") return null;
  // «La que firma es mamá»: in a family's own words.
  if (/^(mama|papa)$/.test(token.word) && !OWN.test(wordAt(scan, at - 1))) return nameOf(token.word);
  if (PERSON.test(token.word)) {
    for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
      if (OWN.test(wordAt(scan, back))) return nameOf(token.word);
      if (!/^(dos|tres|cuatro|otr[oa]s?|propi[oa]s?|futur[oa]s?|querid[oa]s?|a)$/.test(wordAt(scan, back))) break;
    }
    return null;
  }
  if (/^(él|ella|ellos|ellas)$/i.test(token.text)) return "otra persona";
  if (isNameAt(scan, at) || (TAKES_NAME.test(wordAt(scan, at - 1)) && /^\p{Lu}/u.test(token.text))) return token.text;
  return null;
}

function personBefore(clause: Clause, end: number): Told | null {
  for (let at = end - 1; at >= 0; at--) {
    const shown = personAt(clause, at);
    if (shown) return { shown, at };
  }
  return null;
}

const NEAR = 5;

function personBehind(clause: Clause, start: number, reach = NEAR): Told | null {
  for (let at = start; at < Math.min(clause.scan.tokens.length, start + reach); at++) {
    if (/^[.;!?]$/.test(wordAt(clause.scan, at))) return null;
    const shown = personAt(clause, at);
    if (shown) return { shown, at };
  }
  return null;
}

/** The relative or partner whom a clause names last, whom «él» of the next one means. */
export function relativeIn(clause: Clause): string | null {
  for (let at = clause.scan.tokens.length - 1; at > 0; at--)
    if (PERSON.test(wordAt(clause.scan, at))) {
      const shown = personAt(clause, at);
      if (shown) return shown;
    }
  return null;
}

const placeOf = (line: string, index: number): number => line.slice(0, index + 1).split(" ").length - 2;

/** The person who decides, as it is shown; null where nobody is said to. */
export function decidedBy(clause: Clause): string | null {
  const { line } = clause;
  for (const match of line.matchAll(ACTS)) {
    const from = placeOf(line, match.index);
    const stance = stanceAt(clause, from);
    // «Hasta que ella no dé el visto bueno» waits for somebody.
    const isDenied = stance.denier >= 0 && !/ (hasta que|si|mientras|sin que|mas que) /.test(line);
    if (isDenied || stance.isUnreal || stance.isPast) continue;
    const to = from + match[0].trim().split(" ").length;
    const told = personBefore(clause, from) ?? personBehind(clause, to);
    if (told) return decides(told.shown);
  }
  for (const match of line.matchAll(GOES_TO)) {
    const from = placeOf(line, match.index);
    const to = from + match[0].trim().split(" ").length;
    const stance = stanceAt(clause, from);
    if (stance.denier >= 0 && stance.denier < from) continue;
    const told = personBehind(clause, to, 4);
    if (!told) continue;
    const isOpen = /^ (si|que|cuando|sin|falta|faltan|hasta|esperando|esperar|espero|a la|pendiente)/.test(match[0]);
    if (isOpen && !AFTER_SI.test(line.slice(match.index))) continue;
    return `Decide con ${told.shown}`;
  }
  return null;
}
