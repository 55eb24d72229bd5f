import { mailAddressesIn } from "../../shared/format/mail-addresses.ts";
import { takeText } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";
import type { Said } from "./said.ts";

const MAIL = { local: /[\p{L}\d._%+-]/u, domain: /[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}(?<=\.\p{L}{2,24})/uy };
const PHONE = /(?<![\d.,/-])(?:\+\d{1,3}[ -]?)?\(?\d(?:[ ()-]{0,2}\d){6,13}(?![\d.,]{0,9}\d)/g;
const ANNOUNCED =
  / (telefono|tel|tlf|tfno|telf|movil|celular|celu|cel|whatsapp|wasap|wsp|numero|llamame|llamarme|llameme|marcame|marcarme|escribeme|escribirme|contacto) /;

/** Calling code, digits after it, and how a mobile begins. */
const PLANS: Readonly<Record<string, readonly [code: string, digits: number, first: RegExp]>> = {
  ES: ["34", 9, /^[6789]/],
  MX: ["52", 10, /^[2-9]/],
  AR: ["54", 10, /^[1-9]/],
  CO: ["57", 10, /^[36]/],
  CL: ["56", 9, /^[29]/],
  PE: ["51", 9, /^9/],
  US: ["1", 10, /^[2-9]/],
  UY: ["598", 8, /^[29]/],
  EC: ["593", 9, /^9/],
};

/** The number with its country; null where the figures are none. */
function numberOf(typed: string, country: string, isAnnounced: boolean): string | null {
  const digits = typed.replace(/[^\d+]/g, "");
  if (digits.startsWith("+")) return digits.length >= 9 && digits.length <= 16 ? digits : null;
  if (digits.startsWith("00")) return digits.length >= 11 ? `+${digits.slice(2)}` : null;
  const [code, length, first] = PLANS[country] ?? PLANS.ES!;
  const local = country === "EC" && digits.startsWith("0") ? digits.slice(1) : digits;
  if (local.length === length && first.test(local) && (isAnnounced || !/0{4}$/.test(local))) return `+${code}${local}`;
  if (digits.length === length + code.length && digits.startsWith(code)) return `+${digits}`;
  return isAnnounced && digits.length >= 7 && digits.length <= 13 && !/0{5}$/.test(digits) ? digits : null;
}

/** Addresses and telephones that a clause gives; their pieces are taken. */
export function contactsSaid(clause: Clause, country: string, isAsked: boolean): Said[] {
  const { text, scan, line } = clause;
  const said: Said[] = [];
  if (text.includes("@"))
    for (const { start, end, text: address } of mailAddressesIn(text, MAIL)) {
      takeText(scan, start, end);
      const email = address.toLowerCase();
      said.push({ kind: "email", shown: email, value: { type: "text", text: email }, certainty: 0.95 });
    }
  const isAnnounced = isAsked || ANNOUNCED.test(line);
  for (const match of text.matchAll(PHONE)) {
    const number = numberOf(match[0], country, isAnnounced);
    if (
      number === null ||
      /[€$]|euros|pesos|mil /.test(text.slice(match.index + match[0].length, match.index + match[0].length + 8))
    )
      continue;
    if (/[$€]\s?$/.test(text.slice(Math.max(0, match.index - 3), match.index))) continue;
    takeText(scan, match.index, match.index + match[0].length);
    said.push({
      kind: "phone",
      shown: number,
      value: { type: "text", text: number },
      certainty: isAnnounced ? 0.95 : 0.8,
    });
  }
  return said;
}
