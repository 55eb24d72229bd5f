import type { Home } from "#domain/portfolio/homes/home.ts";
import type { FormRow } from "#domain/shared/home-attributes/attribute.ts";
import { type AttributeName, HOME_ATTRIBUTES, namesInRow } from "#domain/shared/home-attributes/table.ts";
import { valueText } from "#ui/homes/field-text.ts";
import { Panel, PanelHeader } from "#ui/panel.tsx";

const ROWS: readonly FormRow[] = ["fees", "keys", "charges"];
const NAMES: readonly AttributeName[] = [...ROWS.flatMap(namesInRow)].toSpliced(-1, 0, "charges");

/** The data of a home that the agency keeps to itself: fee, keys and charges. Nothing where nothing is known. */
export function HomeKeeping({ home }: { home: Home }) {
  const known = NAMES.filter((name) => home[name] !== undefined);
  if (known.length === 0) return null;
  return (
    <Panel labelledBy="agencia">
      <PanelHeader
        id="agencia"
        title="Honorarios, llaves y cargas"
        description="Solo lo ve tu agencia: no sale en portales, carteles ni enlaces."
        divided
      />
      <dl className="divide-y text-sm *:px-5 *:py-3 sm:*:px-6">
        {known.map((name) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-muted-foreground">{HOME_ATTRIBUTES[name].label}</dt>
            <dd className="text-right font-medium wrap-anywhere whitespace-pre-line">
              {valueText(name, home[name], home.currency)}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
