import { PageLink } from "../region/page-link.tsx";
import { useSite } from "../site/site-info.ts";

/** First layer of the information that the law asks for where data are taken. */
export function PrivacyNote() {
  const { identity } = useSite();
  return (
    <p className="text-xs text-subtle-foreground">
      Responsable: {identity.name}. Usamos tus datos para responderte. Puedes verlos, corregirlos o borrarlos.{" "}
      <PageLink to="/privacidad" className="link-text">
        Más en privacidad
      </PageLink>
    </p>
  );
}
