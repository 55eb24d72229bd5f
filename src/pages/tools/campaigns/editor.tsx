import { Redo2, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { data, useNavigate } from "react-router";
import type { MailProblem } from "#domain/tools/campaigns/composing/lint-mail.ts";
import { homesOfBlock } from "#domain/tools/campaigns/email-block.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { findCampaign } from "#server/tools/campaigns/composing/campaign-rows.server.ts";
import { editorHomes } from "#server/tools/campaigns/composing/mail-homes.server.ts";
import { senderChoices } from "#server/tools/campaigns/composing/read-campaigns.server.ts";
import { segmentChoices } from "#server/tools/campaigns/composing/segments.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { classNames } from "#ui/class-names.ts";
import { SelectBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/editor.ts";
import { blockAnchor } from "./block-card.tsx";
import { BlockList } from "./block-list.tsx";
import { requireCampaigns } from "./campaigns-access.server.ts";
import { useCampaignsPlace } from "./campaigns-place.ts";
import { Field } from "./field.tsx";
import { MessageFields, OTHER_SUBJECT_ID, SUBJECT_ID, WAIT_ID } from "./message-fields.tsx";
import { PeoplePanel, type ShownAudience } from "./people-panel.tsx";
import { PreviewPanel, type ShownPreview, TakeAlong } from "./preview-panel.tsx";
import { ProblemList } from "./problem-list.tsx";
import { ReviewPanel, SENDER_ID } from "./review-panel.tsx";
import { Standing } from "./standing.tsx";
import { STATE_WORDS } from "./state-words.ts";
import { Steps } from "./steps.tsx";
import { useAnswer } from "./use-answer.ts";
import { type SaveState, useDraft } from "./use-draft.ts";
import { useHomes } from "./use-homes.ts";

/** `/dashboard/campanas-email/{id}`: where a campaign is written, looked at and started. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { place, actor, services } = requireCampaigns(context, request);
  const { db } = services.database;
  const id = readUuid(params.campaignId);
  const row = id === undefined ? undefined : await findCampaign(db, actor, id);
  if (!row) throw data(null, { status: 404 });
  const { name, kind, messages, segment, senderId, testShare, testHours } = row;
  const homeIds = messages.flatMap(({ blocks }) => blocks.flatMap(homesOfBlock));
  const asked = [...new Set([...homeIds, ...(segment.fitsHomeId ? [segment.fitsHomeId] : [])])];
  const [homes, senders, choices] = await Promise.all([
    editorHomes(services, actor, asked),
    senderChoices(db, actor),
    segmentChoices(db, actor),
  ]);
  return {
    crumb: name,
    crumbAbove: "Campañas de email",
    id: row.id,
    state: row.state,
    isTrashed: row.deletedAt !== null,
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    revision: row.revision,
    document: { name, kind, messages, segment, senderId, testShare, testHours },
    homes,
    senders,
    choices,
    publicUrl: services.config.publicUrl,
    path: place.path,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.document.name ?? "Campaña de email",
    description: "Escribe la campaña por bloques, mira cómo llega, elige a quién y envíala.",
    path: "/dashboard/campanas-email",
    regions: false,
    noIndex: true,
  });

export default function CampaignEditor({ loaderData: page }: Route.ComponentProps) {
  return <Editor key={`${page.id} ${page.state} ${page.isTrashed}`} page={page} />;
}

const PREVIEW_PAUSE_MS = 350;
const COUNT_PAUSE_MS = 500;

function Editor({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { api } = useCampaignsPlace();
  const path = `${api}/${page.id}`;
  const navigate = useNavigate();
  const editing = useDraft(path, page);
  const { document, set, undo, redo } = editing;
  const [at, setAt] = useState(0);
  const number = Math.min(at, document.messages.length - 1);
  const message = document.messages[number]!;
  const [opened, setOpened] = useState<string | null>(null);
  const [isPreview, setPreview] = useState(false);
  const [readerId, setReader] = useState<string | null>(null);
  const known = useHomes(api, page.homes);
  const isDraft = page.state === "borrador" && !page.isTrashed;
  const { senderId } = document;
  const preview = useAnswer<ShownPreview>(
    `${path}/preview`,
    { message, number, senderId, contactId: readerId },
    PREVIEW_PAUSE_MS,
  );
  const audience = useAnswer<ShownAudience>(`${api}/audience`, { segment: document.segment }, COUNT_PAUSE_MS);
  const problems = preview.answer?.problems ?? [];
  const ofMessage = problems.filter(({ field }) => field === "mensaje");
  const leaving = useCall({ leavesPage: true });

  function go({ message: of, blockId, field }: MailProblem) {
    if (of !== null) setAt(of);
    if (blockId !== null) setOpened(blockId);
    setPreview(false);
    const target = blockId === null ? FIELD_IDS[field] : blockAnchor(blockId);
    // Drawn first, then reached.
    requestAnimationFrame(() => {
      const element = window.document.getElementById(target ?? SUBJECT_ID);
      element?.focus();
      element?.scrollIntoView({ block: "center" });
    });
  }

  return (
    <main id="contenido" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3 wrap-anywhere">{document.name || "Campaña"}</h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-2 text-control text-muted-foreground">
            <Tag tone={STATE_WORDS[page.state].tone}>{STATE_WORDS[page.state].label}</Tag>
            {isDraft ? <span aria-live="polite">{SAVE_WORDS[editing.state]}</span> : null}
          </p>
        </div>
        {isDraft ? (
          <div className="flex flex-wrap items-center gap-1">
            <Button variant="ghost" size="icon" aria-label="Deshacer" disabled={!undo} onClick={undo ?? undefined}>
              <Undo2 aria-hidden size={18} strokeWidth={1.75} />
            </Button>
            <Button variant="ghost" size="icon" aria-label="Rehacer" disabled={!redo} onClick={redo ?? undefined}>
              <Redo2 aria-hidden size={18} strokeWidth={1.75} />
            </Button>
            <Button
              variant="ghost"
              loading={leaving.isBusy}
              onClick={async () => {
                if ((await editing.save()) === null) return;
                const outcome = await leaving.call("En la papelera", "DELETE", path);
                if (outcome.kind === "done") await navigate(page.path);
              }}
            >
              <Trash2 aria-hidden size={18} strokeWidth={1.75} /> A la papelera
            </Button>
          </div>
        ) : null}
      </div>
      <Standing page={page} path={path} />
      {editing.fault ? (
        <Callout
          tone="destructive"
          title={editing.state === "cambiada" ? "Ya no se guarda" : "No se ha guardado"}
          action={
            editing.state === "cambiada" ? null : (
              <Button size="sm" variant="outline" onClick={() => void editing.save()}>
                Guardar otra vez
              </Button>
            )
          }
        >
          {editing.fault}
        </Callout>
      ) : null}
      {/* On a telephone one of the two at a time. */}
      <fieldset className="flex overflow-hidden rounded-sm border border-input bg-card lg:hidden">
        <legend className="sr-only">Qué se ve</legend>
        {[false, true].map((one) => (
          <label
            key={String(one)}
            className="relative flex min-h-11 flex-1 cursor-pointer items-center justify-center text-sm has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary-soft-foreground has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="que-se-ve"
              className="sr-only"
              checked={isPreview === one}
              onChange={() => setPreview(one)}
            />
            {one ? "Así llega" : "Escribir"}
          </label>
        ))}
      </fieldset>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <fieldset
          disabled={!isDraft}
          className={classNames("grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5", isPreview && "max-lg:hidden")}
        >
          <legend className="sr-only">La campaña</legend>
          <Panel labelledBy="mensaje">
            <PanelHeader id="mensaje" title="El correo" />
            <PanelBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
                <Field
                  label="Nombre de la campaña"
                  value={document.name}
                  max={120}
                  help="Solo lo ves tú."
                  onValue={(name) => set({ name })}
                />
                <FieldFrame id="campana-tipo" label="Tipo">
                  <SelectBox
                    id="campana-tipo"
                    value={document.kind}
                    options={[
                      { value: "envio", label: "Un envío" },
                      { value: "secuencia", label: "Secuencia" },
                    ]}
                    onChange={(event) => set({ kind: event.currentTarget.value as typeof document.kind })}
                  />
                </FieldFrame>
              </div>
              {document.kind === "secuencia" ? <Steps editing={editing} number={number} onNumber={setAt} /> : null}
              <MessageFields key={number} editing={editing} number={number} message={message} problems={problems} />
              <ProblemList problems={ofMessage} />
              <BlockList
                editing={editing}
                number={number}
                message={message}
                known={known}
                problems={problems}
                opened={opened}
                onOpen={setOpened}
              />
            </PanelBody>
          </Panel>
          <PeoplePanel
            api={api}
            segment={document.segment}
            onSegment={(segment) => set({ segment })}
            choices={page.choices}
            known={known}
            audience={audience.answer}
            isBusy={audience.isBusy}
          />
          {isDraft ? (
            <ReviewPanel
              editing={editing}
              path={path}
              sendersPath={`${page.path}/remitentes`}
              senders={page.senders}
              onGo={go}
              onStarted={() => void navigate(`${page.path}/${page.id}/resultados`)}
            />
          ) : null}
        </fieldset>
        <div
          className={classNames("min-w-0 lg:sticky lg:top-[calc(var(--navbar-h)+1rem)]", !isPreview && "max-lg:hidden")}
        >
          <PreviewPanel
            preview={preview.answer}
            fault={preview.fault}
            isBusy={preview.isBusy}
            publicUrl={page.publicUrl}
            readers={audience.answer?.readers ?? []}
            readerId={readerId}
            onReader={setReader}
          >
            {isDraft ? <TakeAlong path={path} number={number} readerId={readerId} save={editing.save} /> : null}
          </PreviewPanel>
        </div>
      </div>
    </main>
  );
}

const SAVE_WORDS: Record<SaveState, string> = {
  guardada: "Guardada",
  guardando: "Guardando…",
  pendiente: "Cambios sin guardar",
  fallo: "No se ha guardado",
  cambiada: "No se ha guardado",
};

const FIELD_IDS: Partial<Record<MailProblem["field"], string>> = {
  asunto: SUBJECT_ID,
  "otro-asunto": OTHER_SUBJECT_ID,
  remitente: SENDER_ID,
  espera: WAIT_ID,
  destinatarios: "segmento-tipo",
};
