import { Search } from "lucide-react";
import { useId } from "react";
import { Form } from "react-router";
import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import { centreQuery, DWELLING_TYPES, PERIODS } from "#domain/market/figures/centre-address.ts";
import { pathInRegion } from "#domain/shared/region/region.ts";
import { Button } from "#ui/button.tsx";
import { InputBox } from "#ui/form/controls.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { usePathRegion } from "#ui/region/use-region.ts";
import { ChoiceField } from "../../shared/filter-fields.tsx";
import type { CentreData } from "./read-centre.server.ts";

const OTHER_TYPES = ["local", "oficina", "garaje", "terreno"] as const;
const TYPES = [
  { value: "", label: "Viviendas" },
  ...[...DWELLING_TYPES, ...OTHER_TYPES].map((value) => ({ value, label: HOME_TYPE_NAMES[value] })),
];
const EXAMPLES = { here: "Ruzafa, Sevilla, 28010…", latam: "Polanco, Palermo, Chapinero…" };

/** The zone and how it is looked at: a form that only reads, so that each view has an address and needs no script. */
export function ZoneForm({ data, path }: { data: CentreData; path: string }) {
  const { question, problem, offered, isForComparing } = data;
  const id = useId();
  const region = usePathRegion();
  const query = centreQuery(question);
  const kept = [...new URLSearchParams(query)].filter(([name]) => !["operacion", "tipo", "meses"].includes(name));
  const hasZone = question.place !== null || question.area !== null;
  const isProblemHere = problem !== null && !isForComparing;
  return (
    <div className="grid gap-3 print:hidden">
      <Form
        method="get"
        action={pathInRegion(path, region)}
        role="search"
        aria-label="Elegir la zona"
        className="flex flex-wrap items-end gap-3"
      >
        {kept.map(([name, value]) => (
          <input key={`${name}${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="grid min-w-0 flex-[3_1_15rem] gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            {hasZone ? "Otra zona" : "Zona"}
          </label>
          <InputBox
            id={id}
            key={query + (problem?.typed ?? "")}
            type="search"
            name="donde"
            defaultValue={isProblemHere ? problem.typed : ""}
            placeholder={EXAMPLES[region === "latam" ? "latam" : "here"]}
            maxLength={100}
            autoComplete="off"
            aria-invalid={isProblemHere || undefined}
            aria-describedby={isProblemHere ? `${id}-problema` : undefined}
            lead={<Search aria-hidden size={18} strokeWidth={1.75} className="ml-3 shrink-0 text-muted-foreground" />}
            className="pl-1"
          />
        </div>
        <ChoiceField
          name="operacion"
          label="Operación"
          value={question.operation}
          choices={Object.entries(OPERATION_NAMES).map(([value, label]) => ({ value, label }))}
        />
        <ChoiceField name="tipo" label="Tipo" value={question.type ?? ""} choices={TYPES} />
        <ChoiceField
          name="meses"
          label="Periodo"
          value={String(question.months)}
          choices={PERIODS.map((months) => ({ value: String(months), label: `${months} meses` }))}
        />
        <Button type="submit" className="max-sm:w-full">
          Ver cifras
        </Button>
      </Form>
      {isProblemHere ? (
        <div id={`${id}-problema`} role="status" className="grid gap-2">
          <p className="text-sm text-destructive">{problem.text}</p>
          {offered.length > 0 ? (
            <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
              {offered.map(({ name, detail, place }) => (
                <li key={`${name}${detail}`}>
                  <PageLink
                    to={path + centreQuery({ ...question, place, area: null })}
                    className="link-text touch-target"
                  >
                    {name}
                  </PageLink>{" "}
                  <span className="text-muted-foreground">{detail}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
