import { Button } from "#ui/button.tsx";

/** Says that the form holds more than the home or contact that fills it, and how to be rid of that. */
export function DraftNote({ onDrop }: { onDrop: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-muted px-5 py-3.5 text-sm sm:px-7">
      <p role="status" className="min-w-0 flex-1 basis-64">
        Sigue aquí lo que escribiste y no llegaste a calcular.
      </p>
      <Button variant="outline" size="sm" onClick={onDrop}>
        Descartarlo
      </Button>
    </div>
  );
}
