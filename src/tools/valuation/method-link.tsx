import { PageLink } from "#ui/region/page-link.tsx";

export function MethodLink() {
  return (
    <PageLink to="/metodo/valoracion" className="link-text">
      Ver el método
    </PageLink>
  );
}
