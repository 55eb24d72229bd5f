import { House } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import type { Confirmed } from "#domain/tools/dossiers/dossier.ts";
import { certaintyWords, isSure } from "#domain/tools/dossiers/dossier-words.ts";
import type { OfferedField } from "#domain/tools/dossiers/offered-fields.ts";
import { Button } from "#ui/button.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { Tick } from "#ui/form/controls.tsx";
import { FieldFoot } from "#ui/form/field-frame.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { RepeatKey } from "#ui/repeat-key.ts";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { QuoteLink } from "./quotes-context.tsx";

const HomeSearch = lazy(() => import("../tool/home-search.tsx").then(({ HomeSearch }) => ({ default: HomeSearch })));

interface KeepHomePanelProps {
  dossierId: string;
  home: { id: string; title: string; seen: string } | null;
  fields: readonly OfferedField[];
  confirmed: readonly Confirmed[];
}

/** Takes values of the papers into the home field by field; values that would replace one, and the price, are not ticked beforehand. */
export function KeepHomePanel({ dossierId, home, fields, confirmed }: KeepHomePanelProps) {
  const [ticks, setTicks] = useState<Record<string, boolean>>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [repeat] = useState(() => new RepeatKey());
  const { call, isBusy } = useCall({ showsErrors: true });
  const isTicked = ({ attribute, isSame, isTicked }: OfferedField) => !isSame && (ticks[attribute] ?? isTicked);
  const chosen = fields.filter(isTicked);
  const link = (homeId: string | null) =>
    call(homeId ? "Enlazado con la vivienda" : "Ya no está enlazado", "PUT", `/api/dossiers/${dossierId}`, { homeId });

  async function keep() {
    if (!home) return;
    const values = Object.fromEntries(chosen.map(({ attribute, value }) => [attribute, value]));
    const body = { home: { values, seen: home.seen } };
    const outcome = await call("Guardado en la vivienda", "POST", `/api/dossiers/${dossierId}/confirm`, body, {
      idempotencyKey: repeat.of(body),
    });
    setErrors(outcome.kind === "invalid" ? outcome.errors : {});
    if (outcome.kind !== "done") return;
    repeat.done();
    setTicks({});
  }

  const wasConfirmed = new Set(confirmed.filter(({ to }) => to === "home").map(({ field }) => field));
  return (
    <Panel labelledBy="a-la-vivienda" className="overflow-hidden">
      <PanelHeader
        id="a-la-vivienda"
        title="Llevarlo a la vivienda"
        description="Solo se escribe lo que marques. Lo que cambiaría un dato tuyo, y el precio, vienen sin marcar."
        divided
      />
      <PanelBody>
        {home ? (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <PageLink
              to={`/dashboard/cartera/${home.id}`}
              className="link-text touch-target font-semibold wrap-anywhere"
            >
              {home.title}
            </PageLink>
            <Button variant="ghost" size="sm" loading={isBusy} onClick={() => void link(null)}>
              Quitar o elegir otra
            </Button>
          </p>
        ) : (
          <Suspense fallback={null}>
            <HomeSearch slug="valoracion" onChoose={(id) => void link(id)} />
          </Suspense>
        )}
      </PanelBody>
      {home && fields.length > 0 ? (
        <>
          <ul className="divide-y border-t">
            {fields.map((field) => (
              <Row
                key={field.attribute}
                field={field}
                isTicked={isTicked(field)}
                wasConfirmed={wasConfirmed.has(field.attribute)}
                error={errors[field.attribute] ?? errors[`home.values.${field.attribute}`]}
                onTick={(isOn) => setTicks((before) => ({ ...before, [field.attribute]: isOn }))}
              />
            ))}
          </ul>
          <div className="border-t px-5 py-4 sm:px-6">
            <Button loading={isBusy} disabled={chosen.length === 0} onClick={() => void keep()}>
              <House aria-hidden size={18} strokeWidth={1.75} /> Guardar en la vivienda
            </Button>
          </div>
        </>
      ) : null}
      {home && fields.length === 0 ? (
        <p className="border-t px-5 py-4 text-sm text-muted-foreground sm:px-6">
          Los documentos no dicen ningún dato que vaya a la ficha.
        </p>
      ) : null}
    </Panel>
  );
}

interface RowProps {
  field: OfferedField;
  isTicked: boolean;
  wasConfirmed: boolean;
  error: string | undefined;
  onTick: (isOn: boolean) => void;
}

function Row({ field, isTicked, wasConfirmed, error, onTick }: RowProps) {
  const id = useId();
  const { label, shown, current, isSame, certainty, part, quote, from } = field;
  return (
    <li className="px-5 py-2.5 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <Tick
          checked={isTicked}
          disabled={isSame}
          aria-describedby={`${id}-help`}
          aria-invalid={error !== undefined || undefined}
          onChange={(event) => onTick(event.currentTarget.checked)}
          label={
            <span className="wrap-anywhere">
              <span className="text-muted-foreground">{label}: </span>
              <span className="font-semibold">{shown}</span>
            </span>
          }
        />
        <span className="flex flex-wrap items-center gap-x-3">
          {isSame ? <Tag tone="success">{wasConfirmed ? "Confirmado" : "Ya lo tiene"}</Tag> : null}
          {!isSame && current !== null ? <Tag tone="warning">Distinto</Tag> : null}
          {isSure(certainty) ? null : <Tag tone="warning">Certeza {certaintyWords(certainty)}</Tag>}
          <QuoteLink part={part} quote={quote} />
        </span>
      </div>
      <FieldFoot
        id={id}
        error={error}
        help={isSame || current === null ? `Según: ${from}` : `Ahora pone: ${current}. Según ${from}: ${shown}`}
      />
    </li>
  );
}
