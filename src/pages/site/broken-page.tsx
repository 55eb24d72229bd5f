import { useEffect } from "react";
import { ErrorState } from "#ui/error-state.tsx";
import { reportFailedPage } from "#ui/errors/report-error.ts";

/** The specification's fallback screen. */
export default function BrokenPage({ error }: { error: unknown }) {
  useEffect(() => reportFailedPage(error), [error]);
  return (
    <main id="contenido" className="mx-auto max-w-reading px-gutter py-section">
      <title>Algo salió mal | Umbral</title>
      <h1 className="sr-only">Algo salió mal</h1>
      <ErrorState
        title="Algo salió mal"
        reason="Esta página ha fallado y nuestro equipo ya tiene el aviso."
        kept="Lo que escribiste en los formularios sigue guardado en este navegador."
        retryLabel="Recargar página"
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
