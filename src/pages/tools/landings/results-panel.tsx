import { Download } from "lucide-react";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { Variant } from "#domain/tools/landings/landing-document.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Tick } from "#ui/form/controls.tsx";
import type { LandingPhoto } from "#ui/landing/landing-view.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";
import type { EditorPage } from "./editor-data.server.ts";
import { PhotoChoice } from "./photo-choice.tsx";
import { Words } from "./section-fields.tsx";
import type { LandingEditing } from "./use-landing.ts";

interface ResultsPanelProps {
  page: EditorPage;
  editing: LandingEditing;
  photos: readonly LandingPhoto[];
  onReplaced: () => void;
}

/** Visitors and contacts, and the comparison of two first screens. */
export function ResultsPanel({ page, editing, photos, onReplaced }: ResultsPanelProps) {
  const { results } = page;
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-3 gap-3">
        {[
          { label: "Visitantes", value: results.visitors },
          { label: "Vistas", value: results.views },
          { label: "Contactos", value: results.leads },
        ].map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-xs text-muted-foreground">{label}</dt>
            <dd className="text-h4 font-bold tabular-nums">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-muted-foreground">
        Sin cookies. Cada navegador cuenta una vez al día, y su marca se olvida ese día. No cuentan robots ni tu equipo.
      </p>
      <Days days={results.days} />
      {results.newest.length > 0 ? (
        <section aria-labelledby="contactos-de-la-pagina">
          <div className="flex items-center justify-between gap-2">
            <h3 id="contactos-de-la-pagina" className="text-sm font-semibold">
              Contactos
            </h3>
            <Button asChild size="sm" variant="ghost">
              <a href={`/api/landings/${page.id}/leads.csv`} download>
                <Download aria-hidden size={16} strokeWidth={1.75} /> CSV
              </a>
            </Button>
          </div>
          <ul className="mt-1 divide-y border-y text-sm">
            {results.newest.map(({ id, name, at, contactId, variant }) => (
              <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
                {contactId ? (
                  <PageLink to={`/dashboard/contactos/${contactId}`} className="link-text touch-target wrap-anywhere">
                    {name}
                  </PageLink>
                ) : (
                  <span className="wrap-anywhere">{name}</span>
                )}
                <span className="text-xs text-muted-foreground">
                  {editing.document.test.isOn ? `Versión ${variant.toUpperCase()} · ` : ""}
                  <When iso={at} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <TestPanel page={page} editing={editing} photos={photos} onReplaced={onReplaced} />
    </div>
  );
}

function Days({ days }: { days: EditorPage["results"]["days"] }) {
  if (days.length < 2) return null;
  const most = Math.max(...days.map(({ visitors }) => visitors), 1);
  return (
    <svg
      role="img"
      aria-label={`Visitantes por día: ${days.map(({ visitors }) => visitors).join(", ")}`}
      viewBox={`0 0 ${days.length * 10} 60`}
      preserveAspectRatio="none"
      className="h-16 w-full fill-primary"
    >
      {days.map(({ day, visitors }, i) => {
        const height = Math.max(1, (visitors / most) * 58);
        return <rect key={day} x={i * 10 + 1} y={60 - height} width={8} height={height} />;
      })}
    </svg>
  );
}

/** The second first screen, and which of both brings more. */
function TestPanel({ page, editing, photos, onReplaced }: ResultsPanelProps) {
  const { isBusy, call } = useCall();
  const { document, act, errors, save } = editing;
  const { test } = document;
  const { a, b, outcome, words } = page.results.test;
  const set = (values: Partial<typeof test>, of?: string) =>
    act({ kind: "set", values: { test: { ...test, ...values } }, ...(of ? { of: `test.${of}` } : {}) });

  async function settle(winner: Variant) {
    const revision = await save();
    if (revision === null) return;
    const done = await call(`Se queda la versión ${winner.toUpperCase()}`, "POST", `/api/landings/${page.id}/winner`, {
      revision,
      winner,
    });
    if (done.kind === "done") onReplaced();
  }
  return (
    <section aria-labelledby="comparar" className="grid gap-3">
      <h3 id="comparar" className="text-sm font-semibold">
        Comparar dos portadas
      </h3>
      <Tick
        label="Repartir las visitas entre dos portadas"
        checked={test.isOn}
        onChange={(event) => set({ isOn: event.currentTarget.checked })}
      />
      {test.isOn ? (
        <>
          <p className="text-xs text-muted-foreground">
            La A es tu portada. Lo que dejes vacío en la B es como en la A.
          </p>
          <Words
            label="Título de la B"
            path="test.title"
            value={test.title}
            max={120}
            errors={errors}
            onValue={(title) => set({ title }, "title")}
          />
          <Words
            label="Frase de la B"
            path="test.subtitle"
            value={test.subtitle}
            max={240}
            rows={2}
            errors={errors}
            onValue={(subtitle) => set({ subtitle }, "subtitle")}
          />
          <PhotoChoice
            legend="Foto de la B"
            photos={photos}
            chosen={test.photoId === null ? [] : [test.photoId]}
            none="La de la A"
            onChoose={([photoId]) => set({ photoId: photoId ?? null })}
          />
        </>
      ) : null}
      {a.visitors + b.visitors > 0 ? (
        <>
          <table className="w-full text-sm tabular-nums">
            <thead>
              <tr className="text-left text-xs text-muted-foreground">
                <th className="py-1 font-normal">Versión</th>
                <th className="py-1 text-right font-normal">Visitantes</th>
                <th className="py-1 text-right font-normal">Contactos</th>
              </tr>
            </thead>
            <tbody>
              {(
                [
                  ["A", a],
                  ["B", b],
                ] as const
              ).map(([name, arm]) => (
                <tr key={name} className="border-t">
                  <th scope="row" className="py-2 text-left font-medium">
                    {name}
                  </th>
                  <td className="py-2 text-right">{formatNumber(arm.visitors)}</td>
                  <td className="py-2 text-right">{formatNumber(arm.leads)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Callout tone={outcome.kind === "different" ? "success" : "info"}>{words}</Callout>
          {test.isOn ? (
            <div className="flex flex-wrap gap-2">
              {(["a", "b"] as const).map((winner) => (
                <Button key={winner} size="sm" variant="outline" loading={isBusy} onClick={() => void settle(winner)}>
                  Quedarme con la {winner.toUpperCase()}
                </Button>
              ))}
            </div>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
