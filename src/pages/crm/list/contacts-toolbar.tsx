import { Tag as TagIcon, UserRoundPlus } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { Colleague, ContactLine } from "#domain/crm/contacts/dto.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DropdownItem, DropdownLabel, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { BulkBar } from "#ui/marking/bulk-bar.tsx";
import { TrashActs, TrashButton } from "#ui/marking/trash-acts.tsx";
import type { Marking } from "#ui/marking/use-marking.ts";
import { splitWords } from "../contact-form.ts";
import { useCrmPlace } from "../crm-place.ts";
import { contactCount, useBulk } from "./use-bulk.ts";

interface ContactsToolbarProps {
  shown: readonly ContactLine[];
  marking: Marking<ContactLine>;
  colleagues: readonly Colleague[];
  isTrash: boolean;
}

const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** Acts on the marked contacts. */
export function ContactsToolbar({ shown, marking, colleagues, isTrash }: ContactsToolbarProps) {
  const chosen = [...marking.marked.values()];
  return (
    <BulkBar
      shown={shown}
      marking={marking}
      invitation={
        shown.length === 1 ? "Marcar el de esta página" : `Marcar los ${formatNumber(shown.length)} de esta página`
      }
      doneText={`${contactCount(chosen.length)} ${chosen.length === 1 ? "marcado" : "marcados"}`}
    >
      {isTrash ? (
        <TrashedActs chosen={chosen} onDone={marking.clear} />
      ) : (
        <ListActs chosen={chosen} onDone={marking.clear} colleagues={colleagues} />
      )}
    </BulkBar>
  );
}

interface ActsProps {
  chosen: readonly ContactLine[];
  onDone: () => void;
}

function ListActs({ chosen, onDone, colleagues }: ActsProps & { colleagues: readonly Colleague[] }) {
  const { api } = useCrmPlace();
  const { isBusy, act } = useBulk();
  const [isTagging, setTagging] = useState(false);
  const pathOf = ({ id }: ContactLine) => `${api}/contacts/${id}`;
  const assign = async (owner: Colleague | null) => {
    const notice = owner
      ? `${contactCount(chosen.length)} para ${owner.name}`
      : `${contactCount(chosen.length)} sin asignar`;
    const body = { ownerId: owner?.id ?? null };
    if (await act(notice, chosen, (contact) => ["POST", `${pathOf(contact)}/assign`, body])) onDone();
  };
  const throwAway = async () => {
    if (await act(`${contactCount(chosen.length)} en la papelera`, chosen, (contact) => ["DELETE", pathOf(contact)])) {
      onDone();
    }
  };
  const tag = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const added = splitWords(String(new FormData(event.currentTarget).get("tags") ?? ""));
    if (added.length === 0) return;
    const isDone = await act("Etiquetas añadidas", chosen, (contact) => [
      "PATCH",
      pathOf(contact),
      { tags: [...new Set([...contact.tags, ...added])] },
    ]);
    setTagging(false);
    if (isDone) onDone();
  };
  return (
    <>
      {colleagues.length > 1 ? (
        <DropdownMenu
          trigger={
            <Button size="sm" variant="outline" loading={isBusy}>
              <UserRoundPlus {...ICON} />
              Asignar
            </Button>
          }
        >
          <DropdownLabel>Asignar a…</DropdownLabel>
          {colleagues.map((colleague) => (
            <DropdownItem key={colleague.id} onSelect={() => void assign(colleague)}>
              {colleague.isSelf ? `${colleague.name} (tú)` : colleague.name}
            </DropdownItem>
          ))}
          <DropdownItem onSelect={() => void assign(null)}>Sin asignar</DropdownItem>
        </DropdownMenu>
      ) : null}
      <Button size="sm" variant="outline" onClick={() => setTagging(true)}>
        <TagIcon {...ICON} />
        Etiquetar
      </Button>
      <TrashButton isBusy={isBusy} onTrash={throwAway} />
      <Dialog
        open={isTagging}
        onClose={() => setTagging(false)}
        title="Añadir etiquetas"
        description={`A ${contactCount(chosen.length)}. Las que ya tienen se quedan.`}
      >
        <form onSubmit={tag} method="post" className="grid gap-5">
          <PlainField name="tags" label="Etiquetas" help="Sepáralas con comas" autoComplete="off" required />
          <div className="flex justify-end">
            <Button type="submit" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
              Añadir etiquetas
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

function TrashedActs({ chosen, onDone }: ActsProps) {
  const { api } = useCrmPlace();
  const { isBusy, act } = useBulk();
  const pathOf = ({ id }: ContactLine) => `${api}/contacts/${id}`;
  return (
    <TrashActs
      counted={contactCount(chosen.length)}
      isBusy={isBusy}
      onRestore={async () => {
        if (await act("Contactos recuperados", chosen, (one) => ["POST", `${pathOf(one)}/restore`])) onDone();
      }}
      onErase={async () => {
        if (await act("Contactos eliminados", chosen, (one) => ["DELETE", `${pathOf(one)}/forever`])) onDone();
      }}
    >
      Se borran sus datos, sus tratos, sus búsquedas y todo su historial, y no se puede deshacer.
    </TrashActs>
  );
}
