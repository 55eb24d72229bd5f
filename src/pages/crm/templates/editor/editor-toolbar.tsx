import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Bold, Heading1, Heading2, Italic, Link2, List, ListOrdered, Redo2, Underline, Undo2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { MAX_LABEL } from "#domain/crm/templates/document.ts";
import { PIECES } from "#domain/crm/templates/pieces.ts";
import { isSafeLink, MAX_HREF } from "#domain/crm/templates/read-document.ts";
import { OWN_VARIABLE, VARIABLE_GROUPS, VARIABLES } from "#domain/crm/templates/variables.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { InputBox, SelectBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { TABLE_ACTS } from "./editor-tables.ts";

const DATA = [
  { value: OWN_VARIABLE, label: "Campo propio…" },
  ...VARIABLES.map(({ name, label, group }) => ({ value: name, label: `${VARIABLE_GROUPS[group]}: ${label}` })),
];

const BLOCKS = [
  ...Object.entries(PIECES).map(([value, label]) => ({ value: `piece:${value}`, label })),
  { value: "table", label: "Tabla de dos columnas" },
  { value: "signature", label: "Línea de firma…" },
  { value: "page", label: "Página nueva" },
];

type Asked = "variable" | "signature" | "link";

const QUESTIONS: Readonly<Record<Asked, { title: string; label: string; help: string; max: number }>> = {
  variable: {
    title: "Campo propio",
    label: "Nombre del campo",
    help: "Se escribirá en cada documento: Plazo, Importe de las arras…",
    max: MAX_LABEL,
  },
  signature: {
    title: "Línea de firma",
    label: "Quién firma",
    help: "La propiedad, La agencia, Quien compra…",
    max: MAX_LABEL,
  },
  link: { title: "Enlace", label: "Dirección", help: "https://… o mailto:…", max: MAX_HREF },
};

/** Everything that can be done with the text. Each button names the key that does the same. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | undefined>();
  const id = useId();
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      underline: now.isActive("underline"),
      link: now.isActive("link"),
      h1: now.isActive("heading", { level: 1 }),
      h2: now.isActive("heading", { level: 2 }),
      bullets: now.isActive("bulletList"),
      numbers: now.isActive("orderedList"),
      table: now.isActive("table"),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const ask = (what: Asked) => {
    setTyped("");
    setFault(undefined);
    setAsked(what);
  };

  function insertBlock(value: string) {
    if (value.startsWith("piece:"))
      chain()
        .insertContent({ type: "piece", attrs: { name: value.slice(6) } })
        .run();
    else if (value === "page") chain().insertContent({ type: "pageBreak" }).run();
    else if (value === "signature") ask("signature");
    else if (value === "table") chain().insertContent(tableOf(3, 2)).run();
  }

  function answer() {
    const text = typed.trim();
    if (text === "") return setFault("Escríbelo antes de seguir");
    if (asked === "link" && !isSafeLink(text)) return setFault("Usa una dirección https o un correo (mailto:…)");
    if (asked === "variable") {
      chain()
        .insertContent({ type: "variable", attrs: { name: OWN_VARIABLE, label: text } })
        .run();
    } else if (asked === "signature")
      chain()
        .insertContent({ type: "signatureLine", attrs: { label: text } })
        .run();
    else if (asked === "link") insertLink(text);
    setAsked(null);
  }

  /** Where no words are selected the address itself is written. */
  function insertLink(href: string) {
    if (!editor.state.selection.empty) chain().setLink({ href }).run();
    else {
      const marks = [{ type: "link", attrs: { href } }];
      chain()
        .insertContent({ type: "text", text: href.replace(/^mailto:/, ""), marks })
        .run();
    }
  }

  const question = asked === null ? null : QUESTIONS[asked];
  return (
    <div
      role="toolbar"
      aria-label="Formato del texto"
      className="flex flex-wrap items-center gap-1 rounded-md border bg-card p-1.5"
    >
      <Act label="Deshacer" keys="Ctrl+Z" isOff={!on.canUndo} onClick={() => chain().undo().run()}>
        <Undo2 aria-hidden size={18} strokeWidth={1.75} />
      </Act>
      <Act label="Rehacer" keys="Ctrl+Y" isOff={!on.canRedo} onClick={() => chain().redo().run()}>
        <Redo2 aria-hidden size={18} strokeWidth={1.75} />
      </Act>
      <Act label="Título" keys="Ctrl+Alt+1" isOn={on.h1} onClick={() => chain().toggleHeading({ level: 1 }).run()}>
        <Heading1 aria-hidden size={18} strokeWidth={1.75} />
      </Act>
      <Act label="Apartado" keys="Ctrl+Alt+2" isOn={on.h2} onClick={() => chain().toggleHeading({ level: 2 }).run()}>
        <Heading2 aria-hidden size={18} strokeWidth={1.75} />
      </Act>
      <Act label="Negrita" keys="Ctrl+B" isOn={on.bold} onClick={() => chain().toggleBold().run()}>
        <Bold aria-hidden size={18} strokeWidth={1.75} />
      </Act>
      <Act label="Cursiva" keys="Ctrl+I" isOn={on.italic} onClick={() => chain().toggleItalic().run()}>
        <Italic aria-hidden size={18} strokeWidth={1.75} />
      </Act>
      <Act label="Subrayado" keys="Ctrl+U" isOn={on.underline} onClick={() => chain().toggleUnderline().run()}>
        <Underline aria-hidden size={18} strokeWidth={1.75} />
      </Act>
      <Act label="Lista" keys="Ctrl+Mayús+8" isOn={on.bullets} onClick={() => chain().toggleBulletList().run()}>
        <List aria-hidden size={18} strokeWidth={1.75} />
      </Act>
      <Act
        label="Lista numerada"
        keys="Ctrl+Mayús+7"
        isOn={on.numbers}
        onClick={() => chain().toggleOrderedList().run()}
      >
        <ListOrdered aria-hidden size={18} strokeWidth={1.75} />
      </Act>
      <Act
        label={on.link ? "Quitar el enlace" : "Enlace"}
        isOn={on.link}
        onClick={() => (on.link ? chain().extendMarkRange("link").unsetLink().run() : ask("link"))}
      >
        <Link2 aria-hidden size={18} strokeWidth={1.75} />
      </Act>
      <Insert
        label="Insertar dato"
        shown="Dato"
        options={DATA}
        onChoose={(value) =>
          value === OWN_VARIABLE
            ? ask("variable")
            : chain()
                .insertContent({ type: "variable", attrs: { name: value, label: null } })
                .run()
        }
      />
      <Insert label="Insertar bloque" shown="Bloque" options={BLOCKS} onChoose={insertBlock} />
      {on.table ? (
        <Insert
          label="Tabla"
          shown="Tabla"
          options={Object.entries(TABLE_ACTS).map(([value, { label }]) => ({ value, label }))}
          onChoose={(value) => {
            TABLE_ACTS[value as keyof typeof TABLE_ACTS].act(editor.state, editor.view.dispatch);
            editor.commands.focus();
          }}
        />
      ) : null}
      <Dialog
        open={question !== null}
        onClose={() => setAsked(null)}
        title={question?.title ?? ""}
        footer={
          <>
            <Button variant="outline" onClick={() => setAsked(null)}>
              Cancelar
            </Button>
            <Button onClick={answer}>Insertar</Button>
          </>
        }
      >
        {question ? (
          <FieldFrame id={id} label={question.label} help={question.help} error={fault}>
            <InputBox
              {...ariaOf({ id, error: fault, help: question.help }, false)}
              value={typed}
              maxLength={question.max}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={(event) => event.key === "Enter" && answer()}
            />
          </FieldFrame>
        ) : null}
      </Dialog>
    </div>
  );
}

const tableOf = (rows: number, columns: number) => ({
  type: "table",
  content: Array.from({ length: rows }, (_, row) => ({
    type: "tableRow",
    content: Array.from({ length: columns }, () => ({
      type: row === 0 ? "tableHeader" : "tableCell",
      content: [{ type: "paragraph" }],
    })),
  })),
});

interface ActProps {
  label: string;
  keys?: string;
  isOn?: boolean;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Act({ label, keys, isOn, isOff = false, onClick, children }: ActProps) {
  return (
    <Button
      variant={isOn ? "secondary" : "ghost"}
      size="icon"
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      {...(isOn !== undefined && { "aria-pressed": isOn })}
      disabled={isOff}
      // The caret stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

/** A list that does something as soon as one of its lines is chosen. */
function Insert({
  label,
  shown,
  options,
  onChoose,
}: {
  label: string;
  /** The same in a word: all of the bar fits beside the panel. */
  shown: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}) {
  return (
    <div className="w-28">
      <SelectBox
        aria-label={label}
        value=""
        options={[{ value: "", label: shown }, ...options]}
        onChange={(event) => event.currentTarget.value !== "" && onChoose(event.currentTarget.value)}
      />
    </div>
  );
}
