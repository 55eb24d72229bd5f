import { EXAMPLE_PROPOSAL } from "#domain/tools/proposals/worked-example.ts";
import { Button } from "#ui/button.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { NetSlider } from "./net-slider.tsx";

const NEXT = "/auth?next=%2Fpropuestas-captacion";

/** The page for a visitor: what it does, with the net of an invented home to move. */
export function ProposalExample({ lead }: { lead: string }) {
  return (
    <main id="contenido">
      <PageHero
        title="Propuestas de captación"
        lead={lead}
        actions={
          <>
            <Button asChild variant="hero" size="lg">
              <PageLink to={NEXT}>Crear cuenta gratis</PageLink>
            </Button>
            <Button asChild variant="outline" size="lg">
              <PageLink to={`${NEXT}&tab=login`}>Entrar</PageLink>
            </Button>
          </>
        }
        note="La firma es electrónica simple, y lo dice. Si falta un dato, no se envía: te nombra cuál."
      />
      <div className="border-t bg-muted">
        <div className="wrap-page grid items-start gap-8 py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-12">
          <Panel labelledBy="ejemplo">
            <PanelHeader
              id="ejemplo"
              title="Mueve los honorarios y mira el neto"
              divided
              description="Venta en 250.000 €, plusvalía de 2.000 € y deuda de 80.000 €."
              actions={<Tag tone="warning">Ejemplo inventado</Tag>}
            />
            <PanelBody>
              <NetSlider document={EXAMPLE_PROPOSAL} moves />
            </PanelBody>
          </Panel>
          <section aria-labelledby="que-lleva" className="lg:sticky lg:top-[calc(var(--navbar-h)+1.5rem)]">
            <h2 id="que-lleva" className="text-h3">
              Qué lleva
            </h2>
            <ul className="mt-4 border-t">
              {PARTS.map((part) => (
                <li key={part} className="border-b py-3.5 text-control">
                  {part}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </main>
  );
}

const PARTS = [
  "La vivienda, de tu cartera; el valor, de tu valoración o tu análisis, con su fuente y su fecha.",
  "Tu plan con fechas, tus servicios, tus honorarios y el plazo. Nada viene marcado por ti.",
  "Un enlace con tu marca: el propietario pregunta en cada apartado y tú le respondes.",
  "Las aperturas por apartado, sin robots ni tu equipo. El tiempo de lectura no se mide.",
  "Cada versión que envías se guarda como estaba, con lo que cambió respecto a la anterior.",
  "Al aceptar, la versión que leyó pasa a firma electrónica con su hoja de evidencias.",
];
