import { CopyButton } from "#ui/copy-button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

/** Address of a published form, and the way to embed it. */
export function EmbedPanel({ origin, slug, isPublished }: { origin: string; slug: string; isPublished: boolean }) {
  const address = `${origin}/formulario/${slug}`;
  const script = `<script src="${origin}/formularios.js" data-formulario="${slug}" async></script>`;
  const frame = `<iframe src="${address}/incrustado" title="Formulario" width="100%" height="640" style="border:0"></iframe>`;
  return (
    <Panel labelledBy="ponerlo">
      <PanelHeader
        id="ponerlo"
        title="Ponerlo en una web"
        description={
          isPublished
            ? "El script ajusta la altura solo y sabe desde qué campaña llegan."
            : "Funcionará cuando lo publiques."
        }
      />
      <PanelBody className="grid gap-4 text-sm">
        <p className="flex flex-wrap items-center justify-between gap-2">
          {isPublished ? (
            <PageLink to={`/formulario/${slug}`} className="link-text wrap-anywhere">
              {address.replace(/^https?:\/\//, "")}
            </PageLink>
          ) : (
            <span className="wrap-anywhere text-muted-foreground">{address.replace(/^https?:\/\//, "")}</span>
          )}
          <CopyButton text={address} size="sm" label="Copiar dirección" />
        </p>
        {[
          ["Con script (mejor)", script],
          ["Con iframe", frame],
        ].map(([name, code]) => (
          <div key={name} className="grid gap-2">
            <p className="font-medium">{name}</p>
            <code className="block rounded-sm bg-muted p-3 text-xs wrap-anywhere">{code}</code>
            <div>
              <CopyButton text={code!} size="sm" label="Copiar código" />
            </div>
          </div>
        ))}
      </PanelBody>
    </Panel>
  );
}
