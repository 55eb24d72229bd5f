import { Search } from "lucide-react";
import { useId } from "react";
import { Form } from "react-router";
import { LONGEST_SENTENCE, MARKET_PATH } from "#domain/market/search/market-address.ts";
import { pathInRegion } from "#domain/shared/region/region.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { InputBox } from "#ui/form/controls.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { usePathRegion } from "#ui/region/use-region.ts";
import type { SearchView } from "./search-address.ts";

const EXAMPLES = {
  here: [
    "Piso 3 hab con ascensor por menos de 250k en Ruzafa",
    "Ático con terraza en Sevilla, que no sea a reformar",
    "De particular en Gràcia o Sants, que haya bajado",
  ],
  latam: [
    "Departamento 2 recámaras con cochera en Polanco",
    "3 ambientes en Palermo hasta 150 mil dólares",
    "Apartamento en arriendo en Chapinero con parqueadero",
  ],
};

/** The sentence and examples of it: a form that only reads, so that it works without a script and each search has an address. */
export function SentenceForm({
  sentence,
  view,
  showsExamples,
}: {
  sentence: string;
  view: SearchView;
  showsExamples: boolean;
}) {
  const id = useId();
  const region = usePathRegion();
  return (
    <div className="grid gap-3">
      <Form
        method="get"
        action={pathInRegion(MARKET_PATH, region)}
        role="search"
        aria-label="Buscar con una frase"
        className="flex items-end gap-2"
      >
        {view === "lista" ? null : <input type="hidden" name="vista" value={view} />}
        <div className="grid min-w-0 flex-1 gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            Qué busca tu cliente
          </label>
          <InputBox
            id={id}
            // Another sentence is another field: typing is never overwritten meanwhile.
            key={sentence}
            type="search"
            name="texto"
            defaultValue={sentence}
            placeholder="Piso de 3 habitaciones con ascensor…"
            maxLength={LONGEST_SENTENCE}
            autoComplete="off"
            required
            lead={<Search aria-hidden size={18} strokeWidth={1.75} className="ml-3 shrink-0 text-muted-foreground" />}
            className="pl-1"
          />
        </div>
        <Button type="submit">Buscar</Button>
      </Form>
      {showsExamples ? (
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1.5 text-sm">
          <span className="text-muted-foreground">Por ejemplo:</span>
          {EXAMPLES[region === "latam" ? "latam" : "here"].map((example, place) => (
            <PageLink
              key={example}
              to={`${MARKET_PATH}?${new URLSearchParams({ texto: example })}`}
              // On a phone the homes come first: one example is enough to see how to ask.
              className={classNames("link-text", place > 0 && "max-sm:hidden")}
            >
              {example}
            </PageLink>
          ))}
        </p>
      ) : null}
    </div>
  );
}
