import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { PLANS, type Plan } from "#content/plans.ts";
import { Callout } from "#ui/callout.tsx";
import { LeadForm } from "#ui/lead/lead-form.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";

interface ContactFormProps {
  title: string;
  submit: string;
  /** Followed by the plan's name. */
  plan: string;
}

/** The message to the team, and the plan that the visitor came from. */
export function ContactForm({ title, submit, plan: planText }: ContactFormProps) {
  const plan = useAskedPlan();
  return (
    <Panel labelledBy="formulario" zocalo="plataforma">
      <PanelHeader title={title} id="formulario" />
      <PanelBody>
        {plan ? (
          <Callout className="mb-5">
            {planText} <b>{plan.name}</b>.
          </Callout>
        ) : null}
        <LeadForm
          shape="full"
          source="contacto"
          interestedIn={["contacto", ...(plan ? [`plan_${plan.id}`] : [])]}
          submitLabel={submit}
          withMessage
        />
      </PanelBody>
    </Panel>
  );
}

const never = () => () => {};

/** `?plan=agencia`. The stored page is the same for every query, so the browser reads it after it has taken over. */
function useAskedPlan(): Plan | undefined {
  const { search } = useLocation();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const asked = inBrowser ? new URLSearchParams(search).get("plan") : null;
  return PLANS.find(({ id }) => id === asked);
}
