import { Download } from "lucide-react";
import { data, type MetaDescriptor } from "react-router";
import type { RequestState } from "#domain/crm/signatures/signing-states.ts";
import type { ShownPhoto } from "#domain/portfolio/homes/home-files.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import type { ProposalDocument } from "#domain/tools/proposals/proposal-document.ts";
import { lastMomentOf } from "#domain/tools/proposals/proposal-states.ts";
import { readersOf, versionWords } from "#domain/tools/proposals/proposal-words.ts";
import { shownToOwner } from "#domain/tools/proposals/shown-to-owner.ts";
import { agentCardOf } from "#server/accounts/agencies/agent-card.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { findOpened, readerHere } from "#server/tools/proposals/owner-acts.server.ts";
import { photosOfProposal, signingOf } from "#server/tools/proposals/owner-view.server.ts";
import { questionsOf } from "#server/tools/proposals/read-proposals.server.ts";
import { Button } from "#ui/button.tsx";
import { printableDeep } from "#ui/pdf/printable.ts";
import { AgentPage } from "../../accounts/agent-card/agent-page.tsx";
import { BadLink } from "../../accounts/agent-card/bad-link.tsx";
import { type ShownAgent, shownAgent } from "../../accounts/agent-card/shown-agent.ts";
import type { Route } from "./+types/owner-page.ts";
import { AcceptPanel } from "./accept-panel.tsx";
import { OwnerSections } from "./owner-sections.tsx";
import { OwnerSummary } from "./owner-summary.tsx";
import type { Question } from "./proposal-side.tsx";
import { ProveAddress } from "./prove-address.tsx";

/** The agent's page, not the site's: neither bar nor foot. */
export const handle = { frame: "bare", drawsFailure: true };

interface Shown {
  number: number;
  at: string;
  document: ProposalDocument;
  until: string | null;
  acceptedAt: string | null;
  /** The request for signatures that the acceptance made; null before it is made. */
  request: RequestState | null;
  /** Where whoever proved their address here signs now; null where they do not sign now, or nobody proved one. */
  signingPath: string | null;
  /** The person who proved their address here; null where nobody did. */
  reader: string | null;
  photos: ShownPhoto[];
  questions: Question[];
}

/** `/propuesta/{token}`: the newest version that was sent. Where it asks for a code, nothing of it leaves the server before. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = mustHave(context.get(servicesContext));
  const { auth, database, now } = services;
  const opened = await findOpened(database.db, params.token, now());
  if (opened.state === "unknown") throw data("Este enlace no abre ninguna propuesta.", { status: 404 });
  const { row } = opened;
  const card = await agentCardOf(services, row.ownerId);
  const agent: ShownAgent | null = card ? shownAgent(card) : null;
  const base = { token: params.token, agent };
  if (opened.state === "gone") {
    const why = row.linkEndedAt !== null || row.deletedAt !== null ? ("withdrawn" as const) : ("expired" as const);
    return data({ ...base, state: why, shown: null as Shown | null }, { status: 410 });
  }
  const { version } = opened;
  const reader = readerHere(opened, request.headers.get("cookie"), { keys: auth.keys, now: now() });
  if (version.document.link.asksCode && reader === null)
    return data({ ...base, state: "locked" as const, shown: null }, { status: 200 });
  // As the paper that is signed prints it: the page shows no sign that the paper leaves out.
  const document = printableDeep(shownToOwner(version.document));
  const shown: Shown = {
    number: version.number,
    at: version.at.toISOString(),
    document,
    until: row.linkUntil && lastMomentOf(row.linkUntil).toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    ...(await signingOf(database.db, row, { keys: auth.keys, email: reader?.email ?? null })),
    reader: reader?.name ?? null,
    photos: document.home.name === "" ? [] : await photosOfProposal(services, row),
    questions: await questionsOf(database.db, row.id),
  };
  return data({ ...base, state: "here" as const, shown }, { status: 200 });
}

/** Only for people with the address: previews of the link say neither name nor price. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData?.shown?.document.title ?? "Propuesta";
  return [
    { title: loaderData?.agent?.hasWhiteLabel ? title : `${title} | Umbral` },
    { name: "description", content: "Una propuesta que alguien comparte con un enlace privado." },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "no-referrer" },
  ] satisfies MetaDescriptor[];
};

/** An address that was never sent, or not whole. */
export const ErrorBoundary = BadLink;

export default function OwnerPage({ loaderData: page }: Route.ComponentProps) {
  const { agent, token } = page;
  const named = agent?.named ?? "tu agente";
  if (page.state === "withdrawn" || page.state === "expired") {
    return (
      <AgentPage agent={agent}>
        <div className="max-w-2xl">
          <h1 className="text-h2">Esta propuesta ya no está disponible</h1>
          <p className="mt-4 text-muted-foreground">
            {page.state === "expired"
              ? `El plazo para leerla y aceptarla ha terminado. Pide a ${named} que te la envíe otra vez.`
              : `${agent?.named ?? "Quien la envió"} la ha retirado. Si la esperabas, escríbele o llámale.`}
          </p>
        </div>
      </AgentPage>
    );
  }
  const { shown } = page;
  if (shown === null) {
    return (
      <AgentPage
        agent={agent}
        smallPrint="El enlace solo no enseña la propuesta. Si te lo han reenviado, pide a tu agente que te añada."
      >
        <div className="grid max-w-2xl gap-5">
          <header>
            <p className="text-muted-foreground">{agent ? `Propuesta de ${agent.named}` : "Tienes una propuesta"}</p>
            <h1 className="mt-1 text-h2">Comprueba tu correo para leerla</h1>
          </header>
          <ProveAddress token={token} />
        </div>
      </AgentPage>
    );
  }
  return (
    <AgentPage
      agent={agent}
      smallPrint="El valor es una estimación y no garantiza el precio de venta. De esta página se cuentan las aperturas por apartado, una por navegador y día, sin medir cuánto lees. Al aceptar se guardan tu nombre, la hora, tu navegador y tu red abreviada."
    >
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <p className="text-muted-foreground">
            {readersOf(shown.document) ? `Para ${readersOf(shown.document)}` : "Propuesta"}
          </p>
          <h1 className="mt-1 max-w-[20em] text-h1 wrap-anywhere">{shown.document.title}</h1>
          <p className="mt-2 text-muted-foreground">
            {versionWords(shown.number, shown.at)}
            {shown.until && shown.acceptedAt === null ? ` · Vale hasta el ${formatDate(shown.until)}` : ""}
          </p>
        </div>
        <Button asChild variant="outline" className="max-sm:w-full print:hidden">
          <a href={`/api/shared-proposals/${token}/pdf`} target="_blank" rel="noreferrer">
            <Download aria-hidden size={18} strokeWidth={1.75} /> PDF
          </a>
        </Button>
      </header>
      <div className="mt-8 grid gap-x-12 border-t lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <OwnerSections
            token={token}
            document={shown.document}
            photos={shown.photos}
            questions={shown.questions}
            agentName={named}
          />
          <AcceptPanel token={token} shown={shown} agentName={named} />
        </div>
        <aside aria-labelledby="en-resumen" className="py-8 max-lg:hidden print:hidden">
          <OwnerSummary document={shown.document} isOpen={shown.acceptedAt === null} />
        </aside>
      </div>
    </AgentPage>
  );
}
