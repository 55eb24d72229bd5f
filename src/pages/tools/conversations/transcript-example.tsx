import { conversation } from "#domain/site/drawings/tool-papers.ts";
import { DEMO_TITLE } from "#domain/tools/conversations/demo-conversation.ts";
import type { ConversationSummary } from "#domain/tools/conversations/summary.ts";
import type { Thread } from "#domain/tools/conversations/thread.ts";
import { TRANSCRIPTS_PATH } from "#domain/tools/conversations/transcript-forms.ts";
import { ShapeDrawing } from "#ui/illustration/header-drawing.tsx";
import { ToolExample } from "../../shared/tool-example.tsx";
import { MessagesProvider } from "./messages-context.tsx";
import { MessageList } from "./messages-panel.tsx";
import { FactList, Lines } from "./summary-panels.tsx";
import { useMessages } from "./use-messages.ts";

interface TranscriptExampleProps {
  lead: string;
  example: { thread: Thread; summary: ConversationSummary };
}

/** The page for a visitor: an invented chat, read and summed up as a real one is. */
export function TranscriptExample({ lead, example: { thread, summary } }: TranscriptExampleProps) {
  const { people, messages: all } = thread;
  const { messages, marked, goBack, show } = useMessages({
    transcriptId: null,
    messages: all,
    revision: 1,
    asked: null,
  });
  return (
    <ToolExample
      path={TRANSCRIPTS_PATH}
      title="Resumen de conversaciones"
      lead={lead}
      note="Se lee sin IA: cada línea sale de un mensaje, y la que no lo tiene no aparece."
      art={<ShapeDrawing shapes={conversation} pigment="cobalto" className="aspect-video rounded-lg" />}
      example={{ title: DEMO_TITLE, description: "Pulsa quién y cuándo para ir al mensaje." }}
      points={{ id: "que-hace", title: "Qué hace", all: POINTS }}
    >
      <MessagesProvider value={{ people, messageOf: (place) => all[place], show }}>
        <Lines lines={summary.lines} />
        <div className="border-t">
          <FactList facts={summary.facts} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region */}
        <section aria-label="Mensajes" tabIndex={0} className="max-h-96 overflow-y-auto border-t bg-muted">
          <MessageList people={people} messages={messages} marked={marked} goBack={goBack} />
        </section>
      </MessagesProvider>
    </ToolExample>
  );
}

const POINTS = [
  "Lee lo que exporta WhatsApp en iPhone y Android, hilos de correo, transcripciones y notas.",
  "Saca presupuesto, zona, habitaciones, plazo, financiación y objeciones, con quién lo dijo y cuándo.",
  "Si alguien cambia de idea, manda lo último y lo anterior queda plegado.",
  "Convierte «te lo envío mañana» en una tarea con fecha, en tu zona horaria.",
  "Señala las preguntas sin responder y cuánto tarda cada uno en contestar.",
  "Lleva cada dato al contacto y a su búsqueda, uno por uno y solo si lo marcas.",
];
