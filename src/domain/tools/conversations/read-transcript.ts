import { fold } from "../../shared/listing/fold.ts";
import type { Message, Thread } from "./thread.ts";
import { FIELD_LABELS, FIELD_STARTS } from "./transcript-words.ts";

/** A piece of a transcript; its speaker is null where none is named. */
interface Turn {
  speaker: string | null;
  text: string;
  line: number;
}

const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`;
/** «00:00:01.000 --> 00:00:04.000», hours left out by some. */
const CUE_TIME = new RegExp(`^${CLOCK} --> ${CLOCK}`);
/** «[10:02] », «(00:01:23) », «10:02 » before a speaker. */
const TIME_BEFORE = new RegExp(
  `^(?:\\[${CLOCK}(?: ?[ap]\\.? ?m\\.?)?\\]|\\(${CLOCK}\\)|${CLOCK}(?: ?[ap]\\.? ?m\\.?)?)(?: ?[-–|])? {0,3}`,
  "i",
);
/** «Ana García  0:03» and «Ana García 0 minutos 3 segundos 0:03» alone on a line, before the words. */
const NAME_AND_TIME = new RegExp(
  `^(\\p{L}[^:\\[\\]()]{1,48}?) {1,8}(?:\\d{1,3} min\\p{L}{0,6} \\d{1,2} s\\p{L}{0,8} ?)?[\\[(]?${CLOCK}[\\])]?$`,
  "u",
);
const TIME_BEHIND = new RegExp(` ?[\\[(]${CLOCK}[\\])]$`);
const TIME_ALONE = new RegExp(`^[\\[(]?${CLOCK}(?: ?[ap]\\.? ?m\\.?)?[\\])]?$`, "i");
/** «From Ana to Everyone: …», «De Ana a Todos: …» of a chat beside a call. */
const TO_EVERYONE =
  /^(?:From|De|Desde)\s{1,2}(.{1,48}?)\s{1,2}(?:to|a|para)\s{1,2}(?:Everyone|Todos|todos|Todo el mundo)(?: ?\(.{1,30}\))?: ?(.*)$/;

/** Whether a label is a name or a part in a conversation: `Ana`, `AGENTE`, `Cliente 1`, `+34 600 00 00 00`. */
function isSpeaker(label: string): boolean {
  const name = label.trim();
  if (name.length < 1 || name.length > 48) return false;
  if (/^\+?\d[\d ()-]{6,20}$/.test(name)) return true;
  if (!/^\p{L}[\p{L}\p{M}\d .'’ºª()&/-]*$/u.test(name)) return false;
  const words = fold(name).split(" ");
  if (words.length > 5 || words[0] === "") return false;
  if (FIELD_LABELS.has(words.join(" ")) || FIELD_LABELS.has(words[0]!) || FIELD_STARTS.has(words[0]!)) return false;
  // A name or a part has a capital; parts are typed small by some.
  return (
    /^\p{Lu}/u.test(name) ||
    /^(agente|asesora?|cliente|clienta|compradora?|vendedora?|propietari[oa]|inquilin[oa]|yo|inmobiliaria|ella|él)$/i.test(
      name,
    )
  );
}

/** Speaker and text of a line; null where it names none. */
function spokenLine(line: string): { speaker: string; text: string; isTimed: boolean } | null {
  const time = TIME_BEFORE.exec(line.slice(0, 40));
  const rest = time ? line.slice(time[0].length) : line;
  const everyone = TO_EVERYONE.exec(rest.slice(0, 200));
  if (everyone) return { speaker: everyone[1]!.trim(), text: rest.slice(rest.indexOf(":") + 1).trim(), isTimed: true };
  const start = rest.slice(0, 64);
  const colon = start.indexOf(":");
  const isUrl = start.startsWith("//", colon + 1) || /^\d/.test(start.slice(colon + 1));
  if (colon > 0 && !isUrl) {
    const label = start
      .slice(0, colon)
      .replace(TIME_BEHIND, "")
      .replace(/^[*_]{1,2}|[*_]{1,2}$/g, "");
    if (isSpeaker(label))
      return {
        speaker: label.trim(),
        text: rest
          .slice(colon + 1)
          .replace(/^[*_]{1,2}/, "")
          .trim(),
        isTimed: time !== null,
      };
  }
  // «AGENTE – …»: a dash parts a label in capitals, or any name behind a time.
  const dash = /^(.{1,48}?) [–—-]{1,2} /.exec(start);
  if (dash && isSpeaker(dash[1]!) && (time !== null || dash[1] === dash[1]!.toUpperCase()))
    return { speaker: dash[1]!.trim(), text: rest.slice(dash[0].length).trim(), isTimed: time !== null };
  return null;
}

/** The turns of captions (VTT, SRT): numbers and times left out, a speaker by `<v Ana>` or by «Ana:». */
function captionTurns(lines: readonly string[]): Turn[] {
  const turns: Turn[] = [];
  let isInCue = false;
  let isInNote = false;
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === "") {
      isInCue = false;
      isInNote = false;
      continue;
    }
    if (CUE_TIME.test(line.slice(0, 64))) {
      isInCue = true;
      continue;
    }
    if (!isInCue) {
      if (/^(NOTE|STYLE|REGION)\b/.test(line)) isInNote = true;
      continue;
    }
    if (isInNote) continue;
    const voice = /^<v(?:\.[\w.]{1,40})? ([^<>]{1,60})>/.exec(line);
    const said = voice ? { speaker: voice[1]!.trim(), text: line.slice(voice[0].length) } : spokenLine(line);
    const text = (said?.text ?? line).replace(/<\/?[a-z][^<>]{0,40}>/gi, "").trim();
    turns.push({ speaker: said?.speaker ?? turns.at(-1)?.speaker ?? null, text, line: at + 1 });
  }
  return turns;
}

/** The turns of «Ana: …» lines and of a name and a time above what was said; null where the text has no speakers. */
function speakerTurns(lines: readonly string[]): Turn[] | null {
  const turns: Turn[] = [];
  let spoken = 0;
  let timed = 0;
  const names = new Map<string, number>();
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === "") continue;
    const above = line.length < 100 ? NAME_AND_TIME.exec(line) : null;
    const nextLine = lines[at + 1]?.trim() ?? "";
    const isNameAlone = line.length < 50 && TIME_ALONE.test(nextLine.slice(0, 24)) && isSpeaker(line);
    if ((above && isSpeaker(above[1]!)) || isNameAlone) {
      const speaker = above ? above[1]!.trim() : line;
      spoken++;
      timed++;
      names.set(speaker, (names.get(speaker) ?? 0) + 1);
      turns.push({ speaker, text: "", line: at + 1 });
      continue;
    }
    if (TIME_ALONE.test(line.slice(0, 24)) && line.length < 24) continue;
    const said = spokenLine(line);
    if (said) {
      spoken++;
      if (said.isTimed) timed++;
      names.set(said.speaker, (names.get(said.speaker) ?? 0) + 1);
      turns.push({ speaker: said.speaker, text: said.text, line: at + 1 });
      continue;
    }
    const last = turns.at(-1);
    if (last) last.text = last.text === "" ? line : `${last.text}\n${line}`;
    else turns.push({ speaker: null, text: line, line: at + 1 });
  }
  const isRepeated = [...names.values()].some((count) => count > 1);
  const isTalk =
    spoken >= 2 &&
    (names.size >= 2 || isRepeated || timed === spoken) &&
    (names.size <= Math.max(2, spoken * 0.6) || timed > spoken / 2);
  return isTalk ? turns : null;
}

/** The first caption stands below at most a heading, styles and a note. */
const LINES_LOOKED_AT = 40;

/** A transcript or notes as a thread. No clock of theirs tells the day, so that no message has a time. */
export function transcriptThread(lines: readonly string[], options: { title: string | null; zone: string }): Thread {
  const isCaptions = lines.slice(0, LINES_LOOKED_AT).some((line) => CUE_TIME.test(line.trim().slice(0, 64)));
  const spoken = isCaptions ? captionTurns(lines) : speakerTurns(lines);
  const turns = spoken ?? lines.map((text, at) => ({ speaker: null, text: text.trim(), line: at + 1 }));
  const people = new Map<string, { at: number; name: string; messages: number }>();
  const messages: Message[] = [];
  for (const { speaker, text, line } of joined(turns, isCaptions)) {
    // A line of notes without a letter or a figure parts them and says nothing; somebody who speaks may answer by a sign alone.
    if (text === "" || (spoken === null && !/[\p{L}\p{N}]/u.test(text))) continue;
    let author: number | null = null;
    if (speaker !== null) {
      const key = fold(speaker) || speaker;
      const known = people.get(key) ?? { at: people.size, name: speaker, messages: 0 };
      known.messages++;
      people.set(key, known);
      author = known.at;
    }
    const plain = { media: null, isEdited: false, isDeleted: false, isNotice: false };
    messages.push({ index: messages.length, at: null, wallTime: null, author, text, ...plain, line });
  }
  return {
    source: people.size > 0 ? "transcript" : "notes",
    title: options.title,
    isGroup: people.size > 2,
    people: [...people.values()].map(({ name, messages: count }) => ({ name, messages: count, side: null })),
    messages,
    order: null,
    zone: options.zone,
  };
}

/** Captions cut sentences where the screen ends: pieces of one speaker are one turn until the sentence does. */
function joined(turns: readonly Turn[], isCaptions: boolean): Turn[] {
  if (!isCaptions) return [...turns];
  const whole: Turn[] = [];
  for (const turn of turns) {
    const last = whole.at(-1);
    if (last && last.speaker === turn.speaker && !/[.!?…]$/.test(last.text) && last.text.length < 1000)
      last.text = `${last.text} ${turn.text}`;
    else whole.push({ ...turn });
  }
  return whole;
}
