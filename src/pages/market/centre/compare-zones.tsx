import { X } from "lucide-react";
import { useId } from "react";
import { Form } from "react-router";
import { centreQuery, MOST_BESIDE } from "#domain/market/figures/centre-address.ts";
import { toldFigures } from "#domain/market/figures/told-figures.ts";
import { pathInRegion } from "#domain/shared/region/region.ts";
import { Button } from "#ui/button.tsx";
import { InputBox } from "#ui/form/controls.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { usePathRegion } from "#ui/region/use-region.ts";
import type { CentreData, NamedZone } from "./read-centre.server.ts";

/** Two to four zones by the same figures. */
export function CompareZones({ data, path }: { data: CentreData; path: string }) {
  const { zone, beside, question } = data;
  return (
    <Panel labelledBy="comparar">
      <PanelHeader
        id="comparar"
        level={3}
        title="Zonas frente a frente"
        description="Hasta cuatro zonas, con la misma operación, el mismo tipo y el mismo periodo."
      />
      <PanelBody className="grid gap-5">
        {question.beside.length < MOST_BESIDE ? <AddZone data={data} path={path} /> : null}
        {beside.length > 0 ? (
          <ZoneTable zones={[zone!, ...beside]} data={data} path={path} />
        ) : (
          <p className="text-sm text-muted-foreground">Añade una zona para verla al lado de {zone!.name}.</p>
        )}
      </PanelBody>
    </Panel>
  );
}

function AddZone({ data: { question, problem, offered, isForComparing }, path }: { data: CentreData; path: string }) {
  const id = useId();
  const region = usePathRegion();
  const isProblemHere = problem !== null && isForComparing;
  return (
    <div className="grid gap-2 print:hidden">
      <Form
        method="get"
        action={pathInRegion(path, region)}
        preventScrollReset
        aria-label="Añadir una zona"
        className="flex flex-wrap items-end gap-3"
      >
        {[...new URLSearchParams(centreQuery(question))].map(([name, value]) => (
          <input key={`${name}${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="grid min-w-0 flex-[1_1_15rem] gap-1.5 sm:max-w-sm">
          <label htmlFor={id} className="text-sm font-medium">
            Zona para comparar
          </label>
          <InputBox
            id={id}
            key={centreQuery(question) + (problem?.typed ?? "")}
            type="search"
            name="comparar"
            defaultValue={isProblemHere ? problem.typed : ""}
            maxLength={100}
            autoComplete="off"
            required
            aria-invalid={isProblemHere || undefined}
            aria-describedby={isProblemHere ? `${id}-problema` : undefined}
          />
        </div>
        <Button type="submit" variant="outline">
          Añadir
        </Button>
      </Form>
      {isProblemHere ? (
        <div id={`${id}-problema`} role="status" className="grid gap-2 text-sm">
          <p className="text-destructive">{problem.text}</p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 empty:hidden">
            {offered.map(({ name, detail, place }) => (
              <li key={`${name}${detail}`}>
                <PageLink
                  to={path + centreQuery({ ...question, beside: [...question.beside, place] })}
                  className="link-text touch-target"
                >
                  {name}
                </PageLink>{" "}
                <span className="text-muted-foreground">{detail}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

/** Rows of the table, in the order of `toldFigures`; the names are those of the first zone that has them. */
function ZoneTable({
  zones,
  data: { question },
  path,
}: {
  zones: readonly NamedZone[];
  data: CentreData;
  path: string;
}) {
  const told = zones.map(({ outcome }) => (outcome.kind === "figures" ? toldFigures(outcome.figures) : []));
  const rows = told.find((figures) => figures.length > 0) ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label="Comparación de zonas" tabIndex={0} className="overflow-x-auto rounded-md border">
      <table className="w-full min-w-160 border-collapse text-sm leading-snug">
        <caption className="sr-only">Las mismas cifras de cada zona</caption>
        <thead>
          <tr className="border-b align-bottom">
            <th scope="col" className="compact p-3 text-left text-xs font-medium text-muted-foreground">
              Cifra
            </th>
            {zones.map(({ name, place }, i) => (
              <th key={name} scope="col" className="p-3 text-left">
                <span className="block font-semibold">{name}</span>
                {i === 0 || !place ? null : (
                  <PageLink
                    to={path + centreQuery({ ...question, beside: question.beside.filter((_, at) => at !== i - 1) })}
                    preventScrollReset
                    className="link-text touch-target inline-flex items-center gap-1 text-xs font-normal print:hidden"
                  >
                    <X aria-hidden size={12} strokeWidth={1.75} />
                    Quitar<span className="sr-only"> {name}</span>
                  </PageLink>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label }) => (
            <tr key={id} className="border-b align-top last:border-b-0">
              <th scope="row" className="p-3 text-left font-normal text-muted-foreground">
                {label}
              </th>
              {zones.map(({ name, outcome }, i) => {
                const figure = told[i]!.find((one) => one.id === id);
                return (
                  <td key={name} className="p-3">
                    <span className="block text-base font-semibold tabular-nums">{figure?.value ?? "Sin dato"}</span>
                    <span className="block text-xs text-muted-foreground">
                      {figure?.note ?? withoutText(outcome.kind)}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function withoutText(kind: NamedZone["outcome"]["kind"]): string {
  if (kind === "too-many") return "La zona es demasiado grande.";
  if (kind === "loading") return "Estamos leyendo las viviendas: vuelve a cargar la página en unos segundos.";
  return kind === "failed" ? "No hemos podido calcularla." : "Muestra insuficiente.";
}
