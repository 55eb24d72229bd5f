import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { beginKeeping, keepNow, type SavedChatState } from "./saved-chat.ts";

interface KeepingBarProps {
  isSignedIn: boolean;
  isEmpty: boolean;
  savedChat: SavedChatState;
}

/** Whether the conversation is kept, where that is not plain. */
export function KeepingBar({ isSignedIn, isEmpty, savedChat: { id, status } }: KeepingBarProps) {
  const line = lineOf({ isSignedIn, isEmpty, id, status });
  return (
    <div role="status" className={line ? "border-t bg-muted text-sm text-muted-foreground" : undefined}>
      {line ? (
        <p className="mx-auto flex w-full max-w-[46rem] flex-wrap items-center gap-x-3 px-4 py-1.5 sm:px-6">
          {line.text}
          {line.action}
        </p>
      ) : null}
    </div>
  );
}

function lineOf({ isSignedIn, isEmpty, id, status }: Omit<KeepingBarProps, "savedChat"> & SavedChatState) {
  if (isEmpty) return null;
  if (!isSignedIn) {
    const signUp = (
      <PageLink to="/auth" className="link-text touch-target">
        Crear cuenta
      </PageLink>
    );
    return { text: "Sin cuenta, esta conversación no se guarda.", action: signUp };
  }
  if (id === null) {
    return {
      text: "Todavía no se guarda: se guardará con tu próxima pregunta.",
      action: <BarButton label="Guardar ahora" onPress={beginKeeping} />,
    };
  }
  if (status.kind === "retrying") {
    return {
      text: "No se ha podido guardar. Lo intentamos de nuevo; sigue aquí.",
      action: <BarButton label="Guardar ahora" onPress={keepNow} />,
    };
  }
  if (status.kind !== "stopped") return null;
  if (status.why === "gone") {
    return {
      text: "Esta conversación se eliminó en otra pestaña. Lo que sigue no se guarda.",
      action: <BarButton label="Guardarla como nueva" onPress={keepNow} />,
    };
  }
  if (status.why === "signed-out")
    return { text: "Tu sesión ha terminado. Lo que preguntes no se guarda.", action: null };
  return {
    text: `No se ha guardado. ${status.text}`,
    action: <BarButton label="Intentarlo otra vez" onPress={keepNow} />,
  };
}

function BarButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button variant="link" className="text-sm!" onClick={onPress}>
      {label}
    </Button>
  );
}
