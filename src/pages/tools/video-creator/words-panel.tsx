import { captionsFromText } from "#domain/tools/video/captions.ts";
import type { VideoDocument } from "#domain/tools/video/video-document.ts";
import { InputBox, TextareaBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { Switch } from "#ui/switch.tsx";

interface WordsPanelProps {
  video: VideoDocument;
  seconds: number;
  /** The plan is there to be shown. */
  hasPlan: boolean;
  hasBrand: boolean;
  onSet: (values: Partial<Omit<VideoDocument, "form" | "clips">>) => void;
}

/** The words of the opening and the end, captions, and what else is laid over the photos. */
export function WordsPanel({ video, seconds, hasPlan, hasBrand, onSet }: WordsPanelProps) {
  const { opening, ending, captions } = video;
  const spoken = captions.lines.map(({ text }) => text).join(" ");
  const field = (id: string, label: string, value: string, max: number, onChange: (value: string) => void) => (
    <FieldFrame id={id} label={label} optional>
      <InputBox id={id} maxLength={max} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    </FieldFrame>
  );
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <Switch
          checked={opening.isShown}
          onChange={(isShown) => onSet({ opening: { ...opening, isShown } })}
          label="Presentación sobre la primera foto"
        />
        <Switch
          checked={video.hasTitles}
          onChange={(hasTitles) => onSet({ hasTitles })}
          label="Título de cada estancia"
        />
        <Switch
          checked={ending.isShown}
          onChange={(isShown) => onSet({ ending: { ...ending, isShown } })}
          label="Cierre al final"
        />
        {hasPlan ? (
          <Switch
            checked={video.hasMap}
            onChange={(hasMap) => onSet({ hasMap })}
            label="Plano en una esquina, con el recorrido"
          />
        ) : null}
        {hasBrand ? (
          <Switch
            checked={video.isBranded}
            onChange={(isBranded) => onSet({ isBranded })}
            label="Ver con tu marca (al exportar eliges con marca, sin ella o las dos)"
          />
        ) : null}
      </div>
      {opening.isShown ? (
        <div className="grid gap-4 sm:grid-cols-2">
          {field("opening-kicker", "Línea de arriba", opening.kicker, 60, (kicker) =>
            onSet({ opening: { ...opening, kicker } }),
          )}
          {field("opening-title", "Título", opening.title, 90, (title) => onSet({ opening: { ...opening, title } }))}
          {field("opening-price", "Precio", opening.price, 40, (price) => onSet({ opening: { ...opening, price } }))}
          {field("opening-facts", "Datos, separados por comas", opening.facts.join(", "), 160, (typed) =>
            onSet({
              opening: {
                ...opening,
                facts: typed
                  .split(",")
                  .map((fact) => fact.trimStart().slice(0, 40))
                  .slice(0, 4),
              },
            }),
          )}
        </div>
      ) : null}
      {ending.isShown
        ? field("ending-title", "Frase del cierre", ending.title, 90, (title) =>
            onSet({ ending: { ...ending, title } }),
          )
        : null}
      <FieldFrame
        id="captions"
        label="Texto hablado o subtítulos"
        optional
        help="Se reparte a lo largo del vídeo al ritmo de lectura. Sin texto, el SRT lleva los títulos."
      >
        <TextareaBox
          id="captions"
          rows={3}
          maxLength={3000}
          value={spoken}
          aria-describedby="captions-help"
          onChange={(event) => {
            const start = video.voice?.startsAt ?? 0.5;
            const end = video.voice === null ? seconds - 0.5 : Math.min(seconds, start + video.voice.seconds);
            const lines = captionsFromText(event.currentTarget.value, start, Math.max(start + 1, end)).slice(0, 200);
            onSet({ captions: { ...captions, lines } });
          }}
        />
      </FieldFrame>
      <Switch
        checked={captions.isBurntIn}
        onChange={(isBurntIn) => onSet({ captions: { ...captions, isBurntIn } })}
        disabled={captions.lines.length === 0}
        label="Escribir los subtítulos en el vídeo"
      />
    </div>
  );
}
