import { Callout } from "#ui/callout.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

/** Said where something of the API could be made, to whose plan has none. */
export function NotInPlan() {
  return (
    <Callout tone="warning" title="Tu plan no incluye la API">
      Está en el plan Red y en la prueba.{" "}
      <PageLink to="/dashboard/creditos" className="link-text">
        Ver tu plan
      </PageLink>
    </Callout>
  );
}
