import type { Home } from "#domain/portfolio/homes/home.ts";
import { missingDataOf } from "#domain/portfolio/homes/missing-data.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { PORTFOLIO } from "./portfolio-path.ts";

/** More than these read like a reproach. */
const MOST_SHOWN = 6;

/** The missing data of a home's file, and the use of each datum; nothing where it lacks nothing. */
export function MissingPanel({ id, home }: { id: string; home: Home }) {
  const missing = missingDataOf(home);
  if (missing.length === 0) return null;
  const rest = missing.length - MOST_SHOWN;
  return (
    <Panel labelledBy="faltan">
      <PanelHeader
        id="faltan"
        title={missing.length === 1 ? "Falta un dato" : `Faltan ${missing.length} datos`}
        actions={
          <Button asChild size="sm" variant="outline">
            <PageLink to={`${PORTFOLIO}/${id}/editar`}>Completar la ficha</PageLink>
          </Button>
        }
      />
      <PanelBody>
        <ul className="grid gap-x-8 gap-y-1.5 text-sm sm:grid-cols-2">
          {missing.slice(0, MOST_SHOWN).map(({ name, label, why }) => (
            <li key={name}>
              <span className="font-medium">{label}</span>
              <span className="text-muted-foreground">: {why}.</span>
            </li>
          ))}
        </ul>
        {rest > 0 ? (
          <p className="mt-2 text-sm text-muted-foreground">
            {rest === 1 ? "Y otro más en el formulario." : `Y otros ${rest} en el formulario.`}
          </p>
        ) : null}
      </PanelBody>
    </Panel>
  );
}
