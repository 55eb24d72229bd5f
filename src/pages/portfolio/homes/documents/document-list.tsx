import { Download, EllipsisVertical, FileImage, FileText, Pencil, Signature, Trash2 } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import {
  DOCUMENT_KIND_NAMES,
  DOCUMENT_TYPES,
  type HomeDocument,
  MAX_FILE_BYTES,
} from "#domain/portfolio/homes/home-files.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { DropdownItem, DropdownMenu, DropdownSeparator } from "#ui/dropdown-menu.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { formatBytes } from "#ui/form/file-check.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { sendFile } from "../photos/send-file.ts";
import { UploadList } from "../photos/upload-list.tsx";
import { useDelayedRemoval } from "../photos/use-delayed-removal.ts";
import { useUploads } from "../photos/use-uploads.ts";
import { DocumentDialog } from "./document-dialog.tsx";
import { guessKind } from "./guess-kind.ts";

interface DocumentListProps {
  homeId: string;
  documents: readonly HomeDocument[];
}

const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** Papers of a home: uploaded, downloaded, named, dated and taken away. */
export function DocumentList({ homeId, documents }: DocumentListProps) {
  const path = `/api/portfolio/homes/${homeId}/documents`;
  const { revalidate } = useRevalidator();
  const { hidden, remove } = useDelayedRemoval();
  const [edited, setEdited] = useState<HomeDocument | null>(null);
  const { uploads, add, retry, cancel } = useUploads(
    (file, onProgress) => {
      const form = new FormData();
      form.append("kind", guessKind(file.name));
      form.append("document", file);
      return sendFile(path, form, onProgress);
    },
    revalidate,
    (file) => (file.size > MAX_FILE_BYTES ? "Pesa más de 25\u00a0MB. Redúcelo y súbelo otra vez" : null),
  );
  const shown = documents.filter(({ id }) => !hidden.has(id));
  return (
    <div className="grid grid-cols-1 gap-4">
      <DropArea
        label="Elegir documentos"
        hint="Suelta aquí los documentos o"
        rules="PDF, JPEG, PNG o Word (.docx), hasta 25 MB cada uno"
        accept={[...DOCUMENT_TYPES, ".docx"]}
        onFiles={add}
      />
      <UploadList label="Documentos que se están subiendo" uploads={uploads} retry={retry} cancel={cancel} />
      {shown.length > 0 ? (
        <ul aria-label="Documentos" className="divide-y rounded-md border">
          {shown.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              onEdit={() => setEdited(document)}
              onDelete={() => remove(document.id, `${path}/${document.id}`, "Documento eliminado")}
            />
          ))}
        </ul>
      ) : uploads.length === 0 ? (
        <EmptyState title="Todavía no hay documentos">
          Guarda aquí la nota simple, el certificado energético o el encargo. Los ve quien ve el inmueble.
        </EmptyState>
      ) : null}
      {edited ? (
        <DocumentDialog document={edited} path={`${path}/${edited.id}`} onClose={() => setEdited(null)} />
      ) : null}
    </div>
  );
}

interface DocumentRowProps {
  document: HomeDocument;
  onEdit: () => void;
  onDelete: () => void;
}

function DocumentRow({ document, onEdit, onDelete }: DocumentRowProps) {
  const { id, name, kind, validUntil, hasExpired, mediaType, sizeBytes, url, createdAt } = document;
  const Icon = mediaType.startsWith("image/") ? FileImage : FileText;
  return (
    <li className="flex items-center gap-3 px-3 py-2.5 sm:px-4">
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-muted-foreground max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <a href={url} className="block truncate text-sm font-medium" title={name}>
          {name}
        </a>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-subtle-foreground">
          <span>{DOCUMENT_KIND_NAMES[kind]}</span>
          <span>{formatBytes(sizeBytes)}</span>
          <span>Subido el {formatDate(createdAt.slice(0, 10))}</span>
          {validUntil === null ? null : hasExpired ? (
            <Tag tone="destructive">Caducó el {formatDate(validUntil)}</Tag>
          ) : (
            <Tag tone="outline">Válido hasta el {formatDate(validUntil)}</Tag>
          )}
        </p>
      </div>
      <Button asChild variant="ghost" size="icon" className="max-sm:hidden">
        <a href={url} aria-label={`Descargar ${name}`}>
          <Download aria-hidden size={18} strokeWidth={1.75} />
        </a>
      </Button>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`Opciones de ${name}`}>
            <EllipsisVertical aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        }
      >
        <DropdownItem asChild>
          <a href={url}>
            <Download {...ICON} />
            Descargar
          </a>
        </DropdownItem>
        {mediaType === "application/pdf" ? (
          <DropdownItem asChild>
            <PageLink to={`/dashboard/firmas/nueva?documento=${id}`}>
              <Signature {...ICON} />
              Pedir una firma
            </PageLink>
          </DropdownItem>
        ) : null}
        <DropdownItem icon={<Pencil {...ICON} />} onSelect={onEdit}>
          Cambiar nombre, clase o fecha
        </DropdownItem>
        <DropdownSeparator />
        <DropdownItem icon={<Trash2 {...ICON} />} destructive onSelect={onDelete}>
          Eliminar documento
        </DropdownItem>
      </DropdownMenu>
    </li>
  );
}
