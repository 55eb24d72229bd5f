import { useEffect, useRef, useState } from "react";
import { leaveTo } from "#ui/account/notice.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { showToast, type ToastMessage } from "#ui/toast-store.ts";
import { LINK_WORDS, type LinkType } from "./link-type.ts";

interface ConfirmCardProps {
  type: LinkType | null;
  token: string;
  /** Address that the link was sent to; null for one that no longer works. */
  address: string | null;
  next: string;
}

/** Codes that mean that this link will never work again. */
const DEAD = ["otp_expired", "validation_failed", "flow_state_not_found", "flow_state_expired"];

const DONE_NOTICES: Partial<Record<LinkType, ToastMessage>> = {
  signup: { kind: "success", title: "Email confirmado", description: "Tu cuenta está lista" },
  email_change: { kind: "success", title: "Email cambiado", description: "Desde ahora entras con el nuevo" },
};

/** Explains the link, and has the button that uses it. */
export function ConfirmCard({ type, token, address, next }: ConfirmCardProps) {
  const isWhole = type !== null && token !== "";
  const [state, setState] = useState<"ready" | "busy" | "half" | "dead">(isWhole ? "ready" : "dead");
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (state === "half" || (state === "dead" && isWhole)) title.current?.focus();
  }, [state, isWhole]);

  async function confirm(known: LinkType) {
    setState("busy");
    const outcome = await import("./confirm-link.ts").then((part) => part.confirmLink(known, token)).catch(() => null);
    if (outcome?.kind === "done") {
      // An invited person has no password yet.
      const path = known === "recovery" || known === "invite" ? "/auth?reset=true" : next;
      leaveTo(path, DONE_NOTICES[known]);
    } else if (outcome?.kind === "half") {
      setState("half");
    } else if (outcome?.kind === "refused" && DEAD.includes(outcome.code)) {
      setState("dead");
    } else {
      setState("ready");
      const description =
        outcome?.kind === "refused" ? outcome.description : "Comprueba tu conexión e inténtalo de nuevo.";
      showToast({ kind: "error", title: "Error", description });
    }
  }

  const heading = (text: string) => (
    <h1 ref={title} tabIndex={-1} className="text-h3 outline-none">
      {text}
    </h1>
  );
  if (state === "half") {
    return (
      <>
        {heading("Falta la otra confirmación")}
        <p className="mt-4 text-muted-foreground">
          Esta dirección ya está confirmada. Abre también el mensaje que enviamos a la otra: con el segundo enlace
          cambia el email de tu cuenta. Hasta entonces entras con el de antes.
        </p>
        <Button asChild size="lg" variant="outline" className="mt-8">
          <PageLink to="/dashboard/profile">Ir a mi perfil</PageLink>
        </Button>
      </>
    );
  }
  if (state === "dead" || type === null) {
    const another = type === null ? null : LINK_WORDS[type].another;
    return (
      <>
        {heading(isWhole ? "Este enlace ya no vale" : "A este enlace le falta una parte")}
        <p className="mt-4 text-muted-foreground">
          {isWhole
            ? "Cada enlace vale una vez y durante una hora. Este ha caducado, ya se usó o hay otro más nuevo."
            : "Ábrelo desde el mensaje o copia la dirección entera."}
        </p>
        {another === null ? null : <p className="mt-3 text-muted-foreground">{another.text}</p>}
        <Button asChild size="lg" className="mt-8">
          <PageLink to={another?.path ?? "/auth"} reloadDocument>
            {another?.label ?? "Ir a la entrada"}
          </PageLink>
        </Button>
      </>
    );
  }
  const words = LINK_WORDS[type];
  return (
    <>
      {heading(words.title)}
      <p className="mt-4 text-muted-foreground">{words.lead}</p>
      {address === null ? null : (
        <p className="mt-4 break-words">
          {words.whose} <strong>{address}</strong>. Si no es la tuya, cierra esta página.
        </p>
      )}
      <Button
        size="lg"
        className="mt-8"
        loading={state === "busy"}
        loadingText={words.busy}
        onClick={() => void confirm(type)}
      >
        {words.button}
      </Button>
      <p className="mt-6 text-xs text-subtle-foreground">
        Abrir esta página no gasta el enlace; lo hace el botón. Sirve en cualquier dispositivo.
      </p>
      <noscript>
        <p className="mt-4 text-sm">Para usar el botón, activa JavaScript en tu navegador.</p>
      </noscript>
    </>
  );
}
