import { Send } from "lucide-react";
import { useEffect, useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import {
  ACCOUNT_KINDS,
  ACCOUNT_NAMES,
  type AccountKind,
  accountKindOf,
  type ShownAccount,
} from "#domain/tools/posts/publishing/social-accounts.ts";
import type { ShownSocialPost } from "#domain/tools/posts/publishing/social-post.ts";
import { Button } from "#ui/button.tsx";
import { SelectBox } from "#ui/form/controls.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { SocialStateTag } from "#ui/social-state-tag.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { useCall } from "#ui/use-call.ts";
import { headOf } from "./describe.ts";
import type { PostsResult, WeekPost } from "./result.ts";
import { readyPosts } from "./week-files.ts";
import { dayTitle } from "./words.ts";

interface Sending {
  /** The installation has a program at some network. */
  isOffered: boolean;
  mayConnect: boolean;
  accounts: ShownAccount[];
  posts: ShownSocialPost[];
}

/** Sends a kept week by connected accounts. Absent where nothing is connected and nothing could be: then the export is the way. */
export function WeekSending({ result }: { result: PostsResult }) {
  const { runId, isSignedIn, isExample } = useToolRun();
  if (runId === undefined || !isSignedIn || isExample) return null;
  return <SendingOfRun key={runId} runId={runId} result={result} />;
}

function SendingOfRun({ runId, result }: { runId: string; result: PostsResult }) {
  const path = `/api/social/weeks/${runId}`;
  const [sending, setSending] = useState<Sending>();
  const [chosen, setChosen] = useState<Partial<Record<AccountKind, string>>>({});
  const [done, setDone] = useState<number>();
  const { isBusy, call } = useCall();
  useEffect(() => {
    const stop = new AbortController();
    async function read() {
      const response = await fetch(path, { signal: stop.signal });
      if (response.ok) setSending((await response.json()) as Sending);
    }
    // Sending is an extra: where it cannot be read now, the week is copied as ever.
    read().catch(() => undefined);
    return () => stop.abort();
  }, [path]);
  if (sending === undefined || (!sending.isOffered && sending.posts.length === 0)) return null;

  const { accounts, posts, mayConnect } = sending;
  const accountOf = (kind: AccountKind | null) =>
    kind === null ? undefined : (chosen[kind] ?? accounts.find((account) => account.kind === kind)?.id);
  const standing = new Map(posts.map((post) => [post.place, post]));
  const open = readyPosts(result).filter((post) => !standing.has(post.id) && accountOf(accountKindOf(post.channel)));

  async function put(post: WeekPost, when: "hora" | "ahora", said: string | null) {
    const body = { accountId: accountOf(accountKindOf(post.channel)), when };
    const outcome = await call(said, "PUT", `${path}/posts/${post.id}`, body);
    if (outcome.kind === "done") setSending(outcome.answer as Sending);
    return outcome.kind === "done";
  }
  async function takeBack(post: WeekPost) {
    const outcome = await call("Ya no está programada", "DELETE", `${path}/posts/${post.id}`);
    if (outcome.kind === "done") setSending(outcome.answer as Sending);
  }
  async function putAll() {
    for (const [index, post] of open.entries()) {
      setDone(index);
      // A refusal has been told in a toast; the others would be refused for the same reason.
      if (!(await put(post, "hora", index === open.length - 1 ? "Semana programada" : null))) break;
    }
    setDone(undefined);
  }

  const kinds = ACCOUNT_KINDS.filter((kind) => accounts.some((account) => account.kind === kind));
  const shown = readyPosts(result).filter((post) => standing.has(post.id));
  return (
    <div className="grid gap-3 border-t px-5 py-4 sm:px-6 print:hidden">
      <div className="flex flex-wrap items-end gap-3">
        {kinds.map((kind) => (
          <div key={kind} className="grid gap-1 text-sm">
            <label htmlFor={`cuenta-${kind}`} className="text-muted-foreground">
              {ACCOUNT_NAMES[kind]}
            </label>
            <SelectBox
              id={`cuenta-${kind}`}
              isCompact
              value={accountOf(kind) ?? ""}
              onChange={(event) => setChosen({ ...chosen, [kind]: event.target.value })}
              options={accounts
                .filter((account) => account.kind === kind)
                .map((account) => ({ value: account.id, label: account.name }))}
            />
          </div>
        ))}
        {open.length > 0 ? (
          <Button
            loading={isBusy || done !== undefined}
            loadingText={`Programando, ${done ?? 0} de ${open.length}…`}
            onClick={() => void putAll()}
          >
            <Send aria-hidden size={18} strokeWidth={1.75} />
            Programar {counted(open.length, "publicación", "publicaciones")}
          </Button>
        ) : null}
      </div>
      <p className="max-w-reading text-sm text-muted-foreground">
        {kinds.length === 0
          ? mayConnect
            ? "Con una cuenta conectada, la semana sale sola a sus horas. "
            : "Si quien dirige la agencia conecta una cuenta, la semana podrá salir sola a sus horas. "
          : "Salen a su hora tal como están ahora, con su imagen. Las historias y las demás redes se siguen copiando a mano. "}
        <PageLink to="/dashboard/integrations/redes" className="link-text">
          {kinds.length === 0 && mayConnect ? "Conectar una cuenta" : "Cuentas de redes"}
        </PageLink>
      </p>
      {shown.length > 0 ? (
        <ul className="grid text-sm">
          {shown.map((post) => (
            <Standing
              key={post.id}
              post={post}
              standing={standing.get(post.id)!}
              isBusy={isBusy}
              onAgain={() => void put(post, "ahora", "Sale ahora")}
              onTakeBack={() => void takeBack(post)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface StandingProps {
  post: WeekPost;
  standing: ShownSocialPost;
  isBusy: boolean;
  onAgain: () => void;
  onTakeBack: () => void;
}

function Standing({ post, standing: { state, url, problem, account }, isBusy, onAgain, onTakeBack }: StandingProps) {
  const name = `${dayTitle(post.day)}, ${headOf(post)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t py-2">
      <span className="min-w-0 flex-1 basis-60">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <a href={`#${post.id}`} className="link-text touch-target">
            {name}
          </a>
          <SocialStateTag state={state} />
        </span>
        <span className="block text-xs text-muted-foreground wrap-anywhere">
          {account.name}
          {url === null ? null : (
            <>
              {" · "}
              <a href={url} target="_blank" rel="noreferrer" className="link-text">
                Verla en la red
              </a>
            </>
          )}
        </span>
        {problem === null || state === "publicada" ? null : (
          <span className="block text-xs font-medium text-destructive wrap-anywhere">{problem}</span>
        )}
        {state === "sin-respuesta" ? (
          <span className="block text-xs text-muted-foreground">
            Mira en la red si ya está antes de volver a enviarla: podría salir dos veces.
          </span>
        ) : null}
      </span>
      {state === "publicada" ? null : (
        <span className="flex flex-wrap gap-2">
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={onAgain}>
            {state === "programada" ? "Publicar ahora" : "Volver a enviar"}
            <span className="sr-only"> {name}</span>
          </Button>
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={onTakeBack}>
            Quitar<span className="sr-only"> {name}</span>
          </Button>
        </span>
      )}
    </li>
  );
}
