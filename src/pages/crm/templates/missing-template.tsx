import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { type TemplateCardData, TemplateCards } from "./template-card.tsx";

/** Nothing stands at this address; what is like it may be what was meant. */
export function MissingTemplate({ similar }: { similar: readonly TemplateCardData[] }) {
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4">Esta plantilla no está</h1>
      <p className="mt-4 max-w-[38em] text-lead text-muted-foreground">
        Puede que se haya retirado, o que el enlace esté cortado. Estas se le parecen.
      </p>
      <p className="mt-5 mb-8">
        <Button asChild>
          <PageLink to="/plantillas">Ver todas las plantillas</PageLink>
        </Button>
      </p>
      <TemplateCards cards={similar} label="Plantillas parecidas" />
    </main>
  );
}
