import { CalendarCheck, Download } from "lucide-react";
import { ENERGY_RATINGS } from "#domain/shared/home-attributes/home-values.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { classNames } from "#ui/class-names.ts";
import { type HomeWords, homeWords } from "#ui/homes/home-words.ts";
import { TourOnDemand } from "#ui/homes/tour-on-demand.tsx";
import { PropertyMap } from "#ui/map/property-map.tsx";
import { Tag } from "#ui/tag.tsx";
import { AgentPage } from "../../accounts/agent-card/agent-page.tsx";
import { PhotoGallery } from "../../portfolio/homes/photos/photo-gallery.tsx";
import { useCountedView } from "../../shared/use-counted-view.ts";
import { AssistantLink } from "../shared-result/assistant-link.tsx";
import { ContactForm } from "../shared-result/contact-form.tsx";
import type { OpenHomePage } from "../shared-result/shared-page.server.ts";

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

/** A home as its agent shows it to somebody without an account: photos, price, data, text, the agent and a form for a visit. */
export function HomePage({ page, token }: { page: OpenHomePage; token: string }) {
  const { agent, photos } = page;
  const words = homeWords(page.home);
  const cover = photos.find(({ room }) => room !== "plano");
  useCountedView(`/api/shared/${token}`);
  return (
    <>
      <AgentPage
        agent={agent}
        contact={
          agent ? (
            <ContactForm
              token={token}
              formId={page.formId}
              agent={agent}
              sent={page.sent}
              title={page.isOffered ? "Pide una visita" : "Pregunta por otras viviendas"}
              question={page.isOffered ? "Cuándo te viene bien, o qué quieres saber" : "Qué buscas"}
            />
          ) : null
        }
        smallPrint="Datos facilitados por la propiedad, salvo error u omisión. Esta página informa y no forma parte de ningún contrato."
      >
        {page.isOffered ? null : (
          <div className="mb-6">
            <Callout tone="warning">Esta vivienda ya no está disponible. Pregunta por otras parecidas.</Callout>
          </div>
        )}
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div className="min-w-0 flex-1 basis-96">
            <p className="flex flex-wrap items-center gap-2 text-muted-foreground">
              {words.kind}
              {words.reference ? <span>· Ref. {words.reference}</span> : null}
              {page.isReserved ? <Tag tone="warning">Reservada</Tag> : null}
            </p>
            <h1 className="mt-1 text-h1 text-balance wrap-anywhere">{words.title}</h1>
            {words.place ? <p className="mt-2 text-muted-foreground">{words.place}</p> : null}
          </div>
          <p className="text-h2 font-bold whitespace-nowrap tabular-nums">
            {words.price}
            {words.pricePer ? (
              <span className="ml-2 text-base font-normal text-muted-foreground">{words.pricePer}</span>
            ) : null}
          </p>
        </header>
        {photos.length > 0 ? (
          <div className="mt-6">
            <PhotoGallery photos={photos} title={words.title} />
          </div>
        ) : null}
        <Figures words={words} />
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          {agent ? (
            <Button asChild className="max-sm:flex-1">
              <a href="#contacto">
                <CalendarCheck {...icon} /> {page.isOffered ? "Pedir visita" : "Preguntar"}
              </a>
            </Button>
          ) : null}
          <Button asChild variant="outline" className="max-sm:flex-1">
            <a href={`/api/shared/${token}/export/pdf`} target="_blank" rel="noreferrer">
              <Download {...icon} /> Ficha en PDF
            </a>
          </Button>
        </div>
        {page.tour ? (
          <section aria-labelledby="recorrido" className="mt-10 print:hidden">
            <h2 id="recorrido" className="mb-3 text-h3">
              Visita virtual
            </h2>
            <TourOnDemand
              frame={page.tour.frame}
              address={page.tour.address}
              title={page.tour.title}
              picture={cover ? <img src={cover.src} alt="" loading="lazy" decoding="async" /> : null}
            />
          </section>
        ) : null}
        {page.video ? (
          <section aria-labelledby="video" className="mt-10 print:hidden">
            <h2 id="video" className="mb-3 text-h3">
              Vídeo
            </h2>
            {/* biome-ignore lint/a11y/useMediaCaption: its words are drawn into its pictures. */}
            <video
              className="max-h-[80vh] w-full rounded-lg bg-black sm:w-auto"
              src={page.video.path}
              poster={page.video.coverPath ?? cover?.src}
              aria-label={page.video.title}
              controls
              playsInline
              preload="none"
            />
          </section>
        ) : null}
        <FactSheet words={words} />
        <Where page={page} />
      </AgentPage>
      <AssistantLink code={page.assistant} agent={agent} />
    </>
  );
}

function Figures({ words: { figures } }: { words: HomeWords }) {
  if (figures.length === 0) return null;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-y py-5 sm:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="text-h3 font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The advert with the data beside it. */
function FactSheet({ words: { text, facts, has, extras, energy } }: { words: HomeWords }) {
  return (
    <div className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid gap-6">
        {text ? (
          <section aria-labelledby="descripcion">
            <h2 id="descripcion" className="text-h3">
              Cómo es
            </h2>
            <p className="mt-3 max-w-reading whitespace-pre-line wrap-anywhere">{text}</p>
          </section>
        ) : null}
        {has.length + extras.length > 0 ? (
          <section aria-labelledby="tiene">
            <h2 id="tiene" className="text-h3">
              Qué tiene
            </h2>
            <ul className="mt-3 flex flex-wrap gap-2">
              {[...has, ...extras].map((each) => (
                <li key={each}>
                  <Tag tone="outline">{each}</Tag>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      {facts.length > 0 || energy ? (
        <section aria-labelledby="datos">
          <h2 id="datos" className="text-h3">
            Datos
          </h2>
          <dl className="mt-3 text-sm">
            {facts.map(({ label, value }) => (
              <div key={label} className="flex items-baseline justify-between gap-4 border-b py-2">
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="text-right font-medium wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          {energy ? <Energy energy={energy} /> : null}
        </section>
      ) : null}
    </div>
  );
}

/** The home on the map: its point, or a circle around it where its agent does not show the address. */
function Where({ page: { place, mapStyleUrl } }: { page: OpenHomePage }) {
  if (!place) return null;
  const { latitude, longitude, radiusM } = place;
  const point = { latitude, longitude };
  return (
    <section aria-labelledby="donde-esta" className="mt-10 print:hidden">
      <h2 id="donde-esta" className="text-h3">
        Dónde está
      </h2>
      <div className="mt-3">
        <PropertyMap
          center={point}
          zoom={radiusM === null ? 15.5 : 14}
          {...(radiusM === null ? { subject: point } : { areaM: radiusM })}
          {...(mapStyleUrl === undefined ? {} : { styleUrl: mapStyleUrl })}
          height={320}
          label={radiusM === null ? "Mapa con el punto de la vivienda" : "Mapa de la zona en que está la vivienda"}
        />
      </div>
      {radiusM === null ? null : (
        <p className="mt-2 text-sm text-muted-foreground">
          La vivienda está dentro del círculo. Pregunta por la dirección exacta.
        </p>
      )}
    </section>
  );
}

function Energy({ energy: { consumption, emissions } }: { energy: NonNullable<HomeWords["energy"]> }) {
  const letters = [
    { label: "Consumo de energía", letter: consumption },
    { label: "Emisiones", letter: emissions },
  ];
  return letters.map(({ label, letter }) =>
    letter === null ? null : (
      <div key={label} className="flex items-center justify-between gap-4 border-b py-2 text-sm">
        <span className="text-muted-foreground">{label}</span>
        <span role="img" aria-label={`Letra ${letter} de la A a la G`} className="flex gap-0.5">
          {ENERGY_RATINGS.map((each) => (
            <span
              key={each}
              className={classNames(
                "grid size-5 place-items-center rounded-xs text-xs",
                each === letter ? "bg-foreground font-bold text-background" : "bg-muted text-muted-foreground",
              )}
            >
              {each}
            </span>
          ))}
        </span>
      </div>
    ),
  );
}
