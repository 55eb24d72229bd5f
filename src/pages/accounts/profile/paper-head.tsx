import type { AgentCard } from "#domain/accounts/agency/agent-card.ts";
import { brandColours } from "#domain/accounts/agency/brand.ts";
import { initialsOf } from "#ui/pdf/document-meta.ts";

/** The head of a PDF, as the document itself draws it. Paper is white whatever the scheme, so its colours are written out. */
export function PaperHead({ card, kind }: { card: AgentCard; kind: string }) {
  const { name, brand, person, phone, email } = card;
  const { line } = brandColours(brand?.colour ?? null);
  const under = [
    [person?.role, name === "" ? null : brand?.name, person?.licenceNumber ?? brand?.licenceNumber],
    [phone, email],
  ].map((parts) => parts.filter(Boolean).join(" · "));
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-b-2 pb-4"
      style={{ borderColor: brand?.colour ? line : "#11192c" }}
    >
      <div className="flex min-w-0 flex-1 basis-60 flex-wrap items-center gap-x-3 gap-y-2">
        {brand?.logo ? (
          <img
            src={brand.logo.dataUrl}
            width={brand.logo.widthPx}
            height={brand.logo.heightPx}
            alt={`Logotipo de ${brand.name}`}
            className="h-auto max-h-14 w-auto max-w-40 shrink-0 object-contain"
          />
        ) : null}
        {person?.photo ? (
          <img
            src={person.photo}
            width={320}
            height={320}
            alt=""
            className="size-12 shrink-0 rounded-full object-cover"
          />
        ) : null}
        {brand?.logo || person?.photo ? null : <Seal card={card} />}
        <p className="min-w-0 flex-1 basis-36 wrap-anywhere">
          <span className="block text-base leading-tight font-semibold text-[#11192c]">
            {name || brand?.name || email}
          </span>
          {under.filter(Boolean).map((text) => (
            <span key={text} className="block">
              {text}
            </span>
          ))}
        </p>
      </div>
      <p className="text-right">
        <span className="block font-semibold text-[#11192c]">{kind}</span>
        <span className="block">N.º 3F9A21BC</span>
      </p>
    </div>
  );
}

function Seal({ card: { name, brand } }: { card: AgentCard }) {
  const { fill, onFill } = brandColours(brand?.colour ?? null);
  return (
    <span
      aria-hidden
      className="grid size-12 shrink-0 place-items-center text-lg font-semibold"
      style={{ backgroundColor: fill, color: onFill }}
    >
      {initialsOf(brand?.name || name)}
    </span>
  );
}
