import { useEditor } from "@tiptap/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { TemplateDocument } from "#domain/crm/templates/document.ts";
import { fillDocument } from "#domain/crm/templates/fill.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import { DocumentView } from "../document-view.tsx";
import { cleanPastedHtml } from "./clean-paste.ts";
import { downloadFilled } from "./download-filled.ts";
import { EXTENSIONS } from "./editor-extensions.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import type { NamedTemplate } from "./facts-dialog.tsx";
import { FillPanel } from "./fill-panel.tsx";
import { type LocalCopy, readLocalCopy, writeLocalCopy } from "./local-copy.ts";
import { RoomHead } from "./room-head.tsx";
import { RoomNotices } from "./room-notices.tsx";
import { SignDialog } from "./sign-dialog.tsx";
import { TextEditor } from "./text-editor.tsx";
import { useDraft } from "./use-draft.ts";
import { useFilling } from "./use-filling.ts";
import { useHolder, useLock } from "./use-lock.ts";
import { VersionsDialog } from "./versions-panel.tsx";

interface RoomTemplate extends NamedTemplate {
  draft: TemplateDocument;
  revision: number;
}

interface TemplateRoomProps {
  template: RoomTemplate;
  /** `/api/templates`, or that of the administration. */
  api: string;
  /** The administration writes texts and fills none. */
  canBeFilled: boolean;
}

/** Where a template is written, filled and used. */
export default function TemplateRoom({ template, api, canBeFilled }: TemplateRoomProps) {
  const { id } = template;
  const path = `${api}/${id}`;
  const holder = useHolder(id);
  const { lock, takeOver } = useLock(path, holder);
  const { revalidate } = useRevalidator();
  const [copy, setCopy] = useState<LocalCopy | null>(null);
  useEffect(() => setCopy(readLocalCopy(id)), [id]);
  const [isPreview, setPreview] = useState(false);
  const [versions, setVersions] = useState<{ number: number; note: string; createdAt: string }[] | null>(null);
  const [isSigning, setSigning] = useState(false);
  const navigate = useNavigate();
  const [outFault, setOutFault] = useState<string | null>(null);
  const { isBusy, call } = useCall({ leavesPage: true });
  const isOwnChange = useRef(false);
  const wanted = useRef<"show" | "write-over" | null>(null);

  const editor = useEditor({
    extensions: EXTENSIONS,
    content: template.draft,
    editable: false,
    shouldRerenderOnTransaction: false,
    immediatelyRender: false,
    editorProps: {
      attributes: { "aria-label": "Texto de la plantilla", role: "textbox", "aria-multiline": "true" },
      transformPastedHTML: cleanPastedHtml,
    },
    onUpdate: () => {
      if (!isOwnChange.current) changed();
    },
  });
  const read = useCallback(() => (editor?.getJSON() ?? template.draft) as TemplateDocument, [editor, template.draft]);
  const draft = useDraft({ id, path, holder, revision: template.revision, read });
  const { changed } = draft;
  const fill = useFilling({ id, country: template.country, path: canBeFilled ? path : null });

  /** Shows another text without taking it for something that was typed. */
  const show = useCallback(
    (document: TemplateDocument) => {
      isOwnChange.current = true;
      editor?.chain().setMeta("addToHistory", false).setContent(document, { emitUpdate: false }).run();
      isOwnChange.current = false;
    },
    [editor],
  );

  useEffect(() => {
    editor?.setEditable(lock.kind === "held", false);
  }, [editor, lock.kind]);

  const restoreCopy = useCallback(
    ({ document }: LocalCopy) => {
      show(document);
      setCopy(null);
      changed();
    },
    [show, changed],
  );

  // A text that did not reach the server comes back by itself where nobody has written since.
  useEffect(() => {
    if (!editor || !copy || lock.kind !== "held" || copy.revision !== template.revision) return;
    restoreCopy(copy);
    showToast({ kind: "info", title: "Hemos recuperado lo que no se había guardado" });
  }, [editor, copy, lock.kind, template.revision, restoreCopy]);

  // While another page held the lock it may have written: this one goes on from what is there now, unless it has a text of its own.
  const hasLookedOn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the lock has come or gone
  useEffect(() => {
    if (lock.kind === "held" && hasLookedOn.current && !draft.isDirty()) void readNewest("show");
    hasLookedOn.current = lock.kind === "others";
  }, [lock.kind]);

  // The panel asks for what the text asks for: it is read anew once typing has paused and is kept, never at a key.
  const [kept, setKept] = useState(0);
  useEffect(() => {
    if (draft.state.kind === "saved") setKept((count) => count + 1);
  }, [draft.state.kind]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is outside React, and `kept` says that it has changed
  const filled = useMemo(() => fillDocument(read(), fill.filling), [isPreview, read, kept, fill.filling]);

  /** Everything typed is with the server before the template is used. */
  async function isSaved(): Promise<boolean> {
    if (await draft.save()) return true;
    showToast({
      kind: "error",
      title: "Antes hay que guardar lo escrito",
      description: "Espera un momento y prueba otra vez.",
    });
    return false;
  }

  async function download(kind: "pdf" | "docx") {
    setOutFault(null);
    if (lock.kind === "held" && !(await isSaved())) return;
    setOutFault(await downloadFilled(`${path}/${kind}`, fill.form));
  }

  const { homeId, contactId, dealId } = fill.subject;
  const asked = { plantilla: id, vivienda: homeId, contacto: contactId, trato: dealId };
  const signing = `/dashboard/firmas/nueva?${new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )}`;

  /** The form of signatures, once nothing is missing and somebody has seen what is left blank. */
  async function sign() {
    if (lock.kind === "held" && !(await isSaved())) return;
    const now = fillDocument(read(), fill.filling);
    const isWhole = now.missing.length === 0 && !now.fields.some(({ key }) => fill.filling.blanks.includes(key));
    if (isWhole) await navigate(signing);
    else setSigning(true);
  }

  async function saveVersion() {
    if (!(await isSaved())) return;
    await call("Versión guardada", "POST", `${path}/versions`, { holder });
  }

  async function openVersions() {
    const outcome = await callApi<{ versions: { number: number; note: string; createdAt: string }[] }>(
      "GET",
      `${path}/versions`,
    );
    if (outcome.kind === "done") setVersions(outcome.answer.versions);
    else showToast({ kind: "error", title: "No hemos podido leer las versiones", description: failureText(outcome) });
  }

  async function restore(number: number) {
    if (!(await isSaved())) return;
    const outcome = await call(`De vuelta en la versión ${number}`, "POST", `${path}/versions/${number}/restore`, {
      holder,
    });
    if (outcome.kind !== "done") return;
    setVersions(null);
    await readNewest("show");
  }

  /** Reads the server's draft of now; it comes with the page's data. */
  async function readNewest(then: "show" | "write-over") {
    wanted.current = then;
    await revalidate();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page's data have come anew, which may be after `revalidate` has ended
  useEffect(() => {
    const then = wanted.current;
    wanted.current = null;
    if (then === "show") show(template.draft);
    if (then !== null) draft.goOnFrom(template.revision, then === "write-over");
    if (then === "write-over") void draft.save();
  }, [template]);

  return (
    <>
      <RoomHead
        template={template}
        api={api}
        state={draft.state}
        isHeld={lock.kind === "held"}
        isBusy={isBusy}
        isPreview={isPreview}
        onPreview={setPreview}
        onSaveVersion={saveVersion}
        onVersions={openVersions}
        {...(canBeFilled && { onDownload: download, onSign: sign })}
      />
      <div
        className={canBeFilled ? "mt-4 grid items-start gap-6 xl:grid-cols-[minmax(0,8fr)_minmax(18rem,4fr)]" : "mt-4"}
      >
        <div className="grid min-w-0 gap-3">
          {/* In sight under the frame's bar, however far down somebody writes. */}
          <div className="sticky top-[calc(var(--como-h)+3.5rem)] z-10 grid gap-2 bg-background empty:hidden [@media(height<31.25rem)]:static">
            <div className="grid max-h-[40dvh] gap-2 overflow-y-auto empty:hidden" aria-live="polite">
              <RoomNotices
                lock={lock}
                state={draft.state}
                copy={copy !== null && copy.revision !== template.revision ? copy : null}
                onTakeOver={takeOver}
                onSave={draft.save}
                onReadNewest={readNewest}
                onUseCopy={restoreCopy}
                onDropCopy={() => {
                  writeLocalCopy(id, null);
                  setCopy(null);
                }}
              />
              {outFault ? (
                <Callout tone="warning" title="El documento no ha salido">
                  {outFault}
                </Callout>
              ) : null}
            </div>
            {editor && !isPreview && lock.kind === "held" ? <EditorToolbar editor={editor} /> : null}
          </div>
          {isPreview ? (
            <section aria-label="Vista previa" className="rounded-lg border bg-card p-5 text-card-foreground sm:p-10">
              <DocumentView blocks={filled.blocks} />
            </section>
          ) : (
            editor && <TextEditor editor={editor} />
          )}
        </div>
        {canBeFilled ? <FillPanel filled={filled} fill={fill} /> : null}
      </div>
      <VersionsDialog
        isOpen={versions !== null}
        onClose={() => setVersions(null)}
        path={path}
        versions={versions ?? []}
        read={read}
        country={template.country}
        onRestore={restore}
      />
      {canBeFilled ? (
        <SignDialog
          isOpen={isSigning}
          onClose={() => setSigning(false)}
          filled={filled}
          blanks={fill.filling.blanks}
          href={signing}
        />
      ) : null}
    </>
  );
}
