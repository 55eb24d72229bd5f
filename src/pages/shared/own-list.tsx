import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { addressOfPlace, type ListPlace } from "./list-page.ts";

interface OwnListProps {
  /** The page that the list stands on. */
  path: string;
  place: ListPlace;
  pages: number;
  /** The contact whose papers alone are listed. */
  of?: { id: string; name: string } | null;
  /** The listed things with their article: `las conversaciones`, `los expedientes`. */
  things: string;
  /** How long the trash keeps what is thrown away. */
  emptyTrash: string;
  /** Stands where there is nothing yet. */
  empty: ReactNode;
  /** Buttons beside the way to the trash. */
  actions?: ReactNode;
  /** The rows, each a `<li>`. */
  children: readonly ReactNode[];
}

/** A page of what somebody has made with a tool, or of its trash, with the ways between them. */
export function OwnList({ path, place, pages, of = null, things, emptyTrash, empty, actions, children }: OwnListProps) {
  const { isTrash } = place;
  const [article, plain] = [things.slice(0, 3), things.slice(4)];
  return (
    <>
      <Panel labelledBy="lista" className="overflow-hidden">
        <PanelHeader
          id="lista"
          title={isTrash ? "Papelera" : of ? `Tus ${plain} con ${of.name}` : `Tus ${plain}`}
          divided
          actions={
            <>
              <Button asChild variant="ghost" size="sm">
                <PageLink to={addressOfPlace(path, { page: 1, isTrash: !isTrash }, of?.id)}>
                  {isTrash ? `Ver ${things}` : "Papelera"}
                </PageLink>
              </Button>
              {of ? (
                <Button asChild variant="ghost" size="sm">
                  <PageLink to={path}>{article === "los" ? "Ver todos" : "Ver todas"}</PageLink>
                </Button>
              ) : null}
              {actions}
            </>
          }
        />
        {children.length > 0 ? (
          <ul className="divide-y">{children}</ul>
        ) : isTrash ? (
          <EmptyState title="La papelera está vacía">{emptyTrash}</EmptyState>
        ) : (
          empty
        )}
      </Panel>
      <Pagination
        current={place.page}
        total={pages}
        hrefOf={(page) => addressOfPlace(path, { page, isTrash }, of?.id)}
        label={`Páginas de ${plain}`}
      />
    </>
  );
}
