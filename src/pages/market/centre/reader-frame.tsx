import type { ReactNode } from "react";
import { AgentBand, AgentDetails, SharedFoot } from "../../accounts/agent-card/agent-parts.tsx";
import type { ShownAgent } from "../../accounts/agent-card/shown-agent.ts";

interface ReaderFrameProps {
  /** Null once their account is gone. */
  agent: ShownAgent | null;
  title: string;
  isDone: boolean;
  text: string;
  /** The next step, as a button or a form. */
  children: ReactNode;
}

/** A page that a mail of a zone's report leads to: the agent's, because the reader asked them and may never have heard of Umbral. */
export function ReaderFrame({ agent, title, isDone, text, children }: ReaderFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {agent ? <AgentBand agent={agent} /> : null}
      <main id="contenido" className="wrap-page w-full flex-1 py-section">
        <div className="max-w-(--reading-max)">
          <h1 className="text-h2 wrap-anywhere">{title}</h1>
          <p role={isDone ? "status" : undefined} className="mt-4 text-lead text-muted-foreground">
            {text}
          </p>
          <div className="mt-8">{children}</div>
        </div>
        {agent ? (
          <section aria-label="Tu agente" className="mt-section max-w-md">
            <AgentDetails agent={agent} />
          </section>
        ) : null}
      </main>
      <SharedFoot isOurs={agent?.hasWhiteLabel !== true} />
    </div>
  );
}
