import { Download, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import type { Settings } from "./settings.server.ts";
import { SettingsSection } from "./settings-section.tsx";

const DeleteDialog = lazy(() => import("./delete-dialog.tsx").then(({ DeleteDialog }) => ({ default: DeleteDialog })));

interface DataSectionProps {
  account: Settings["account"];
  /** The second factor with a code that may replace the password. */
  factorId: string | undefined;
}

export function DataSection({ account, factorId }: DataSectionProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <SettingsSection id="tus-datos" title="Tus datos" text="Son tuyos: llévatelos o bórralos cuando quieras.">
      <div className="divide-y">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5 sm:p-6">
          <div className="min-w-0 flex-1 basis-64 text-sm">
            <h3 className="text-base font-semibold tracking-normal [font-stretch:100%]">Descargar mis datos</h3>
            <p className="mt-1 text-muted-foreground">
              Un archivo JSON con tu cuenta, sesiones y actividad, agencia, créditos, viviendas, resultados, enlaces
              compartidos, contactos recibidos y formularios que nos enviaste. Sin contraseñas ni claves.
            </p>
          </div>
          <Button asChild variant="outline" className="max-sm:w-full">
            <a href="/api/account/export" download>
              <Download aria-hidden size={18} strokeWidth={1.75} />
              Descargar mis datos
            </a>
          </Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5 sm:p-6">
          <div className="min-w-0 flex-1 basis-64 text-sm">
            <h3 className="text-base font-semibold tracking-normal [font-stretch:100%]">Eliminar la cuenta</h3>
            <p className="mt-1 text-muted-foreground">
              Borra tu cuenta y todo lo que cuelga de ella, al momento y para siempre. Si quieres conservar algo,
              descárgalo antes.
            </p>
          </div>
          <Button variant="outline" onClick={() => setDeleting(true)} className="max-sm:w-full">
            <Trash2 aria-hidden size={18} strokeWidth={1.75} />
            Eliminar la cuenta
          </Button>
        </div>
      </div>
      <Suspense>
        {isDeleting ? <DeleteDialog account={account} factorId={factorId} onClose={() => setDeleting(false)} /> : null}
      </Suspense>
    </SettingsSection>
  );
}
