import { ChevronDown, FileText, Info, Share, Trash2 } from "lucide-react";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { AlertDialog, Dialog } from "#ui/dialog.tsx";
import { DropdownChoice, DropdownItem, DropdownLabel, DropdownMenu, DropdownSeparator } from "#ui/dropdown-menu.tsx";
import { FieldRow } from "#ui/form/field-group.tsx";
import { TextareaField, TextField } from "#ui/form/text-fields.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { ToastMessage } from "#ui/toast-store.ts";
import { showToast } from "#ui/toast-store.ts";
import { ToastCard } from "#ui/toaster.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { Section, Specimen, Specimens } from "./section.tsx";

const toasts: readonly ToastMessage[] = [
  {
    kind: "success",
    title: "¡Solicitud enviada!",
    description: "Nos pondremos en contacto contigo para agendar la demo.",
  },
  { kind: "error", title: "Error", description: "No se pudo enviar el formulario. Inténtalo de nuevo." },
  { kind: "warning", title: "Pocas ventas", description: "El rango es más ancho de lo normal." },
  { kind: "info", title: "Borrador recuperado", description: "Lo que escribiste ayer sigue aquí." },
];

const toastNames = { success: "Éxito", error: "Error", warning: "Aviso", info: "Información" } as const;

export function Overlays() {
  return (
    <>
      <Section id="dialogos" title="Diálogos y menús">
        <Specimens>
          <Specimen name="Diálogo con formulario">
            <DemoDialog />
          </Specimen>
          <Specimen name="Confirmar lo que no se deshace">
            <DemoAlert />
          </Specimen>
          <Specimen name="Menú">
            <DemoMenu />
          </Specimen>
          <Specimen name="Ayuda breve, al apuntar o con foco">
            <div>
              <Tooltip text="Precio por metro cuadrado construido">
                <Button variant="outline">
                  <Info aria-hidden size={18} strokeWidth={1.75} />
                  €/m²
                </Button>
              </Tooltip>
            </div>
          </Specimen>
        </Specimens>
      </Section>
      <Section id="pestanas" title="Pestañas">
        <Tabs
          label="Vistas de muestra"
          items={[
            { id: "range", label: "Rango", content: <p>El precio y su intervalo.</p> },
            { id: "comparables", label: "Comparables", content: <p>Las ventas en que se apoya.</p> },
            { id: "method", label: "Método", content: <p>Cómo se calcula y con qué error.</p> },
          ]}
        />
      </Section>
      <Section
        id="notificaciones"
        title="Notificaciones"
        note="Abajo a la derecha, cinco segundos; el puntero o el foco las retienen."
      >
        <div className="flex flex-wrap gap-3">
          {toasts.map((toast) => (
            <Button key={toast.kind} variant="outline" onClick={() => showToast(toast)}>
              {toastNames[toast.kind]}
            </Button>
          ))}
        </div>
        <Specimens>
          {toasts.map((toast) => (
            <ToastCard key={toast.kind} toast={toast} onClose={() => undefined} />
          ))}
        </Specimens>
      </Section>
    </>
  );
}

function DemoDialog() {
  const [open, setOpen] = useState(false);
  const form = useForm({ defaultValues: { name: "", company: "", email: "", phone: "", message: "" } });
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Solicitar demo
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Solicitar Demo"
        description="Treinta minutos con tus propias viviendas. Es una muestra: no se envía nada."
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              Cancelar
            </Button>
            <Button onClick={close}>Cerrar la muestra</Button>
          </>
        }
      >
        <FormProvider {...form}>
          <form className="grid gap-5" onSubmit={form.handleSubmit(close)} noValidate>
            <FieldRow columns={2}>
              <TextField name="name" label="Nombre" />
              <TextField name="company" label="Empresa" optional />
              <TextField name="email" label="Email" type="email" />
              <TextField name="phone" label="Teléfono" type="tel" optional placeholder="+34 600 000 000" />
            </FieldRow>
            <TextareaField name="message" label="¿Qué te gustaría ver?" optional maxLength={500} rows={3} />
          </form>
        </FormProvider>
      </Dialog>
    </div>
  );
}

function DemoAlert() {
  const [open, setOpen] = useState(false);
  const confirm = () => {
    setOpen(false);
    showToast({ kind: "success", title: "Informe eliminado", description: "Es una muestra: no había ninguno." });
  };
  return (
    <div>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        Eliminar informe
      </Button>
      <AlertDialog
        open={open}
        onClose={() => setOpen(false)}
        title="¿Eliminar el informe de C/ Cádiz, 42?"
        confirmLabel="Eliminar informe"
        onConfirm={confirm}
      >
        Se borran el informe y su enlace. La vivienda y sus datos se quedan.
      </AlertDialog>
    </div>
  );
}

function DemoMenu() {
  const [order, setOrder] = useState("likeness");
  const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
  return (
    <div>
      <DropdownMenu
        align="start"
        trigger={
          <Button variant="outline">
            Acciones
            <ChevronDown {...icon} />
          </Button>
        }
      >
        <DropdownItem icon={<FileText {...icon} />}>Informe PDF</DropdownItem>
        <DropdownItem icon={<Share {...icon} />} disabled>
          Compartir
        </DropdownItem>
        <DropdownSeparator />
        <DropdownLabel>Ordenar por</DropdownLabel>
        <DropdownChoice
          value={order}
          onChange={setOrder}
          options={[
            { value: "likeness", label: "Parecido" },
            { value: "distance", label: "Distancia" },
          ]}
        />
        <DropdownSeparator />
        <DropdownItem icon={<Trash2 {...icon} />} destructive>
          Eliminar informe
        </DropdownItem>
      </DropdownMenu>
    </div>
  );
}
