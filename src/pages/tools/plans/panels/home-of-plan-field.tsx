import { useCall } from "#ui/use-call.ts";
import { HomeChoice } from "../../../crm/home-choice.tsx";
import { VISITOR } from "../../../shared/kept-document/device-works.ts";
import type { PlanPlace } from "../use-plan.ts";

/** Says of which home the plan is, so that its areas can be compared and taken there. */
export function HomeOfPlanField({ place, isReadOnly }: { place: PlanPlace; isReadOnly: boolean }) {
  const { call } = useCall();
  if (isReadOnly) return null;
  if (place.account === VISITOR)
    return (
      <p className="border-t pt-4 text-muted-foreground">
        Con una cuenta, el plano se une a su vivienda y compara estas superficies con las de la ficha.
      </p>
    );
  return (
    <div className="border-t pt-4">
      <HomeChoice
        home={null}
        label="¿De qué vivienda es?"
        onChoose={(home) => {
          if (home) void call("Unido a la vivienda", "PUT", `/api/plans/${place.id}/home`, { homeId: home.id });
        }}
      />
    </div>
  );
}
