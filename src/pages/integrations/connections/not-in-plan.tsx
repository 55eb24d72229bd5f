import { Callout } from "#ui/callout.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

/** Shown in place of the API's pages to people whose plan lacks the API. */
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
