import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import type { MergeChoices, Side } from "#domain/portfolio/homes/merge-homes.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import type { ShownPair } from "#server/portfolio/homes/read-duplicates.server.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { classNames } from "#ui/class-names.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { fieldName, valueText } from "#ui/homes/field-text.ts";
import { homeFacts, homePlace, homeTitle, priceText } from "#ui/homes/home-text.ts";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";
import { HomeCover } from "./home-cover.tsx";
import { PORTFOLIO } from "./portfolio-path.ts";
import { StatusTag } from "./status-tag.tsx";

const SIDES = ["kept", "removed"] as const;

type Field = ShownPair["fields"][number];
/** A point is one choice, and a code follows its place. */
const FOLLOWING: ReadonlySet<string> = new Set(["longitude", "municipalityCode"]);

/** Two homes beside each other; the marked value of each differing field stays. */
export function DuplicatePair({ pair }: { pair: ShownPair }) {
  const id = useId();
  const { isBusy, call } = useCall();
  const { revalidate } = useRevalidator();
  const [choices, setChoices] = useState<MergeChoices>({});
  const [first, second] = pair.homes;
  const chosen = (field: Field): Side => choices[field.field] ?? field.suggested;

  const choose = (field: Field, side: Side) =>
    setChoices({ ...choices, [field.field]: side, ...(field.field === "latitude" && { longitude: side }) });
  const shown = pair.fields.filter(({ field }) => !FOLLOWING.has(field));
  const conflicts = shown.filter(({ kept, removed }) => kept !== null && removed !== null);
  const oneSided = shown.filter((field) => !conflicts.includes(field));

  const undo = async (mergeId: string) => {
    const outcome = await callApi("POST", `/api/portfolio/merges/${mergeId}/undo`);
    showToast(
      outcome.kind === "done"
        ? { kind: "success", title: "Vuelven a ser dos viviendas" }
        : { kind: "error", title: "No se ha podido deshacer", description: failureText(outcome) },
    );
    await revalidate();
  };
  const merge = async () => {
    const all: MergeChoices = Object.fromEntries(pair.fields.map((field) => [field.field, chosen(field)]));
    // The point is chosen by its latitude, also where both homes stand on one meridian or parallel.
    if (all.latitude && all.longitude) all.longitude = all.latitude;
    const outcome = await call(null, "POST", "/api/portfolio/merges", {
      keptId: first.id,
      removedId: second.id,
      choices: all,
    });
    if (outcome.kind !== "done") return;
    const { id: mergeId } = outcome.answer as { id: string };
    showToast({
      kind: "success",
      title: "Unidas en una sola vivienda",
      action: { label: "Deshacer", run: () => void undo(mergeId) },
    });
  };

  return (
    <Panel labelledBy={`${id}-title`} className="overflow-hidden">
      <PanelHeader
        id={`${id}-title`}
        title={pair.isCertain ? "Es la misma vivienda" : `Se parecen un ${formatPercent(pair.score, 0)}`}
        description={pair.reasons.join(" · ")}
        divided
        actions={pair.isCertain ? <Tag tone="success">Segura</Tag> : <Tag tone="warning">Por confirmar</Tag>}
      />
      <div className="grid grid-cols-2 divide-x border-b">
        {pair.homes.map(({ id: homeId, home, cover, updatedAt }) => (
          <div key={homeId} className="grid min-w-0 content-start gap-1 p-4 text-sm sm:p-5">
            <div className="relative mb-2 aspect-[16/9] overflow-hidden rounded-sm bg-muted">
              <HomeCover
                home={{ id: homeId, ...home, cover }}
                sizes="(min-width: 64rem) 28rem, 46vw"
                className="absolute inset-0 size-full"
              />
            </div>
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="figure text-h4">{priceText(home)}</span>
              <StatusTag status={home.status} />
            </p>
            <h3 className="text-sm leading-snug font-semibold tracking-normal wrap-anywhere [font-stretch:100%]">
              <PageLink to={`${PORTFOLIO}/${homeId}`} className="link-text touch-target">
                {homeTitle(home)}
              </PageLink>
            </h3>
            <p className="text-muted-foreground">{homeFacts(home)}</p>
            <p className="text-muted-foreground">{homePlace(home)}</p>
            <p className="text-xs text-subtle-foreground">
              Cambiada el <When iso={updatedAt} style="full" />
            </p>
          </div>
        ))}
      </div>
      {conflicts.length > 0 ? (
        <section aria-label="Qué dato se queda">
          {conflicts.map((field) => (
            <FieldChoice key={field.field} id={id} pair={pair} field={field} side={chosen(field)} onChoose={choose} />
          ))}
        </section>
      ) : null}
      {oneSided.length > 0 ? (
        <Disclosure
          summary={
            <span className="px-4 text-sm sm:px-5">
              {oneSided.length === 1 ? "1 dato que solo tiene una" : `${oneSided.length} datos que solo tiene una`}: se
              quedan
            </span>
          }
        >
          {oneSided.map((field) => (
            <FieldChoice key={field.field} id={id} pair={pair} field={field} side={chosen(field)} onChoose={choose} />
          ))}
        </Disclosure>
      ) : null}
      <div className="flex flex-wrap items-center justify-end gap-3 px-5 py-4">
        <p className="mr-auto max-w-reading text-xs text-muted-foreground">
          Fotos, documentos, resultados, operaciones y citas pasan a la vivienda que queda.
        </p>
        <Button
          variant="outline"
          loading={isBusy}
          onClick={() =>
            call("Anotado: son dos viviendas", "POST", "/api/portfolio/duplicates/distinct", {
              ids: [first.id, second.id],
            })
          }
        >
          Son distintas
        </Button>
        <Button loading={isBusy} onClick={merge}>
          Unir en una
        </Button>
      </div>
    </Panel>
  );
}

interface FieldChoiceProps {
  id: string;
  pair: ShownPair;
  field: Field;
  side: Side;
  onChoose: (field: Field, side: Side) => void;
}

function FieldChoice({ id, pair, field, side: chosen, onChoose }: FieldChoiceProps) {
  const isPoint = field.field === "latitude";
  const textOf = (side: Side, index: 0 | 1) => {
    const { home } = pair.homes[index];
    const { latitude, longitude } = home;
    if (isPoint && latitude !== undefined && longitude !== undefined) {
      return `${formatNumber(latitude, 5)}; ${formatNumber(longitude, 5)}`;
    }
    return valueText(field.field, field[side], home.currency);
  };
  return (
    <fieldset className="border-b px-4 py-2 sm:px-5">
      <legend className="float-left w-full pt-1 text-xs text-muted-foreground">
        {isPoint ? "Punto del mapa" : (fieldName(field.field) ?? field.field)}
      </legend>
      <div className="clear-both grid grid-cols-2 gap-2">
        {SIDES.map((side, index) => (
          <label key={side} className={optionClasses}>
            <input
              type="radio"
              name={`${id}-${field.field}`}
              checked={chosen === side}
              onChange={() => onChoose(field, side)}
              className="mt-0.5 size-4 shrink-0 accent-primary"
            />
            <span
              className={classNames(
                "line-clamp-3 min-w-0 wrap-anywhere",
                field[side] === null && "text-muted-foreground",
              )}
            >
              {textOf(side, index as 0 | 1)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const optionClasses =
  "flex min-h-9 items-start gap-2 rounded-sm px-2 py-1.5 text-sm hover:bg-muted has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary-soft-foreground pointer-coarse:min-h-11";
