import type { FilledDocument } from "#domain/crm/templates/fill.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { goToField } from "./fill-panel.tsx";

interface SignDialogProps {
  isOpen: boolean;
  onClose: () => void;
  filled: FilledDocument;
  /** Keys that are left blank on purpose. */
  blanks: readonly string[];
  /** The form in which signers are named. */
  href: string;
}

/** Names the values that a document lacks before it is signed: nobody can write on a line of a file that is signed on a screen. */
export function SignDialog({ isOpen, onClose, filled, blanks, href }: SignDialogProps) {
  const { missing } = filled;
  const blank = filled.fields.filter(({ key }) => blanks.includes(key));
  const go = (key: string) => {
    onClose();
    // The dialog gives the focus back to its button first.
    requestAnimationFrame(() => goToField(key));
  };
  const isLacking = missing.length > 0;
  const listed = isLacking ? missing : blank;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Antes de pedir la firma"
      description={
        isLacking
          ? "Estos datos no se saben todavía. Escríbelos, o déjalos en blanco si de verdad no van."
          : "Se firma en pantalla: nadie podrá escribir después en lo que dejes en blanco."
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Volver al documento
          </Button>
          {isLacking ? null : (
            <Button asChild>
              <PageLink to={href}>Firmarlo así</PageLink>
            </Button>
          )}
        </>
      }
    >
      <ul className="grid max-h-80 gap-1 overflow-y-auto">
        {listed.map(({ key, label }) => (
          <li key={key}>
            <button type="button" className="link-text touch-target text-left text-primary" onClick={() => go(key)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
