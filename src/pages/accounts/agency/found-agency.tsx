import { Building2, Palette, Users } from "lucide-react";
import { newAgency } from "#domain/accounts/agency/agency-forms.ts";
import { AGENCY_NAME_MAX } from "#domain/accounts/agency/brand.ts";
import { Button } from "#ui/button.tsx";
import { PlainCheckbox, PlainField } from "#ui/lead/plain-field.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCallForm } from "#ui/use-call-form.ts";

const GIVES = [
  {
    Icon: Users,
    title: "Un equipo, una cartera",
    text: "Invita por correo a quien trabaja contigo. Todos ven las mismas viviendas; quien coordina ve también los resultados de todos.",
  },
  {
    Icon: Palette,
    title: "Tu marca en cada documento",
    text: "Logotipo, color, firma y número de registro salen en los informes PDF y en las páginas que compartes.",
  },
  {
    Icon: Building2,
    title: "Lo hecho se queda",
    text: "Cuando alguien se va, su trabajo en la agencia pasa a un compañero. Los créditos y el plan son de todos.",
  },
] as const;

/** For people without an agency: what an agency offers, and the form that makes one. */
export function FoundAgency() {
  const { isBusy, errors, formProps } = useCallForm({
    schema: newAgency,
    read: (typed) => ({ name: typed.get("name"), bringWork: typed.has("bringWork") }),
    method: "POST",
    path: "/api/agency",
    doneText: "Agencia creada",
  });
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Agencia</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Ahora trabajas por tu cuenta. Si hay más personas contigo, crea una agencia; si ya existe, pide que te
          inviten: recibirás un correo.
        </p>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Panel labelledBy="crear" zocalo="plataforma">
          <PanelHeader id="crear" title="Crea tu agencia" description="Serás titular y podrás invitar al resto." />
          <PanelBody>
            <form {...formProps} className="grid gap-5">
              <PlainField
                name="name"
                label="Nombre de la agencia"
                autoComplete="organization"
                maxLength={AGENCY_NAME_MAX}
                error={errors.name}
                help="Como la conocen tus clientes. Podrás cambiarlo."
              />
              <div className="grid gap-1">
                <PlainCheckbox name="bringWork" defaultChecked>
                  Llevar a la agencia lo que ya he hecho
                </PlainCheckbox>
                <p className="pl-7 text-xs text-muted-foreground">
                  Tus viviendas, resultados, archivos, enlaces y contactos pasarán a ser de la agencia. Tú los seguirás
                  viendo mientras estés en ella. Si lo desmarcas, se quedan solo para ti.
                </p>
              </div>
              <p className="text-sm text-muted-foreground">
                Tu plan y tus créditos pasan a la agencia. Si un día la disuelves, vuelven a ti.
              </p>
              <div>
                <Button type="submit" loading={isBusy} loadingText="Creando…" className="max-sm:w-full">
                  Crear agencia
                </Button>
              </div>
            </form>
          </PanelBody>
        </Panel>
        <ul className="grid gap-5 rounded-lg border bg-card p-5 sm:p-6">
          {GIVES.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <Icon aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 shrink-0 text-primary" />
              <div>
                <h2 className="text-control font-semibold tracking-normal [font-stretch:100%]">{title}</h2>
                <p className="mt-0.5 text-sm text-muted-foreground">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
