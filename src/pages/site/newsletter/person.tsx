import { useState } from "react";
import { data } from "react-router";
import { CONSENT_KIND_NAMES } from "#domain/site/marketing-contacts/filter.ts";
import { mayLift, SUPPRESSION_NAMES } from "#domain/site/marketing-contacts/suppression.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { unsubscribeLink } from "#server/platform/mail/never-again.server.ts";
import { readMarketingPerson } from "#server/site/newsletter/people.server.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { FactList } from "../../shared/fact-list.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { useAct } from "../../shared/use-act.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/person.ts";
import { originText, regionText } from "./marketing-names.ts";
import { ReachTag } from "./reach-tag.tsx";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { auth, config, database } = mustHave(context.get(servicesContext));
  const found = /^[0-9a-f]{64}$/.test(params.hash) ? await readMarketingPerson(database.db, params.hash) : undefined;
  if (!found) throw data(null, { status: 404 });
  const { person, proofs } = found;
  const suppressed =
    person.suppression && person.suppressedAt ? { reason: person.suppression, at: person.suppressedAt } : null;
  return {
    crumb: person.name ?? person.email,
    crumbAbove: "Contactos de marketing",
    person,
    proofs,
    suppressed,
    mayLift: suppressed !== null && mayLift(suppressed, person.confirmedAt),
    link: unsubscribeLink(auth.keys, config.publicUrl, person.email),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Contacto de marketing",
    description:
      "Cuándo y con qué texto aceptó esta persona recibir novedades de Umbral, y si se le puede escribir hoy.",
    path: "/admin/contactos-marketing",
    regions: false,
    noIndex: true,
  });

export default function MarketingPerson({ loaderData }: Route.ComponentProps) {
  const { person, proofs, link } = loaderData;
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-h3 wrap-anywhere">{person.name ?? person.email}</h1>
        <ReachTag {...person} />
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel labelledBy="pruebas">
          <PanelHeader
            id="pruebas"
            title="Pruebas"
            divided
            description="Cada vez que aceptó recibir novedades, la última primero."
          />
          <ol className="divide-y text-sm">
            {proofs.map((proof) => (
              <li key={`${proof.kind} ${proof.at.toISOString()}`} className="grid gap-1 px-5 py-4 sm:px-6">
                <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
                  {proof.formName ?? originText(proof)}
                  <When iso={proof.at.toISOString()} style="full" className="font-normal tabular-nums" />
                </p>
                <p className="text-xs text-muted-foreground">
                  {CONSENT_KIND_NAMES[proof.kind]}
                  {proof.version === null ? null : ` · versión ${proof.version}, /formulario/${proof.source}`}
                </p>
                <p className="wrap-anywhere">
                  {proof.words
                    ? `«${proof.words}»`
                    : `Marcó la casilla de novedades del formulario «${originText(proof)}».`}
                </p>
              </li>
            ))}
          </ol>
        </Panel>
        <div className="grid gap-4">
          <Panel labelledBy="datos">
            <PanelHeader id="datos" title="Datos" divided />
            <FactList
              facts={[
                [
                  "Correo",
                  <span key="email" className="wrap-anywhere">
                    {person.email}
                  </span>,
                ],
                ["Región", regionText(person.region)],
                ["Intereses", person.interests.join(", ") || "Sin indicar"],
                ["Primera aceptación", <When key="first" iso={person.firstAt.toISOString()} style="full" />],
              ]}
            />
          </Panel>
          <ReachPanel {...loaderData} />
          <Panel labelledBy="enlace-baja">
            <PanelHeader id="enlace-baja" title="Enlace de baja" divided />
            <PanelBody className="grid gap-3 text-sm">
              <p className="text-muted-foreground">
                Ponlo en lo que le escribas: con él deja de recibir novedades sin iniciar sesión. No caduca.
              </p>
              <code className="rounded-sm bg-muted p-3 text-xs wrap-anywhere">{link}</code>
              <div>
                <CopyButton text={link} />
              </div>
            </PanelBody>
          </Panel>
        </div>
      </div>
    </main>
  );
}

function ReachPanel({ person, suppressed, mayLift: isLiftable }: Route.ComponentProps["loaderData"]) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, act } = useAct();
  const withdraw = async () => {
    await act("No se le escribirá más", "POST", "marketing-contacts/suppressions", {
      email: person.email,
      reason: "baja",
    });
    setAsking(false);
  };
  return (
    <Panel labelledBy="alcance">
      <PanelHeader id="alcance" title="¿Se le puede escribir?" divided />
      <PanelBody className="grid gap-4 text-sm">
        {suppressed ? (
          <>
            <p>
              No. {SUPPRESSION_NAMES[suppressed.reason]} el <When iso={suppressed.at.toISOString()} style="day" />.
            </p>
            {isLiftable ? (
              <div>
                <Button
                  variant="outline"
                  loading={isBusy}
                  loadingText="Quitando…"
                  onClick={() =>
                    act("Vuelve a ser alcanzable", "DELETE", `marketing-contacts/suppressions/${person.hash}`)
                  }
                >
                  Quitar de la lista de exclusión
                </Button>
              </div>
            ) : (
              <p className="text-muted-foreground">
                Lo decidió ella: solo vuelve a la lista si acepta otra vez después de esa fecha.
              </p>
            )}
          </>
        ) : person.confirmedAt === null ? (
          <p className="text-muted-foreground">
            Todavía no. Marcó la casilla en un formulario, donde cualquiera puede escribir cualquier correo; falta que
            lo confirme con el enlace que le enviamos.
          </p>
        ) : (
          <>
            <p className="text-muted-foreground">
              Sí, desde el <When iso={person.confirmedAt.toISOString()} style="day" />. Si te pide que no le escribas
              más, retira aquí su permiso: las pruebas se quedan.
            </p>
            <div>
              <Button variant="outline" onClick={() => setAsking(true)}>
                Retirar el permiso
              </Button>
            </div>
          </>
        )}
      </PanelBody>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Retirar el permiso de ${person.name ?? person.email}?`}
        confirmLabel="Retirar el permiso"
        onConfirm={withdraw}
        confirming={isBusy}
        confirmingText="Retirando…"
      >
        Deja de contar como alcanzable y no sale en ninguna descarga. Solo vuelve si acepta de nuevo.
      </AlertDialog>
    </Panel>
  );
}
