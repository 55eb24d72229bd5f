import type { ReactNode } from "react";
import { VERIFY_SIGNATURE } from "#content/api/verify-signature.ts";
import { API_SCOPE_NAMES, API_SCOPES } from "#domain/integrations/api/scopes.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { CodeBlock } from "./code-block.tsx";
import { ErrorList } from "./error-list.tsx";

/** Rules for every call, before the calls themselves. */

export const GUIDE = [
  { anchor: "empezar", name: "Empezar" },
  { anchor: "permisos", name: "Permisos" },
  { anchor: "paginas", name: "Páginas" },
  { anchor: "repetir", name: "Repetir" },
  { anchor: "limites", name: "Límites" },
  { anchor: "errores", name: "Errores" },
  { anchor: "avisos", name: "Avisos" },
] as const;

interface GuideProps {
  publicUrl: string;
  errors: readonly { status: string; lines: readonly string[] }[];
  events: readonly { type: string; name: string }[];
  /** Example of a message. */
  message: string;
}

export function Guide({ publicUrl, errors, events, message }: GuideProps) {
  return (
    <>
      <Part anchor="empezar" title="Empezar">
        <p>
          Crea una clave en{" "}
          <PageLink to="/dashboard/integrations" className="link-text">
            Integraciones
          </PageLink>{" "}
          y envíala en la cabecera <code>Authorization</code>. La clave se ve una vez: guárdala donde guardas las
          contraseñas. Actúa como la persona que la creó, en su agencia, y deja de valer si esa persona sale de ella. La
          API está en el plan Red y en la prueba; cada cálculo gasta los mismos créditos que en la página.
        </p>
        <CodeBlock
          title="Tu primera llamada"
          code={`curl '${publicUrl}/api/v1/me' \\\n  -H 'Authorization: Bearer umb_…'`}
        />
      </Part>
      <Part anchor="permisos" title="Permisos">
        <p>Cada clave lleva los permisos que le das al crearla. Dale solo los que usa.</p>
        <dl className="grid text-sm">
          {API_SCOPES.map((scope) => (
            <div
              key={scope}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-b py-2 wrap-anywhere last:border-b-0 sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <dt>
                <code>{scope}</code>
              </dt>
              <dd className="text-muted-foreground">{API_SCOPE_NAMES[scope]}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part anchor="paginas" title="Páginas">
        <p>
          Las listas llegan por páginas de 25 filas, o de las que pidas con <code>limit</code> hasta 100. Si hay más,{" "}
          <code>nextCursor</code> no es nulo: envíalo tal cual en <code>cursor</code>. Para mantener una copia al día,
          lee con <code>order=oldest</code> y <code>updatedSince</code>: lo que cambie mientras lees vuelve a salir al
          final.
        </p>
        <CodeBlock
          title="La página siguiente"
          code={`curl '${publicUrl}/api/v1/homes?order=oldest&limit=100&cursor=WyJvbGRlc3Qi…' \\\n  -H 'Authorization: Bearer umb_…'`}
        />
      </Part>
      <Part anchor="repetir" title="Repetir sin miedo">
        <p>
          Si una llamada se corta no sabes si se hizo. Envía en cada <code>POST</code>, <code>PATCH</code> y{" "}
          <code>DELETE</code> una <code>Idempotency-Key</code> tuya y repítela sin miedo: durante un día, la misma clave
          con los mismos datos devuelve la primera respuesta (con <code>Idempotent-Replayed: true</code>) y no hace nada
          más. Con otros datos responde <code>IDEMPOTENCY_CONFLICT</code>. Lo que falla no se guarda.
        </p>
      </Part>
      <Part anchor="limites" title="Límites">
        <p>
          Las claves de una agencia comparten 120 lecturas y 60 escrituras o cálculos por minuto. Cada respuesta dice
          cuántas quedan en <code>RateLimit-Remaining</code> y en cuántos segundos vuelven en{" "}
          <code>RateLimit-Reset</code>. Con un 429, espera lo que dice <code>Retry-After</code>.
        </p>
      </Part>
      <Part anchor="errores" title="Errores">
        <p>
          Un error es <code>application/problem+json</code>: <code>code</code> dice cuál, <code>title</code> lo explica,{" "}
          <code>issues</code> señala los campos y <code>requestId</code> es lo que nos cuentas si nos escribes. Lo de
          otra agencia no está prohibido: no existe, y responde 404. Estos los puede dar cualquier llamada:
        </p>
        <ErrorList errors={errors} />
      </Part>
      <Part anchor="avisos" title="Avisos (webhooks)">
        <p>
          Da de alta una dirección en Integraciones y te avisamos de lo que cambia, en vez de que preguntes. Responde
          con un 2xx en diez segundos; si no, lo volvemos a intentar ocho veces en dos días. Un aviso puede llegar dos
          veces o en otro orden: <code>id</code> es el mismo en cada intento.
        </p>
        <dl className="grid text-sm">
          {events.map(({ type, name }) => (
            <div key={type} className="grid gap-x-6 border-b py-2 last:border-b-0 sm:grid-cols-[14rem_1fr]">
              <dt>
                <code>{type}</code>
              </dt>
              <dd className="text-muted-foreground">{name}</dd>
            </div>
          ))}
        </dl>
        <CodeBlock title="Lo que recibes" code={message} hasCopy={false} />
        <p>
          Cada aviso va firmado con el secreto de su dirección, como describe Standard Webhooks. Compruébalo antes de
          hacerle caso:
        </p>
        <CodeBlock title="Comprobar la firma (Node.js)" code={VERIFY_SIGNATURE} />
      </Part>
    </>
  );
}

function Part({ anchor, title, children }: { anchor: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={anchor} className="grid min-w-0 gap-4 border-b pb-8">
      <h2 id={anchor} className="scroll-mt-24 text-h3">
        {title}
      </h2>
      <div className="grid min-w-0 gap-4 [&>p]:max-w-reading">{children}</div>
    </section>
  );
}
