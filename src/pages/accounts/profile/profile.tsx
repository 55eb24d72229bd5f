import { useState } from "react";
import { data, useRevalidator } from "react-router";
import { personCardForm } from "#domain/accounts/account/person-card.ts";
import { USER_TYPES, type UserType } from "#domain/accounts/account/user-type.ts";
import type { Brand } from "#domain/accounts/agency/agent-card.ts";
import { readAgency } from "#server/accounts/agencies/read-agency.server.ts";
import { findUser } from "#server/accounts/people/accounts.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { PersonFields } from "#ui/account/person-fields.tsx";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { requireViewer } from "../auth/guard.server.ts";
import { loadActions } from "../auth/use-action.ts";
import { useAuthForm } from "../auth/use-auth-form.ts";
import { UserTypeField } from "../auth/user-type-field.tsx";
import type { Route } from "./+types/profile.ts";
import { CardForm, readCardForm } from "./card-form.tsx";
import { CardPreview } from "./card-preview.tsx";
import { PhotoField } from "./photo-field.tsx";
import { signerOf } from "./signer-of.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  const user = await findUser(services.database.db, viewer.userId);
  if (!user) throw data(null, { status: 404 });
  const agency = await readAgency(services, viewer);
  const { first_name, last_name, phone, user_type } = user.metadata;
  const known = USER_TYPES.find((type) => type === user_type);
  const logo = agency?.brand.logo;
  const brand: Brand | null = agency && {
    ...agency.brand,
    logo: logo ? { dataUrl: `/api/agency/logo/${logo.sha256}`, widthPx: logo.widthPx, heightPx: logo.heightPx } : null,
  };
  return {
    crumb: "Perfil",
    newEmail: user.newEmail,
    signer: signerOf(user),
    brand,
    hasWhiteLabel: agency?.plan?.hasWhiteLabel ?? false,
    profile: {
      firstName: textOf(first_name),
      lastName: textOf(last_name),
      phone: textOf(phone),
      userType: known ?? ("particular" satisfies UserType),
    },
  };
}

/** Metadata come from the person and from providers: only texts are shown. */
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Mi perfil",
    description: "Tu tarjeta de agente: nombre, foto, cargo, registro e idiomas, como salen en informes y páginas.",
    path: "/dashboard/profile",
    regions: false,
    noIndex: true,
  });

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { profile, newEmail, signer, brand, hasWhiteLabel } = loaderData;
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState({ name: signer.name, phone: signer.phone });
  const [person, setPerson] = useState(signer.person);
  const { isBusy, errors, formProps } = useAuthForm({
    send: async (_calls, fields) => (await loadActions()).saveProfile(fields),
    onDone: () => {
      showToast({ kind: "success", title: "Perfil guardado" });
      void revalidate();
    },
  });

  function showPerson(form: HTMLFormElement) {
    const fields = new FormData(form);
    const text = (name: string) => String(fields.get(name) ?? "").trim();
    setTyped({ name: `${text("firstName")} ${text("lastName")}`.trim(), phone: text("phone") || null });
  }
  function showCard(form: HTMLFormElement) {
    const read = personCardForm.safeParse(readCardForm(new FormData(form)));
    if (read.success) setPerson({ ...read.data, photo: null });
  }
  // The photo is kept as soon as it is chosen, apart from the form.
  const card = {
    ...typed,
    email: signer.email,
    person: { ...person, photo: signer.person.photo },
    brand,
    hasWhiteLabel,
  };
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Mi perfil</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Tu tarjeta: cómo firmas los informes PDF y las páginas que compartes.
        </p>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div className="grid min-w-0 gap-4">
          <Panel labelledBy="datos">
            <PanelHeader id="datos" title="Tus datos" description="Nombre y teléfono salen en tu tarjeta." />
            <PanelBody>
              <form
                {...formProps}
                onInput={(event) => {
                  formProps.onInput(event);
                  showPerson(event.currentTarget);
                }}
                className="grid gap-5"
              >
                <div className="grid gap-4 sm:grid-cols-2">
                  <PersonFields values={profile} errors={errors} />
                </div>
                <UserTypeField chosen={profile.userType} />
                <div>
                  <Button type="submit" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
                    Guardar perfil
                  </Button>
                </div>
              </form>
            </PanelBody>
          </Panel>
          <Panel labelledBy="tarjeta">
            <PanelHeader id="tarjeta" title="Tu tarjeta" description="Lo que acompaña a tu nombre." />
            <PanelBody className="grid gap-6">
              <PhotoField photo={signer.person.photo} />
              <CardForm person={signer.person} agencyLicence={brand?.licenceNumber ?? null} onChange={showCard} />
            </PanelBody>
          </Panel>
          <Panel labelledBy="correo">
            <PanelHeader
              id="correo"
              title="Correo"
              description="Con él entras, a él te escribimos y sale en tu tarjeta."
            />
            <PanelBody className="grid gap-3">
              <p className="font-medium break-all">{signer.email}</p>
              {newEmail === null ? null : (
                <p className="text-sm text-muted-foreground">
                  Has pedido cambiarlo por <b className="font-medium break-all text-foreground">{newEmail}</b>. Falta
                  confirmarlo.
                </p>
              )}
              <p className="flex flex-wrap gap-x-6 gap-y-2">
                <PageLink to="/dashboard/settings#correo" className="link-text touch-target">
                  {newEmail === null ? "Cambiar de correo" : "Ver el cambio pendiente"}
                </PageLink>
                <PageLink
                  to={brand ? "/dashboard/agencia/marca" : "/dashboard/agencia"}
                  className="link-text touch-target"
                >
                  {brand ? "Logotipo y color de tu agencia" : "Añadir logotipo y color con una agencia"}
                </PageLink>
              </p>
            </PanelBody>
          </Panel>
        </div>
        <div className="xl:sticky xl:top-[calc(var(--navbar-h)+1rem)]">
          <CardPreview card={card} />
        </div>
      </div>
    </main>
  );
}
