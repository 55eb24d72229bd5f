import { KeyRound } from "lucide-react";
import { Button } from "#ui/button.tsx";

/** Fewer than these are soon none. */
const FEW_CODES = 3;

/** How many recovery codes are left, and the way to new ones. */
export function CodesRow({ left, onRenew }: { left: number; onRenew: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 sm:px-6">
      <KeyRound aria-hidden size={22} strokeWidth={1.75} className="shrink-0 self-start text-muted-foreground" />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="font-medium">{codesLeftText(left)}</p>
        <p className="text-muted-foreground">
          {left < FEW_CODES
            ? "Si pierdes el móvil te harán falta. Crea una lista nueva y guárdala."
            : "Para entrar si pierdes el móvil. Cada uno sirve una vez."}
        </p>
      </div>
      <Button variant="outline" size="sm" onClick={onRenew}>
        Crear códigos nuevos
      </Button>
    </div>
  );
}

function codesLeftText(left: number): string {
  if (left === 0) return "No te quedan códigos de recuperación";
  return left === 1 ? "Te queda 1 código de recuperación" : `Te quedan ${left} códigos de recuperación`;
}
