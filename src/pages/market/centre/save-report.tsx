import { useId, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { InputBox } from "#ui/form/controls.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { RepeatKey } from "#ui/repeat-key.ts";
import { useCall } from "#ui/use-call.ts";

/** Keeps the report of the zone that is open, under a name of its own. */
export function SaveReport({ query, suggestion }: { query: string; suggestion: string }) {
  const id = useId();
  const { isBusy, call } = useCall();
  const [name, setName] = useState(suggestion);
  const keys = useRef(new RepeatKey());
  return (
    <Panel labelledBy={`${id}-titulo`}>
      <PanelHeader
        id={`${id}-titulo`}
        level={3}
        title="Guardar el informe de esta zona"
        description="Con tu marca, en PDF y en una página para compartir. Las cifras se calculan al abrirla: siempre son las últimas."
      />
      <PanelBody>
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={async (event) => {
            event.preventDefault();
            const report = { name, query };
            const idempotencyKey = keys.current.of(report);
            const outcome = await call("Informe guardado", "POST", "/api/market-reports", report, { idempotencyKey });
            if (outcome.kind === "done") keys.current.done();
          }}
        >
          <div className="grid min-w-0 flex-[1_1_15rem] gap-1.5 sm:max-w-md">
            <label htmlFor={id} className="text-sm font-medium">
              Nombre del informe
            </label>
            <InputBox
              id={id}
              value={name}
              onChange={(event) => setName(event.target.value)}
              maxLength={120}
              autoComplete="off"
              required
            />
          </div>
          <Button type="submit" disabled={isBusy}>
            Guardar informe
          </Button>
        </form>
      </PanelBody>
    </Panel>
  );
}
