import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";

/** The way out of the help centre: a person. */
export function ContactLine({ className }: { className?: string }) {
  return (
    <section aria-labelledby="contacto" className={classNames("print:hidden", className)}>
      <h2 id="contacto" className="text-h3">
        ¿No está lo que buscas?
      </h2>
      <p className="mt-2 max-w-reading text-muted-foreground">
        Escríbenos qué intentabas hacer y qué viste en la pantalla. Así te respondemos a la primera.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <PageLink to="/contacto">Escribir a Umbral</PageLink>
        </Button>
        <Button asChild variant="ghost">
          <PageLink to="/faq">Ver preguntas frecuentes</PageLink>
        </Button>
      </div>
    </section>
  );
}
