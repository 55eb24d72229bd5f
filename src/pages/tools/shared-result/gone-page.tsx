import { Button } from "#ui/button.tsx";
import { LoneDoor } from "#ui/illustration/lone-door.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

/** A link that showed something once. It names nobody, because its present holder may be anybody. */
export function GonePage() {
  return (
    <main
      id="contenido"
      className="wrap-page grid min-h-dvh items-center gap-8 overflow-x-clip py-section md:grid-cols-2"
    >
      <div className="min-w-0">
        <h1 className="text-h1 text-balance">Este enlace ya no está disponible</h1>
        <p className="mt-5 max-w-reading text-lead text-muted-foreground">
          Ha caducado o quien lo compartió lo ha retirado. Pide otro a quien te lo envió.
        </p>
        <div className="mt-8">
          <Button asChild variant="outline" size="lg">
            <PageLink to="/">Ir al inicio de Umbral</PageLink>
          </Button>
        </div>
      </div>
      <LoneDoor className="w-full" />
    </main>
  );
}
