import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import type { LandingSection, SectionOf } from "#domain/tools/landings/landing-document.ts";
import { MOST_ITEMS, MOST_PHOTOS } from "#domain/tools/landings/landing-document.ts";
import { Button } from "#ui/button.tsx";
import { InputBox, SelectBox, TextareaBox, Tick } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import type { LandingPhoto } from "#ui/landing/landing-view.ts";
import { MoveButtons } from "#ui/use-sortable-row.tsx";
import { PhotoChoice } from "./photo-choice.tsx";
import type { LandingEditing } from "./use-landing.ts";

export interface SectionFormProps {
  section: LandingSection;
  editing: LandingEditing;
  photos: readonly LandingPhoto[];
}

interface WordsProps {
  label: string;
  path: string;
  value: string;
  max: number;
  onValue: (value: string) => void;
  errors: LandingEditing["errors"];
  help?: string | undefined;
  rows?: number | undefined;
  placeholder?: string | undefined;
}

/** A text of the page, kept as it is typed. */
export function Words({ label, path, value, max, onValue, errors, help, rows, placeholder }: WordsProps) {
  const foot = { id: `campo-${path.replaceAll(".", "-")}`, error: errors[path], help };
  const control = { ...ariaOf(foot, true), name: path, value, maxLength: max, placeholder };
  return (
    <FieldFrame {...foot} label={label}>
      {rows === undefined ? (
        <InputBox {...control} autoComplete="off" onChange={(event) => onValue(event.currentTarget.value)} />
      ) : (
        <TextareaBox {...control} rows={rows} onChange={(event) => onValue(event.currentTarget.value)} />
      )}
    </FieldFrame>
  );
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
            section={section}
            index={index}
            editing={editing}
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
          <Pick
            label="Qué es"
            value={section.medium}
            options={[
              { value: "visita", label: "Visita virtual" },
              { value: "video", label: "Vídeo" },
            ]}
            onValue={(medium) => set({ medium })}
          />
          {words("url", "Enlace", 500, { placeholder: "https://" })}
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
            section={section}
            index={index}
            editing={editing}
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
            section={section}
            index={index}
            editing={editing}
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
            section={section}
            index={index}
            editing={editing}
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
            section={section}
            index={index}
            editing={editing}
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
      <Pick
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

interface PickProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onValue: (value: string) => void;
}

function Pick({ label, value, options, onValue }: PickProps) {
  const id = `elige-${label.toLocaleLowerCase("es").replaceAll(" ", "-")}`;
  return (
    <FieldFrame id={id} label={label}>
      <SelectBox
        {...ariaOf({ id }, true)}
        value={value}
        options={options}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}

interface RowsProps {
  section: LandingSection;
  index: number;
  editing: LandingEditing;
  list: "rows" | "items";
  name: string;
  fields: readonly { field: string; label: string; max: number; rows?: number }[];
  tick?: { field: string; label: string };
}

type Item = { id: string } & Record<string, string | boolean>;

/** A list of a section: its members are typed, moved, removed and added. */
function Rows({ section, index, editing, list, name, fields, tick }: RowsProps) {
  const { act, errors } = editing;
  const items = (section as unknown as Record<string, Item[]>)[list]!;
  const put = (next: readonly Item[], of?: string) =>
    act({ kind: "section", id: section.id, values: { [list]: next }, ...(of ? { of: `${section.id}.${of}` } : {}) });
  const change = (id: string, values: Record<string, string | boolean>, of?: string) =>
    put(
      items.map((one) => (one.id === id ? ({ ...one, ...values } as Item) : one)),
      of,
    );
  const move = (at: number, to: number) => put(items.toSpliced(at, 1).toSpliced(to, 0, items[at]!));
  const blank = () =>
    ({
      id: crypto.randomUUID().slice(0, 8),
      ...Object.fromEntries(fields.map(({ field }) => [field, ""])),
      ...(tick ? { [tick.field]: false } : {}),
    }) as Item;
  return (
    <>
      {items.map((item, i) => {
        const called = `${name} ${i + 1}`;
        return (
          <fieldset key={item.id} className="grid gap-3 border-t pt-3">
            <legend className="sr-only">{called}</legend>
            <div className="flex items-center justify-between gap-2">
              <span aria-hidden className="text-sm font-semibold">
                {called}
              </span>
              <span className="flex">
                <MoveButtons
                  name={called}
                  onUp={i > 0 ? () => move(i, i - 1) : undefined}
                  onDown={i < items.length - 1 ? () => move(i, i + 1) : undefined}
                />
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Quitar «${called}»`}
                  onClick={() => put(items.toSpliced(i, 1))}
                >
                  <X aria-hidden size={16} strokeWidth={1.75} />
                </Button>
              </span>
            </div>
            {fields.map(({ field, label, max, rows }) => (
              <Words
                key={field}
                label={label}
                path={`sections.${index}.${list}.${i}.${field}`}
                value={String(item[field] ?? "")}
                max={max}
                rows={rows}
                errors={errors}
                onValue={(value) => change(item.id, { [field]: value }, `${item.id}.${field}`)}
              />
            ))}
            {tick ? (
              <Tick
                label={tick.label}
                checked={item[tick.field] === true}
                onChange={(event) => change(item.id, { [tick.field]: event.currentTarget.checked })}
              />
            ) : null}
          </fieldset>
        );
      })}
      <div>
        <Button
          size="sm"
          variant="outline"
          disabled={items.length >= MOST_ITEMS}
          onClick={() => put([...items, blank()])}
        >
          <Plus aria-hidden size={16} strokeWidth={1.75} /> Añadir {name.toLocaleLowerCase("es")}
        </Button>
      </div>
    </>
  );
}
