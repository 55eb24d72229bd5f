import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

interface SignedInProps {
  email: string;
  /** The path to which signing in leads. */
  next: string;
}

/**
 * Greets a person who opens the page for signing in and is signed in. Their browser leads them on by itself where it still has its part
 * of the session; where it has lost that, this button does, and the form below opens another one.
 */
export function SignedIn({ email, next }: SignedInProps) {
  return (
    <div className="mb-6">
      <Callout
        title="Ya has iniciado sesión"
        action={
          <Button asChild size="sm">
            <PageLink to={next === "/" ? "/dashboard" : next}>
              {next === "/" ? "Ir a mi panel" : "Seguir a donde ibas"}
            </PageLink>
          </Button>
        }
      >
        Con <span className="wrap-anywhere">{email}</span>. Para entrar con otra cuenta, usa el formulario.
      </Callout>
    </div>
  );
}
