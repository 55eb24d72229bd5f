import { Callout } from "#ui/callout.tsx";
import type { ComesFor } from "./behind-next.server.ts";

/** Says why somebody is asked for an account, and where they go on afterwards. */
export function WhyHere({ comesFor }: { comesFor: ComesFor }) {
  if (comesFor === null) return null;
  return (
    <div className="mb-6">
      {comesFor.kind === "invitation" ? (
        <Callout title={`${comesFor.agency} te invita a su equipo`}>
          La invitación es para {comesFor.email}. Crea la cuenta con ese correo, o inicia sesión si ya la tienes, y
          podrás aceptarla.
        </Callout>
      ) : comesFor.kind === "share" ? (
        <Callout title="Para compartirlo hace falta una cuenta">
          Así puedes cerrar la página cuando quieras y ver quién te escribe desde ella. Después vuelves a tu resultado.
        </Callout>
      ) : (
        <Callout title="Para guardarlo hace falta una cuenta">
          Así lo encuentras desde cualquier dispositivo. Después vuelves a tu resultado.
        </Callout>
      )}
    </div>
  );
}
