import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { ErrorState } from "#ui/error-state.tsx";
import { reportFailedPage } from "#ui/errors/report-error.ts";
import { AgentPage } from "./agent-page.tsx";

/** In the place of a page that an agent sends to somebody, where its address opens nothing or the page has failed. */
export function BadLink({ error }: { error: unknown }) {
  const answer = isRouteErrorResponse(error) ? error : null;
  useEffect(() => {
    if (answer === null) reportFailedPage(error);
  }, [answer, error]);
  const isUnknown = answer?.status === 404;
  const title = isUnknown ? "Este enlace no funciona" : "Esta página no se puede abrir ahora mismo";
  return (
    <AgentPage agent={null}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {isUnknown ? (
        <div className="max-w-2xl">
          <h1 className="text-h2">{title}</h1>
          <p className="mt-4">{String(answer.data)}</p>
          <p className="mt-2 text-muted-foreground">
            Puede que no se copiara entero o que te hayan enviado otro después. Abre el último correo que recibiste o
            pide el enlace a quien te lo envió.
          </p>
        </div>
      ) : (
        <>
          <h1 className="sr-only">{title}</h1>
          <ErrorState
            title={title}
            reason={answer ? String(answer.data) : "Ha fallado algo por nuestra parte y ya tenemos el aviso."}
            kept="No se ha perdido nada de lo que enviaste."
            retryLabel="Volver a probar"
            onRetry={() => window.location.reload()}
          />
        </>
      )}
    </AgentPage>
  );
}
