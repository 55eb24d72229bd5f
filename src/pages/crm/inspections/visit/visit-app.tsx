import { type ReactNode, StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Button } from "#ui/button.tsx";
import { DeviceVisits } from "./device-visits.tsx";
import { accountHere } from "./this-device.ts";
import { VisitEngine } from "./visit-engine.ts";
import { visitLock } from "./visit-lock.ts";
import { VisitPage } from "./visit-page.tsx";

/** Beginning of the visit's page: who is here, which visit, and whether another tab has it open. */

const WORKER = "/asistente-valoracion/trabajador.js";
const SCOPE = "/asistente-valoracion";

const id = window.location.pathname.split("/").at(-1) ?? "";

type Opened = "opening" | "elsewhere" | "offline" | "signedOut" | "missing" | "busy" | "refused" | VisitEngine;

function App() {
  const account = accountHere();
  if (account === null) {
    return (
      <Message title="Entra para ver tus visitas">
        <p>Lo que se escribió en este equipo sigue en él. Cada cuenta ve solo lo suyo.</p>
        <SignIn />
      </Message>
    );
  }
  return id === "visita" ? <DeviceVisits account={account} /> : <OneVisit account={account} />;
}

function OneVisit({ account }: { account: string }) {
  const [opened, setOpened] = useState<Opened>("opening");
  useEffect(() => {
    let isGone = false;
    const leaving = new AbortController();
    const open = async () => {
      const engine = await VisitEngine.open(account, id).catch(() => "refused" as const);
      if (!isGone) setOpened(engine);
      // The lock lasts as long as the page.
      await new Promise<void>((resolve) => leaving.signal.addEventListener("abort", () => resolve()));
    };
    const lock = visitLock(account, id);
    void navigator.locks
      .request(lock, { ifAvailable: true }, async (free) => {
        if (free) return await open();
        if (!isGone) setOpened("elsewhere");
        void navigator.locks.request(lock, { signal: leaving.signal }, open).catch(() => undefined); // the page is left
      })
      .catch(() => open());
    return () => {
      isGone = true;
      leaving.abort();
    };
  }, [account]);
  if (opened instanceof VisitEngine) return <VisitPage engine={opened} />;
  switch (opened) {
    case "opening":
      return <Message title="Visita de valoración">Abriendo la visita…</Message>;
    case "elsewhere":
      return (
        <Message title="Esta visita está abierta en otra pestaña">Sigue en ella, o ciérrala y se abrirá aquí.</Message>
      );
    case "offline":
    case "busy":
      return (
        <Message title="Esta visita no está en este equipo">
          <p>Hace falta conexión para traerla. Las que ya has abierto aquí sí están.</p>
          <Button asChild variant="outline" className="mt-4">
            <a href="/asistente-valoracion/visita">Ver las visitas de este equipo</a>
          </Button>
        </Message>
      );
    case "signedOut":
      return (
        <Message title="Tu sesión ha terminado">
          <p>Lo que se escribió en este equipo sigue en él.</p>
          <SignIn />
        </Message>
      );
    case "refused":
      return (
        <Message title="Este navegador no deja guardar nada">
          Sin su almacenamiento no se puede hacer la visita: sal del modo privado o libera espacio, y vuelve a abrirla.
        </Message>
      );
    default:
      return (
        <Message title="No encontramos esta visita">
          <p>Puede estar borrada, o no ser de tu cuenta.</p>
          <Button asChild variant="outline" className="mt-4">
            <a href="/asistente-valoracion">Ver mis visitas</a>
          </Button>
        </Message>
      );
  }
}

const SignIn = () => (
  <Button asChild className="mt-4">
    <a href={`/auth?next=${encodeURIComponent(window.location.pathname)}&tab=login`}>Entrar</a>
  </Button>
);

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="contenido" className="mx-auto max-w-2xl p-5">
      <h1 className="text-h4">{title}</h1>
      <div className="mt-2 text-muted-foreground">{children}</div>
    </main>
  );
}

createRoot(document.getElementById("visita")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Without it the visit works as long as there is a line; some private windows have none.
navigator.serviceWorker?.register(WORKER, { scope: SCOPE }).catch(() => undefined);
