import { ExternalLink } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import {
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  finishedPost,
  type PostState,
  slugOfTitle,
  TITLE_MAX,
  TITLE_MIN,
} from "#domain/site/posts/post.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { checkForm } from "#ui/field-errors.ts";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";
import { BodyField } from "./body-field.tsx";
import { PostPreview } from "./post-preview.tsx";
import { PostStateTag } from "./post-state-tag.tsx";
import { ConflictNote, SaveNote } from "./save-note.tsx";
import { type PostValues, usePostDraft } from "./use-post-draft.ts";

interface PostEditorProps {
  post: {
    id: string;
    version: number;
    state: PostState;
    slug: string;
    title: string;
    publishedAt: string | null;
    isLater: boolean;
    values: PostValues;
  };
  /** The text as it was kept, marked up. */
  preview: string;
}

/** A post being written: its text with the preview beside it, and its look in lists and search engines. */
export function PostEditor({ post, preview }: PostEditorProps) {
  const { id, state, publishedAt, isLater } = post;
  const draft = usePostDraft(post);
  const { values, errors, set, save } = draft;
  const { isBusy, call } = useCall({ showsErrors: true });
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [asks, setAsks] = useState<"withdraw" | "delete" | null>(null);
  const isPublic = state === "publicado";
  const base = `/api/admin/posts/${id}`;

  async function saveChanges() {
    const wrong = isPublic ? checkForm(finishedPost, values) : null;
    if (wrong) return show(wrong);
    if (await draft.saveNow()) showToast({ kind: "success", title: "Cambios guardados" });
  }

  async function publish() {
    const wrong = checkForm(finishedPost, values);
    if (wrong) return show(wrong);
    if (!(await draft.saveNow())) return;
    const typed = String(new FormData(form.current!).get("publishedAt") ?? "");
    const at = typed === "" ? null : new Date(typed).toISOString();
    const notice = at !== null && new Date(at) > new Date() ? "Entrada programada" : "Entrada publicada";
    const outcome = await call(notice, "POST", `${base}/publish`, { version: draft.version(), publishedAt: at });
    if (outcome.kind === "invalid") show(outcome.errors);
  }

  const show = (wrong: Record<string, string>) => {
    draft.setErrors(wrong);
    focusFirst(form.current!, wrong);
  };

  async function withdraw() {
    if (!(await draft.saveNow())) return setAsks(null);
    const outcome = await call("Entrada retirada", "POST", `${base}/withdraw`, { version: draft.version() });
    if (outcome.kind !== "busy") setAsks(null);
  }

  async function remove() {
    const outcome = await call("Entrada eliminada", "DELETE", base);
    if (outcome.kind === "done") navigate("/admin/noticias");
    else if (outcome.kind !== "busy") setAsks(null);
  }

  return (
    <main id="contenido">
      <form
        ref={form}
        noValidate
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void saveChanges();
        }}
      >
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h1 className="text-h3 wrap-anywhere">{values.title || "Entrada sin título"}</h1>
            <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
              <PostStateTag state={state} isLater={isLater} />
              {publishedAt && isPublic ? (
                <p className="text-xs text-muted-foreground">
                  {isLater ? "Se publica el " : "Publicada el "}
                  <When iso={publishedAt} style="full" />
                </p>
              ) : null}
              <SaveNote save={save} isPublic={isPublic} />
            </div>
          </div>
          <div className="flex flex-wrap gap-2">
            {isPublic && !isLater ? (
              <Button asChild variant="ghost">
                <PageLink to={`/blog/${draft.slug}`}>
                  <ExternalLink aria-hidden size={18} strokeWidth={1.75} />
                  Ver en el blog
                </PageLink>
              </Button>
            ) : null}
            <Button type="submit" variant={isPublic ? "default" : "outline"} loading={save.kind === "saving"}>
              Guardar
            </Button>
            {isPublic ? (
              <Button variant="outline" onClick={() => setAsks("withdraw")}>
                Retirar
              </Button>
            ) : (
              <>
                <Button variant="ghost" onClick={() => setAsks("delete")}>
                  Eliminar
                </Button>
                <Button onClick={publish} loading={isBusy} loadingText="Publicando…">
                  Publicar
                </Button>
              </>
            )}
          </div>
        </div>
        {save.kind === "conflict" ? (
          <ConflictNote path={`/admin/noticias/${id}`} onOverwrite={() => void draft.overwrite()} />
        ) : null}
        <Panel labelledBy="ficha">
          <PanelHeader
            id="ficha"
            title="Ficha"
            description="Lo que muestran el blog, los buscadores y quien la comparte."
          />
          <PanelBody className="grid gap-4 md:grid-cols-2">
            <PlainField
              name="title"
              label="Título"
              value={values.title}
              onChange={(event) => set({ title: event.target.value })}
              error={errors.title}
              help={lengthText(values.title, TITLE_MIN, TITLE_MAX)}
              maxLength={300}
            />
            <PlainField
              name="slug"
              label="Dirección"
              optional
              value={values.slug}
              onChange={(event) => set({ slug: event.target.value })}
              placeholder={slugOfTitle(values.title) || "sale-del-titulo"}
              error={errors.slug}
              help={isPublic ? "Si la cambias, la anterior deja de existir." : `/blog/${values.slug || draft.slug}`}
              autoComplete="off"
            />
            <PlainField
              name="description"
              label="Descripción"
              value={values.description}
              onChange={(event) => set({ description: event.target.value })}
              error={errors.description}
              help={lengthText(values.description, DESCRIPTION_MIN, DESCRIPTION_MAX)}
              rows={3}
              maxLength={300}
              className="md:col-span-2"
            />
            <PlainField
              name="sourceName"
              label="Fuente"
              optional
              value={values.sourceName}
              onChange={(event) => set({ sourceName: event.target.value })}
              error={errors.sourceName}
              help="Quién lo contó antes. Se nombra y se enlaza al pie."
              maxLength={120}
            />
            <PlainField
              name="sourceUrl"
              label="Enlace a la fuente"
              optional
              value={values.sourceUrl}
              onChange={(event) => set({ sourceUrl: event.target.value })}
              error={errors.sourceUrl}
              placeholder="https://…"
              inputMode="url"
            />
            {isPublic ? null : (
              <PlainField
                name="publishedAt"
                label="Fecha de publicación"
                optional
                type="datetime-local"
                help="Vacía: en cuanto publiques. Con una fecha futura espera hasta entonces; la lista del blog puede tardar diez minutos más."
                className="md:col-span-2 md:max-w-sm"
              />
            )}
          </PanelBody>
        </Panel>
        <Panel labelledBy="texto">
          <PanelHeader id="texto" title="Texto y vista previa" />
          <PanelBody className="grid gap-x-8 gap-y-6 xl:grid-cols-2">
            <BodyField value={values.body} error={errors.body} onChange={(body) => set({ body })} />
            <section
              aria-label="Vista previa"
              className="min-w-0 border-t pt-5 xl:border-t-0 xl:border-l xl:pt-0 xl:pl-8"
            >
              <PostPreview body={values.body} initial={preview} />
            </section>
          </PanelBody>
        </Panel>
      </form>
      <AlertDialog
        open={asks === "withdraw"}
        onClose={() => setAsks(null)}
        title={`¿Retirar «${values.title}» del blog?`}
        confirmLabel="Retirar entrada"
        confirmingText="Retirando…"
        confirming={isBusy}
        onConfirm={() => void withdraw()}
      >
        Su dirección deja de existir y sale del blog, del RSS y del mapa del sitio. El texto se queda aquí y puedes
        volver a publicarlo.
      </AlertDialog>
      <AlertDialog
        open={asks === "delete"}
        onClose={() => setAsks(null)}
        title={`¿Eliminar «${values.title || "Entrada sin título"}»?`}
        confirmLabel="Eliminar entrada"
        confirming={isBusy}
        onConfirm={() => void remove()}
      >
        Se pierde el texto. Si salió de una noticia, vuelve a la bandeja.
      </AlertDialog>
    </main>
  );
}

const lengthText = (text: string, min: number, max: number) =>
  `${text.trim().length} caracteres; van bien de ${min} a ${max}`;
