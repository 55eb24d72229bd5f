import type { CampaignState } from "#domain/tools/campaigns/campaign-states.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";

interface StandingProps {
  page: { id: string; path: string; state: CampaignState; isTrashed: boolean; scheduledAt: string | null };
  /** Root of the campaign's calls. */
  path: string;
}

/** The state of a campaign that is no draft, and the way to change it all the same. */
export function Standing({ page, path }: StandingProps) {
  const { isBusy, call } = useCall();
  if (page.isTrashed) {
    return (
      <Callout
        tone="warning"
        action={
          <Button
            size="sm"
            variant="outline"
            loading={isBusy}
            onClick={() => void call("Recuperada", "POST", `${path}/restore`)}
          >
            Recuperarla
          </Button>
        }
      >
        Está en la papelera.
      </Callout>
    );
  }
  if (page.state === "borrador") return null;
  return (
    <Callout
      tone="info"
      action={
        page.state === "programada" ? (
          <Button
            size="sm"
            variant="outline"
            loading={isBusy}
            onClick={() => void call("Otra vez en borrador", "POST", `${path}/draft`)}
          >
            Volver a borrador
          </Button>
        ) : (
          <Button asChild size="sm" variant="outline">
            <PageLink to={`${page.path}/${page.id}/resultados`}>Ver resultados</PageLink>
          </Button>
        )
      }
    >
      {page.state === "programada" && page.scheduledAt ? (
        <>
          Sale <When iso={page.scheduledAt} />. Para cambiarla, vuelve a ponerla en borrador.
        </>
      ) : (
        "Ya está en marcha: no se puede cambiar. Puedes duplicarla desde la lista."
      )}
    </Callout>
  );
}
