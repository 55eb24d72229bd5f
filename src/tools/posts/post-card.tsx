import { ExternalLink, Pencil, RefreshCw } from "lucide-react";
import { useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { hashtagsIn } from "#domain/tools/posts/hashtags.ts";
import { channelName } from "#domain/tools/posts/networks.ts";
import { limitOn } from "#domain/tools/posts/rules.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { type PostChanges, usePostChanges } from "./post-changes.ts";
import { PostEditor } from "./post-editor.tsx";
import { PostPictures } from "./post-pictures.tsx";
import type { WeekPost } from "./result.ts";
import { GOAL_NAMES, LINK_PLACES } from "./words.ts";

/** A post as its network shows it: its text up to the fold, what it counts, and what can be done with it. */
export function PostCard({ post, language }: { post: WeekPost; language: string }) {
  const changes = usePostChanges();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel as="article" id={post.id} labelledBy={`${post.id}-titulo`} className="scroll-mt-24">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b px-4 py-3">
        <p id={`${post.id}-titulo`} className="text-sm font-semibold">
          {channelName(post.channel)}{" "}
          <span className="ml-2 font-normal text-muted-foreground tabular-nums">{post.time}</span>
        </p>
        <span className="flex flex-wrap gap-1.5">
          <Tag tone="outline">{GOAL_NAMES[post.goal]}</Tag>
          {post.proposed === null ? null : <Tag>Tuyo</Tag>}
          {post.isBlocked ? <Tag tone="destructive">Sin publicar</Tag> : null}
        </span>
      </header>
      <div className="grid gap-3 p-4">
        {changes && isOpen ? (
          <PostEditor post={post} changes={changes} onClose={() => setIsOpen(false)} />
        ) : (
          <>
            <PostPictures post={post} />
            <FoldedText post={post} language={language} />
            <Counters post={post} />
            <Problems post={post} />
            <LinkBeside post={post} />
            <Disclosure summary={<span className="text-sm">Texto alternativo</span>} className="border-b-0">
              <p className="text-sm text-muted-foreground">{post.alt}</p>
            </Disclosure>
            <Acts post={post} changes={changes} onEdit={() => setIsOpen(true)} />
          </>
        )}
      </div>
    </Panel>
  );
}

/** The text as the network folds it: the rest opens by a button, as there. */
function FoldedText({ post: { text, fold }, language }: { post: WeekPost; language: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const isFolded = fold !== null && text.length > fold && !isWhole;
  return (
    <div lang={language} className="text-control leading-relaxed wrap-anywhere">
      <span className="whitespace-pre-line">{isFolded ? foldedAt(text, fold) : text}</span>
      {isFolded ? (
        <>
          {"… "}
          <button
            type="button"
            className="touch-target min-h-6 rounded-xs text-muted-foreground underline-offset-4 hover:underline"
            aria-expanded={false}
            onClick={() => setIsWhole(true)}
          >
            más
          </button>
        </>
      ) : null}
    </div>
  );
}

/** Up to the last whole word before the fold. */
function foldedAt(text: string, fold: number): string {
  const head = text.slice(0, fold);
  const end = head.search(/\s\S*$/);
  return (end > 0 ? head.slice(0, end) : head).trimEnd();
}

function Counters({ post: { channel, day, text, length, limit } }: { post: WeekPost }) {
  const tags = hashtagsIn(text).length;
  const most = limitOn(channel, "hashtags", day);
  return (
    <p className="text-xs text-subtle-foreground tabular-nums">
      {limit === null
        ? counted(length, "carácter", "caracteres")
        : `${formatNumber(length)} de ${counted(limit, "carácter", "caracteres")}`}
      {most !== undefined && tags > 0 ? ` · ${tags} de ${most} etiquetas` : ""}
    </p>
  );
}

function Problems({ post: { problems } }: { post: WeekPost }) {
  if (problems.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-sm">
      {problems.map(({ level, text }) => (
        <li
          key={text}
          className={
            level === "bloqueo"
              ? "rounded-sm bg-destructive-soft px-3 py-2 text-destructive-soft-foreground"
              : "rounded-sm bg-warning-soft px-3 py-2 text-warning-soft-foreground"
          }
        >
          {text}
        </li>
      ))}
    </ul>
  );
}

/** A link that the text does not carry, and where it goes. */
function LinkBeside({ post: { link, linkPlace } }: { post: WeekPost }) {
  if (link === null || linkPlace === "text") return null;
  return (
    <div className="rounded-sm bg-muted px-3 py-2 text-sm">
      <p className="flex items-start gap-2">
        <ExternalLink aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{link}</span>
      </p>
      <p className="mt-1 text-xs text-muted-foreground">{LINK_PLACES[linkPlace]}</p>
      <div className="mt-2 print:hidden">
        <CopyButton text={link} label="Copiar el enlace" size="sm" variant="ghost" />
      </div>
    </div>
  );
}

interface ActsProps {
  post: WeekPost;
  changes: PostChanges | null;
  onEdit: () => void;
}

function Acts({ post, changes, onEdit }: ActsProps) {
  const { id, text, isBlocked, others, proposed } = post;
  return (
    <div className="flex flex-wrap gap-2 border-t pt-3 print:hidden">
      {isBlocked ? null : <CopyButton text={text} label="Copiar" size="sm" />}
      {changes ? (
        <Button variant="ghost" size="sm" onClick={onEdit}>
          <Pencil aria-hidden size={16} strokeWidth={1.75} />
          Cambiar
        </Button>
      ) : null}
      {changes && others > 0 && proposed === null ? (
        <Button variant="ghost" size="sm" loading={changes.isRunning} onClick={() => changes.turn(id)}>
          <RefreshCw aria-hidden size={16} strokeWidth={1.75} />
          Otro comienzo
        </Button>
      ) : null}
      {changes && proposed !== null ? (
        <Button variant="ghost" size="sm" loading={changes.isRunning} onClick={() => changes.restore(id)}>
          Volver al de Umbral
        </Button>
      ) : null}
    </div>
  );
}
