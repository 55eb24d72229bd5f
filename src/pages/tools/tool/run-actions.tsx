import { FileSpreadsheet, FileText, FileType, MessageCircle, Printer } from "lucide-react";
import { useEffect, useId, useState } from "react";
import type { SharedPage } from "#tools/define-tool.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { ShareRun } from "./share-run.tsx";
import type { Signer } from "./signer.server.ts";

interface RunActionsProps {
  run: { id: string; text: string; message: string; tables: string[]; isWritten: boolean };
  toolTitle: string;
  sharedPage: SharedPage;
  isSignedIn: boolean;
  /** Null for a visitor, who types a name. */
  signer: Signer;
}

const AGENT_NAME_KEY = "umbral-agent-name";

/** Ways to take a result along. Exports are links to files that the server makes. */
export function RunActions({ run, toolTitle, sharedPage, isSignedIn, signer }: RunActionsProps) {
  const [agent, setAgent] = useAgentName();
  const base = `/api/runs/${run.id}/export`;
  return (
    <section aria-label="Llévate el resultado" className="rounded-lg border bg-card p-5 sm:p-6 print:hidden">
      <h2 className="text-h4 font-bold">Llévate el resultado</h2>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {signer ? <SignedBy signer={signer} /> : <AgentField agent={agent} onChange={setAgent} />}
        <Button asChild>
          <a href={`${base}/pdf${signer ? "" : agentQuery(agent)}`} download>
            <FileText aria-hidden size={18} strokeWidth={1.75} /> Informe PDF
          </a>
        </Button>
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <ShareRun runId={run.id} toolTitle={toolTitle} sharedPage={sharedPage} isSignedIn={isSignedIn} />
        <CopyButton text={run.text} label="Copiar como texto" />
        <Button asChild variant="outline">
          <a href={`https://wa.me/?text=${encodeURIComponent(run.message)}`} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden size={18} strokeWidth={1.75} /> Enviar por WhatsApp
          </a>
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden size={18} strokeWidth={1.75} /> Imprimir
        </Button>
        {run.isWritten ? (
          <Button asChild variant="outline">
            <a href={`${base}/docx`} download>
              <FileType aria-hidden size={18} strokeWidth={1.75} /> Word
            </a>
          </Button>
        ) : null}
        {run.tables.length > 0 ? (
          <Button asChild variant="outline">
            <a href={`${base}/xlsx`} download>
              <FileSpreadsheet aria-hidden size={18} strokeWidth={1.75} /> Excel
            </a>
          </Button>
        ) : null}
        {run.tables.map((name, index) => (
          <Button key={name} asChild variant="ghost">
            <a href={`${base}/csv?tabla=${index}`} download>
              CSV: {name.toLowerCase()}
            </a>
          </Button>
        ))}
      </div>
    </section>
  );
}

const agentQuery = (agent: string) => (agent.trim() ? `?agente=${encodeURIComponent(agent.trim())}` : "");

/** Signer from the account, with the page on which that is changed. */
function SignedBy({ signer: { name, agency } }: { signer: NonNullable<Signer> }) {
  const signing = [name, agency].filter(Boolean).join(", ");
  return (
    <p className="min-w-0 flex-[1_1_16rem] text-sm wrap-anywhere">
      <span className="block">
        {signing === "" ? (
          "El informe sale sin tu nombre: falta en tu perfil."
        ) : (
          <>
            Lo firma <b className="font-semibold">{signing}</b>.
          </>
        )}
      </span>
      <PageLink
        to={agency === null ? "/dashboard/profile" : "/dashboard/agencia/marca"}
        className="link-text touch-target"
      >
        {agency === null ? "Cambiar mis datos" : "Ver la marca de la agencia"}
      </PageLink>
    </p>
  );
}

function AgentField({ agent, onChange }: { agent: string; onChange: (agent: string) => void }) {
  const id = useId();
  return (
    <label htmlFor={id} className="grid min-w-0 flex-[1_1_16rem] gap-1.5 text-sm font-medium">
      Nombre que firma el informe
      <input
        id={id}
        name="agente"
        autoComplete="name"
        maxLength={100}
        value={agent}
        onChange={(event) => onChange(event.target.value)}
        placeholder="Tu nombre o el de tu agencia"
        className="min-h-11 w-full rounded-sm border border-input bg-card px-3 text-control font-normal placeholder:text-subtle-foreground"
      />
    </label>
  );
}

/** Typed once in this browser, by people without an account that has it. */
function useAgentName(): [string, (name: string) => void] {
  const [name, setName] = useState("");
  useEffect(() => {
    try {
      setName(localStorage.getItem(AGENT_NAME_KEY) ?? "");
    } catch {
      // Storage is forbidden: the field starts empty.
    }
  }, []);
  return [
    name,
    (next) => {
      setName(next);
      try {
        localStorage.setItem(AGENT_NAME_KEY, next);
      } catch {
        // Without storage, as above: the name is used all the same.
      }
    },
  ];
}
