import { useEffect, useId, useRef, useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { lengthIn } from "#domain/tools/posts/length.ts";
import { Button } from "#ui/button.tsx";
import { TextareaBox } from "#ui/form/controls.tsx";
import type { PostChanges } from "./post-changes.ts";
import type { WeekPost } from "./result.ts";
import { LONGEST_POST } from "./schema.ts";

interface PostEditorProps {
  post: WeekPost;
  changes: PostChanges;
  onClose: () => void;
}

/** The text of a post where it stands. It stays open until it is kept: where that fails, what was typed is still there. */
export function PostEditor({ post, changes, onClose }: PostEditorProps) {
  const id = useId();
  const [text, setText] = useState(post.text);
  const saved = useRef<string>(undefined);
  const length = lengthIn(post.channel, text);
  const isOver = post.limit !== null && length > post.limit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes once its text has come back
  useEffect(() => {
    if (saved.current !== undefined && saved.current === post.text) onClose();
  }, [post.text]);
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text === post.text) return onClose();
        saved.current = text;
        changes.write(post.id, text);
      }}
    >
      <label htmlFor={id} className="text-sm font-medium">
        Tu texto
      </label>
      <TextareaBox
        id={id}
        rows={8}
        maxLength={LONGEST_POST}
        value={text}
        aria-describedby={`${id}-cuenta`}
        aria-invalid={isOver || undefined}
        onChange={(event) => setText(event.target.value)}
        autoFocus
      />
      <p
        id={`${id}-cuenta`}
        className={isOver ? "text-xs text-destructive tabular-nums" : "text-xs text-subtle-foreground tabular-nums"}
      >
        {post.limit === null
          ? counted(length, "carácter", "caracteres")
          : isOver
            ? `Pasa en ${formatNumber(length - post.limit)} de ${counted(post.limit, "carácter", "caracteres")}`
            : `${formatNumber(length)} de ${counted(post.limit, "carácter", "caracteres")}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={changes.isRunning}>
          Guardar el texto
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
