import { storableDeep, storableText } from "#domain/shared/schema/storable.ts";
import { threadOfMails } from "#domain/tools/conversations/mail-thread.ts";
import { inZone, withDayFirst } from "#domain/tools/conversations/read-again.ts";
import { readThread } from "#domain/tools/conversations/read-thread.ts";
import { likelyAgents, withSides } from "#domain/tools/conversations/sides.ts";
import { summarize } from "#domain/tools/conversations/summarize.ts";
import type { ConversationSummary } from "#domain/tools/conversations/summary.ts";
import type { Message, Thread, UnreadableThread } from "#domain/tools/conversations/thread.ts";
import { boundedThread } from "#domain/tools/conversations/thread-bounds.ts";
import { MOST_TEXT_BYTES } from "#domain/tools/conversations/transcript-forms.ts";
import { problemWords } from "#domain/tools/conversations/transcript-texts.ts";
import { type GivenFile, wordsOfFiles } from "./given-files.server.ts";
import { isPlaceOf } from "./place-names.server.ts";

/** Reading a conversation and summing it up, as the thread of its own does it. */

/** Where its words are read: the zone of its clock, the country of its money, and the day of today there. */
interface Around {
  zone: string;
  country: string;
  today: string;
}

export type ThreadHead = Omit<Thread, "messages">;

export type TranscriptWork =
  | ({
      kind: "read";
      text: string;
      files: readonly GivenFile[];
      /** Names and addresses of the person who hands it in, their colleagues and their agency. */
      own: readonly string[];
    } & Around)
  /** Read already: in another zone, another order of dates, or with other people on the agent's side. */
  | ({
      kind: "again";
      head: ThreadHead;
      /** Its messages in pieces, each a list as JSON. */
      pieces: readonly string[];
      agents: readonly number[];
      dayFirst: boolean | undefined;
    } & Around);

/** All of a conversation but its messages: whoever keeps them needs no object for each. */
export interface SummedTranscript {
  head: ThreadHead;
  summary: ConversationSummary;
  messageCount: number;
  /** Instant of the last message that tells one. */
  lastAt: string | null;
  /** Its messages in pieces, each a list as JSON; none where they stay as they were. */
  pieces: string[];
}
export type TranscriptOutcome = SummedTranscript | { fault: string; at: "text" | "files" };

/** Messages of a piece: the database takes one within a tenth of a second. */
const MESSAGES_OF_PIECE = 2_000;

export async function sumUp(work: TranscriptWork): Promise<TranscriptOutcome> {
  const { zone, country, today } = work;
  const summed = (thread: Thread, hasOtherMessages: boolean): SummedTranscript => {
    const { messages, ...head } = thread;
    return {
      head,
      summary: storableDeep(summarize(thread, { today, country, isPlace: isPlaceOf(country) })),
      messageCount: messages.length,
      lastAt: messages.findLast(({ at }) => at !== null)?.at ?? null,
      pieces: hasOtherMessages ? piecesOf(messages) : [],
    };
  };
  if (work.kind === "again") {
    const kept = { ...work.head, messages: work.pieces.flatMap((piece) => JSON.parse(piece) as Message[]) };
    const moved = inZone(kept, zone);
    const read = work.dayFirst === undefined ? moved : withDayFirst(moved, work.dayFirst);
    return summed(withSides(read, work.agents), read.messages !== kept.messages);
  }
  const at = work.files.length > 0 ? "files" : "text";
  const thread = await readGiven(work);
  if ("fault" in thread) return { fault: thread.fault, at };
  if ("problem" in thread) return { fault: problemWords(thread), at };
  if (thread.messages.length === 0) return { fault: problemWords({ problem: "empty", line: null, text: null }), at };
  const agents = likelyAgents(thread, work.own);
  // Where nobody stands out nobody is taken for the agent: the person says who it is.
  return summed(agents.length > 0 ? withSides(storable(thread), agents) : storable(thread), true);
}

function piecesOf(messages: readonly Message[]): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < messages.length; from += MESSAGES_OF_PIECE)
    pieces.push(JSON.stringify(messages.slice(from, from + MESSAGES_OF_PIECE)));
  return pieces;
}

async function readGiven({
  text,
  files,
  zone,
  country,
}: Extract<TranscriptWork, { kind: "read" }>): Promise<Thread | UnreadableThread | { fault: string }> {
  const words = files.length > 0 ? await wordsOfFiles(files) : { text, fileName: null };
  if ("fault" in words) return words;
  if ("mails" in words) return boundedThread(threadOfMails(words.mails, { zone }));
  if (Buffer.byteLength(words.text) > MOST_TEXT_BYTES) return { problem: "too-long", line: null, text: null };
  return readThread(words.text, { fileName: words.fileName, zone, locale: `es-${country}` });
}

/** Without what no column can hold: zeros, and halves of a letter. */
const storable = (thread: Thread): Thread => ({
  ...thread,
  title: thread.title && storableText(thread.title),
  people: thread.people.map((person) => ({ ...person, name: storableText(person.name) })),
  messages: thread.messages.map((message) => ({
    ...message,
    text: storableText(message.text),
    media: storableDeep(message.media),
  })),
});
