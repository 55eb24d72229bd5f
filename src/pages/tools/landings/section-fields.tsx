import { Plus, X } from "lucide-react";
import { type LandingSection, MOST_ITEMS } from "#domain/tools/landings/landing-document.ts";
import { Button } from "#ui/button.tsx";
import { InputBox, SelectBox, TextareaBox, Tick } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { MoveButtons } from "#ui/use-sortable-row.tsx";
import type { LandingEditing } from "./use-landing.ts";

/** Controls of the editor of a page. */

export interface WordsProps {
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

interface PickProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onValue: (value: string) => void;
}

export function PickField({ label, value, options, onValue }: PickProps) {
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
export function Rows({ section, index, editing, list, name, fields, tick }: RowsProps) {
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
