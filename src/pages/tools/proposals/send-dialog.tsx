import { Send } from "lucide-react";
import { listed } from "#domain/shared/format/listed.ts";
import type { ProposalDocument } from "#domain/tools/proposals/proposal-document.ts";
import { readersOf } from "#domain/tools/proposals/proposal-words.ts";
import { shownToOwner } from "#domain/tools/proposals/shown-to-owner.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { printableDeep } from "#ui/pdf/printable.ts";
import { OwnerPreview } from "./owner-sections.tsx";

interface SendDialogProps {
  /** Complete. */
  document: ProposalDocument;
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
  onSend: () => void;
}

/** Asks before the owners are written to, over what they will read. */
export function SendDialog({ document, open, isBusy, onClose, onSend }: SendDialogProps) {
  const readers = listed(document.signing.signers.map(({ name, email }) => `${name} (${email})`));
  return (
    <Dialog
      isWide
      open={open}
      onClose={onClose}
      title="¿Enviar la propuesta?"
      description={`Escribimos a ${readers}. Esto es lo que leerán:`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Seguir editando
          </Button>
          <Button loading={isBusy} onClick={onSend}>
            <Send aria-hidden size={18} strokeWidth={1.75} /> Enviar ahora
          </Button>
        </>
      }
    >
      {open ? (
        <div className="min-w-0">
          <p className="text-muted-foreground">{readersOf(document) ? `Para ${readersOf(document)}` : "Propuesta"}</p>
          <p className="mb-5 text-h3 wrap-anywhere">{document.title}</p>
          <OwnerPreview document={printableDeep(shownToOwner(document))} />
        </div>
      ) : null}
    </Dialog>
  );
}
