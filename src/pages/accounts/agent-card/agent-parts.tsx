import { Globe, Mail, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { spokenAddress } from "#domain/accounts/agency/brand.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { initialsOf } from "#ui/pdf/document-meta.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import type { ShownAgent } from "./shown-agent.ts";

/** Above a shared result: who the agent is and how they are reached, in the colour of the agency. */
export function AgentBand({ agent }: { agent: ShownAgent }) {
  const { colours, agency, name, photo, logo, phone } = agent;
  return (
    <header
      className="print:[print-color-adjust:exact]"
      style={{ backgroundColor: colours.fill, color: colours.onFill }}
    >
      <div className="wrap-page flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
        <Logo agent={agent} />
        {photo === null ? logo === null ? <Initials agent={agent} /> : null : <Photo src={photo} className="size-14" />}
        {/* The ways to reach them go under the name where it would break inside a word beside them. */}
        <p className="min-w-0 flex-1 basis-52 leading-snug">
          <span className="block text-h4 font-bold wrap-break-word">{agency ?? name}</span>
          {agency === null ? null : <span className="block text-sm">Te lo comparte {name}</span>}
        </p>
        {phone === null ? null : (
          <p className="flex flex-wrap gap-x-5 text-control print:hidden">
            <a href={phone.href} className={BAND_LINK}>
              <Phone {...ICON} />
              {phone.text}
            </a>
            {phone.whatsApp === null ? null : (
              <a
                href={`https://wa.me/${phone.whatsApp}`}
                target="_blank"
                rel="noreferrer nofollow"
                className={BAND_LINK}
              >
                <MessageCircle {...ICON} />
                WhatsApp
              </a>
            )}
          </p>
        )}
      </div>
    </header>
  );
}

const BAND_LINK = "inline-flex min-h-11 items-center gap-2 underline underline-offset-4";

/** In the arch of a doorway, in place of a face. */
function Initials({ agent: { agency, name, named, colours } }: { agent: ShownAgent }) {
  const initials = initialsOf(agency ?? name);
  // Only what stands in for a name is written otherwise within a sentence.
  if (initials === "" || name !== named) return null;
  return (
    <span
      aria-hidden
      className="grid h-14 w-12 shrink-0 place-items-center rounded-t-full pt-1.5 font-bold"
      style={{ backgroundColor: colours.onFill, color: colours.fill }}
    >
      {initials}
    </span>
  );
}

/** On white, whatever its colours: a logo is made for paper. */
function Logo({ agent: { logo, agency, name } }: { agent: ShownAgent }) {
  if (logo === null) return null;
  return (
    <span className="rounded-sm bg-[#ffffff] p-2">
      <img
        src={logo.dataUrl}
        width={logo.widthPx}
        height={logo.heightPx}
        alt={`Logotipo de ${agency ?? name}`}
        className="h-10 w-auto max-w-44 object-contain"
      />
    </span>
  );
}

/** Without alternative text, because the name stands beside it. */
function Photo({ src, className }: { src: string; className: string }) {
  return (
    <img src={src} width={320} height={320} alt="" className={`${className} shrink-0 rounded-full object-cover`} />
  );
}

/** Under it: the legal links, and that Umbral made the page, unless the plan leaves that out. */
export function SharedFoot({ isOurs }: { isOurs: boolean }) {
  return (
    <footer className="border-t">
      <div className="wrap-page flex flex-wrap items-center gap-x-6 gap-y-2 py-5 text-xs text-muted-foreground">
        {isOurs ? (
          <p>
            Hecho con{" "}
            <PageLink to="/" className="link-text">
              Umbral
            </PageLink>
          </p>
        ) : null}
        <PageLink to="/privacidad" className="link-text touch-target print:hidden">
          Privacidad
        </PageLink>
        <PageLink to="/cookies" className="link-text touch-target print:hidden">
          Cookies
        </PageLink>
      </div>
    </footer>
  );
}

/** The agent who answers, and every way to reach them. */
export function AgentDetails({ agent, level = 2 }: { agent: ShownAgent; level?: 2 | 4 }) {
  const Heading = `h${level}` as const;
  const { name, agency, role, languages, text, photo, licence, signature, website, phone, email, colours } = agent;
  return (
    <div
      className="zocalo-foot min-w-0 rounded-lg border bg-card p-5 sm:p-7"
      style={{ "--zocalo-band": colours.line } as React.CSSProperties}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {photo === null ? null : <Photo src={photo} className="size-20" />}
        <div className="min-w-0 flex-1 basis-48">
          <Heading id="contacto-titulo" className="text-h3 wrap-anywhere">
            {name}
          </Heading>
          {role === null && agency === null ? null : (
            <p className="mt-1 text-muted-foreground wrap-anywhere">{[role, agency].filter(Boolean).join(" · ")}</p>
          )}
          {licence === null ? null : <p className="text-sm text-muted-foreground">N.º de registro: {licence}</p>}
        </div>
      </div>
      {text === null ? null : <p className="mt-4 max-w-reading text-control wrap-anywhere">{text}</p>}
      {languages.length === 0 ? null : (
        <p className="mt-3 text-sm text-muted-foreground">Atiende en {listed(languages.map(spoken))}.</p>
      )}
      <ul className="mt-5 grid gap-1 text-control">
        {phone === null ? null : (
          <>
            <Way icon={<Phone {...ICON} />} href={phone.href}>
              {phone.text}
            </Way>
            {phone.whatsApp === null ? null : (
              <Way icon={<MessageCircle {...ICON} />} href={`https://wa.me/${phone.whatsApp}`} isOutside>
                Escribir por WhatsApp
              </Way>
            )}
          </>
        )}
        <Way icon={<Mail {...ICON} />} href={`mailto:${email}`}>
          {email}
        </Way>
        {website === null ? null : (
          <Way icon={<Globe {...ICON} />} href={website} isOutside>
            {spokenAddress(website)}
          </Way>
        )}
      </ul>
      {signature === null ? null : (
        <p className="mt-5 border-t pt-4 text-xs whitespace-pre-line text-muted-foreground">{signature}</p>
      )}
    </div>
  );
}

const spoken = (language: string) => language.toLocaleLowerCase("es");

const ICON = { "aria-hidden": true, size: 18, strokeWidth: 1.75, className: "shrink-0" } as const;

function Way({
  icon,
  href,
  isOutside = false,
  children,
}: {
  icon: ReactNode;
  href: string;
  isOutside?: boolean;
  children: ReactNode;
}) {
  return (
    <li className="flex min-h-11 items-center gap-3">
      {icon}
      <a
        href={href}
        className="link-text touch-target min-w-0 wrap-anywhere"
        {...(isOutside ? { target: "_blank", rel: "noreferrer nofollow" } : {})}
      >
        {children}
      </a>
    </li>
  );
}
