import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { LANDING_PURPOSES, type LandingPurpose, MOST_HOMES } from "#domain/tools/landings/landing-document.ts";
import { Button } from "#ui/button.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";
import { HomeChoice } from "../../crm/home-choice.tsx";

interface ChosenHome {
  id: string;
  title: string;
}

const PURPOSE_NAMES: Record<LandingPurpose, string> = {
  vivienda: "Una vivienda",
  promocion: "Una promoción, con varias viviendas",
  agencia: "La agencia",
};

/** Begins a page: of a home, of several, or of the agency itself. */
export function NewLanding({ home }: { home: ChosenHome | null }) {
  const [purpose, setPurpose] = useState<LandingPurpose>("vivienda");
  const [homes, setHomes] = useState<ChosenHome[]>(home ? [home] : []);
  const { isBusy, call } = useCall({ leavesPage: true });
  const navigate = useNavigate();
  const isOne = purpose === "vivienda";
  const needed = purpose === "agencia" ? [] : isOne ? homes.slice(0, 1) : homes;

  const isMissing = purpose !== "agencia" && needed.length === 0;

  async function create() {
    const body = { purpose, homeIds: needed.map(({ id }) => id) };
    const outcome = await call(null, "POST", "/api/landings", body);
    if (outcome.kind === "done") await navigate(`/generador-landing/${(outcome.answer as { id: string }).id}`);
  }
  function choose(chosen: ChosenHome | null) {
    if (!chosen) return setHomes(isOne ? [] : homes);
    if (isOne) return setHomes([chosen]);
    if (!homes.some(({ id }) => id === chosen.id) && homes.length < MOST_HOMES) setHomes([...homes, chosen]);
  }
  return (
    <Panel labelledBy="nueva">
      <PanelHeader
        id="nueva"
        title="Página nueva"
        description="Empieza con lo que ya sabe tu cartera; podrás cambiarlo todo."
      />
      <PanelBody className="grid gap-4">
        <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]">
          <PlainSelect
            label="Para qué es"
            value={purpose}
            choices={LANDING_PURPOSES.map((value) => ({ value, label: PURPOSE_NAMES[value] }))}
            onChange={(event) => setPurpose(event.currentTarget.value as LandingPurpose)}
          />
          {purpose === "agencia" ? null : (
            <HomeChoice
              key={`${purpose} ${isOne ? "" : homes.length}`}
              home={isOne ? (homes[0] ?? null) : null}
              label={isOne ? "Vivienda de tu cartera" : "Añadir una vivienda"}
              isOptional={false}
              onChoose={(chosen) => choose(chosen && { id: chosen.id, title: chosen.title })}
            />
          )}
          <Button
            loading={isBusy}
            disabled={isMissing}
            aria-describedby={isMissing ? "falta-vivienda" : undefined}
            onClick={() => void create()}
          >
            <Plus aria-hidden size={18} strokeWidth={1.75} /> Crear la página
          </Button>
        </div>
        {isMissing ? (
          <p id="falta-vivienda" className="text-xs text-muted-foreground">
            {isOne
              ? "Elige antes la vivienda de la que habla la página."
              : "Añade antes alguna vivienda de la promoción."}
          </p>
        ) : null}
        {purpose === "promocion" && homes.length > 0 ? (
          <ul aria-label="Viviendas de la promoción" className="flex flex-wrap gap-2">
            {homes.map(({ id, title }) => (
              <li key={id} className="flex items-center gap-1 rounded-md border bg-muted py-0.5 pl-3 text-sm">
                {title}
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Quitar ${title}`}
                  onClick={() => setHomes(homes.filter((one) => one.id !== id))}
                >
                  <X aria-hidden size={16} strokeWidth={1.75} />
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </PanelBody>
    </Panel>
  );
}
