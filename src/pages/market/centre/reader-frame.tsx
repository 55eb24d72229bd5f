import type { ReactNode } from "react";
import { AgentPage } from "../../accounts/agent-card/agent-page.tsx";
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
    <AgentPage agent={agent}>
      <div className="max-w-(--reading-max) pt-4">
        <h1 className="text-h2 wrap-anywhere">{title}</h1>
        <p role={isDone ? "status" : undefined} className="mt-4 text-lead text-muted-foreground">
          {text}
        </p>
        <div className="mt-8">{children}</div>
      </div>
    </AgentPage>
  );
}
