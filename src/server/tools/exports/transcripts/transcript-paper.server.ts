import { counted } from "#domain/shared/format/counted.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { firstSigns } from "#domain/shared/format/text-ends.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import { localOf } from "#domain/shared/time/zone-time.ts";
import { citedMessages } from "#domain/tools/conversations/cited-messages.ts";
import {
  cutWords,
  dueWords,
  factName,
  nameOf,
  oneLine,
  orderWords,
  SOURCE_NAMES,
  waitWords,
  whoAndWhen,
} from "#domain/tools/conversations/transcript-texts.ts";
import { printableDeep } from "#ui/pdf/printable.ts";
import type { TranscriptPaper } from "#ui/pdf/transcript/transcript-paper.tsx";
import { agentCardOf } from "../../../accounts/agencies/agent-card.server.ts";
import { messagesAt, type TranscriptRow } from "../../conversations/read-transcripts.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { drawPaper } from "../draw-paper.server.ts";
import { printableSigner } from "../printable-signer.server.ts";

/** The summary of a conversation as a PDF: every line with its message. */

export async function drawTranscript(
  services: ToolServices,
  transcript: TranscriptRow,
): Promise<Uint8Array<ArrayBuffer>> {
  return await drawPaper({ kind: "transcript", paper: await transcriptPaper(services, transcript) });
}

export function transcriptFileName({ title }: Pick<TranscriptRow, "title">): string {
  const name = title.replace(/[^\p{L}\p{N} .,-]+/gu, " ").trim();
  return `${`Resumen ${firstSigns(name, 80)}`.trim()}.pdf`;
}

const CUT_LISTS = [
  ["facts", "Lo que se sabe"],
  ["commitments", "Compromisos"],
  ["unanswered", "Preguntas sin responder"],
  ["objections", "Objeciones"],
  ["moods", "En sus palabras"],
  ["responses", "Tiempo de respuesta"],
] as const;

async function transcriptPaper(services: ToolServices, transcript: TranscriptRow): Promise<TranscriptPaper> {
  const { title, head, summary, messageCount, lastAt } = transcript;
  const { people, zone, source, order } = head;
  const { lines, facts, commitments, unanswered, objections, moods, responses } = summary;
  const [signer, found] = await Promise.all([
    agentCardOf(services, transcript.ownerId),
    messagesAt(services.database.db, transcript.id, citedMessages(summary)),
  ]);
  const today = dayOf(localOf(services.now(), zone));
  const byPlace = new Map(found.map((message) => [message.index, message]));
  const saidBy = (place: number | undefined) => {
    const message = place === undefined ? undefined : byPlace.get(place);
    return message === undefined ? "" : whoAndWhen(message, people);
  };
  const wordsOf = (place: number) => oneLine(byPlace.get(place)?.text ?? "");
  const words = printableDeep({
    title,
    about: [
      SOURCE_NAMES[source],
      counted(messageCount, "mensaje", "mensajes"),
      lastAt && `hasta el ${formatDate(dayOf(localOf(lastAt, zone)))}`,
    ]
      .filter(Boolean)
      .join(" · "),
    dates: order ? orderWords(order) : "",
    lines: lines.map(({ text, messages }) => ({ text, from: saidBy(messages.at(-1)) })),
    facts: facts.map(({ kind, shown, messages, replaced }) => ({
      name: factName(kind),
      shown,
      from: saidBy(messages.at(-1)),
      before: replaced.map((one) => one.shown).join("; "),
    })),
    commitments: commitments.map((one) => ({
      who: nameOf(people, one.by),
      what: one.what,
      due: dueWords(one, zone, today),
    })),
    unanswered: unanswered.map(({ message }) => ({ text: wordsOf(message), from: saidBy(message) })),
    objections: objections.map(({ topic, message }) => ({
      text: `${topic}: «${wordsOf(message)}»`,
      from: saidBy(message),
    })),
    moods: moods.map(({ quote, message }) => ({ text: `«${oneLine(quote)}»`, from: saidBy(message) })),
    responses: responses.map(({ person, median, longest, count }) => ({
      who: nameOf(people, person),
      median: waitWords(median),
      longest: waitWords(longest.minutes),
      count: String(count),
    })),
    cut: CUT_LISTS.flatMap(([list, name]) => {
      const cut = cutWords(summary, list);
      return cut === null ? [] : [`${name}: ${cut.charAt(0).toLowerCase()}${cut.slice(1)}`];
    }),
  });
  return { ...words, signer: signer && printableSigner(signer), createdAt: services.now().toISOString() };
}
