import { Mic, Square } from "lucide-react";
import { useState } from "react";
import { type Dictation, dictate, LONGEST_DICTATION } from "#domain/tools/floor-plan/dictation.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useSpeech } from "../use-speech.ts";
import type { PanelProps } from "./panel-props.ts";

/** Measures as they are said: what was understood is shown before it touches the plan. */
export function DictationPanel({ editing, level, isReadOnly }: PanelProps) {
  const [text, setText] = useState("");
  const [heard, setHeard] = useState<Dictation | null>(null);
  const speech = useSpeech((said) => {
    setText(said.slice(0, LONGEST_DICTATION));
    setHeard(null);
  });
  if (isReadOnly) return null;
  return (
    <form
      noValidate
      className="grid gap-3 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        speech.stop();
        setHeard(dictate(editing.plan, level.id, text, editing.newId()));
      }}
    >
      <PlainField
        name="dictation"
        label="Di o escribe las estancias"
        rows={4}
        maxLength={LONGEST_DICTATION}
        placeholder="salón 5,20 por 3,80, puerta al pasillo"
        help="Por ejemplo: «cocina de 3 por 2 con ventana al patio, a la derecha pasillo de 6 por uno veinte»"
        value={text}
        onChange={(event) => {
          setText((event.currentTarget as HTMLInputElement | HTMLTextAreaElement).value);
          setHeard(null);
        }}
      />
      <div className="flex flex-wrap gap-2">
        {speech.isThere ? (
          <Button
            type="button"
            variant="outline"
            aria-pressed={speech.isListening}
            onClick={() => (speech.isListening ? speech.stop() : speech.start())}
          >
            {speech.isListening ? (
              <Square aria-hidden size={16} strokeWidth={1.75} />
            ) : (
              <Mic aria-hidden size={18} strokeWidth={1.75} />
            )}
            {speech.isListening ? "Parar" : "Dictar"}
          </Button>
        ) : null}
        <Button type="submit" variant="outline" disabled={text.trim() === ""}>
          Ver qué se entiende
        </Button>
      </div>
      <p role="status" className="text-xs text-muted-foreground">
        {speech.isListening
          ? "Escuchando. La voz la convierte en texto tu navegador."
          : speech.isThere
            ? ""
            : "Este navegador no dicta: escribe las medidas."}
      </p>
      {speech.fault === null ? null : <Callout tone="warning">{speech.fault}</Callout>}
      {heard ? (
        <Understood
          heard={heard}
          onDraw={() => {
            if (!editing.act(...heard.commands)) return;
            setText("");
            setHeard(null);
          }}
        />
      ) : null}
    </form>
  );
}

function Understood({ heard, onDraw }: { heard: Dictation; onDraw: () => void }) {
  return (
    <section aria-live="polite" aria-label="Lo que se ha entendido" className="grid gap-3 border-t pt-3">
      {heard.understood.length > 0 ? (
        <>
          <h3 className="text-base font-semibold">Se ha entendido</h3>
          <ul className="list-disc pl-5">
            {heard.understood.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same room may be said twice
              <li key={`${at} ${line}`}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
      {heard.missed.length > 0 ? (
        <Callout tone="warning" title="Esto no se ha entendido">
          {heard.missed.map(({ text }) => `«${text}»`).join(", ")}
        </Callout>
      ) : null}
      {heard.commands.length > 0 ? (
        <Button type="button" className="justify-self-start" onClick={onDraw}>
          Dibujarlo
        </Button>
      ) : (
        <p className="text-muted-foreground">
          Di el nombre y las dos medidas de cada estancia: «dormitorio de 3,20 por 2,80».
        </p>
      )}
    </section>
  );
}
