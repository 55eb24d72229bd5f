import { CONTACT_ROLE_NAMES } from "#domain/crm/contacts/contact-names.ts";
import type { ContactLine } from "#domain/crm/contacts/dto.ts";
import { stageName } from "#domain/crm/contacts/trades.ts";
import type { Column } from "#ui/data-table.tsx";
import { markColumn } from "#ui/marking/mark-column.tsx";
import type { Marking } from "#ui/marking/use-marking.ts";
import { Ago } from "#ui/realtime/ago.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { AnswerClock } from "../answer-clock.tsx";
import type { CrmPlace } from "../crm-place.ts";
import { OwnerMark } from "../owner-mark.tsx";
import { shownPhone } from "../ways-to-reach.ts";

interface ContactColumnsProps {
  place: CrmPlace;
  marking: Marking<ContactLine>;
  /** The contacts can have no other owner, so the column would show nothing new. */
  isAlone: boolean;
  readAt: string;
}

export function contactColumns({
  place,
  marking,
  isAlone,
  readAt,
}: ContactColumnsProps): readonly Column<ContactLine>[] {
  return [
    markColumn(marking, ({ fullName }) => fullName),
    {
      id: "person",
      header: "Persona",
      narrow: "title",
      cell: (contact) => (
        <>
          <PageLink
            to={place.contact(contact.id)}
            className="font-medium text-foreground no-underline wrap-anywhere hover:underline"
          >
            {contact.fullName}
          </PageLink>
          <span className="block text-xs text-subtle-foreground wrap-anywhere">
            {contact.company ?? contact.roles.map((role) => CONTACT_ROLE_NAMES[role]).join(", ")}
          </span>
        </>
      ),
    },
    {
      id: "ways",
      header: "Teléfono y correo",
      narrow: "detail",
      cell: ({ phone, email }) =>
        phone || email ? (
          <>
            {phone ? <span className="block whitespace-nowrap tabular-nums">{shownPhone(phone)}</span> : null}
            {email ? <span className="block max-w-60 truncate text-xs text-subtle-foreground">{email}</span> : null}
          </>
        ) : (
          <span className="text-subtle-foreground">Sin datos</span>
        ),
    },
    {
      id: "tags",
      header: "Etiquetas",
      cell: ({ tags }) => (
        <span className="flex max-w-48 flex-wrap gap-1">
          {tags.slice(0, 3).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {tags.length > 3 ? <span className="text-xs text-muted-foreground">+{tags.length - 3}</span> : null}
        </span>
      ),
    },
    {
      id: "stage",
      header: "Etapa",
      narrow: "figure",
      cell: ({ stage, stageKind, openDeals, answerDueAt }) => (
        <>
          <span className="block whitespace-nowrap">
            {stage ? (
              <>
                {stageName(stageKind ?? "comprador", stage)}
                {openDeals > 1 ? <span className="text-muted-foreground"> y {openDeals - 1} más</span> : null}
              </>
            ) : (
              <span className="text-subtle-foreground">Sin tratos</span>
            )}
          </span>
          <AnswerClock dueAt={answerDueAt} readAt={readAt} className="whitespace-nowrap" />
        </>
      ),
    },
    ...(isAlone
      ? []
      : [
          {
            id: "owner",
            header: "Responsable",
            cell: ({ owner }: ContactLine) => <OwnerMark owner={owner} className="max-w-40" />,
          },
        ]),
    {
      id: "activity",
      header: "Última actividad",
      numeric: true,
      narrow: "note",
      cell: ({ lastActivityAt }) => <Ago iso={lastActivityAt} className="text-muted-foreground" />,
    },
  ];
}
