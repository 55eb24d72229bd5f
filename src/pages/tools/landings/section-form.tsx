import type { ReactNode } from "react";
import { type LandingSection, MOST_PHOTOS, type SectionOf } from "#domain/tools/landings/landing-document.ts";
import { Tick } from "#ui/form/controls.tsx";
import type { LandingPhoto } from "#ui/landing/landing-view.ts";
import { PhotoChoice } from "./photo-choice.tsx";
import { PickField, Rows, Words, type WordsProps } from "./section-fields.tsx";
import type { LandingEditing } from "./use-landing.ts";

export interface SectionFormProps {
  section: LandingSection;
  editing: LandingEditing;
  photos: readonly LandingPhoto[];
}

/** The fields of one section. What stays empty follows the home. */
export function SectionForm({ section, editing, photos }: SectionFormProps) {
  const { act, errors, document } = editing;
  const index = document.sections.indexOf(section);
  const set = (values: Record<string, unknown>, of?: string) =>
    act({ kind: "section", id: section.id, values, ...(of ? { of: `${section.id}.${of}` } : {}) });
  const words = (
    field: string,
    label: string,
    max: number,
    more: Pick<WordsProps, "rows" | "help" | "placeholder"> = {},
  ) => (
    <Words
      {...more}
      label={label}
      path={`sections.${index}.${field}`}
      value={String((section as unknown as Record<string, unknown>)[field] ?? "")}
      max={max}
      errors={errors}
      onValue={(value) => set({ [field]: value }, field)}
    />
  );
  const where = { section, index, editing };
  const heading = words("title", "Título", 120, { help: "Vacío, sale el de siempre" });
  switch (section.kind) {
    case "portada":
      return (
        <>
          {words("title", "Título", 120, { help: "Vacío, sigue al de la vivienda" })}
          {words("subtitle", "Frase", 240, { rows: 2 })}
          {words("button", "Botón", 40, { help: "Vacío, «Pedir visita»" })}
          <Tick
            label="Mostrar el precio"
            checked={section.showsPrice}
            onChange={(event) => set({ showsPrice: event.currentTarget.checked })}
          />
          <PhotoChoice
            legend="Foto"
            photos={photos}
            chosen={section.photoId === null ? [] : [section.photoId]}
            none="La primera de la ficha"
            onChoose={([photoId]) => set({ photoId: photoId ?? null })}
          />
        </>
      );
    case "datos":
    case "precio":
      return (
        <>
          {heading}
          <Rows
            {...where}
            list="rows"
            name="Dato"
            fields={[
              { field: "label", label: "Nombre", max: 60 },
              { field: "value", label: "Valor", max: 120 },
            ]}
          />
          {section.kind === "precio" ? words("note", "Nota", 600, { rows: 2 }) : null}
        </>
      );
    case "fotos":
      return (
        <>
          {heading}
          <PhotoChoice
            legend="Fotos"
            photos={photos.filter(({ isPlan }) => !isPlan)}
            chosen={section.photoIds}
            most={MOST_PHOTOS}
            none="Todas, en el orden de la ficha"
            onChoose={(photoIds) => set({ photoIds })}
          />
        </>
      );
    case "texto":
      return (
        <>
          {heading}
          {words("text", "Texto", 5000, {
            rows: 8,
            help: "Vacío, sigue al del anuncio. Una línea en blanco separa párrafos",
          })}
        </>
      );
    case "lugar":
      return (
        <>
          {heading}
          {words("text", "Texto", 2000, { rows: 5 })}
        </>
      );
    case "viviendas":
      return (
        <>
          {heading}
          {words("text", "Texto", 600, { rows: 3 })}
        </>
      );
    case "plano":
      return (
        <>
          {heading}
          <PhotoChoice
            legend="Plano"
            photos={photos}
            chosen={section.photoId === null ? [] : [section.photoId]}
            none="La foto que la ficha llama plano"
            onChoose={([photoId]) => set({ photoId: photoId ?? null })}
          />
        </>
      );
    case "recorrido":
      return (
        <>
          {heading}
          <PickField
            label="Qué es"
            value={section.medium}
            options={[
              { value: "visita", label: "Visita virtual" },
              { value: "video", label: "Vídeo" },
            ]}
            onValue={(medium) => set({ medium })}
          />
          {words("url", "Enlace", 500, {
            placeholder: "https://",
            help:
              section.medium === "visita"
                ? "Vacío, sale el recorrido publicado de la vivienda"
                : "Vacío, sale el vídeo de la vivienda que hayas abierto",
          })}
          {words("text", "Texto", 400, { rows: 2 })}
        </>
      );
    case "formulario":
      return <FormFields section={section} words={words} set={set} />;
    case "opiniones":
      return (
        <>
          {heading}
          <Rows
            {...where}
            list="items"
            name="Opinión"
            fields={[
              { field: "text", label: "Qué dijo, tal cual", max: 600, rows: 3 },
              { field: "name", label: "Quién", max: 120 },
            ]}
            tick={{ field: "hasPermission", label: "Me deja publicarlo" }}
          />
        </>
      );
    case "equipo":
      return (
        <>
          {heading}
          <Rows
            {...where}
            list="items"
            name="Persona"
            fields={[
              { field: "name", label: "Nombre", max: 120 },
              { field: "role", label: "Cargo", max: 80 },
              { field: "phone", label: "Teléfono", max: 40 },
              { field: "email", label: "Correo", max: 255 },
            ]}
          />
        </>
      );
    case "preguntas":
      return (
        <>
          {heading}
          <Rows
            {...where}
            list="items"
            name="Pregunta"
            fields={[
              { field: "question", label: "Pregunta", max: 200 },
              { field: "answer", label: "Respuesta", max: 1500, rows: 3 },
            ]}
          />
        </>
      );
    case "ventajas":
    case "pasos":
      return (
        <>
          {heading}
          <Rows
            {...where}
            list="items"
            name={section.kind === "pasos" ? "Paso" : "Punto"}
            fields={[
              { field: "title", label: "Título", max: 80 },
              { field: "text", label: "Texto", max: 400, rows: 2 },
            ]}
          />
        </>
      );
  }
}

type WordsOf = (
  field: string,
  label: string,
  max: number,
  more?: Pick<WordsProps, "rows" | "help" | "placeholder">,
) => ReactNode;

function FormFields({
  section,
  words,
  set,
}: {
  section: SectionOf<"formulario">;
  words: WordsOf;
  set: (values: Record<string, unknown>) => void;
}) {
  return (
    <>
      {words("title", "Título", 120, { help: "Vacío, «Pide una visita»" })}
      {words("text", "Texto", 600, { rows: 2 })}
      <PickField
        label="Teléfono"
        value={section.phone}
        options={[
          { value: "opcional", label: "Se pide, y se puede dejar vacío" },
          { value: "obligatorio", label: "Hace falta" },
          { value: "no", label: "No se pide" },
        ]}
        onValue={(phone) => set({ phone })}
      />
      {words("question", "Qué se pregunta en el mensaje", 120)}
      {words("button", "Botón", 40)}
      {words("thanks", "Qué se dice después de enviar", 600, { rows: 2 })}
      <p className="text-xs text-muted-foreground">La casilla del permiso sale siempre, y nunca marcada.</p>
    </>
  );
}
