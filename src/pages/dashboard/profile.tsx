import { data, useRevalidator } from "react-router";
import { USER_TYPES, type UserType } from "#domain/account/user-type.ts";
import { findUser } from "#server/queries/accounts.server.ts";
import { mustHave, servicesContext } from "#server/services.server.ts";
import { PersonFields } from "#ui/account/person-fields.tsx";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import { requireViewer } from "../account/guard.server.ts";
import { useAuthForm } from "../account/use-auth-form.ts";
import { UserTypeField } from "../account/user-type-field.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/profile.ts";
import { SettingsSection } from "./settings-section.tsx";
import { loadActions } from "./use-action.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const user = await findUser(mustHave(context.get(servicesContext)).database.db, viewer.userId);
  if (!user) throw data(null, { status: 404 });
  const { first_name, last_name, phone, user_type } = user.metadata;
  const known = USER_TYPES.find((type) => type === user_type);
  return {
    crumb: "Perfil",
    email: user.email,
    newEmail: user.newEmail,
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
    description: "Tu nombre, tu teléfono y cómo trabajas: lo que Umbral sabe de ti, para verlo y cambiarlo.",
    path: "/dashboard/profile",
    regions: false,
    noIndex: true,
  });

export default function Profile({ loaderData: { profile, email, newEmail } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { isBusy, errors, formProps } = useAuthForm({
    send: async (_calls, typed) => (await loadActions()).saveProfile(typed),
    onDone: () => {
      showToast({ kind: "success", title: "Perfil guardado" });
      void revalidate();
    },
  });
  return (
    <main id="contenido">
      <h1 className="text-h3">Mi perfil</h1>
      <p className="mt-1 max-w-reading text-control text-muted-foreground">
        Lo que nos has contado de ti. Solo lo ves tú y quien administra Umbral.
      </p>
      <div className="mt-6">
        <SettingsSection
          id="datos"
          title="Tus datos"
          text="Lo que dijiste al crear la cuenta. Cámbialo cuando quieras."
        >
          <form {...formProps} className="grid gap-5 p-5 sm:p-6">
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
        </SettingsSection>
        <SettingsSection id="correo" title="Correo" text="Con él entras y a él te escribimos.">
          <div className="grid gap-3 p-5 sm:p-6">
            <p className="font-medium break-all">{email}</p>
            {newEmail === null ? null : (
              <p className="text-sm text-muted-foreground">
                Has pedido cambiarlo por <b className="font-medium break-all text-foreground">{newEmail}</b>. Falta
                confirmarlo.
              </p>
            )}
            <p>
              <PageLink to="/dashboard/settings#correo" className="link-text touch-target">
                {newEmail === null ? "Cambiar de correo" : "Ver el cambio pendiente"}
              </PageLink>
            </p>
          </div>
        </SettingsSection>
      </div>
    </main>
  );
}
