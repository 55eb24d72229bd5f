import type { ReactNode } from "react";
import { CrmTabs } from "./crm-tabs.tsx";

interface PageHeadProps {
  title: string;
  /** The page's purpose, in a sentence. */
  lead: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

/** Title, purpose and actions of a part of the CRM, and the way to the others. */
export function PageHead({ title, lead, actions }: PageHeadProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3">{title}</h1>
          <p className="mt-1 max-w-reading text-control text-muted-foreground">{lead}</p>
        </div>
        {actions === undefined ? null : (
          <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:*:flex-auto">{actions}</div>
        )}
      </div>
      <CrmTabs />
    </>
  );
}
