import type { AgentCard } from "#domain/accounts/agency/agent-card.ts";
import { brandColours, brandForm, spokenAddress } from "#domain/accounts/agency/brand.ts";
import type { AgencyView } from "#server/accounts/agencies/read-agency.server.ts";
import { Logo } from "#ui/logo.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { AgentBand } from "../agent-card/agent-parts.tsx";
import { shownAgent } from "../agent-card/shown-agent.ts";
import { PaperHead } from "../profile/paper-head.tsx";
import type { Signer } from "../profile/signer-of.server.ts";

/** The saved brand, or the one in the form. */
export type ShownBrand = Omit<AgencyView["brand"], "logo">;

interface PreviewProps {
  brand: AgencyView["brand"];
  signer: Signer;
  hasWhiteLabel: boolean;
}

/** Preview of a client's view: head and foot of a document, and the band of a shared page. */
export function BrandPreview({ brand: typed, signer, hasWhiteLabel }: PreviewProps) {
  const brand = readable(typed);
  const logo = brand.logo && {
    dataUrl: `/api/agency/logo/${brand.logo.sha256}`,
    widthPx: brand.logo.widthPx,
    heightPx: brand.logo.heightPx,
  };
  const card = { ...signer, brand: { ...brand, logo }, hasWhiteLabel };
  const agent = shownAgent(card);
  return (
    <Panel labelledBy="vista-previa">
      <PanelHeader
        id="vista-previa"
        title="Vista previa"
        description="Cambia mientras escribes. El contenido es un ejemplo."
      />
      <PanelBody className="grid gap-6">
        <section aria-labelledby="vista-informe">
          <h3 id="vista-informe" className="mb-2 text-sm font-medium tracking-normal [font-stretch:100%]">
            Informe PDF
          </h3>
          <PaperPreview brand={brand} card={card} />
        </section>
        <section aria-labelledby="vista-pagina">
          <h3 id="vista-pagina" className="mb-2 text-sm font-medium tracking-normal [font-stretch:100%]">
            Página compartida
          </h3>
          <div className="overflow-hidden rounded-sm border">
            <AgentBand agent={agent} />
          </div>
        </section>
      </PanelBody>
    </Panel>
  );
}

/** Half-typed values are shown as far as possible: an unfinished colour or address is left out. */
function readable(typed: PreviewProps["brand"]): PreviewProps["brand"] {
  const { shape } = brandForm;
  const colour = shape.colour.safeParse(typed.colour);
  const website = shape.website.safeParse(typed.website);
  return {
    ...typed,
    colour: colour.success ? colour.data : null,
    website: website.success ? website.data : null,
    signature: typed.signature?.trim() || null,
  };
}

/** Paper is white whatever the scheme, so its colours are written out, as the PDF has them. */
function PaperPreview({ brand, card }: { brand: PreviewProps["brand"]; card: AgentCard }) {
  const { line, wash } = brandColours(brand.colour);
  const contact = [brand.phone, brand.email, brand.website && spokenAddress(brand.website)].filter(Boolean).join(" · ");
  return (
    <div className="rounded-sm border bg-[#ffffff] p-5 text-xs leading-normal text-[#4c5568] shadow-sm">
      <PaperHead card={card} kind="Informe de valoración" />
      <p className="mt-4 text-lg leading-tight font-bold text-[#11192c]">Piso en Calle de Cádiz, 42</p>
      <div className="mt-3 border-b-[6px] px-4 py-3" style={{ backgroundColor: wash, borderColor: line }}>
        <p>Precio estimado de venta</p>
        <p className="text-2xl font-bold text-[#11192c]">342.000&nbsp;€</p>
      </div>
      <div className="mt-8 border-t border-[#e2dfda] pt-3 text-2xs text-[#626b7b]">
        <p className="text-center whitespace-pre-line wrap-anywhere text-[#4c5568]">
          {[brand.signature, contact].filter(Boolean).join("\n")}
        </p>
        <p className="mt-1 flex justify-between gap-3">
          <span className="inline-flex items-center gap-1.5">
            {card.hasWhiteLabel ? null : (
              <>
                <Logo mark decorative height={16} /> Hecho con Umbral
              </>
            )}
          </span>
          <span>1 / 3</span>
        </p>
      </div>
    </div>
  );
}
