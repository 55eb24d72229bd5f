import { X } from "lucide-react";
import type { ReactNode } from "react";
import {
  BLANK_MEMBERS,
  LIST_PATHS,
  type Members,
  membersOfList,
  type ProposalCommand,
  type ProposalList,
} from "#domain/tools/proposals/proposal-commands.ts";
import { MOST_MEMBERS } from "#domain/tools/proposals/proposal-document.ts";
import { Button } from "#ui/button.tsx";
import { MoveButtons } from "#ui/use-sortable-row.tsx";
import { AddButton, Check, Words, type WordsProps } from "./edit-fields.tsx";
import { controlId, type ProposalEditing } from "./use-proposal.ts";

type FieldsOf<Member, Kind> = { [F in keyof Member]: Member[F] extends Kind ? F : never }[keyof Member] & string;

/** Controls for the fields of one member. */
export interface MemberFields<L extends ProposalList> {
  words: (
    field: Exclude<FieldsOf<Members[L], string>, "id">,
    label: string,
    max: number,
    more?: Pick<WordsProps, "rows" | "optional" | "type">,
  ) => ReactNode;
  check: (field: FieldsOf<Members[L], boolean>, label: string) => ReactNode;
}

interface MemberListProps<L extends ProposalList> {
  editing: ProposalEditing;
  list: L;
  /** `Acción`, which is numbered: names each member and its buttons. */
  name: string;
  addLabel: string;
  /** Stands between the members and the button that adds one. */
  starts?: ReactNode;
  children: (fields: MemberFields<L>) => ReactNode;
}

/** A list of the document: its members are changed, moved, removed and added. */
export function MemberList<L extends ProposalList>({
  editing,
  list,
  name,
  addLabel,
  starts,
  children,
}: MemberListProps<L>) {
  const { document, act, errors } = editing;
  const members = membersOfList(document, list);
  const path = LIST_PATHS[list];
  return (
    <>
      {members.map((member, i) => {
        const { id } = member;
        const called = `${name} ${i + 1}`;
        const typed = (field: keyof Members[L]) => member[field];
        // The type of `field` holds the value to its member.
        const set = (field: string, value: string | boolean) =>
          act({ kind: "change", list, id, values: { [field]: value } } as ProposalCommand);
        const shift = (by: -1 | 1) => () => act({ kind: "shift", list, id, by });
        return (
          <fieldset key={id} className="border-t pt-3 first:border-t-0 first:pt-0">
            <legend className="sr-only">{called}</legend>
            <div className="mb-2 flex items-center justify-between gap-2">
              <span aria-hidden className="text-sm font-semibold">
                {called}
              </span>
              <span className="flex">
                <MoveButtons
                  name={called}
                  onUp={i > 0 ? shift(-1) : undefined}
                  onDown={i < members.length - 1 ? shift(1) : undefined}
                />
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Quitar «${called}»`}
                  onClick={() => act({ kind: "remove", list, id })}
                >
                  <X aria-hidden size={16} strokeWidth={1.75} />
                </Button>
              </span>
            </div>
            <div className="grid gap-3">
              {children({
                words: (field, label, max, more) => (
                  <Words
                    {...more}
                    editing={editing}
                    path={`${path}.${i}.${field}`}
                    label={label}
                    value={String(typed(field))}
                    max={max}
                    onValue={(value) => set(field, value)}
                  />
                ),
                check: (field, label) => (
                  <Check
                    path={`${path}.${i}.${field}`}
                    label={label}
                    isOn={typed(field) === true}
                    onValue={(isOn) => set(field, isOn)}
                  />
                ),
              })}
            </div>
          </fieldset>
        );
      })}
      {errors[path] ? <p className="text-xs font-medium text-destructive">{errors[path]}</p> : null}
      {starts}
      <AddButton
        id={controlId(path)}
        disabled={members.length >= MOST_MEMBERS[list]}
        onClick={() => addMember(editing, list, BLANK_MEMBERS[list])}
      >
        {addLabel}
      </AddButton>
    </>
  );
}

/** Adds a member under an id that no other has. */
export function addMember<L extends ProposalList>({ act }: ProposalEditing, list: L, values: Omit<Members[L], "id">) {
  const id = crypto.randomUUID().slice(0, 8);
  act({ kind: "add", list, member: { ...values, id } } as unknown as ProposalCommand);
}
