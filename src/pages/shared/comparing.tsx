import { useRevalidator } from "react-router";
import { ErrorState } from "#ui/error-state.tsx";
import { LoadingRegion, Skeleton } from "#ui/skeleton.tsx";

/** While pairs that may be one are looked for. @param what is compared, in Spanish: `los anuncios de tu mercado` */
export function Comparing({ what }: { what: string }) {
  const text = `Comparando ${what}…`;
  return (
    <LoadingRegion label={text} className="grid gap-4">
      <p aria-hidden className="text-control text-muted-foreground">
        {text}
      </p>
      <Skeleton className="h-64 rounded-md" />
      <Skeleton className="h-64 rounded-md" />
    </LoadingRegion>
  );
}

/** Where they could not be looked for. @param kept what has not changed, as a sentence in Spanish */
export function NotCompared({ what, kept }: { what: string; kept: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      title={`No hemos podido comparar ${what}`}
      reason="La búsqueda ha fallado o ha tardado demasiado."
      kept={kept}
      onRetry={() => void revalidate()}
      retrying={state === "loading"}
    />
  );
}
