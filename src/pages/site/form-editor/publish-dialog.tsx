import type { FormProblem } from "#domain/site/forms/form-definition.ts";
import type { FormDifference } from "#domain/site/forms/version-diff.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DifferenceList } from "./difference-list.tsx";

interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
  onPublish: () => void;
  isBusy: boolean;
  problems: readonly FormProblem[];
  /** Against the last version; null where there is none. */
  differences: readonly FormDifference[] | null;
  nextVersion: number;
}

/** Preview of the publication. */
export function PublishDialog(props: PublishDialogProps) {
  const { open, onClose, onPublish, isBusy, problems, differences, nextVersion } = props;
  const consents = differences?.filter(({ isConsent }) => isConsent).length ?? 0;
  const isSame = differences !== null && differences.length === 0;
  const mayPublish = problems.length === 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isSame ? "Publicar otra vez" : `Publicar la versión ${nextVersion}`}
      description={
        isSame
          ? "Dice lo mismo que la última versión: se publica con su número."
          : "Lo publicado se guarda palabra por palabra y no cambia."
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button loading={isBusy} disabled={!mayPublish} onClick={onPublish}>
            Publicar
          </Button>
        </>
      }
    >
      {mayPublish ? null : (
        <Callout tone="warning" title="Antes de publicarlo">
          <ul className="mt-1 list-disc pl-5">
            {problems.map(({ fieldId, text }) => (
              <li key={`${fieldId} ${text}`}>{text}</li>
            ))}
          </ul>
        </Callout>
      )}
      {consents > 0 ? (
        <Callout tone="warning" title="Cambia lo que se acepta">
          Quien respondió antes aceptó el texto anterior, y así queda en su respuesta.
        </Callout>
      ) : null}
      {differences && differences.length > 0 ? <DifferenceList differences={differences} /> : null}
    </Dialog>
  );
}
