import { visit } from "#domain/site/drawings/tool-visit.ts";
import { Button } from "#ui/button.tsx";
import { ShapeDrawing } from "#ui/illustration/header-drawing.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

const STEPS = [
  {
    title: "Vivienda",
    text: "Dirección, metros, planta, estado y extras: justo lo que lee la valoración. Lo que no sepas queda como desconocido, no como cero.",
  },
  {
    title: "Estancias",
    text: "Cada una con sus medidas, su estado, sus defectos y sus fotos hechas con la cámara, y la lista de comprobaciones del tipo de vivienda.",
  },
  {
    title: "Documentos",
    text: "Nota simple, certificado energético, IBI, cédula, comunidad… con lo que has visto, lo que te enviarán y lo que no tiene.",
  },
  {
    title: "Propietario",
    text: "Su motivo de 0 a 5, el precio que espera, cuándo quiere vender, quién decide y qué hipoteca queda. El informe que le entregas no lo lleva.",
  },
  {
    title: "Resumen",
    text: "Lo que falta por saber, y desde ahí la valoración, el CMA, el informe con fecha en PDF con tu marca y la petición de firma.",
  },
] as const;

/** The page for a visitor: what a guided visit does, and what it does not. */
export function VisitIntroduction() {
  return (
    <main id="contenido">
      <PageHero
        title="Asistente de valoración"
        lead="La visita al propietario, estancia a estancia, en el móvil y también sin conexión. Sales con los datos en orden y un informe con fecha."
        actions={
          <>
            <Button asChild variant="hero" size="lg">
              <PageLink to="/auth?next=%2Fasistente-valoracion">Crear cuenta gratis</PageLink>
            </Button>
            <Button asChild variant="outline" size="lg">
              <PageLink to="/auth?next=%2Fasistente-valoracion&tab=login">Entrar</PageLink>
            </Button>
          </>
        }
        note="La visita no gasta créditos. Valorarla después cuesta lo mismo que cualquier valoración."
        art={<ShapeDrawing shapes={visit} pigment="cobalto" className="aspect-video rounded-lg" />}
      />
      <div className="border-t bg-muted">
        <div className="wrap-page grid gap-10 py-section">
          <section aria-labelledby="pasos">
            <h2 id="pasos" className="text-h3">
              Cinco pasos, en el orden en que recorres la casa
            </h2>
            <ol className="mt-6 grid gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-2 lg:grid-cols-3">
              {STEPS.map(({ title, text }, index) => (
                <li key={title} className="bg-card p-5 last:sm:col-span-2 sm:p-6">
                  <p className="text-sm text-muted-foreground tabular-nums">{index + 1}</p>
                  <h3 className="mt-1 text-h4">{title}</h3>
                  <p className="mt-2 text-control text-muted-foreground">{text}</p>
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="sin-linea" className="max-w-[46em]">
            <h2 id="sin-linea" className="text-h3">
              Sin cobertura no se pierde nada
            </h2>
            <p className="mt-4">
              Cada letra y cada foto se guardan en tu equipo al momento. Puedes cerrar la página, quedarte sin batería o
              bajar a un sótano: al volver la conexión se envía todo. Si dos equipos escriben cosas distintas del mismo
              dato, te enseñamos las dos y eliges.
            </p>
          </section>
          <section aria-labelledby="limites" className="max-w-[46em]">
            <h2 id="limites" className="text-h3">
              Qué no es
            </h2>
            <p className="mt-4">
              No es una tasación ni una inspección técnica, y no sirve para una hipoteca. Las medidas que tomas no
              sustituyen a la superficie registrada.
            </p>
          </section>
        </div>
      </div>
    </main>
  );
}
