import { Plus } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { keepVisit } from "./device-store.ts";
import { newVisit } from "./new-visit.ts";
import { useDeviceVisits } from "./use-device-visits.ts";

/** The visits that this device keeps of an account, for times without a line. */
export function DeviceVisits({ account }: { account: string }) {
  const { listed, isSending, send } = useDeviceVisits(account);
  const begin = async () => {
    const visit = newVisit(account, crypto.randomUUID());
    await keepVisit(visit);
    window.location.assign(`/asistente-valoracion/${visit.id}`);
  };
  return (
    <main id="contenido" className="mx-auto grid max-w-3xl gap-5 px-4 py-6 sm:px-6">
      <div>
        <p className="text-sm">
          <a href="/asistente-valoracion" className="link-text touch-target">
            Todas las visitas
          </a>
        </p>
        <h1 className="mt-2 text-h3">Visitas de este equipo</h1>
        <p className="mt-1 text-control text-muted-foreground">
          Puedes empezar y rellenar visitas sin conexión. Se envían cuando vuelve.
        </p>
      </div>
      <Button className="justify-self-start max-sm:w-full" onClick={() => void begin()}>
        <Plus aria-hidden size={18} strokeWidth={1.75} /> Empezar una visita
      </Button>
      {listed?.some(({ isWaiting }) => isWaiting) ? (
        <Button
          variant="outline"
          className="justify-self-start max-sm:w-full"
          loading={isSending}
          loadingText="Enviando…"
          onClick={() => void send()}
        >
          Enviar ahora
        </Button>
      ) : null}
      {listed?.length === 0 ? (
        <EmptyState title="Aquí no hay ninguna visita">
          Las que empieces o abras en este equipo quedan en esta lista.
        </EmptyState>
      ) : null}
      {listed && listed.length > 0 ? (
        <ul className="divide-y rounded-lg border bg-card">
          {listed.map(({ visit, waiting }) => (
            <li key={visit.id}>
              <a href={`/asistente-valoracion/${visit.id}`} className="grid min-h-14 gap-0.5 px-4 py-3 no-underline">
                <span className="font-medium text-foreground underline wrap-anywhere">{visit.title}</span>
                <span className="text-sm text-muted-foreground">
                  {waiting === "" ? "Enviada" : `Pendiente de enviar: ${waiting}`}
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </main>
  );
}
