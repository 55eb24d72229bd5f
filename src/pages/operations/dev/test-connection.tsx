import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { formatNumber } from "#domain/shared/format/format.ts";
import { mustHave, type Services, servicesContext } from "#server/boot/services.server.ts";
import { serverVersion } from "#server/platform/db/connection.server.ts";
import { countWaitingMails } from "#server/platform/mail/mails.server.ts";
import { Button } from "#ui/button.tsx";
import { useSite } from "#ui/site/site-info.ts";
import { Tag } from "#ui/tag.tsx";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/test-connection.ts";

interface Check {
  name: string;
  state: "bien" | "falla" | "sin configurar";
  detail: string;
}

/** A development page: in production it is for admins alone, and managers count as such. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = mustHave(context.get(servicesContext));
  if (services.config.mode === "production") requireStaff(context, request);
  return { crumb: "Conexiones", checks: [await checkDatabase(services), await checkMail(services), checkModel()] };
}

async function checkDatabase({ config, database }: Services): Promise<Check> {
  const name = "Base de datos";
  const started = performance.now();
  try {
    const server = await serverVersion(database.db);
    const ms = performance.now() - started;
    const version = server.split(" ").slice(0, 2).join(" ");
    const kind = config.databaseUrl === undefined ? "incluida" : "externa";
    return { name, state: "bien", detail: `${version}, ${kind}: responde en ${formatNumber(ms, 1)}\u00a0ms` };
  } catch (error) {
    return { name, state: "falla", detail: error instanceof Error ? error.message : String(error) };
  }
}

async function checkMail({ config, database }: Services): Promise<Check> {
  const name = "Correo y su cola";
  const waiting = await countWaitingMails(database.db);
  const queue = `${formatNumber(waiting)} en espera`;
  if (!config.smtpUrl) return { name, state: "sin configurar", detail: `Sin SMTP_URL queda en el buzón: ${queue}` };
  return { name, state: "bien", detail: `Sale por ${new URL(config.smtpUrl).host}: ${queue}` };
}

function checkModel(): Check {
  return {
    name: "Modelo de lenguaje",
    state: "sin configurar",
    detail: "Ninguna herramienta lo usa todavía; todo se calcula con los motores propios",
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Conexiones",
    description: "Comprobaciones en vivo de la base de datos, la cola, el correo, la respuesta por partes y el modelo.",
    path: "/test-conexion",
    regions: false,
    noIndex: true,
  });

export default function TestConnection({ loaderData: { checks } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const [round, setRound] = useState(0);
  const stream = useStreamCheck(round);
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1>Conexiones</h1>
      <p className="mt-3 max-w-reading text-lead text-muted-foreground">Comprobado ahora mismo, desde este servidor.</p>
      <ul className="mt-8 max-w-3xl border-t" aria-live="polite">
        {[...checks, stream].map(({ name, state, detail }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-3">
            <span className="w-52 font-medium">{name}</span>
            <Tag tone={state === "bien" ? "success" : state === "falla" ? "destructive" : "neutral"}>{state}</Tag>
            <span className="basis-full text-control text-muted-foreground sm:basis-auto">{detail}</span>
          </li>
        ))}
      </ul>
      <Button
        className="mt-6"
        loading={state === "loading"}
        loadingText="Comprobando..."
        onClick={() => {
          setRound(round + 1);
          revalidate();
        }}
      >
        Comprobar otra vez
      </Button>
    </main>
  );
}

/** Asks the assistant from the browser and counts the parts in which its answer arrives. */
function useStreamCheck(round: number): Check {
  const { anonKey } = useSite();
  const name = "Respuesta por partes";
  const [check, setCheck] = useState<Check>({ name, state: "sin configurar", detail: "Comprobando…" });
  useEffect(() => {
    const abort = new AbortController();
    const started = performance.now();
    countParts(anonKey, abort.signal).then(
      (parts) =>
        setCheck({
          name,
          state: parts > 0 ? "bien" : "falla",
          detail: `${round > 0 ? "Otra vez: " : ""}${formatNumber(parts)} partes en ${formatNumber(performance.now() - started)}\u00a0ms`,
        }),
      (error) => {
        if (!abort.signal.aborted) setCheck({ name, state: "falla", detail: String(error) });
      },
    );
    return () => abort.abort();
  }, [anonKey, round]);
  return check;
}

async function countParts(anonKey: string, signal: AbortSignal): Promise<number> {
  const response = await fetch("/functions/v1/chat-inmobiliario", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${anonKey}` },
    body: JSON.stringify({ messages: [{ role: "user", content: "¿Cuánto cuesta el plan Agente?" }] }),
    signal,
  });
  if (!response.ok) throw new Error(`respuesta ${response.status}`);
  const text = await response.text();
  return text.split("\n").filter((line) => line.startsWith("data: ") && !line.includes("[DONE]")).length;
}
