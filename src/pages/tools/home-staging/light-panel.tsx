import { useId } from "react";
import type { LightTouch } from "#domain/tools/staging/staging-document.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Slider } from "#ui/form/slider.tsx";

interface LightPanelProps {
  light: LightTouch;
  onChange: (light: LightTouch) => void;
}

const figure = (value: number) =>
  `${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value).toFixed(1).replace(".", ",")}`;

/** A hand at the light of the furniture, where what was measured of the photo is not enough. */
export function LightPanel({ light, onChange }: LightPanelProps) {
  return (
    <Disclosure summary="Ajustar la luz de los muebles">
      <div className="grid gap-3 pt-2">
        <Touch
          label="Claridad"
          min={-2}
          max={2}
          value={light.stops}
          said={`${figure(light.stops)} pasos`}
          onChange={(stops) => onChange({ ...light, stops })}
        />
        <Touch
          label="Calidez"
          min={-1}
          max={1}
          value={light.warmth}
          said={figure(light.warmth)}
          onChange={(warmth) => onChange({ ...light, warmth })}
        />
        <Touch
          label="Sombra"
          min={0}
          max={1.5}
          value={light.shadow}
          said={`${Math.round(light.shadow * 100)}\u00a0%`}
          onChange={(shadow) => onChange({ ...light, shadow })}
        />
      </div>
    </Disclosure>
  );
}

interface TouchProps {
  label: string;
  min: number;
  max: number;
  value: number;
  said: string;
  onChange: (value: number) => void;
}

function Touch({ label, min, max, value, said, onChange }: TouchProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex justify-between text-sm">
        {label} <span className="text-muted-foreground tabular-nums">{said}</span>
      </label>
      <Slider id={id} min={min} max={max} step={0.1} value={value} valueText={said} onChange={onChange} />
    </div>
  );
}
