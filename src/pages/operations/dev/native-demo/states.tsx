import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Confidence } from "#ui/confidence.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { type ProgressStep, ProgressSteps } from "#ui/progress-steps.tsx";
import { LoadingRegion, Skeleton } from "#ui/skeleton.tsx";
import { Tag } from "#ui/tag.tsx";
import { Section, Specimen, Specimens } from "./section.tsx";

const steps: readonly ProgressStep[] = [
  { id: "place", label: "Localizada la finca", detail: "Ruzafa, Valencia", state: "done" },
  { id: "sales", label: "41 anuncios parecidos", detail: "A menos de 900 m", state: "done" },
  { id: "compare", label: "Comparando los 12 más cercanos", detail: "Superficie, planta y estado", state: "now" },
  { id: "range", label: "Calculando el rango del 80 %", state: "todo" },
  { id: "explain", label: "Separando qué suma y qué resta", state: "failed", detail: "No se ha podido" },
];

export function States() {
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    window.setTimeout(() => setRetrying(false), 1500);
  };
  return (
    <>
      <Section id="etiquetas" title="Etiquetas y avisos">
        <div className="flex flex-wrap gap-2">
          <Tag>Borrador</Tag>
          <Tag tone="plataforma">Plataforma</Tag>
          <Tag tone="portal">Portal</Tag>
          <Tag tone="hipotecas">Hipotecas</Tag>
          <Tag tone="formacion">Formación</Tag>
          <Tag tone="success">En precio</Tag>
          <Tag tone="warning">Pocas ventas</Tag>
          <Tag tone="destructive">Error</Tag>
          <Tag tone="outline">94 m²</Tag>
        </div>
        <Specimens>
          <Callout title="Datos de demostración">Estos comparables los hace un generador y no existen.</Callout>
          <Callout tone="success" title="Guardado">
            Lo encontrarás en tus resultados.
          </Callout>
          <Callout tone="warning" title="Pocas ventas" action={<Button size="sm">Añadir comparables</Button>}>
            Hay dos comparables y hacen falta tres.
          </Callout>
          <Callout tone="destructive" title="El rango no cuadra">
            El precio mínimo supera al máximo.
          </Callout>
        </Specimens>
      </Section>
      <Section id="estados" title="Vacío, carga y error">
        <Specimens>
          <Specimen name="Vacío">
            <Panel as="div">
              <EmptyState
                title="Todavía no has guardado resultados"
                action={<Button size="sm">Nueva valoración</Button>}
              >
                Cuando guardes una valoración, aparecerá aquí.
              </EmptyState>
            </Panel>
          </Specimen>
          <Specimen name="Error">
            <ErrorState
              level={3}
              title="No hemos podido calcular el precio"
              reason="El servidor no responde."
              kept="Tus datos siguen aquí y no se ha gastado el crédito."
              onRetry={retry}
              retrying={retrying}
            />
          </Specimen>
          <Specimen name="Cargando, con la forma final">
            <Panel as="div">
              <PanelBody>
                <LoadingRegion label="Cargando el resultado…" className="grid gap-4">
                  <Skeleton className="h-3.5 w-1/3" />
                  <Skeleton className="h-11 w-3/5" />
                  <Skeleton className="h-8 w-full" />
                </LoadingRegion>
              </PanelBody>
            </Panel>
          </Specimen>
        </Specimens>
      </Section>
      <Section id="progreso" title="Progreso" note="Los pasos reales, según acaban. Sin porcentajes inventados.">
        <Panel as="div" className="max-w-[40rem]">
          <PanelBody>
            <ProgressSteps
              label="Pasos de la valoración"
              steps={steps}
              onCancel={() => undefined}
              note="Si cancelas o algo falla, no se gasta el crédito."
            />
          </PanelBody>
        </Panel>
      </Section>
      <Section id="confianza" title="Confianza">
        <Specimens>
          {[
            { level: 4, label: "Confianza media-alta" },
            { level: 1, label: "Confianza baja" },
          ].map(({ level, label }) => (
            <Panel key={level} as="div">
              <PanelHeader level={3} title={label} />
              <PanelBody>
                <Confidence
                  level={level}
                  label={label}
                  reasons={[
                    { kind: "for", text: "12 anuncios muy parecidos a menos de 600 m" },
                    { kind: "against", text: "Pocos con terraza: suma 5.000 € de margen" },
                  ]}
                />
              </PanelBody>
            </Panel>
          ))}
        </Specimens>
      </Section>
    </>
  );
}
