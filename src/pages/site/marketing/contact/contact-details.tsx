import type { ReactNode } from "react";
import { useSite } from "#ui/site/site-info.ts";

interface ContactDetailsProps {
  words: {
    title: string;
    email: string;
    phone: string;
    hoursLabel: string;
    hours: string;
    promiseLabel: string;
    promise: string;
    company: string;
    taxId: string;
    address: string;
    dataProtection: string;
  };
}

/** People, place and hours of contact; names and numbers are the deployment's own. */
export function ContactDetails({ words }: ContactDetailsProps) {
  const { identity, social } = useSite();
  const rows: readonly { label: string; value: ReactNode }[] = [
    { label: words.email, value: <MailLink address={identity.email} /> },
    {
      label: words.phone,
      value: (
        <a href={`tel:${identity.phone.replaceAll(/[^+\d]/g, "")}`} className="link-text touch-target">
          {identity.phone}
        </a>
      ),
    },
    { label: words.hoursLabel, value: words.hours },
    { label: words.promiseLabel, value: words.promise },
    { label: words.company, value: identity.name },
    { label: words.taxId, value: identity.taxId },
    { label: words.address, value: identity.address },
    { label: words.dataProtection, value: <MailLink address={identity.dataProtectionEmail} /> },
  ];
  return (
    <section aria-labelledby="datos">
      <h2 id="datos" className="text-h3">
        {words.title}
      </h2>
      <dl className="mt-4 border-t">
        {rows.map(({ label, value }) => (
          <div key={label} className="border-b py-3.5">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="mt-0.5 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {social.length > 0 ? (
        <p className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-control">
          {social.map(({ name, url }) => (
            <a key={name} href={url} target="_blank" rel="noopener" className="link-text touch-target">
              {name}
            </a>
          ))}
        </p>
      ) : null}
    </section>
  );
}

function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="link-text touch-target">
      {address}
    </a>
  );
}
