import { Command } from "cmdk";
import { Search } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { FoundRow } from "#domain/shared/search/found-rows.ts";
import { Button } from "../button.tsx";
import { Callout } from "../callout.tsx";
import { Dialog } from "../dialog.tsx";
import { useIsDocument } from "../region/page-link.tsx";
import { Spinner } from "../spinner.tsx";
import { findKnown } from "./find-known.ts";
import type { KnownEntry, MenuEntry, MenuGroup } from "./menu-entry.ts";
import { recentEntries, rememberEntry } from "./recent-entries.ts";
import { createRowSearch, type RowSearchState } from "./row-search.ts";

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  /** Entries that the browser knows by itself. */
  known: readonly KnownEntry[];
  /** Shown before anything is typed, after entries opened lately. */
  first: readonly MenuGroup[];
  /** Rows of the server in groups, in their order. */
  groupRows: (rows: readonly FoundRow[]) => MenuGroup[];
}

/**
 * One field over everything: pages, tools and acts at once, rows as the server finds them. Known entries come first, so
 * that late rows move nothing under the finger.
 */
export function CommandPalette({ open, onClose, known, first, groupRows }: CommandPaletteProps) {
  const [query, setQuery] = useState("");
  const [rows, setRows] = useState<RowSearchState>({ kind: "idle" });
  const [search] = useState(() => createRowSearch({ onChange: setRows }));
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const isDocument = useIsDocument();
  const find = useMemo(() => findKnown(known), [known]);

  useEffect(() => {
    if (open) input.current?.select();
    else search.stop();
  }, [open, search]);
  useEffect(() => () => search.stop(), [search]);

  const type = (text: string) => {
    setQuery(text);
    search.search(text);
  };
  const pick = (entry: MenuEntry) => {
    onClose();
    type("");
    if ("act" in entry) return entry.act();
    rememberEntry(entry);
    if (isDocument(entry.path)) window.location.assign(entry.path);
    else void navigate(entry.path);
  };

  const isEmpty = query.trim() === "";
  const groups = isEmpty ? startGroups(first) : [...find(query), ...("rows" in rows ? groupRows(rows.rows) : [])];
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const isSearching = rows.kind === "searching";
  return (
    <Dialog open={open} onClose={onClose} title="Buscar y hacer">
      <Command label="Buscar en Umbral" shouldFilter={false} vimBindings={false} loop className="grid gap-3">
        <div className="flex min-h-13 items-center rounded-md border border-input bg-card focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring">
          <Search aria-hidden size={18} strokeWidth={1.75} className="ml-3.5 shrink-0 text-muted-foreground" />
          <Command.Input
            ref={input}
            value={query}
            onValueChange={type}
            maxLength={100}
            placeholder="Vivienda, contacto, «nueva visita», «oscuro»…"
            className="min-w-0 flex-1 bg-transparent px-3 py-2.5 text-base outline-none placeholder:text-subtle-foreground"
          />
          {isSearching ? <Spinner className="mr-3.5 shrink-0" /> : null}
        </div>
        <p role="status" className="sr-only">
          {statusText(isEmpty, isSearching, count, query)}
        </p>
        <Command.List label="Resultados" className="-mx-2 h-[min(24rem,45dvh)] overflow-y-auto overscroll-contain">
          {groups.map(({ title, entries }) => (
            <Command.Group
              key={title}
              heading={title}
              className="pb-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-2xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted-foreground"
            >
              {entries.map((entry) => (
                <Command.Item
                  key={entry.id}
                  value={`${title} ${entry.id}`}
                  onSelect={() => pick(entry)}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm data-[selected=true]:bg-accent data-[selected=true]:text-accent-foreground forced-colors:data-[selected=true]:outline-2"
                >
                  <entry.icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-muted-foreground" />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium">{entry.title}</span>
                    {entry.detail ? (
                      <span className="block truncate text-xs text-muted-foreground">{entry.detail}</span>
                    ) : null}
                  </span>
                </Command.Item>
              ))}
            </Command.Group>
          ))}
          {count === 0 && rows.kind === "found" ? (
            <div role="presentation" className="px-3 py-8 text-center text-sm text-muted-foreground">
              Nada para «{query.trim()}». Prueba con una referencia, un nombre o una calle.
            </div>
          ) : null}
        </Command.List>
        {rows.kind === "failed" ? (
          <Callout
            tone="destructive"
            action={
              <Button size="sm" variant="outline" onClick={() => search.search(query, 0)}>
                Buscar otra vez
              </Button>
            }
          >
            <span role="alert">{rows.message}</span>
          </Callout>
        ) : null}
      </Command>
    </Dialog>
  );
}

function startGroups(first: readonly MenuGroup[]): readonly MenuGroup[] {
  const recent = recentEntries();
  return recent.length > 0 ? [{ title: "Abierto hace poco", entries: recent }, ...first] : first;
}

function statusText(isEmpty: boolean, isSearching: boolean, count: number, query: string): string {
  if (isEmpty || isSearching) return "";
  if (count === 0) return `Nada para «${query.trim()}»`;
  return count === 1 ? "1 resultado" : `${count} resultados`;
}
