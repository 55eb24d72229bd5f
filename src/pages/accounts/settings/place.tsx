import { data } from "react-router";
import { COUNTRY_OPTIONS } from "#content/country-options.ts";
import { calendarSettingsOf } from "#domain/accounts/account/calendar-settings.ts";
import { countryOf, placeForm, regionOf } from "#domain/accounts/account/notices.ts";
import { REGIONS, type Region } from "#domain/shared/region/region.ts";
import { OFFERED_ZONES, zoneName } from "#domain/shared/time/zone-time.ts";
import { findUser } from "#server/accounts/people/accounts.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { chooseRegion } from "#ui/region/region-store.ts";
import { useRegion } from "#ui/region/use-region.ts";
import { useCallForm } from "#ui/use-call-form.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { requireViewer } from "../auth/guard.server.ts";
import type { Route } from "./+types/place.ts";
import { SettingsSection } from "./settings-section.tsx";
import { SettingsTabs } from "./settings-tabs.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const user = await findUser(mustHave(context.get(servicesContext)).database.db, viewer.userId);
  if (!user) throw data(null, { status: 404 });
  const { metadata } = user;
  return {
    crumb: "Región",
    region: regionOf(metadata),
    country: countryOf(metadata) ?? "",
    timeZone: calendarSettingsOf(metadata).timeZone,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Región y hora",
    description:
      "La región cuyos precios ves, el país en el que trabajas y la zona horaria de tu calendario y tus avisos.",
    path: "/dashboard/settings/region",
    regions: false,
    noIndex: true,
  });

const REGION_CHOICES = (["es", "latam", "default"] as const satisfies readonly Region[]).map((region) => {
  const { name, currency, currencySymbol } = REGIONS[region];
  return { value: region, label: `${name} · ${currency === "USD" ? "dólares" : "euros"} (${currencySymbol})` };
});

const COUNTRY_CHOICES = [{ value: "", label: "El de mi conexión" }, ...COUNTRY_OPTIONS];

export default function Place({ loaderData: { region, country, timeZone } }: Route.ComponentProps) {
  const shown = useRegion().region;
  const chosen = region ?? shown;
  const { isBusy, errors, formProps } = useCallForm({
    schema: placeForm,
    method: "PUT",
    path: "/api/preferences/place",
    doneText: "Región guardada",
    // This browser shows it from now on; others take it from the account when they have chosen nothing.
    onDone: (_answer, form) => chooseRegion(new FormData(form).get("region") as Region),
  });
  const zones = OFFERED_ZONES.map(([value, label]) => ({ value: value as string, label: label as string }));
  const isOffered = zones.some(({ value }) => value === timeZone);
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Región y hora</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Dónde trabajas: los precios que ves y la hora de tu calendario.
        </p>
      </div>
      <SettingsTabs />
      <div className="mt-2">
        <SettingsSection
          id="lugar"
          title="Dónde trabajas"
          text="Vale en todos tus navegadores. En uno que comparta alguien, la región elegida en él va primero."
        >
          <form {...formProps} className="grid gap-5 p-5 sm:p-6">
            <div className="grid gap-5 sm:grid-cols-2">
              <PlainSelect
                key={chosen}
                name="region"
                label="Región"
                choices={REGION_CHOICES}
                defaultValue={chosen}
                error={errors.region}
                help="En qué moneda ves los precios de Umbral."
              />
              <PlainSelect
                name="country"
                label="País en el que trabajas"
                choices={COUNTRY_CHOICES}
                defaultValue={country}
                error={errors.country}
                help="Las herramientas empiezan con su moneda y sus gastos, y hablan con sus palabras."
              />
              <PlainSelect
                name="timeZone"
                label="Zona horaria"
                choices={isOffered ? zones : [...zones, { value: timeZone, label: zoneName(timeZone) }]}
                defaultValue={timeZone}
                error={errors.timeZone}
                help="La misma que en los ajustes del calendario. Cada evento conserva la suya."
              />
            </div>
            <div>
              <Button type="submit" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
                Guardar región
              </Button>
            </div>
          </form>
        </SettingsSection>
        <SettingsSection
          id="unidades"
          title="Moneda y unidades"
          text="Lo que no depende de ti, para que sepas con qué cuentas."
        >
          <dl className="grid gap-x-8 gap-y-4 p-5 text-sm sm:grid-cols-2 sm:p-6">
            {[
              ["Precio de las viviendas", "En la moneda con la que se guarda cada una."],
              ["Superficies", "En metros cuadrados (m²)."],
              ["Distancias y mapas", "En metros y kilómetros."],
              ["Semanas", "Empiezan en lunes."],
            ].map(([term, text]) => (
              <div key={term}>
                <dt className="font-medium">{term}</dt>
                <dd className="text-muted-foreground">{text}</dd>
              </div>
            ))}
          </dl>
        </SettingsSection>
      </div>
    </main>
  );
}
