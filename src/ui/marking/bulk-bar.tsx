import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import type { Marking } from "./use-marking.ts";

interface BulkBarProps<T extends { id: string }> {
  /** The rows of this page. */
  shown: readonly T[];
  marking: Marking<T>;
  /** `Marcar los 20 de esta página` */
  invitation: string;
  /** `3 contactos marcados` */
  doneText: string;
  /** Acts on the marked rows. */
  children: ReactNode;
}

/** Marks all rows of a page, and offers the acts on marked ones. It stays in sight while any is marked. */
export function BulkBar<T extends { id: string }>({
  shown,
  marking: { marked, mark, clear },
  invitation,
  doneText: notice,
  children,
}: BulkBarProps<T>) {
  const areAll = shown.length > 0 && shown.every(({ id }) => marked.has(id));
  const isAny = marked.size > 0;
  return (
    <div
      className={classNames(
        "flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-2 text-sm",
        isAny && "top-(--navbar-h) z-(--layer-sticky) bg-primary-soft sm:sticky",
      )}
    >
      <label className="mr-auto flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={areAll}
          ref={(box) => {
            if (box) box.indeterminate = isAny && !areAll;
          }}
          onChange={(event) => mark(shown, event.target.checked)}
          className="size-4.5 accent-primary"
        />
        <span>{isAny ? <strong className="font-medium">{notice}</strong> : invitation}</span>
      </label>
      <p role="status" className="sr-only">
        {isAny ? notice : null}
      </p>
      {isAny ? (
        <div className="flex flex-wrap items-center gap-2">
          {children}
          <Button size="sm" variant="ghost" onClick={clear}>
            Desmarcar
          </Button>
        </div>
      ) : null}
    </div>
  );
}
