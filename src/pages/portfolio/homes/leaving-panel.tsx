import { ChartNoAxesColumn, FileText, Frame, Send, Share2 } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatDate } from "#domain/shared/format/format.ts";
import type { HomeStatus } from "#domain/shared/home-attributes/home-values.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import ShareDialog from "../../accounts/share-links/share-dialog.tsx";
import { CardDialog } from "./card-dialog.tsx";
import type { HomePageData } from "./home-page.server.ts";
import { SendDialog } from "./send-dialog.tsx";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

interface LeavingPanelProps extends Pick<HomePageData, "openPage" | "photos"> {
  homeId: string;
  status: HomeStatus;
}

/** The parts of a home that leave the house: its page for clients and its papers. */
export function LeavingPanel({ homeId, status, openPage, photos }: LeavingPanelProps) {
  const [opened, setOpened] = useState<"card" | "share" | "send" | null>(null);
  const { revalidate } = useRevalidator();
  const beingMade = photos.filter(({ isReady, error }) => !isReady && error === null).length;
  return (
    <Panel labelledBy="para-clientes">
      <PanelHeader
        id="para-clientes"
        title="Para clientes"
        description="Con tu marca. Sin notas, propietario ni encargo; sin la dirección, si no la enseñas."
      />
      <PanelBody className="grid gap-4">
        {status === "cerrado" || status === "retirado" ? (
          <Callout tone="warning">
            Ya no está disponible, y su página lo dice. La ficha y el cartel la anuncian con su precio, como antes.
          </Callout>
        ) : null}
        <div className="flex flex-wrap gap-2 *:grow">
          <Button size="sm" variant="outline" onClick={() => setOpened("share")}>
            <Share2 {...icon} />
            Compartir página
          </Button>
          <Button asChild size="sm" variant="outline">
            <a href={`/api/portfolio/homes/${homeId}/sheet.pdf`} target="_blank" rel="noreferrer">
              <FileText {...icon} />
              Ficha en PDF
            </a>
          </Button>
          <Button size="sm" variant="outline" onClick={() => setOpened("card")}>
            <Frame {...icon} />
            Cartel de escaparate
          </Button>
          {status === "disponible" || status === "reservado" ? (
            <Button size="sm" variant="outline" onClick={() => setOpened("send")}>
              <Send {...icon} />
              Enviar a quien encaja
            </Button>
          ) : null}
          <Button asChild size="sm" variant="outline">
            <PageLink to={`/dashboard/cartera/${homeId}/informe`}>
              <ChartNoAxesColumn {...icon} />
              Informe al propietario
            </PageLink>
          </Button>
        </div>
        {beingMade > 0 ? (
          <p role="status" className="text-sm text-warning-soft-foreground">
            {beingMade === 1
              ? "Se está preparando una foto: la ficha y el cartel la llevarán en unos segundos."
              : `Se están preparando ${beingMade} fotos: la ficha y el cartel las llevarán en unos segundos.`}
          </p>
        ) : null}
        <p className="text-sm text-muted-foreground">
          {openPage === null ? (
            "La ficha y el cartel salen sin código QR: lo llevarán cuando compartas la página sin contraseña."
          ) : (
            <>
              El código QR de la ficha y del cartel abre{" "}
              <a href={openPage.address} target="_blank" rel="noreferrer" className="link-text">
                la página de la vivienda
              </a>
              {openPage.expiresAt === null ? "" : `, que termina el ${formatDate(openPage.expiresAt)}`}. Sus visitas
              están en{" "}
              <PageLink to="/dashboard/compartidos" className="link-text">
                Enlaces compartidos
              </PageLink>
              .
            </>
          )}
        </p>
      </PanelBody>
      <CardDialog homeId={homeId} open={opened === "card"} onClose={() => setOpened(null)} />
      <SendDialog
        homeId={homeId}
        open={opened === "send"}
        onClose={() => setOpened(null)}
        onShare={() => setOpened("share")}
      />
      <ShareDialog
        of={{ homeId }}
        kind="Vivienda"
        open={opened === "share"}
        onClose={() => {
          setOpened(null);
          // The code on the papers may lead to the new page.
          void revalidate();
        }}
      />
    </Panel>
  );
}
