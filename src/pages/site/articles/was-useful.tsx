import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

type Answer = "yes" | "no";

/** Answers of this visit: the page forgets them when it is loaded again, and so does everybody else. */
const answered = new Map<string, Answer>();

/** "Was it useful", under an article of the help centre. */
export function WasUseful({ slug }: { slug: string }) {
  const [answer, setAnswer] = useState(answered.get(slug));
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function say(next: Answer) {
    if (isSending) return;
    setSending(true);
    const isKept = await send(slug, next === "yes");
    setSending(false);
    setFailed(!isKept);
    if (!isKept) return;
    answered.set(slug, next);
    setAnswer(next);
  }

  return (
    <section aria-labelledby="util" className="mt-10 border-t pt-5 print:hidden">
      {answer === undefined ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <h2 id="util" className="text-base font-semibold tracking-normal [font-stretch:100%]">
            ¿Te ha servido este artículo?
          </h2>
          <div className="flex gap-3">
            <Button variant="outline" size="sm" disabled={isSending} onClick={() => void say("yes")}>
              Sí
            </Button>
            <Button variant="outline" size="sm" disabled={isSending} onClick={() => void say("no")}>
              No
            </Button>
          </div>
        </div>
      ) : (
        <h2 id="util" className="sr-only">
          ¿Te ha servido este artículo?
        </h2>
      )}
      <p role="status" className={answer || hasFailed ? "text-control text-muted-foreground" : "sr-only"}>
        {answer === "yes" ? "Gracias. Nos ayuda a saber qué artículos sirven." : null}
        {answer === "no" ? (
          <>
            Gracias por decirlo.{" "}
            <PageLink to="/contacto" className="link-text touch-target">
              Cuéntanos qué faltaba
            </PageLink>{" "}
            y te respondemos.
          </>
        ) : null}
        {hasFailed ? "No se ha guardado. Comprueba la conexión y vuelve a pulsar." : null}
      </p>
    </section>
  );
}

/** Sends it without the usual helpers of calls: a page of the site carries as little code as it can. */
async function send(slug: string, isUseful: boolean): Promise<boolean> {
  try {
    const response = await fetch("/api/articles/votes", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ slug, isUseful }),
    });
    return response.ok;
  } catch {
    return false;
  }
}
