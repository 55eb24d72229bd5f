import { useEffect, useRef, useState } from "react";
import { callApi } from "#ui/call-api.ts";

const PAUSE_MS = 350;

/** The text as readers will see it, marked up by the server as the blog's page is. */
export function PostPreview({ body, initial }: { body: string; initial: string }) {
  const [html, setHtml] = useState(initial);
  const [isOld, setOld] = useState(false);
  const first = useRef(true);
  const latest = useRef(0);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const number = ++latest.current;
    const timer = setTimeout(async () => {
      const outcome = await callApi<{ html: string }>("POST", "/api/admin/posts/preview", { body });
      if (number !== latest.current) return;
      setOld(outcome.kind !== "done");
      if (outcome.kind === "done") setHtml(outcome.answer.html);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [body]);

  return (
    <div className="min-w-0">
      {isOld ? (
        <p role="status" className="mb-3 text-xs text-muted-foreground">
          La vista previa no está al día: no hay conexión.
        </p>
      ) : null}
      {html === "" ? (
        <p className="text-sm text-muted-foreground">Aquí se ve el texto mientras lo escribes.</p>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: marked up by the server, which lets no HTML of the writer through
        <div className="help-text wrap-anywhere" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </div>
  );
}
