import { Copy, Eye, EyeOff, Trash2 } from "lucide-react";
import {
  type LandingSection,
  MOST_SECTIONS,
  SECTION_KINDS,
  type SectionKind,
} from "#domain/tools/landings/landing-document.ts";
import { blankSection, SECTION_NAMES } from "#domain/tools/landings/landing-sections.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { DropLine, Grip, MoveButtons, useRowDrops, useSortableRow } from "#ui/use-sortable-row.tsx";
import { SectionForm, type SectionFormProps } from "./section-form.tsx";
import type { LandingEditing } from "./use-landing.ts";

const LIST = "secciones-de-la-pagina";

interface SectionsListProps extends Pick<SectionFormProps, "photos"> {
  editing: LandingEditing;
  selected: string | null;
  onSelect: (id: string | null) => void;
  /** Sections that the page draws. */
  drawn: ReadonlySet<string>;
}

const newId = () => crypto.randomUUID().slice(0, 8);

/** The sections in their order, the selected one with its form. */
export function SectionsList({ editing, selected, onSelect, drawn, photos }: SectionsListProps) {
  const { document, act } = editing;
  const ids = document.sections.map(({ id }) => id);
  useRowDrops(LIST, ids, (id, to) => act({ kind: "move", id, to }));
  function add(kind: SectionKind) {
    const id = newId();
    act({ kind: "add", section: blankSection(kind, id), after: selected });
    onSelect(id);
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ol className="grid grid-cols-1 gap-1.5">
        {document.sections.map((section, i) => (
          <Row
            key={section.id}
            section={section}
            index={i}
            isLast={i === ids.length - 1}
            isOpen={selected === section.id}
            isDrawn={drawn.has(section.id)}
            editing={editing}
            photos={photos}
            onSelect={onSelect}
          />
        ))}
      </ol>
      <AddSection isFull={ids.length >= MOST_SECTIONS} onAdd={add} />
    </div>
  );
}

function AddSection({ isFull, onAdd }: { isFull: boolean; onAdd: (kind: SectionKind) => void }) {
  return (
    <PlainSelect
      label="Añadir una sección"
      value=""
      disabled={isFull}
      help={isFull ? `Usa como mucho ${MOST_SECTIONS} secciones` : undefined}
      choices={[
        { value: "", label: "Elige cuál" },
        ...SECTION_KINDS.map((kind) => ({
          value: kind,
          label: `${SECTION_NAMES[kind].name}: ${SECTION_NAMES[kind].says.toLocaleLowerCase("es")}`,
        })),
      ]}
      onChange={(event) => {
        const kind = SECTION_KINDS.find((one) => one === event.currentTarget.value);
        if (kind) onAdd(kind);
      }}
    />
  );
}

/** Why a section is not drawn. */
const EMPTY_WORDS: Partial<Record<LandingSection["kind"], string>> = {
  datos: "la ficha no tiene datos",
  fotos: "hacen falta dos fotos o más",
  plano: "no hay foto de plano",
  recorrido: "falta el enlace",
  lugar: "la ficha no dice la zona",
  precio: "el precio está en la portada y no hay gastos",
  viviendas: "no hay viviendas",
};

interface RowProps extends Pick<SectionsListProps, "editing" | "photos" | "onSelect"> {
  section: LandingSection;
  index: number;
  isLast: boolean;
  isOpen: boolean;
  isDrawn: boolean;
}

function Row({ section, index, isLast, isOpen, isDrawn, editing, photos, onSelect }: RowProps) {
  const { act } = editing;
  const { row, grip, edge, isDragged } = useSortableRow(LIST, section.id);
  const { id, isHidden } = section;
  const name = SECTION_NAMES[section.kind].name;
  const said = isHidden ? "Oculta" : isDrawn ? section.title : `No sale: ${EMPTY_WORDS[section.kind] ?? "está vacía"}`;
  return (
    <li
      ref={row}
      className={classNames(
        "relative rounded-md border bg-card",
        isOpen && "border-primary",
        isDragged && "opacity-50",
      )}
    >
      <DropLine edge={edge} isApart />
      <div className="flex items-center gap-1 pl-2">
        <Grip grip={grip} />
        <button
          type="button"
          aria-expanded={isOpen}
          className="min-h-11 min-w-0 flex-1 cursor-pointer px-1 text-left"
          onClick={() => onSelect(isOpen ? null : id)}
        >
          <span className={classNames("block text-sm font-medium", isHidden && "text-muted-foreground")}>{name}</span>
          {said ? <span className="block text-xs text-muted-foreground">{said}</span> : null}
        </button>
        <MoveButtons
          name={name}
          onUp={index > 0 ? () => act({ kind: "move", id, to: index - 1 }) : undefined}
          onDown={isLast ? undefined : () => act({ kind: "move", id, to: index + 1 })}
        />
      </div>
      {isOpen ? (
        <div className="grid gap-4 border-t p-4">
          <SectionForm section={section} editing={editing} photos={photos} />
          <div className="flex flex-wrap gap-1 border-t pt-3">
            <Button size="sm" variant="ghost" onClick={() => act({ kind: "hide", id, isHidden: !isHidden })}>
              {isHidden ? (
                <>
                  <Eye aria-hidden size={16} strokeWidth={1.75} /> Mostrar
                </>
              ) : (
                <>
                  <EyeOff aria-hidden size={16} strokeWidth={1.75} /> Ocultar
                </>
              )}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                const copy = newId();
                act({ kind: "duplicate", id, newId: copy });
                onSelect(copy);
              }}
            >
              <Copy aria-hidden size={16} strokeWidth={1.75} /> Duplicar
            </Button>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                act({ kind: "remove", id });
                onSelect(null);
              }}
            >
              <Trash2 aria-hidden size={16} strokeWidth={1.75} /> Quitar
            </Button>
          </div>
        </div>
      ) : null}
    </li>
  );
}
