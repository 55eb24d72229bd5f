import { LANDING_PURPOSES, type LandingPurpose } from "#domain/tools/landings/landing-document.ts";
import { LOOK_NAMES, LOOKS, landingColours } from "#domain/tools/landings/landing-looks.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Tick } from "#ui/form/controls.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { Words } from "./section-fields.tsx";
import type { LandingEditing } from "./use-landing.ts";

/** Fields of the whole page: its name, its look, its colour, and what stands in its foot. */
export function LookPanel({ editing, brandColour }: { editing: LandingEditing; brandColour: string | null }) {
  const { document, act, errors } = editing;
  const { legal } = document;
  const set = (values: Partial<typeof document>, of?: string) => act({ kind: "set", values, ...(of ? { of } : {}) });
  const colour = document.colour ?? brandColour;
  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-medium">Aspecto</legend>
        {LOOKS.map((look) => {
          const { paper, ink, fill, brand, tint } = landingColours(look, colour);
          const { name, says } = LOOK_NAMES[look];
          return (
            <label
              key={look}
              className={classNames(
                "flex min-h-14 cursor-pointer items-center gap-3 rounded-md border bg-card p-2 has-focus-visible:outline-2 has-focus-visible:outline-ring",
                document.look === look && "border-primary",
              )}
            >
              <input
                type="radio"
                name="look"
                className="sr-only"
                checked={document.look === look}
                onChange={() => set({ look })}
              />
              <svg aria-hidden viewBox="0 0 56 40" className="h-10 w-14 shrink-0 rounded-sm border">
                <rect width="56" height="40" fill={paper} />
                <rect x="28" width="28" height="40" fill={tint} />
                <rect x="5" y="9" width="19" height="4" fill={ink} />
                <rect x="5" y="16" width="13" height="3" fill={ink} opacity="0.5" />
                <rect x="5" y="26" width="14" height="6" rx={look === "patio" ? 3 : 0} fill={fill} stroke={brand} />
              </svg>
              <span className="min-w-0 flex-1">
                <span className="block text-sm font-medium">{name}</span>
                <span className="block text-xs text-muted-foreground">{says}</span>
              </span>
            </label>
          );
        })}
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-medium">Color</legend>
        <div className="flex flex-wrap items-center gap-3">
          <input
            type="color"
            aria-label="Color de la página"
            value={colour ?? "#1443a1"}
            onChange={(event) => set({ colour: event.currentTarget.value }, "colour")}
            className="h-11 w-16 cursor-pointer rounded-md border bg-card p-1"
          />
          {document.colour === null ? (
            <span className="text-sm text-muted-foreground">{brandColour ? "El de tu marca" : "El de Umbral"}</span>
          ) : (
            <Button size="sm" variant="ghost" onClick={() => set({ colour: null })}>
              {brandColour ? "Volver al de tu marca" : "Volver al de Umbral"}
            </Button>
          )}
        </div>
        <p className="text-xs text-muted-foreground">
          Los botones lo llevan tal cual; los textos se aclaran u oscurecen lo justo para que se lean.
        </p>
      </fieldset>
      <Words
        label="Nombre de la página"
        path="title"
        value={document.title}
        max={120}
        errors={errors}
        help="Para encontrarla en tu lista"
        onValue={(title) => set({ title }, "title")}
      />
      <PlainSelect
        label="Para qué es"
        value={document.purpose}
        choices={LANDING_PURPOSES.map((value) => ({ value, label: PURPOSES[value] }))}
        onChange={(event) => set({ purpose: event.currentTarget.value as LandingPurpose })}
      />
      <Words
        label="Descripción para buscadores y enlaces"
        path="description"
        value={document.description}
        max={300}
        rows={3}
        errors={errors}
        help="Vacía, sigue a la portada"
        onValue={(description) => set({ description }, "description")}
      />
      <Tick
        label="Que los buscadores puedan mostrarla"
        checked={document.isIndexable}
        onChange={(event) => set({ isIndexable: event.currentTarget.checked })}
      />
      <Words
        label="Responsable de los datos"
        path="legal.responsible"
        value={legal.responsible}
        max={200}
        errors={errors}
        help="Vacío, tu agencia"
        onValue={(responsible) => set({ legal: { ...legal, responsible } }, "responsible")}
      />
      <Words
        label="Tu política de privacidad"
        path="legal.privacyUrl"
        value={legal.privacyUrl}
        max={500}
        errors={errors}
        placeholder="https://"
        onValue={(privacyUrl) => set({ legal: { ...legal, privacyUrl } }, "privacyUrl")}
      />
      <Words
        label="Texto legal del pie"
        path="legal.text"
        value={legal.text}
        max={1500}
        rows={3}
        errors={errors}
        onValue={(text) => set({ legal: { ...legal, text } }, "legal")}
      />
    </div>
  );
}

const PURPOSES: Record<LandingPurpose, string> = {
  vivienda: "Una vivienda",
  promocion: "Una promoción",
  agencia: "La agencia",
};
