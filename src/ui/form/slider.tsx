import { type CSSProperties, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";

interface SliderProps {
  id: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** The value in words, with what it comes to: read out with each move. */
  valueText: string;
  describedBy?: string | undefined;
}

/** The browser's own slider: arrows, Page Up and Down, Home and End move it. 44 px high for a finger. */
export function Slider({ id, min, max, step, value, onChange, valueText, describedBy }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  // It can be moved before the scripts have come, and some browsers put it back where it was on a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up
  useEffect(() => {
    const found = Number(input.current?.value ?? value);
    if (found !== value) onChange(found);
  }, []);
  return (
    <input
      ref={input}
      id={id}
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      aria-valuetext={valueText}
      aria-describedby={describedBy}
      className={sliderClasses}
      style={{ "--filled": `${max > min ? ((value - min) / (max - min)) * 100 : 0}%` } as CSSProperties}
    />
  );
}

/** Six pixels of track, painted up to the handle; the arch stands on it. */
const sliderClasses = classNames(
  "block h-11 w-full cursor-pointer appearance-none rounded-sm bg-transparent",
  "[--track:linear-gradient(to_right,var(--primary)_var(--filled),var(--border-strong)_var(--filled))]",
  "[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:[background:var(--track)]",
  "[&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:[background:var(--track)]",
  "[&::-webkit-slider-thumb]:-mt-2.5 [&::-webkit-slider-thumb]:h-6.5 [&::-webkit-slider-thumb]:w-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-t-full [&::-webkit-slider-thumb]:rounded-b-xs [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-primary [&::-webkit-slider-thumb]:bg-card",
  "[&::-moz-range-thumb]:h-6 [&::-moz-range-thumb]:w-4.5 [&::-moz-range-thumb]:rounded-t-full [&::-moz-range-thumb]:rounded-b-xs [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-primary [&::-moz-range-thumb]:bg-card",
  "forced-colors:appearance-auto",
);
