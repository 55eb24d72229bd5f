import type { Compared } from "#domain/crm/matching/compared.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { MatchBar } from "./match-bar.tsx";

export interface ExampleMatch extends Compared {
  name: string;
  asks: string;
}

interface MatchingExampleProps {
  title: string;
  line: string;
  matches: readonly ExampleMatch[];
}

/** The same list as an agent's, of an invented home and invented buyers, and what it needs to be their own. */
export function MatchingExample({ title, line, matches }: MatchingExampleProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-10">
      <Panel labelledBy="ejemplo">
        <PanelHeader
          id="ejemplo"
          title={title}
          divided
          description={line}
          actions={<Tag tone="warning">Ejemplo inventado</Tag>}
        />
        <ul className="divide-y">
          {matches.map((match) => (
            <li key={match.name} className="grid gap-3 px-5 py-5 sm:px-6">
              <p>
                <span className="font-semibold">{match.name}</span>
                <span className="block text-sm text-muted-foreground">{match.asks}</span>
              </p>
              <MatchBar {...match} />
            </li>
          ))}
        </ul>
      </Panel>
      <div className="grid gap-6">
        <section aria-labelledby="como-se-puntua">
          <h2 id="como-se-puntua" className="text-h4">
            Cómo se puntúa
          </h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-control">
            <li>
              Fuera queda lo imposible: otra operación, otro tipo, un precio por encima del margen, o que falte algo
              imprescindible.
            </li>
            <li>El resto suma: precio 30, zona 25, habitaciones 15, extras 15, superficie 10 y novedad 5.</li>
            <li>Lo que la ficha no dice no resta: sale como «por confirmar».</li>
            <li>Lo que cada comprador acepta o descarta mueve esos pesos, como mucho a la mitad más o menos.</li>
            <li>La nota es la misma mires desde la vivienda o desde el comprador.</li>
            <li>Ni nacionalidad, ni edad, ni familia: solo cuenta lo que busca.</li>
          </ul>
        </section>
        <section aria-labelledby="con-los-tuyos">
          <h2 id="con-los-tuyos" className="text-h4">
            Con tus viviendas y tus compradores
          </h2>
          <p className="mt-3 text-control text-muted-foreground">
            Entra en tu cuenta: se cruza tu cartera con lo que buscan tus contactos, y envías tú cada mensaje.
          </p>
          <p className="mt-4 flex flex-wrap gap-3">
            <Button asChild variant="hero">
              <PageLink to="/auth?next=%2Fsmart-matching">Crear cuenta gratis</PageLink>
            </Button>
            <Button asChild variant="outline">
              <PageLink to="/auth?next=%2Fsmart-matching&tab=login">Entrar</PageLink>
            </Button>
          </p>
        </section>
      </div>
    </div>
  );
}
