import type { ReactNode } from "react";
import { Panel } from "#ui/panel.tsx";

interface SettingsSectionProps {
  /** Anchor for links: `/dashboard/settings#sesiones`. */
  id: string;
  title: string;
  /** Its purpose, in a sentence or two. */
  text: ReactNode;
  children: ReactNode;
}

/** One section of the account: its subject at the left, a panel with its actions at the right. */
export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="grid scroll-mt-[calc(var(--navbar-h)+1rem)] gap-x-10 gap-y-4 border-t py-7 first:border-t-0 first:pt-0 xl:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="max-w-reading">
        <h2 id={`${id}-titulo`} className="text-h4 [font-stretch:100%]">
          {title}
        </h2>
        <p className="mt-1 text-control text-muted-foreground">{text}</p>
      </div>
      <Panel as="div">{children}</Panel>
    </section>
  );
}
