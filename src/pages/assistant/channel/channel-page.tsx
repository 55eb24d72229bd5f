import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { data } from "react-router";
import { agentCardOf } from "#server/accounts/agencies/agent-card.server.ts";
import { findOpenChannel } from "#server/assistant/threads/channels.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { ChatForm } from "#ui/chat/chat-form.tsx";
import { ChatMessageItem, Greeting } from "#ui/chat/chat-message.tsx";
import { SpokenNewest, useNewestInView } from "#ui/chat/chat-messages.tsx";
import { PrivacyLine } from "#ui/chat/chat-notices.tsx";
import { type Chat, createChat, noChat } from "#ui/chat/chat-store.ts";
import { fetchHandOver, HandedOverThread, HandOverSection, KeptThread } from "#ui/chat/hand-over-section.tsx";
import { useSite } from "#ui/site/site-info.ts";
import { shownAgent } from "../../accounts/agent-card/shown-agent.ts";
import type { Route } from "./+types/channel-page.ts";

/** Shown alone, or in a frame of the agency's own site: nothing of ours around it, nothing that measures. */
export const handle = { frame: "embedded" };

/** `/asistente/{code}`: the assistant that an agency gives to its visitors. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = mustHave(context.get(servicesContext));
  const channel = await findOpenChannel(services.database.db, params.code.slice(0, 40));
  // Errors are shown in the page itself: the site's page of errors would bring the whole site into a frame.
  if (!channel) return data({ channel: null }, { status: 404 });
  const card = channel.ownerId === null ? undefined : await agentCardOf(services, channel.ownerId);
  const agent = card && shownAgent(card);
  const { code, name, greeting } = channel;
  return data({
    channel: {
      code,
      name,
      greeting,
      logo: agent?.logo ?? null,
      colours: agent?.colours ?? null,
      isOurs: agent?.hasWhiteLabel !== true,
    },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.channel ? `Asistente de ${loaderData.channel.name}` : "Asistente no disponible" },
  { name: "robots", content: "noindex" },
];

type ShownChannel = NonNullable<Route.ComponentProps["loaderData"]["channel"]>;

export default function ChannelPage({ loaderData: { channel } }: Route.ComponentProps) {
  if (!channel) {
    return (
      <main id="contenido" className="mx-auto grid min-h-dvh max-w-reading content-center gap-3 p-6">
        <h1 className="text-h2">Este asistente no está disponible</h1>
        <p className="text-muted-foreground">
          Está apagado o su dirección ha cambiado. Pide la nueva a quien te la dio, o escríbele por otro medio.
        </p>
      </main>
    );
  }
  return <ChannelChat key={channel.code} channel={channel} />;
}

const SUGGESTIONS = ["¿Qué viviendas hay disponibles?", "Quiero pedir una visita", "¿Cuál es el horario?"];

function ChannelChat({ channel }: { channel: ShownChannel }) {
  const { code, name, greeting, isOurs } = channel;
  const [chat] = useState<Chat>(() => createChat(code));
  const state = useSyncExternalStore(chat.subscribe, chat.current, noChat);
  const { anonKey } = useSite();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const { messages, pending, handOver } = state;
  useNewestInView(list, state);
  useEffect(() => {
    // The form is there when the server is not.
    void fetchHandOver();
  }, []);
  const send = (text: string) => chat.send(text, anonKey);
  return (
    <div className="flex h-dvh flex-col bg-card text-card-foreground" onClickCapture={openBeside}>
      <Band channel={channel} />
      <main id="contenido" className="mx-auto flex min-h-0 w-full max-w-3xl flex-1 flex-col">
        {handOver === "thread" ? (
          <HandedOverThread chat={chat} channel={code} />
        ) : (
          <>
            <div
              ref={list}
              tabIndex={-1}
              className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4 text-control leading-snug outline-none"
            >
              <KeptThread chat={chat} channel={code} />
              <Greeting>
                {greeting ||
                  `Hola. Soy el asistente automático de ${name}. Pregúntame por las viviendas disponibles o pide una visita.`}
              </Greeting>
              {messages.length === 0 ? (
                <ul aria-label="Preguntas para empezar" className="mt-1 grid justify-items-start gap-2">
                  {SUGGESTIONS.map((question) => (
                    <li key={question}>
                      <Button variant="outline" className="text-left text-sm!" onClick={() => send(question)}>
                        {question}
                      </Button>
                    </li>
                  ))}
                  <li>
                    <Button
                      variant="link"
                      className="text-sm!"
                      onClick={() => chat.setHandOver({ purpose: "persona" })}
                    >
                      Hablar con una persona
                    </Button>
                  </li>
                </ul>
              ) : (
                <ol aria-label="Conversación" className="grid gap-3">
                  {messages.map((message) => (
                    <ChatMessageItem
                      key={message.id}
                      message={message}
                      isLast={!pending && message === messages.at(-1)}
                      onReply={send}
                      onRetry={(id) => chat.retry(id, anonKey)}
                      onPerson={() => chat.setHandOver({ purpose: "persona" })}
                    />
                  ))}
                </ol>
              )}
              <HandOverSection chat={chat} state={state} channel={code} />
              <SpokenNewest state={state} />
            </div>
            <ChatForm inputRef={input} pending={pending} onSend={send} onStop={chat.stop}>
              {messages.length > 0 ? null : (
                <PrivacyLine>
                  Responde un programa. No escribas datos personales; aquí la conversación no se guarda.
                </PrivacyLine>
              )}
            </ChatForm>
          </>
        )}
      </main>
      {isOurs ? (
        <p className="shrink-0 border-t px-4 py-1.5 text-center text-xs text-muted-foreground">
          Hecho con{" "}
          <a href="/" className="link-text touch-target">
            Umbral
          </a>
        </p>
      ) : null}
    </div>
  );
}

/** The agency's name, in its colour. */
function Band({ channel: { name, logo, colours } }: { channel: ShownChannel }) {
  return (
    <header
      className={colours ? "shrink-0" : "shrink-0 bg-zocalo text-zocalo-foreground"}
      style={colours ? { backgroundColor: colours.fill, color: colours.onFill } : undefined}
    >
      <div className="mx-auto flex w-full max-w-3xl items-center gap-3.5 px-4 py-3">
        {logo === null ? null : (
          // On white, whatever its colours: a logo is made for paper.
          <span className="rounded-sm bg-[#ffffff] p-1.5">
            <img
              src={logo.dataUrl}
              width={logo.widthPx}
              height={logo.heightPx}
              alt={`Logotipo de ${name}`}
              className="h-8 w-auto max-w-36 object-contain"
            />
          </span>
        )}
        <div className="min-w-0 leading-snug">
          <h1 className="truncate text-h4 font-bold [font-stretch:100%]">{name}</h1>
          <p className="text-sm">Asistente automático</p>
        </div>
      </div>
    </header>
  );
}

/** Pages open beside: here the conversation would be lost, and in another's frame they would stand where they do not belong. */
function openBeside(event: MouseEvent) {
  const link = (event.target as Element).closest("a[href]");
  const href = link?.getAttribute("href") ?? "";
  if (!link || /^(mailto|tel|#)/.test(href)) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(href, "_blank", "noopener");
}
