import { plainOf } from "../../shared/spoken/tokens.ts";

/** The own text of a mail: without the mails that it answers, the signature and the small print. */

/** A line that begins the mail that is answered, in lower case and without accents. */
function beginsQuote(line: string, next: string): boolean {
  const text = plainOf(line.slice(0, 300)).trim();
  if (/^-{2,}\s{0,2}(mensaje original|mensaje reenviado|original message|forwarded message|mensaje enviado)/.test(text))
    return true;
  if (/^_{10,}$/.test(text)) return true;
  const isOver = (ending: string) => text.endsWith(ending) || plainOf(next.slice(0, 200)).trim().endsWith(ending);
  // «El lun, 3 mar 2025 a las 10:02, Ana (<ana@…>) escribió:», folded over two lines by some programs.
  if (
    /^(el|en|a las|con fecha) .{0,40}\d/.test(text) &&
    (isOver("escribio:") || isOver("ha escrito:") || isOver("escribio :"))
  )
    return true;
  if (/^on .{0,40}\d/.test(text) && isOver("wrote:")) return true;
  if (/^.{0,120}<[^<>]{3,80}>\s{0,2}(escribio|ha escrito|wrote)/.test(text) && /:$/.test(text)) return true;
  return false;
}

/** «De: …» above «Enviado: …» and «Asunto: …». */
function beginsHead(lines: readonly string[], at: number): boolean {
  if (!/^[*_]{0,2}(de|from)[*_]{0,2}\s?:/i.test(lines[at]!.trim())) return false;
  const following = lines.slice(at + 1, at + 6).map((line) =>
    plainOf(line.slice(0, 60))
      .trim()
      .replace(/^[*_]{1,2}/, ""),
  );
  return (
    following.some((line) => /^(enviado|enviado el|fecha|sent|date|para|to)[*_]{0,2}\s?:/.test(line)) &&
    following.some((line) => /^(asunto|subject|para|to)[*_]{0,2}\s?:/.test(line))
  );
}

/** Beginnings of small print; looked for in the first words of a paragraph. */
const SMALL_PRINT = [
  "este mensaje y sus archivos",
  "este mensaje y los archivos",
  "este mensaje y cualquier",
  "este mensaje, y en su caso",
  "este mensaje puede contener",
  "este mensaje se dirige",
  "este mensaje va dirigido",
  "este mensaje es confidencial",
  "este correo electronico y",
  "este correo electronico puede",
  "este correo electronico contiene",
  "este correo y",
  "este e-mail",
  "este email y",
  "la informacion contenida en este",
  "la informacion incluida en este",
  "la informacion de este",
  "el contenido de este",
  "aviso legal",
  "aviso de confidencialidad",
  "advertencia legal",
  "clausula de confidencialidad",
  "confidencialidad:",
  "de conformidad con lo dispuesto",
  "de conformidad con el reglamento",
  "de acuerdo con la ley",
  "de acuerdo con el reglamento",
  "en cumplimiento de la",
  "en cumplimiento del",
  "en cumplimiento de lo",
  "proteccion de datos",
  "le informamos que sus datos",
  "le informamos de que sus datos",
  "sus datos personales",
  "sus datos seran",
  "antes de imprimir",
  "piense en el medio ambiente",
  "no imprima este",
  "por favor, considere el medio ambiente",
  "this message and any",
  "this email and any",
  "this e-mail",
  "the information contained in",
  "confidentiality notice",
  "disclaimer",
];

const SENT_FROM =
  /^(enviado (desde|con) (mi|el|outlook|gmail|mail|un|yahoo|my)|sent from (my|mail|outlook)|obtener outlook|get outlook|descargar outlook|libre de virus|virus-free)/;
/** Last words before a name: what follows them is a signature. */
const GOODBYE =
  /^(un (cordial |fuerte |afectuoso )?(saludo|abrazo)|(muchos |cordiales |atentos )?saludos( cordiales)?|(le saluda )?atentamente|cordialmente|abrazos|slds|best regards|kind regards|regards)[.,! ]{0,3}$/;
const MOST_SIGNATURE_LINES = 14;

/** The text of a mail without what it quotes, its signature and its small print. */
export function ownText(text: string): string {
  const lines = text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.trimEnd());
  const lastMarked = lines.findLastIndex(isMarked);
  const kept: string[] = [];
  let hasWords = false;
  for (const [at, line] of lines.entries()) {
    if (isMarked(line)) continue;
    const bare = line.trim();
    if (beginsQuote(bare, lines[at + 1]?.trim() ?? "") || beginsHead(lines, at)) {
      // Answers written below what they answer begin behind its marked lines.
      if (!hasWords && at < lastMarked) continue;
      break;
    }
    if (/^--\s?$/.test(line) || SENT_FROM.test(plainOf(bare.slice(0, 80)))) break;
    if (isSmallPrint(bare)) break;
    kept.push(line);
    hasWords ||= bare !== "";
  }
  return unwrapped(withoutSignature(kept))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** A program's line is at least so long where it was broken. */
const WRAPPED = 55;

/** Sentences that a mail program broke over lines, whole again: a line that goes on small behind a long one. */
function unwrapped(lines: readonly string[]): string[] {
  const whole: string[] = [];
  let lastLength = 0;
  for (const line of lines) {
    const goesOn =
      lastLength >= WRAPPED && lastLength <= 90 && /^\p{Ll}/u.test(line) && /[\p{L}\p{N},%€)]$/u.test(whole.at(-1)!);
    if (goesOn) whole[whole.length - 1] = `${whole.at(-1)} ${line}`;
    else whole.push(line);
    lastLength = line.length;
  }
  return whole;
}

/** Whether a line is one of the mail that is answered, as mail programs mark it. */
const isMarked = (line: string): boolean => line.trimStart().startsWith(">");

const isSmallPrint = (line: string): boolean => {
  const start = plainOf(line.slice(0, 80)).replace(/^[*_ ]{1,6}/, "");
  return SMALL_PRINT.some((one) => start.startsWith(one));
};

/** The goodbye stays, for it is said; name, post and telephone behind it are no part of the conversation. */
function withoutSignature(lines: readonly string[]): string[] {
  const end = lines.length;
  for (let at = Math.max(0, end - MOST_SIGNATURE_LINES - 1); at < end; at++) {
    const folded = plainOf(lines[at]!.trim().slice(0, 60));
    if (!GOODBYE.test(folded)) continue;
    const behind = lines.slice(at + 1).filter((line) => line.trim() !== "");
    if (behind.every((line) => line.trim().length <= 80 && !/[?¿]/.test(line))) return lines.slice(0, at);
  }
  return [...lines];
}
