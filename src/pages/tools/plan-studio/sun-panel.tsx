import { useId } from "react";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { sunHeight } from "#domain/tools/plan-pictures/sun-over.ts";
import { Slider } from "#ui/form/slider.tsx";
import { SunHours } from "./sun-hours.tsx";
import { clock, type Studio } from "./use-studio.ts";

/** Day and hour of the light, and how long the sun stands in each window that day. */
export function SunPanel({ plan, studio }: { plan: FloorPlan; studio: Studio }) {
  const { choices, change, sun, zone } = studio;
  const ids = { day: useId(), hour: useId() };
  const height = sunHeight(sun);
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <label htmlFor={ids.day} className="text-sm font-medium">
          Día
        </label>
        <input
          id={ids.day}
          type="date"
          value={choices.day}
          min="2000-01-01"
          max="2099-12-31"
          onChange={(event) => {
            if (event.target.value !== "") change({ day: event.target.value });
          }}
          className="min-h-11 rounded-md border border-input bg-card px-3 text-sm"
        />
      </div>
      <div>
        <div className="flex items-baseline justify-between text-sm">
          <label htmlFor={ids.hour} className="font-medium">
            Hora
          </label>
          <span className="tabular-nums">{clock(choices.minutes)}</span>
        </div>
        <Slider
          id={ids.hour}
          min={0}
          max={1425}
          step={15}
          value={choices.minutes}
          valueText={clock(choices.minutes)}
          onChange={(minutes) => change({ minutes })}
        />
        <p className="text-xs text-muted-foreground">
          {sun.isUp ? `El sol está a ${Math.round(height)}° de altura.` : "Es de noche: enciende las lámparas."}
          {plan.place === null ? " El plano no dice dónde está: se toma Madrid." : ""}
        </p>
      </div>
      <SunHours plan={plan} levelId={choices.levelId} day={choices.day} zone={zone} />
    </div>
  );
}
