import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";

interface ToolExampleProps {
  /** Bare path of the tool, to which a new account leads. */
  path: string;
  title: string;
  lead: string;
  note: string;
  art?: ReactNode;
  example: { title: string; description: string };
  /** Stand beside the example; `id` names the section. */
  points: { id: string; title: string; all: readonly string[] };
  /** The example, in its panel. */
  children: ReactNode;
  /** Stands below: what a visitor tries themselves. */
  after?: ReactNode;
}

/** The page of a tool for a visitor: what it does, an invented example of it, and what it needs to be their own. */
export function ToolExample({ path, title, lead, note, art, example, points, children, after }: ToolExampleProps) {
  const join = `/auth?next=${encodeURIComponent(path)}`;
  return (
    <main id="contenido">
      <PageHero
        title={title}
        lead={lead}
        actions={
          <>
            <Button asChild variant="hero" size="lg">
              <PageLink to={join}>Crear cuenta gratis</PageLink>
            </Button>
            <Button asChild variant="outline" size="lg">
              <PageLink to={`${join}&tab=login`}>Entrar</PageLink>
            </Button>
          </>
        }
        note={note}
        art={art}
      />
      <div className="border-t bg-muted">
        <div className="wrap-page grid items-start gap-8 py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-12">
          <Panel labelledBy="ejemplo">
            <PanelHeader
              id="ejemplo"
              title={example.title}
              divided
              description={example.description}
              actions={<Tag tone="warning">Ejemplo inventado</Tag>}
            />
            {children}
          </Panel>
          <section aria-labelledby={points.id} className="lg:sticky lg:top-[calc(var(--navbar-h)+1.5rem)]">
            <h2 id={points.id} className="text-h3">
              {points.title}
            </h2>
            <ul className="mt-4 border-t">
              {points.all.map((point) => (
                <li key={point} className="border-b py-3.5 text-control">
                  {point}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      {after}
    </main>
  );
}
