import type { Compared } from "#domain/crm/matching/compared.ts";
import { CRITERIA, CRITERION_NAMES, USUAL_WEIGHTS } from "#domain/crm/matching/criteria.ts";
import { Button } from "#ui/button.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { MatchBar } from "./match-bar.tsx";
import { ScoreTower } from "./score-tower.tsx";

export interface ExampleMatch extends Compared {
  name: string;
  asks: string;
}

interface MatchingExampleProps {
  lead: string;
  title: string;
  line: string;
  matches: readonly ExampleMatch[];
}

/** The page for a visitor: what it does, the list of an invented home and invented buyers, and what it needs to be their own. */
export function MatchingExample({ lead, title, line, matches }: MatchingExampleProps) {
  return (
    <main id="contenido">
      <PageHero
        title="Smart matching"
        lead={lead}
        actions={
          <>
            <Button asChild variant="hero" size="lg">
              <PageLink to="/auth?next=%2Fsmart-matching">Crear cuenta gratis</PageLink>
            </Button>
            <Button asChild variant="outline" size="lg">
              <PageLink to="/auth?next=%2Fsmart-matching&tab=login">Entrar</PageLink>
            </Button>
          </>
        }
        note="Con tu cuenta se cruza tu cartera con lo que buscan tus contactos. Cada mensaje lo envías tú."
        art={<ScoreTower />}
      />
      <div className="border-t bg-muted">
        <div className="wrap-page grid items-start gap-8 py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-12">
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
          <section aria-labelledby="como-se-puntua" className="lg:sticky lg:top-[calc(var(--navbar-h)+1.5rem)]">
            <h2 id="como-se-puntua" className="text-h3">
              Cómo se puntúa
            </h2>
            <ul className="mt-4 border-t">
              {RULES.map((rule) => (
                <li key={rule} className="border-b py-3.5 text-control">
                  {rule}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </main>
  );
}

const RULES = [
  "Se descarta lo imposible: otra operación, otro tipo, un precio por encima del margen, o que falte algo imprescindible.",
  `El resto suma: ${CRITERIA.map((criterion) => `${CRITERION_NAMES[criterion].toLocaleLowerCase("es")} ${USUAL_WEIGHTS[criterion]}`).join(", ")}.`,
  "Lo que la ficha no dice no resta: sale como «por confirmar».",
  "Lo que cada comprador acepta o descarta mueve esos pesos, como mucho a la mitad más o menos.",
  "La nota es la misma mires desde la vivienda o desde el comprador.",
  "Ni nacionalidad, ni edad, ni familia: solo cuenta lo que busca.",
];
