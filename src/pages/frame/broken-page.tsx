import { useEffect } from "react";
import { ErrorState } from "#ui/error-state.tsx";
import { reportFailedPage } from "#ui/errors/report-error.ts";

interface BrokenPageProps {
  error: unknown;
  refusal?: string | undefined;
  isOutage?: boolean;
}

/**
 * The screen that replaces a page that failed.
 *
 * @param refusal the server's reason where the page was asked for too often or its data are away; nothing is reported
 *   then
 * @param isOutage whether the data are away
 */
export default function BrokenPage({ error, refusal, isOutage = false }: BrokenPageProps) {
  useEffect(() => {
    if (refusal === undefined) reportFailedPage(error);
  }, [error, refusal]);
  if (refusal !== undefined) {
    const title = isOutage
      ? "Esta página no se puede abrir ahora mismo"
      : "Has abierto demasiadas páginas en poco tiempo";
    return (
      <main id="contenido" className="mx-auto max-w-reading px-gutter py-section">
        <title>{`${isOutage ? "Vuelve en un momento" : "Demasiadas peticiones"} | Umbral`}</title>
        <h1 className="sr-only">{title}</h1>
        <ErrorState
          title={title}
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
