import type { ReactNode } from "react";
import { AgentBand, AgentDetails, SharedFoot } from "./agent-parts.tsx";
import type { ShownAgent } from "./shown-agent.ts";

interface AgentPageProps {
  /** Null once their account is gone. */
  agent: ShownAgent | null;
  children: ReactNode;
  /** A form that writes to the agent, under their details. */
  contact?: ReactNode;
  /** The last line above the foot: the limits of what the page says. */
  smallPrint?: ReactNode;
}

/**
 * A page that an agent shows to somebody without an account: theirs, not the site's. Their band stands on top, their details
 * end it, and our own mark is left out where the plan says so.
 */
export function AgentPage({ agent, children, contact, smallPrint }: AgentPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {agent ? <AgentBand agent={agent} /> : null}
      <main id="contenido" className="wrap-page w-full flex-1 pt-8 pb-section">
        {children}
        {agent ? (
          <section
            id="contacto"
            aria-labelledby="contacto-titulo"
            className={
              contact ? "mx-auto mt-section grid max-w-3xl scroll-mt-6 gap-5" : "mt-section max-w-xl scroll-mt-6"
            }
          >
            <AgentDetails agent={agent} />
            {contact}
          </section>
        ) : null}
        {smallPrint ? <p className="mt-8 max-w-reading text-xs text-subtle-foreground">{smallPrint}</p> : null}
      </main>
      <SharedFoot isOurs={agent?.hasWhiteLabel !== true} />
    </div>
  );
}
