import { Download, Save, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { data, useNavigate } from "react-router";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { missingOf } from "#domain/tools/proposals/missing.ts";
import { taxNameOf } from "#domain/tools/proposals/tax-name.ts";
import { writeFigureAmount } from "#domain/tools/result-figure.ts";
import { membersOf } from "#server/accounts/people/people.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { PROPOSALS_PATH } from "#server/tools/proposals/proposal-parts.server.ts";
import { broughtBySignature, courseOfProposal, findProposal } from "#server/tools/proposals/read-proposals.server.ts";
import { valueChoices } from "#server/tools/proposals/value-choices.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/editor.ts";
import { Accepted } from "./accepted.tsx";
import { EditOffer } from "./edit-offer.tsx";
import { EditPeople } from "./edit-people.tsx";
import { EditStory } from "./edit-story.tsx";
import { EventsPanel, LinkPanel, MissingList, QuestionsPanel, UnprintedNote, VersionsPanel } from "./proposal-side.tsx";
import { SectionsPanel } from "./sections-panel.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { STATE_WORDS } from "./state-words.ts";
import { useProposal } from "./use-proposal.ts";

/** `/propuestas-captacion/{id}`: where an agent writes a proposal, sends it and sees what becomes of it. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  const { auth, config, database, now } = services;
  const { db } = database;
  const id = readUuid(params.proposalId);
  const actor = personOf(context);
  const row = id === undefined ? undefined : await findProposal(db, actor, id);
  if (!row) throw data(null, { status: 404 });
  const parts = { keys: auth.keys, publicUrl: config.publicUrl, now: now() };
  const [{ state, ...course }, choices, members, brought] = await Promise.all([
    courseOfProposal(db, row, parts),
    valueChoices(db, actor, row.homeId),
    membersOf(db, actor),
    broughtBySignature(db, actor, row),
  ]);
  return {
    crumb: row.title,
    crumbAbove: "Propuestas de captación",
    id: row.id,
    title: row.title,
    document: row.document,
    revision: row.revision,
    isTrashed: row.deletedAt !== null,
    state,
    brought,
    acceptedVersion: row.acceptedVersion,
    opens: row.opens,
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
    course,
    choices: choices.map(({ id: runId, tool, title, figure, createdAt }) => ({
      id: runId,
      tool,
      title,
      figure: figure.value === null ? "Rango" : writeFigureAmount(figure, figure.value),
      at: formatDate(createdAt),
    })),
    colleagues: members.map(({ name, email }) => ({ name, email })),
    path: PROPOSALS_PATH,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.title ?? "Propuesta",
    description: "Escribe la propuesta, envíala al propietario y mira qué hace con ella.",
    path: "/propuestas-captacion",
    regions: false,
    noIndex: true,
  });

export default function ProposalEditor({ loaderData: page }: Route.ComponentProps) {
  useFreshData("contacts");
  return <Editor key={page.id} page={page} />;
}

function Editor({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { id, course, state } = page;
  const editing = useProposal(id, page);
  const { document, save, takeValue, isDirty, revision } = editing;
  const { isBusy, call } = useCall();
  const leaving = useCall({ leavesPage: true });
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const path = `/api/proposals/${id}`;
  const isComplete = missingOf(document, taxNameOf(document.country)).length === 0;
  const isAccepted = page.acceptedVersion !== null;
  const next = page.course.versions.length + 1;

  async function send() {
    if (!(await save({ isQuiet: true }))) return setAsking(false);
    const body = { revision: revision.current };
    const outcome = await call(
      `Enviada a ${counted(document.signing.signers.length, "persona", "personas")}`,
      "POST",
      `${path}/send`,
      body,
    );
    if (outcome.kind !== "busy") setAsking(false);
  }
  return (
    <main id="contenido" className="wrap-page grid gap-5 pt-6 pb-section">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3 wrap-anywhere">{document.title || "Propuesta"}</h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-2 text-control text-muted-foreground">
            <Tag tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</Tag>
            {isDirty ? "Cambios sin guardar" : "Guardada"}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="ghost"
            loading={leaving.isBusy}
            onClick={async () => {
              const outcome = await leaving.call("En la papelera", "DELETE", path);
              if (outcome.kind === "done") await navigate(page.path);
            }}
          >
            <Trash2 aria-hidden size={18} strokeWidth={1.75} /> A la papelera
          </Button>
          <Button variant="outline" loading={editing.isBusy} disabled={page.isTrashed} onClick={() => void save()}>
            <Save aria-hidden size={18} strokeWidth={1.75} /> Guardar
          </Button>
          {isAccepted ? null : (
            <Button
              loading={isBusy || editing.isBusy}
              disabled={!isComplete || page.isTrashed}
              onClick={() => setAsking(true)}
            >
              <Send aria-hidden size={18} strokeWidth={1.75} />{" "}
              {next === 1 ? "Enviar al propietario" : "Enviar otra vez"}
            </Button>
          )}
        </div>
      </div>
      <SendDialog
        document={document}
        open={isAsking}
        isBusy={isBusy || editing.isBusy}
        onClose={() => setAsking(false)}
        onSend={() => void send()}
      />
      {page.isTrashed ? (
        <Callout
          tone="warning"
          action={
            <Button
              size="sm"
              variant="outline"
              loading={isBusy}
              onClick={() => void call("Recuperada", "POST", `${path}/restore`)}
            >
              Recuperarla
            </Button>
          }
        >
          Está en la papelera: su enlace no abre nada.
        </Callout>
      ) : null}
      {page.acceptedVersion === null ? null : (
        <Accepted id={id} version={page.acceptedVersion} brought={page.brought} events={course.events} />
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] xl:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-5 xl:row-span-2">
          <EditStory
            editing={editing}
            choices={page.choices}
            isBusy={editing.isBusy}
            onTakeValue={(run) => void takeValue(run)}
          />
          <EditOffer editing={editing} />
          <EditPeople editing={editing} colleagues={page.colleagues} />
        </div>
        {/* On a telephone the state comes before the form; order of sections and evidence come after it. */}
        <div className="grid min-w-0 gap-5 max-xl:order-first">
          {isAccepted ? null : <MissingList document={document} isSent={course.versions.length > 0} />}
          <UnprintedNote document={document} />
          {isComplete && !isDirty ? (
            <div>
              <Button asChild variant="outline" size="sm">
                <a href={`${path}/pdf`} target="_blank" rel="noreferrer">
                  <Download aria-hidden size={16} strokeWidth={1.75} /> PDF del borrador
                </a>
              </Button>
            </div>
          ) : null}
          {course.questions.length > 0 ? <QuestionsPanel id={id} questions={course.questions} /> : null}
          {course.versions.length > 0 ? (
            <>
              <LinkPanel id={id} course={course} opens={page.opens} lastOpenedAt={page.lastOpenedAt} />
              <VersionsPanel id={id} versions={course.versions} />
            </>
          ) : null}
        </div>
        <div className="grid min-w-0 gap-5">
          <SectionsPanel editing={editing} />
          {course.events.length > 0 ? <EventsPanel events={course.events} /> : null}
        </div>
      </div>
    </main>
  );
}
