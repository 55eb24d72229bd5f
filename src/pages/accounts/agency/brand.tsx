import { useState } from "react";
import { data, redirect } from "react-router";
import { brandForm } from "#domain/accounts/agency/brand.ts";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import { readAgency } from "#server/accounts/agencies/read-agency.server.ts";
import { findUser } from "#server/accounts/people/accounts.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCallForm } from "#ui/use-call-form.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { requireViewer } from "../auth/guard.server.ts";
import { signerOf } from "../profile/signer-of.server.ts";
import type { Route } from "./+types/brand.ts";
import { AgencyTabs } from "./agency-tabs.tsx";
import { BrandFields } from "./brand-fields.tsx";
import { BrandPreview, type ShownBrand } from "./brand-preview.tsx";
import { LogoField } from "./logo-field.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  const agency = await readAgency(services, viewer);
  // Without an agency there is no brand to set; the page for founding one explains it.
  if (!agency) throw redirect("/dashboard/agencia", 303);
  const user = await findUser(services.database.db, viewer.userId);
  if (!user) throw data(null, { status: 404 });
  return {
    crumb: "Marca",
    brand: agency.brand,
    hasWhiteLabel: agency.plan?.hasWhiteLabel ?? false,
    mayEdit: mayInAgency(agency.role, "edit-brand"),
    signer: signerOf(user),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "La marca de mi agencia",
    description:
      "Logotipo, color, firma y número de registro de tu agencia, en cada informe y en cada página compartida.",
    path: "/dashboard/agencia/marca",
    regions: false,
    noIndex: true,
  });

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const { brand, hasWhiteLabel, mayEdit, signer } = loaderData;
  const [shown, show] = useState<ShownBrand>(brand);
  // The logo is kept as soon as it is chosen, apart from the form.
  const preview = { ...shown, logo: brand.logo };
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Marca</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          {mayEdit
            ? "Así se firman los informes PDF y las páginas que comparte el equipo. Los cambios valen para todo el equipo desde que los guardas."
            : "Así se firman los informes PDF y las páginas que comparte el equipo. La cambia quien es titular o coordina."}
        </p>
      </div>
      <AgencyTabs />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        {mayEdit ? <BrandForm brand={brand} onChange={show} /> : null}
        <div className={mayEdit ? "xl:sticky xl:top-[calc(var(--navbar-h)+1rem)]" : undefined}>
          <BrandPreview brand={preview} signer={signer} hasWhiteLabel={hasWhiteLabel} />
        </div>
      </div>
    </main>
  );
}

type Brand = Route.ComponentProps["loaderData"]["brand"];

function BrandForm({ brand, onChange }: { brand: Brand; onChange: (brand: ShownBrand) => void }) {
  const { isBusy, errors, formProps } = useCallForm({
    schema: brandForm,
    method: "PATCH",
    path: "/api/agency",
    doneText: "Marca guardada",
  });
  const preview = (form: HTMLFormElement) => onChange(Object.fromEntries(new FormData(form)) as unknown as ShownBrand);
  return (
    <Panel labelledBy="datos-marca">
      <PanelHeader id="datos-marca" title="Datos de la marca" />
      <PanelBody className="grid gap-6">
        <LogoField logo={brand.logo} />
        <form
          {...formProps}
          onInput={(event) => {
            formProps.onInput(event);
            preview(event.currentTarget);
          }}
          className="grid gap-5"
        >
          <BrandFields brand={brand} errors={errors} />
          <div>
            <Button type="submit" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
              Guardar marca
            </Button>
          </div>
        </form>
      </PanelBody>
    </Panel>
  );
}
