import { RotateCcw, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../button.tsx";
import { AlertDialog } from "../dialog.tsx";

const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

interface TrashButtonProps {
  isBusy: boolean;
  onTrash: () => Promise<void>;
}

/** Puts marked rows into the trash. */
export function TrashButton({ isBusy, onTrash }: TrashButtonProps) {
  return (
    <Button size="sm" variant="outline" loading={isBusy} onClick={() => void onTrash()}>
      <Trash2 {...ICON} />
      Papelera
    </Button>
  );
}

interface TrashActsProps {
  /** `3 viviendas` */
  counted: string;
  isBusy: boolean;
  onRestore: () => Promise<void>;
  onErase: () => Promise<void>;
  /** Text that says which rows go with them, and which stay. */
  children: ReactNode;
}

/** Acts in the trash on marked rows. Erasing asks first. */
export function TrashActs({ counted, isBusy, onRestore, onErase, children }: TrashActsProps) {
  const [isAsking, setAsking] = useState(false);
  const erase = async () => {
    await onErase();
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" loading={isBusy} onClick={() => void onRestore()}>
        <RotateCcw {...ICON} />
        Recuperar
      </Button>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        Eliminar para siempre
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Eliminar ${counted} para siempre?`}
        confirmLabel={`Eliminar ${counted}`}
        confirming={isBusy}
        onConfirm={() => void erase()}
      >
        {children}
      </AlertDialog>
    </>
  );
}
