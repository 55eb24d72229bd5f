import { useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { LoneDoor } from "#ui/illustration/lone-door.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useMenuTools } from "#ui/site/site-tools.ts";

/**
 * The answer to an address that leads nowhere.
 *
 * @param explanation names the missing part, where the page itself exists
 */
export default function NotFoundPage({ explanation }: { explanation?: string | undefined }) {
  const { pathname } = useLocation();
  const tools = useMenuTools();
  return (
    <>
      <title>Página no encontrada | Umbral</title>
      <meta name="robots" content="noindex" />
      <main
        id="contenido"
        className="wrap-page grid items-center gap-8 overflow-x-clip py-section md:min-h-[calc(100dvh-var(--navbar-h))] md:grid-cols-2"
      >
        <div className="min-w-0">
          <h1 className="text-display leading-[1.02] tracking-[-0.028em]">Esta puerta no da a ningún sitio</h1>
          <p lang="en" className="mt-5 text-lead text-muted-foreground">
            Oops! Page not found.
          </p>
          <p className="text-lead text-muted-foreground">
            {explanation ?? (
              <>
                La dirección <b className="font-medium break-words text-foreground">{readablePath(pathname)}</b> no
                existe o cambió de nombre.
              </>
            )}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild size="lg">
              <PageLink to="/">Volver al inicio</PageLink>
            </Button>
            <Button asChild variant="outline" size="lg">
              <PageLink to="/herramientas">Ver herramientas</PageLink>
            </Button>
          </div>
          {tools.length > 0 ? (
            <p className="mt-10 flex flex-wrap gap-x-6 gap-y-3 border-t pt-5 text-control">
              <span className="font-medium">Quizá buscabas</span>
              {tools.slice(0, 3).map((tool) => (
                <PageLink key={tool.path} to={tool.path} className="link-text touch-target">
                  {tool.title}
                </PageLink>
              ))}
            </p>
          ) : null}
        </div>
        <LoneDoor className="w-full" />
      </main>
    </>
  );
}

/** The path as it was typed, cut where it would fill the page. A path that cannot be decoded stays as it came. */
function readablePath(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // A stray percent sign: the raw path says enough.
  }
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
