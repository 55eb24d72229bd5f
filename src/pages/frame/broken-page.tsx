import { useEffect } from "react";
import { ErrorState } from "#ui/error-state.tsx";
import { reportFailedPage } from "#ui/errors/report-error.ts";

/**
 * The specification's fallback screen.
 *
 * @param refusal what the server says of a page that was asked for too often; it is no failure and nobody is told
 */
export default function BrokenPage({ error, refusal }: { error: unknown; refusal?: string | undefined }) {
  useEffect(() => {
    if (refusal === undefined) reportFailedPage(error);
  }, [error, refusal]);
  if (refusal !== undefined) {
    return (
      <main id="contenido" className="mx-auto max-w-reading px-gutter py-section">
        <title>Demasiadas peticiones | Umbral</title>
        <h1 className="sr-only">Has abierto demasiadas páginas en poco tiempo</h1>
        <ErrorState
          title="Has abierto demasiadas páginas en poco tiempo"
          reason={refusal}
          kept="No se ha perdido nada y tu sesión sigue abierta."
          retryLabel="Volver a probar"
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
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
