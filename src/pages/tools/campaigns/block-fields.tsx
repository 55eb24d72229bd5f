import { Bold, Link2, List, UserRound } from "lucide-react";
import { type RefObject, useId, useRef } from "react";
import { type BlockOf, type EmailBlock, LISTED_HOMES_MAX } from "#domain/tools/campaigns/email-block.ts";
import { Button } from "#ui/button.tsx";
import { TextareaBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { useCall } from "#ui/use-call.ts";
import type { KnownHomes } from "./block-list.tsx";
import { Field } from "./field.tsx";
import { HomesPicker } from "./homes-picker.tsx";
import { PhotoPicker } from "./photo-picker.tsx";

interface BlockFieldsProps {
  block: EmailBlock;
  known: KnownHomes;
  onChange: (block: EmailBlock) => void;
}

/** The fields of one block. */
export function BlockFields({ block, known, onChange }: BlockFieldsProps) {
  switch (block.kind) {
    case "cabecera":
      return (
        <Field
          label="Frase bajo el logotipo"
          value={block.tagline}
          max={120}
          help="El logotipo, el nombre y el color son los de la marca de tu agencia."
          onValue={(tagline) => onChange({ ...block, tagline })}
        />
      );
    case "titulo":
      return <Field label="Título" value={block.text} max={200} onValue={(text) => onChange({ ...block, text })} />;
    case "texto":
      return <MarkedText block={block} onChange={onChange} />;
    case "boton":
      return (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Texto del botón"
            value={block.label}
            max={60}
            onValue={(label) => onChange({ ...block, label })}
          />
          <Field
            label="Dirección que abre"
            value={block.href}
            max={2000}
            placeholder="https://"
            help="También un correo (mailto:) o un teléfono (tel:)."
            onValue={(href) => onChange({ ...block, href })}
          />
        </div>
      );
    case "vivienda":
      return (
        <>
          <Homes
            ids={block.homeId === null ? [] : [block.homeId]}
            most={1}
            known={known}
            onIds={([homeId = null]) => onChange({ ...block, homeId })}
          />
          <Field
            label="Etiqueta"
            value={block.note}
            max={160}
            placeholder="Nueva, Precio nuevo…"
            onValue={(note) => onChange({ ...block, note })}
          />
        </>
      );
    case "pareja":
    case "lista":
      return (
        <Homes
          ids={block.homeIds}
          most={block.kind === "pareja" ? 2 : LISTED_HOMES_MAX}
          known={known}
          onIds={(homeIds) => onChange({ ...block, homeIds })}
        />
      );
    case "foto":
      return <PhotoFields block={block} known={known} onChange={onChange} />;
    case "cita":
      return (
        <>
          <Field
            label="Qué dijo"
            value={block.text}
            max={600}
            rows={3}
            onValue={(text) => onChange({ ...block, text })}
          />
          <Field label="Quién" value={block.author} max={120} onValue={(author) => onChange({ ...block, author })} />
        </>
      );
    case "separador":
      return <p className="text-sm text-muted-foreground">Una línea entre dos partes del correo.</p>;
    case "firma":
      return (
        <Field
          label="Despedida"
          value={block.closing}
          max={120}
          help="Tu nombre, tu cargo, tu teléfono y tu correo salen de tu perfil y del remitente."
          onValue={(closing) => onChange({ ...block, closing })}
        />
      );
  }
}

const TEXT_MAX = 4000;

/** Text with small marks; the buttons write them around what is selected. */
function MarkedText({ block, onChange }: { block: BlockOf<"texto">; onChange: (block: EmailBlock) => void }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const foot = { id, help: "**negrita**, [texto](dirección), y «- » al empezar una línea hace una lista." };
  const mark = (write: (selected: string) => string) => {
    const { text, start, end } = selectionOf(box, block.text);
    const written = write(text.slice(start, end));
    const next = text.slice(0, start) + written + text.slice(end);
    if (next.length <= TEXT_MAX) onChange({ ...block, text: next });
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(start, start + written.length);
    });
  };
  const MARKS = [
    { label: "Negrita", icon: Bold, write: (words: string) => `**${words || "texto"}**` },
    { label: "Enlace", icon: Link2, write: (words: string) => `[${words || "texto"}](https://)` },
    {
      label: "Lista",
      icon: List,
      write: (words: string) =>
        (words || "punto")
          .split("\n")
          .map((line) => `- ${line}`)
          .join("\n"),
    },
    { label: "Saludo con su nombre", icon: UserRound, write: () => "{saludo}" },
  ];
  return (
    <FieldFrame {...foot} label="Texto">
      <div role="toolbar" aria-label="Marcas del texto" className="flex gap-1">
        {MARKS.map(({ label, icon: Icon, write }) => (
          <Button key={label} variant="ghost" size="icon" aria-label={label} title={label} onClick={() => mark(write)}>
            <Icon aria-hidden size={16} strokeWidth={1.75} />
          </Button>
        ))}
      </div>
      <TextareaBox
        {...ariaOf(foot, true)}
        ref={box}
        value={block.text}
        maxLength={TEXT_MAX}
        rows={6}
        onChange={(event) => onChange({ ...block, text: event.currentTarget.value })}
      />
    </FieldFrame>
  );
}

function selectionOf(box: RefObject<HTMLTextAreaElement | null>, text: string) {
  const { selectionStart: start = text.length, selectionEnd: end = text.length } = box.current ?? {};
  return { text, start, end };
}

interface HomesProps {
  ids: readonly string[];
  most: number;
  known: KnownHomes;
  onIds: (ids: string[]) => void;
}

/** Homes of a block by name; those without a page to open can get one at once. */
function Homes({ ids, most, known, onIds }: HomesProps) {
  const { isBusy, call } = useCall({ leavesPage: true });
  const pageless = ids.flatMap((id) => {
    const home = known.homes[id];
    return home && !home.hasPage ? [home] : [];
  });
  async function share(homeId: string) {
    const outcome = await call("Enlace creado", "POST", "/api/share-links", { homeId, label: "Campañas de email" });
    if (outcome.kind === "done") known.refresh(homeId);
  }
  return (
    <>
      <HomesPicker
        homes={ids.map((id) => ({ id, title: known.homes[id]?.title ?? "Vivienda que ya no está" }))}
        most={most}
        onChange={(homes) => {
          for (const { id } of homes) known.learn(id);
          onIds(homes.map(({ id }) => id));
        }}
      />
      {pageless.map(({ id, title }) => (
        <p key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
          <span className="wrap-anywhere">«{title}» no tiene página que abrir.</span>
          <Button size="sm" variant="outline" loading={isBusy} onClick={() => void share(id)}>
            Crear su enlace compartido
          </Button>
        </p>
      ))}
    </>
  );
}

function PhotoFields({
  block,
  known,
  onChange,
}: {
  block: BlockOf<"foto">;
  known: KnownHomes;
  onChange: (block: EmailBlock) => void;
}) {
  const home = block.homeId === null ? undefined : known.homes[block.homeId];
  return (
    <>
      <HomesPicker
        homes={block.homeId === null ? [] : [{ id: block.homeId, title: home?.title ?? "Vivienda" }]}
        most={1}
        onChange={([chosen]) => {
          if (chosen) known.learn(chosen.id);
          onChange({ ...block, homeId: chosen?.id ?? null, photoId: null });
        }}
      />
      {home ? (
        <PhotoPicker
          photos={home.photos}
          chosen={block.photoId}
          onChoose={(photoId) => onChange({ ...block, photoId })}
        />
      ) : null}
      <Field
        label="Texto alternativo"
        value={block.alt}
        max={200}
        help="Lo que se lee donde no se enseñan las fotos."
        onValue={(alt) => onChange({ ...block, alt })}
      />
      <Field
        label="Dirección que abre"
        value={block.href}
        max={2000}
        placeholder="La página de la vivienda"
        onValue={(href) => onChange({ ...block, href })}
      />
    </>
  );
}
