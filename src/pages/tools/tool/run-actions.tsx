import { FileSpreadsheet, FileType, Printer } from "lucide-react";
import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import type { Signer } from "./signer.server.ts";

interface RunActionsProps {
  run: { id: string; text: string; tables: string[]; isWritten: boolean };
  /** Null for a visitor, who types a name. */
  signer: Signer;
  agent: string;
  onAgent: (agent: string) => void;
}

/** The signer of the report, and the forms of a result that are asked for less often. Files are links: the server makes them. */
export function RunActions({ run, signer, agent, onAgent }: RunActionsProps) {
  const base = `/api/runs/${run.id}/export`;
  return (
    <section
      aria-label="Llévate el resultado"
      className="grid gap-x-8 gap-y-4 rounded-lg border bg-card p-5 sm:px-6 lg:grid-cols-[minmax(16rem,1fr)_auto] lg:items-end print:hidden"
    >
      <div className="min-w-0">
        <h2 className="text-h4 font-bold">Llévate el resultado</h2>
        <div className="mt-2 max-w-96">
          {signer ? <SignedBy signer={signer} /> : <AgentField agent={agent} onChange={onAgent} />}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={run.text} label="Copiar como texto" />
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
        {run.tables.length > 0 ? (
          <ul className="flex w-full flex-wrap items-center gap-x-5 gap-y-1 text-control">
            {run.tables.map((name, index) => (
              <li key={name}>
                <a href={`${base}/csv?tabla=${index}`} download className="link-text touch-target inline-block py-1.5">
                  CSV: {name.toLowerCase()}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

/** Signer from the account, with the page on which that is changed. */
function SignedBy({ signer: { name, agency } }: { signer: NonNullable<Signer> }) {
  const signing = [name, agency].filter(Boolean).join(", ");
  return (
    <p className="text-sm wrap-anywhere">
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
    <label htmlFor={id} className="grid gap-1.5 text-sm font-medium">
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
