import { brandColours, brandForm, spokenAddress } from "#domain/agency/brand.ts";
import type { AgencyView } from "#server/agencies/read-agency.server.ts";
import { Logo } from "#ui/logo.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { initialsOf } from "#ui/pdf/document-meta.ts";
import { AgentBand } from "../../shared/agent-parts.tsx";

/** As it is kept, or as it stands in the form. */
export type ShownBrand = Omit<AgencyView["brand"], "logo">;

interface PreviewProps {
  brand: AgencyView["brand"];
  signer: { name: string; email: string; phone: string };
  hasWhiteLabel: boolean;
}

/** What a client will see: the head and foot of a document, and the band of a shared page. */
export function BrandPreview({ brand: typed, signer, hasWhiteLabel }: PreviewProps) {
  const brand = readable(typed);
  const logo = brand.logo && {
    dataUrl: `/api/agency/logo/${brand.logo.sha256}`,
    widthPx: brand.logo.widthPx,
    heightPx: brand.logo.heightPx,
  };
  const agent = {
    name: signer.name || brand.name,
    agency: signer.name === "" ? null : brand.name,
    licence: brand.licenceNumber,
    signature: brand.signature,
    website: brand.website,
    phone: null,
    email: signer.email,
    colours: brandColours(brand.colour),
    logo,
    hasWhiteLabel,
  };
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
          <PaperPreview brand={brand} signer={signer} hasWhiteLabel={hasWhiteLabel} />
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

/** What is half typed shows as it can: a colour or an address that is none yet, not at all. */
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
function PaperPreview({ brand, signer, hasWhiteLabel }: PreviewProps) {
  const { line, wash } = brandColours(brand.colour);
  const contact = [brand.phone, brand.email, brand.website && spokenAddress(brand.website)].filter(Boolean).join(" · ");
  return (
    <div className="rounded-sm border bg-[#ffffff] p-5 text-xs leading-normal text-[#4c5568] shadow-sm">
      <div
        className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-b-2 pb-4"
        style={{ borderColor: brand.colour === null ? "#11192c" : line }}
      >
        <div className="flex min-w-0 flex-1 basis-60 flex-wrap items-center gap-x-3 gap-y-2">
          <LogoOrSeal brand={brand} />
          <p className="min-w-0 flex-1 basis-36 wrap-anywhere">
            <span className="block text-base leading-tight font-semibold text-[#11192c]">
              {signer.name || brand.name}
            </span>
            <span className="block">
              {[signer.name === "" ? null : brand.name, brand.licenceNumber].filter(Boolean).join(" · ")}
            </span>
            <span className="block">{[signer.phone, signer.email].filter(Boolean).join(" · ")}</span>
          </p>
        </div>
        <p className="text-right">
          <span className="block font-semibold text-[#11192c]">Informe de valoración</span>
          <span className="block">N.º 3F9A21BC</span>
        </p>
      </div>
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
            {hasWhiteLabel ? null : (
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

function LogoOrSeal({ brand: { logo, name, colour } }: { brand: PreviewProps["brand"] }) {
  const { fill, onFill } = brandColours(colour);
  return logo === null ? (
    <span
      aria-hidden
      className="grid size-12 shrink-0 place-items-center text-lg font-semibold"
      style={{ backgroundColor: fill, color: onFill }}
    >
      {initialsOf(name)}
    </span>
  ) : (
    <img
      src={`/api/agency/logo/${logo.sha256}`}
      width={logo.widthPx}
      height={logo.heightPx}
      alt={`Logotipo de ${name}`}
      className="h-auto max-h-14 w-auto max-w-40 shrink-0 object-contain"
    />
  );
}
