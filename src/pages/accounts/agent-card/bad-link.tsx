import { isRouteErrorResponse } from "react-router";
import { PageFailure } from "../../frame/page-failure.tsx";
import { AgentPage } from "./agent-page.tsx";

/** In the place of a page that an agent sends to somebody, where its address opens nothing. Other faults look as they do everywhere. */
export function BadLink({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageFailure error={error} />;
  return (
    <AgentPage agent={null}>
      <title>Este enlace no funciona</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-2xl">
        <h1 className="text-h2">Este enlace no funciona</h1>
        <p className="mt-4">{String(error.data)}</p>
        <p className="mt-2 text-muted-foreground">
          Puede que no se copiara entero o que te hayan enviado otro después. Abre el último correo que recibiste o pide
          el enlace a quien te lo envió.
        </p>
      </div>
    </AgentPage>
  );
}
