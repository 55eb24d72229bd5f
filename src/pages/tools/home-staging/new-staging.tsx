import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { emptyStaging } from "#domain/tools/staging/staging-document.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PHOTO_ACCEPT, PHOTO_RULES } from "./choose-photo.tsx";
import { leavePendingFile } from "./pending-file.ts";
import { NEW_TITLE } from "./staging-words.ts";

/** Begins a furnished photo of a file, or of a home's photos where the page was opened from its file. */
export function NewStaging({ home }: { home: { id: string; title: string } | null }) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const navigate = useNavigate();
  /** The same for each try of one act. */
  const key = useRef(crypto.randomUUID());
  const begin = async (file: File | null) => {
    setBusy(true);
    setFault(null);
    const made = await callApi<{ id: string }>(
      "POST",
      "/api/studio-projects",
      { kind: "staging", title: NEW_TITLE, homeId: home?.id ?? null, document: emptyStaging(NEW_TITLE) },
      { idempotencyKey: key.current },
    );
    if (made.kind !== "done") {
      setBusy(false);
      return setFault(failureText(made));
    }
    key.current = crypto.randomUUID();
    if (file !== null) leavePendingFile(made.answer.id, file);
    await navigate(`/home-staging/${made.answer.id}`);
  };
  return (
    <Panel labelledBy="nueva">
      <PanelHeader
        id="nueva"
        title={home === null ? "Amueblar una foto" : `Amueblar una foto de ${home.title}`}
        description="Mejor una foto recta, con suelo a la vista y la estancia vacía."
      />
      <PanelBody className="grid gap-3">
        <DropArea
          label="Elegir una foto"
          hint="Suelta aquí la foto de una estancia vacía o"
          rules={PHOTO_RULES}
          accept={PHOTO_ACCEPT}
          isMultiple={false}
          onFiles={([file]) => file && void begin(file)}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" loading={isBusy} onClick={() => void begin(null)}>
            {home === null ? "Empezar con la sala de ejemplo" : "Elegir entre sus fotos"}
          </Button>
        </div>
        {fault === null ? null : (
          <Callout tone="warning" title="No se ha podido empezar">
            {fault} Prueba otra vez.
          </Callout>
        )}
      </PanelBody>
    </Panel>
  );
}
