import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

/** In place of the administration, for people who may open it once their account has a second factor. */
export default function SecondFactorNeeded() {
  return (
    <main id="contenido" className="mx-auto max-w-reading px-gutter py-section">
      <title>Falta el segundo factor | Umbral</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-h2">Antes, activa tu segundo factor</h1>
      <p className="mt-4 text-lead text-muted-foreground">
        Quien administra ve las cuentas de todos. Por eso, además de la contraseña, hace falta un código de tu móvil. Se
        activa en un minuto y después entras en la administración.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild size="lg">
          <PageLink to="/dashboard/settings#segundo-factor">Activar el segundo factor</PageLink>
        </Button>
        <Button asChild variant="outline" size="lg">
          <PageLink to="/dashboard">Ir a mi panel</PageLink>
        </Button>
      </div>
    </main>
  );
}
