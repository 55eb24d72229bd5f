import { Undo2 } from "lucide-react";
import { Button } from "#ui/button.tsx";

interface HomeChangedNoteProps {
  /** The home that fills the form now. */
  name: string;
  undo: () => void;
}

/** Says that a chosen home has taken the place of what the form held, and gives that back. */
export function HomeChangedNote({ name, undo }: HomeChangedNoteProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-muted px-5 py-3.5 text-sm sm:px-7">
      <p role="status" className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {`Hemos cambiado a ${name}: lo que el formulario tenía de antes se ha quitado.`}
      </p>
      <Button variant="outline" size="sm" onClick={undo}>
        <Undo2 aria-hidden size={16} strokeWidth={1.75} /> Deshacer
      </Button>
    </div>
  );
}
