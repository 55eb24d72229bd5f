import { Folder, FolderOpen, Pencil, Tag as TagIcon } from "lucide-react";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { formatNumber } from "#domain/shared/format/format.ts";
import { LONGEST_FOLDER } from "#domain/tools/runs/run-changes.ts";
import type { RunFilter } from "#domain/tools/runs/run-filter.ts";
import type { NamedCount } from "#server/tools/runs/run-lists.server.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { type ListPath, withChange } from "./runs-query.ts";
import type { RunActs } from "./use-run-acts.ts";

interface FolderNavProps {
  path: ListPath;
  filter: RunFilter;
  folders: readonly NamedCount[];
  tags: readonly NamedCount[];
  acts: RunActs;
}

/** Folders and tags: a column beside the list, and rows of chips above it where there is no room. */
export function FolderNav({ path, filter, folders, tags, acts }: FolderNavProps) {
  return (
    <div className="grid min-w-0 gap-4">
      {folders.length > 0 ? (
        <NamedLinks label="Carpetas">
          <NamedLink
            to={withChange(path, filter, { folder: "" })}
            isCurrent={filter.folder === ""}
            icon={<FolderOpen aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />}
            name="Todas"
          />
          {folders.map(({ name, count }) => (
            <NamedLink
              key={name}
              to={withChange(path, filter, { folder: name })}
              isCurrent={filter.folder === name}
              icon={<Folder aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />}
              name={name}
              count={count}
            />
          ))}
        </NamedLinks>
      ) : null}
      {filter.folder !== "" && filter.scope === "mine" ? (
        <RenameFolder key={filter.folder} path={path} filter={filter} acts={acts} />
      ) : null}
      {tags.length > 0 ? (
        <NamedLinks label="Etiquetas">
          {tags.map(({ name, count }) => (
            <NamedLink
              key={name}
              // The chosen one again lets go of it.
              to={withChange(path, filter, { tag: filter.tag === name ? "" : name })}
              isCurrent={filter.tag === name}
              icon={<TagIcon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />}
              name={name}
              count={count}
            />
          ))}
        </NamedLinks>
      ) : null}
    </div>
  );
}

function NamedLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <p aria-hidden className="mb-1.5 text-xs font-medium text-muted-foreground xl:px-2.5">
        {label}
      </p>
      <ul className="flex flex-wrap gap-2 xl:grid xl:max-h-[24rem] xl:gap-0.5 xl:overflow-y-auto">{children}</ul>
    </nav>
  );
}

interface NamedLinkProps {
  to: string;
  isCurrent: boolean;
  icon: ReactNode;
  name: string;
  count?: number;
}

function NamedLink({ to, isCurrent, icon, name, count }: NamedLinkProps) {
  return (
    <li className="min-w-0 max-xl:max-w-full">
      <PageLink
        to={to}
        preventScrollReset
        aria-current={isCurrent ? "true" : undefined}
        className="flex min-h-9 items-center gap-2 rounded-sm px-2.5 py-1 text-sm leading-snug text-foreground no-underline outline-offset-[-2px] hover:bg-secondary aria-[current]:bg-primary-soft aria-[current]:font-medium aria-[current]:text-primary-soft-foreground pointer-coarse:min-h-11 max-xl:border max-xl:bg-card"
      >
        {icon}
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
        {count === undefined ? null : (
          <span className="text-xs text-muted-foreground tabular-nums">
            {formatNumber(count)}
            <span className="sr-only">{count === 1 ? " resultado" : " resultados"}</span>
          </span>
        )}
      </PageLink>
    </li>
  );
}

function RenameFolder({ path, filter, acts }: Pick<FolderNavProps, "path" | "filter" | "acts">) {
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const navigate = useNavigate();
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const to = String(new FormData(event.currentTarget).get("to") ?? "").trim();
    const outcome = await acts.call("Carpeta renombrada", "POST", "/api/runs/folders/rename", {
      from: filter.folder,
      to,
    });
    setErrors(outcome.kind === "invalid" ? outcome.errors : {});
    if (outcome.kind !== "done") return;
    setOpen(false);
    await navigate(withChange(path, filter, { folder: to.replace(/\s+/g, " ") }), { preventScrollReset: true });
  };
  return (
    <div>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Pencil aria-hidden size={16} strokeWidth={1.75} />
        Renombrar carpeta
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Renombrar carpeta"
        description="Si ya hay una con ese nombre, se juntan."
      >
        <form onSubmit={send} noValidate className="grid gap-5">
          <PlainField
            name="to"
            label="Nombre"
            defaultValue={filter.folder}
            maxLength={LONGEST_FOLDER}
            autoComplete="off"
            error={errors.to}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
            <Button type="submit" loading={acts.isBusy} loadingText="Guardando…">
              Renombrar
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  );
}
