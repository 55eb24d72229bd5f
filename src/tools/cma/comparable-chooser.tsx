import { useId, useMemo, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDistance, formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import { ADVERT_STATES, type AdvertState } from "#domain/tools/cma/advert-state.ts";
import {
  CHOOSER_AREA_SHARES,
  CHOOSER_RADII_M,
  type ChoosableHome,
  MOST_CHOOSABLE,
  MOST_CHOSEN,
} from "#domain/tools/cma/choosable-home.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ChipToggle, SelectBox } from "#ui/form/controls.tsx";
import { useText } from "#ui/form/use-text.ts";
import { HomesMap, type HomesMapHandle, type LabelledPoint } from "#ui/map/homes-map.tsx";
import { useFormHome } from "#ui/tool/form-home.ts";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { ChooserList } from "./chooser-list.tsx";
import { useChoosable } from "./use-choosable.ts";

const GROUP_NAMES: Record<AdvertState, string> = { vendida: "Vendidas", "en-venta": "En venta", retirada: "Retiradas" };
const ANY = "todas";
const NOTHING: readonly never[] = [];
const ignore = () => {};

/** The ids that are chosen in the form. */
function useChosen(): readonly string[] {
  const typed: unknown = useWatch({ name: "chosenIds" });
  return useMemo(
    () => (Array.isArray(typed) ? typed.filter((id): id is string => typeof id === "string") : []),
    [typed],
  );
}

/** Opens the chooser of the form, and says how many homes are chosen. */
export function ChosenComparables() {
  const chosen = useChosen();
  const { setValue } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  const latitude = parseSpanishNumber(useText("home.latitude"));
  const longitude = parseSpanishNumber(useText("home.longitude"));
  const place = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" disabled={place === undefined} onClick={() => setOpen(true)}>
          Elegir en el mapa y en la lista
        </Button>
        {chosen.length > 0 ? (
          <>
            <p className="text-sm">{`${counted(chosen.length, "vivienda elegida", "viviendas elegidas")} de ${MOST_CHOSEN}.`}</p>
            <Button variant="ghost" size="sm" onClick={() => setValue("chosenIds", [], { shouldDirty: true })}>
              Quitar todas
            </Button>
          </>
        ) : (
          <p className="text-sm text-muted-foreground">
            {place === undefined
              ? "Elige primero el lugar de la vivienda."
              : "De tu cartera y del mercado, alrededor de la vivienda."}
          </p>
        )}
      </div>
      {place ? <Chooser place={place} isOpen={isOpen} onClose={() => setOpen(false)} chosen={chosen} /> : null}
    </div>
  );
}

interface ChooserProps {
  place: { latitude: number; longitude: number };
  chosen: readonly string[];
  isOpen: boolean;
  onClose: () => void;
}

function Chooser({ place, chosen, isOpen, onClose }: ChooserProps) {
  const { setValue } = useFormContext();
  const { mapStyleUrl } = useToolRun();
  // A home is no comparable of itself.
  const homeId = useFormHome();
  const [radius, setRadius] = useState("1000");
  const [areaShare, setAreaShare] = useState("0.35");
  const [sameType, setSameType] = useState("misma");
  const [states, setStates] = useState<readonly AdvertState[]>(ADVERT_STATES);
  const type = useText("home.type");
  const currency = useText("home.currency") || "EUR";
  const country = useText("home.country") || "ES";
  const areaM2 = parseSpanishNumber(useText("home.builtAreaM2"));
  const [pointed, setPointed] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const map = useRef<HomesMapHandle>(null);
  const noteId = useId();

  const query = useMemo(() => {
    if (!isOpen) return undefined;
    const asked = new URLSearchParams({
      latitude: String(place.latitude),
      longitude: String(place.longitude),
      currency,
      radiusM: radius,
      states: states.join(","),
    });
    if (sameType === "misma" && type !== "") asked.set("type", type);
    if (areaShare !== ANY && areaM2 !== undefined && areaM2 >= 15 && areaM2 <= 2000) {
      asked.set("areaM2", String(areaM2));
      asked.set("areaShare", areaShare);
    }
    if (homeId !== null) asked.set("vivienda", homeId);
    return asked.toString();
  }, [isOpen, place.latitude, place.longitude, currency, radius, states, sameType, type, areaShare, areaM2, homeId]);
  const { homes, areMore, isAsking, problem, again } = useChoosable(query);

  const points = useMemo(
    () =>
      homes.map(
        ({ id, latitude, longitude, price }): LabelledPoint => [id, latitude, longitude, formatMoney(price, currency)],
      ),
    [homes, currency],
  );
  const marked = useMemo(() => (pointed === undefined ? chosen : [...chosen, pointed]), [chosen, pointed]);
  const isFull = chosen.length >= MOST_CHOSEN;
  const toggle = ({ id }: Pick<ChoosableHome, "id">) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : isFull ? chosen : [...chosen, id];
    setValue("chosenIds", [...next], { shouldDirty: true });
  };
  const show = (id: string) => {
    setPointed(id);
    const box = list.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(id)}"]`);
    box?.focus();
    box?.scrollIntoView({ block: "center" });
  };

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Elegir comparables"
      description="Marca las que mejor defiendan el precio: pasan a ser filas de la tabla."
      zocalo="portal"
      isWide
      footer={
        <>
          <p id={noteId} role="status" className="mr-auto text-sm text-muted-foreground">
            {isFull
              ? `Has elegido ${MOST_CHOSEN}, que son las que caben. Quita alguna para cambiarla.`
              : `${counted(chosen.length, "elegida", "elegidas")} de ${MOST_CHOSEN}.`}
          </p>
          <Button onClick={onClose}>Listo</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <Filter label="Distancia">
            <SelectBox
              isCompact
              aria-label="Distancia"
              value={radius}
              onChange={(event) => setRadius(event.target.value)}
              options={CHOOSER_RADII_M.map((metres) => ({
                value: String(metres),
                label: `Hasta ${formatDistance(metres)}`,
              }))}
            />
          </Filter>
          <Filter label="Superficie">
            <SelectBox
              isCompact
              aria-label="Superficie"
              value={areaShare}
              onChange={(event) => setAreaShare(event.target.value)}
              options={[
                ...CHOOSER_AREA_SHARES.map((share) => ({
                  value: String(share),
                  label: `± ${formatPercent(share, 0)}`,
                })),
                { value: ANY, label: "Cualquiera" },
              ]}
            />
          </Filter>
          <Filter label="Tipo">
            <SelectBox
              isCompact
              aria-label="Tipo"
              value={sameType}
              onChange={(event) => setSameType(event.target.value)}
              options={[
                { value: "misma", label: "El de la vivienda" },
                { value: ANY, label: "Todos" },
              ]}
            />
          </Filter>
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Estado</legend>
          {ADVERT_STATES.map((state) => (
            <ChipToggle
              key={state}
              label={GROUP_NAMES[state]}
              checked={states.includes(state)}
              onChange={() => setStates(ADVERT_STATES.filter((one) => (one === state) !== states.includes(one)))}
            />
          ))}
        </fieldset>
      </div>
      {problem === undefined ? null : (
        <Callout
          tone="warning"
          title="No han llegado las viviendas"
          action={
            <Button variant="outline" size="sm" onClick={again}>
              Probar otra vez
            </Button>
          }
        >
          {problem}
        </Callout>
      )}
      <div className="grid min-h-0 gap-4 lg:grid-cols-2">
        <HomesMap
          ref={map}
          points={points}
          zone={NOTHING}
          isDrawing={false}
          openIds={marked}
          subject={place}
          onOpen={([id]) => (id === undefined ? undefined : show(id))}
          onCorner={ignore}
          styleUrl={mapStyleUrl}
          label="Mapa de las viviendas que puedes comparar"
          className="relative h-56 overflow-hidden rounded-sm border lg:h-[25rem]"
        />
        <div className="lg:h-[25rem] lg:overflow-y-auto" aria-busy={isAsking}>
          {homes.length > 0 ? (
            <ChooserList
              ref={list}
              homes={homes}
              chosen={chosen}
              isFull={isFull}
              currency={currency}
              country={country}
              pointed={pointed}
              onPoint={setPointed}
              onToggle={toggle}
            />
          ) : problem === undefined ? (
            <p className="py-6 text-sm text-muted-foreground">
              {isAsking
                ? "Buscando viviendas…"
                : states.length === 0
                  ? "Marca al menos un estado: vendidas, en venta o retiradas."
                  : "No hay viviendas así alrededor. Amplía la distancia o la superficie, o pega tus comparables en el formulario."}
            </p>
          ) : null}
          {areMore ? (
            <p className="py-3 text-xs text-subtle-foreground">
              Se ven las {formatNumber(MOST_CHOOSABLE)} más cercanas. Acorta la distancia para ver menos.
            </p>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}

function Filter({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1 max-sm:last:col-span-2">
      <span aria-hidden className="text-xs text-muted-foreground">
        {label}
      </span>
      {children}
    </div>
  );
}
