import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { newForm, slugOf } from "#domain/site/forms/form-definition.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCallForm } from "#ui/use-call-form.ts";

/** Its address follows its name until somebody writes another one. */
export function NewFormDialog({ open, onClose, base }: { open: boolean; onClose: () => void; base: string }) {
  const navigate = useNavigate();
  const [slug, setSlug] = useState("");
  const isOwn = useRef(false);
  const { isBusy, errors, formProps } = useCallForm<{ id: string }>({
    schema: newForm,
    method: "POST",
    path: "/api/admin/forms",
    doneText: "Formulario creado",
    onDone: ({ id }) => void navigate(`/admin/formularios/${id}`),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Nuevo formulario"
      description="Empieza con nombre, correo, mensaje y privacidad. Cambia lo que quieras antes de publicarlo."
    >
      <form {...formProps} className="grid gap-5">
        <PlainField
          name="name"
          label="Nombre"
          placeholder="Pide una visita"
          error={errors.name}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => {
            if (!isOwn.current) setSlug(slugOf(event.target.value));
          }}
        />
        <PlainField
          name="slug"
          label="Dirección"
          value={slug}
          onChange={(event) => {
            isOwn.current = event.target.value !== "";
            setSlug(event.target.value);
          }}
          help={`${base}${slug || "…"}`}
          error={errors.slug}
          maxLength={50}
          autoComplete="off"
          spellCheck={false}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={isBusy}>
            Crear formulario
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
