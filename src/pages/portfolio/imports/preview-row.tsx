import { ArrowRight, TriangleAlert } from "lucide-react";
import type { RowAction } from "#domain/portfolio/feeds/feed-values.ts";
import { listed } from "#domain/shared/format/listed.ts";
import type { ListedRow } from "#server/portfolio/imports/imports.server.ts";
import { Button } from "#ui/button.tsx";
import { fieldName, valueText } from "#ui/homes/field-text.ts";
import { homeFacts, homePlace, homeTitle, priceText } from "#ui/homes/home-text.ts";
import { PlainCheckbox } from "#ui/lead/plain-field.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

interface PreviewRowProps {
  row: ListedRow;
  mayChoose: boolean;
  isOpen: boolean;
  /** The import is finished and has not done what the row would have changed. */
  isLeftOut: boolean;
  onChoose: (isChosen: boolean) => void;
  onConflict: (takesConflicts: boolean) => void;
}

/** Our names for fields that are no attributes of a home. */
const OTHER_NAMES: Record<string, string> = {
  photos: "Fotos",
  fotos: "Fotos",
  fila: "Fila",
  id: "Identificador",
  externalId: "Identificador",
  rentPrice: "Precio de alquiler",
  extras: "Otros datos del remitente",
};

const LEFT_OUT: Partial<Record<RowAction, string>> = {
  nueva: "Se dejó fuera: no ha entrado.",
  cambiada: "Se dejó fuera: sigue como estaba.",
  ausente: "No se ha retirado: sigue como estaba.",
};

const pathName = (path: string) => fieldName(path) ?? OTHER_NAMES[path] ?? fieldName(path.split(".")[0] ?? "") ?? path;

/** One row: its home, its changes, and its errors. */
export function PreviewRow({ row, mayChoose, isOpen, isLeftOut, onChoose, onConflict }: PreviewRowProps) {
  const name = row.label ?? row.externalId ?? `Fila ${row.ordinal}`;
  const isOut = mayChoose && !row.isChosen;
  return (
    <li className="grid gap-2 px-5 py-3.5 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className={isOut ? "min-w-0 opacity-60" : "min-w-0"}>
          <p className="text-sm font-medium wrap-anywhere">
            {row.homeId ? (
              <PageLink to={`/dashboard/cartera/${row.homeId}`} className="link-text">
                {name}
              </PageLink>
            ) : (
              name
            )}
          </p>
          {row.summary ? <Summary summary={row.summary} name={name} /> : null}
          {row.line === null || row.action === "ausente" ? null : (
            <p className="text-xs text-subtle-foreground tabular-nums">Línea {row.line}</p>
          )}
        </div>
        {mayChoose ? (
          <PlainCheckbox
            name={`row-${row.ordinal}`}
            checked={row.isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          >
            <span className="sr-only">{name}: </span>
            {row.action === "ausente" ? "Retirar" : "Entra"}
          </PlainCheckbox>
        ) : null}
      </div>
      {isLeftOut && LEFT_OUT[row.action] ? (
        <p className="text-sm text-muted-foreground">{LEFT_OUT[row.action]}</p>
      ) : row.changes ? (
        <Changes changes={row.changes} />
      ) : null}
      {row.conflicts.length > 0 ? (
        <div className="rounded-sm bg-warning-soft p-3 text-sm text-warning-soft-foreground">
          <p>
            Corregiste a mano {listed(row.conflicts.map(({ path }) => pathName(path).toLowerCase()))} y el remitente lo
            ha cambiado después.{" "}
            {row.conflicts.every(({ isTaken }) => isTaken) ? "Entra lo del remitente." : "Se queda lo tuyo."}
          </p>
          {isOpen ? (
            <Button
              variant="outline"
              size="sm"
              className="mt-2"
              onClick={() => onConflict(!row.conflicts.every(({ isTaken }) => isTaken))}
            >
              {row.conflicts.every(({ isTaken }) => isTaken) ? "Quedarme con lo mío" : "Tomar lo del remitente"}
            </Button>
          ) : null}
        </div>
      ) : null}
      {row.problems.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {row.problems.map(({ path, message }) => (
            <li key={`${path} ${message}`} className="flex items-start gap-2">
              <TriangleAlert
                aria-hidden
                size={15}
                strokeWidth={1.75}
                className={
                  row.action === "erronea" ? "mt-0.5 shrink-0 text-destructive" : "mt-0.5 shrink-0 text-warning"
                }
              />
              <span className="min-w-0 wrap-anywhere">
                {message.startsWith(`${pathName(path)}:`) ? message : `${pathName(path)}: ${message}`}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Summary({ summary, name }: { summary: Record<string, unknown>; name: string }) {
  const home = summary as unknown as Parameters<typeof homeTitle>[0] &
    Parameters<typeof priceText>[0] &
    Parameters<typeof homeFacts>[0];
  const title = homeTitle(home);
  const place = homePlace(home);
  const parts = [title === name ? null : title, title.includes(place) ? null : place, priceText(home), homeFacts(home)];
  return (
    <p className="text-sm text-muted-foreground wrap-anywhere">
      {[...new Set(parts.filter((part) => part !== null && part !== ""))].join(" · ")}
    </p>
  );
}

function Changes({ changes }: { changes: Record<string, [unknown, unknown]> }) {
  return (
    <dl className="grid gap-1 text-sm">
      {Object.entries(changes).map(([field, [before, after]]) => (
        <div key={field} className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
          <dt className="text-muted-foreground">{pathName(field)}:</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <span className="text-muted-foreground line-through wrap-anywhere">{short(field, before)}</span>
            <ArrowRight
              aria-label="pasa a"
              size={14}
              strokeWidth={1.75}
              className="shrink-0 self-center text-subtle-foreground"
            />
            <span className="font-medium wrap-anywhere">{short(field, after)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A long text by its beginning; a list of photos by its number. */
function short(field: string, value: unknown): string {
  if (field === "photos" && Array.isArray(value)) return value.length === 1 ? "1 foto" : `${value.length} fotos`;
  const text = valueText(field, value);
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}
