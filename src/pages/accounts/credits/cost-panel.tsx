import { CREDIT_COSTS } from "#content/plans.ts";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { creditsText } from "./credit-text.ts";

const COSTS = [
  { what: "Lo que se calcula en tu navegador", credits: CREDIT_COSTS.browser },
  { what: "Un cálculo del servidor: valoración, capacidad", credits: CREDIT_COSTS.server },
  { what: "Un texto de un modelo de lenguaje", credits: CREDIT_COSTS.text },
  { what: "Una imagen de un modelo de imagen", credits: CREDIT_COSTS.image },
  { what: "Abrir, editar, compartir o descargar lo que ya tienes", credits: 0 },
  { what: "Corregir un resultado en sus primeras 24 horas: comparables, casillas y textos", credits: 0 },
  { what: "Un cálculo que falla, o el mismo repetido", credits: 0 },
] as const;

/** Cost of each kind of run. */
export function CostPanel() {
  return (
    <Panel labelledBy="costes">
      <PanelHeader id="costes" title="Cuánto gasta cada cosa" divided />
      <dl className="divide-y text-sm *:px-5 *:py-2.5 sm:*:px-6">
        {COSTS.map(({ what, credits }) => (
          <div key={what} className="flex items-baseline justify-between gap-4">
            <dt>{what}</dt>
            <dd className="font-semibold whitespace-nowrap tabular-nums">
              {credits === 0 ? "Nada" : creditsText(credits)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t px-5 py-3 text-sm sm:px-6">
        <PageLink to="/help-center/articulo/planes-y-creditos" className="link-text">
          Cómo funcionan los planes y los créditos
        </PageLink>
      </p>
    </Panel>
  );
}
