import { useNavigate } from "react-router";
import type { HouseLaw } from "#content/templates/house-text.ts";
import { TEMPLATE_KINDS, TEMPLATE_USES } from "#domain/crm/templates/template-forms.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { DocumentView } from "./document-view.tsx";
import { countryName, type TemplateCardData, TemplateCards } from "./template-card.tsx";

interface HousePageProps extends TemplateCardData {
  laws: readonly HouseLaw[];
  review: string;
  /** `27 de noviembre de 2026` */
  writtenOn: string;
  similar: readonly TemplateCardData[];
  isSignedIn: boolean;
}

/** A text of the house as it leaves the printer, what it rests on, and the way to a copy of one's own. */
export function HousePage(props: HousePageProps) {
  const { id, title, summary, kind, use, country, blocks, laws, review, writtenOn, similar, isSignedIn } = props;
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 max-w-[18em]">{title}</h1>
      <p className="mt-4 max-w-[38em] text-lead text-muted-foreground">{summary}</p>
      <p className="mt-3 flex flex-wrap gap-1.5">
        <Tag>{TEMPLATE_KINDS[kind]}</Tag>
        <Tag>{TEMPLATE_USES[use]}</Tag>
        <Tag>{countryName(country)}</Tag>
      </p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <section aria-label="Muestra" className="min-w-0 rounded-lg border bg-card p-5 text-card-foreground sm:p-10">
          <DocumentView blocks={blocks} />
        </section>
        <div className="grid gap-4">
          <Panel as="div">
            <PanelBody className="grid gap-3">
              {isSignedIn ? (
                <CopyButton id={id} />
              ) : (
                <Button asChild>
                  <PageLink to={`/auth?next=${encodeURIComponent(`/plantillas/${id}`)}`}>Usar esta plantilla</PageLink>
                </Button>
              )}
              <p className="text-sm text-muted-foreground">
                Se hace una copia tuya: la cambias, la rellenas con una vivienda y un contacto, y sale en PDF, en Word o
                a firmar.
              </p>
              <p className="text-sm text-muted-foreground">
                La muestra lleva datos de ejemplo inventados. Lo marcado entre corchetes se escribe en cada documento.
              </p>
            </PanelBody>
          </Panel>
          <Callout tone="warning" title={`Escrita el ${writtenOn}`}>
            {review}
          </Callout>
          {laws.length > 0 ? (
            <Panel labelledBy="en-que-se-apoya">
              <PanelHeader id="en-que-se-apoya" title="En qué se apoya" />
              <PanelBody>
                <ul className="grid gap-3 text-sm">
                  {laws.map(({ name, says, source }) => (
                    <li key={name}>
                      <p className="font-medium">{name}</p>
                      <p className="text-muted-foreground">{says}</p>
                      <p className="text-xs text-subtle-foreground">
                        {source ? `Fuente: ${source}.` : "De conocimiento general, sin comprobar en el texto oficial."}
                      </p>
                    </li>
                  ))}
                </ul>
              </PanelBody>
            </Panel>
          ) : null}
        </div>
      </div>
      <section aria-labelledby="parecidas" className="mt-12">
        <h2 id="parecidas" className="mb-5 text-h3">
          Parecidas
        </h2>
        <TemplateCards cards={similar} label="Plantillas parecidas" />
      </section>
    </main>
  );
}

function CopyButton({ id }: { id: string }) {
  const { isBusy, call } = useCall({ leavesPage: true });
  const navigate = useNavigate();
  return (
    <Button
      loading={isBusy}
      onClick={async () => {
        const outcome = await call(null, "POST", "/api/templates", { from: id });
        if (outcome.kind === "done") await navigate(`/plantillas/${(outcome.answer as { id: string }).id}`);
      }}
    >
      Usar esta plantilla
    </Button>
  );
}
