import { AlarmClock } from "lucide-react";
import { Form } from "react-router";
import type { BoardFilters, Colleague } from "#domain/crm/contacts/dto.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { ChoiceField, SearchField } from "../../shared/filter-fields.tsx";
import { useCrmPlace } from "../crm-place.ts";
import { ownerChoices } from "../owner-choices.ts";
import { sourceChoices } from "../source-choices.ts";
import { boardQuery } from "./board-query.ts";

interface BoardFilterProps {
  filters: BoardFilters;
  /** People by whom it can be narrowed; empty for an agent who sees their own work alone. */
  colleagues: readonly Colleague[];
  /** Deals whose time to answer is over. */
  breaches: number;
}

/** The board's filter; it lives in the address. */
export function BoardFilterForm({ filters, colleagues, breaches }: BoardFilterProps) {
  const place = useCrmPlace();
  return (
    <Form
      method="get"
      action={place.board}
      role="search"
      aria-label="Filtrar el tablero"
      className="flex flex-wrap items-end gap-3 rounded-lg border bg-card p-4"
    >
      {filters.kind ? <input type="hidden" name="tipo" value={filters.kind} /> : null}
      {filters.onlyLate ? <input type="hidden" name="vencidas" value="1" /> : null}
      <SearchField name="q" label="Buscar" value={filters.text} placeholder="Nombre, correo o teléfono" />
      {colleagues.length > 1 ? (
        <ChoiceField
          name="responsable"
          label="Responsable"
          value={filters.ownerId ?? ""}
          choices={ownerChoices(colleagues)}
        />
      ) : null}
      <ChoiceField
        name="origen"
        label="Origen"
        value={filters.source}
        choices={sourceChoices(place.isHouse, filters.source)}
      />
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
        <Button type="submit" variant="outline">
          Filtrar
        </Button>
        {breaches > 0 || filters.onlyLate ? (
          <Button asChild variant={filters.onlyLate ? "default" : "outline"}>
            <PageLink
              to={`${place.board}?${boardQuery({ ...filters, onlyLate: !filters.onlyLate })}`}
              {...(filters.onlyLate ? { "aria-current": "true" as const } : {})}
              className={classNames(breaches > 0 && !filters.onlyLate && "text-destructive")}
            >
              <AlarmClock aria-hidden size={18} strokeWidth={1.75} />
              {breaches === 1 ? "1 vencida" : `${formatNumber(breaches)} vencidas`}
            </PageLink>
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
