import { Armchair, Clapperboard, Film, type LucideIcon } from "lucide-react";
import type { ListedProject } from "#domain/tools/studio-projects/project-forms.ts";
import type { ProjectKind } from "#domain/tools/studio-projects/project-kinds.ts";
import { MadePanel } from "./made-panel.tsx";

interface StudioPanelProps {
  /** Of the address at which another one is begun; null where none may be. */
  query: string | null;
  projects: readonly ListedProject[];
}

const KINDS: Readonly<Record<ProjectKind, { path: string; name: string; begin: string; icon: LucideIcon }>> = {
  staging: { path: "/home-staging", name: "Amueblado virtual", begin: "Amueblar una foto", icon: Armchair },
  "photo-video": { path: "/video-creator", name: "Vídeo de fotos", begin: "Vídeo con sus fotos", icon: Film },
  "promo-video": {
    path: "/marketing-video",
    name: "Vídeo de marketing",
    begin: "Vídeo de marketing",
    icon: Clapperboard,
  },
};

/** The furnished photos and the videos of a home, and the way to another of each kind. */
export const StudioPanel = ({ query, projects }: StudioPanelProps) => (
  <MadePanel
    id="fotos-y-videos"
    title="Amueblados y vídeos"
    begin={
      query
        ? Object.values(KINDS).map(({ path, begin, icon }) => ({ to: `${path}?${query}`, words: begin, icon }))
        : null
    }
    none="Amuebla una foto vacía o haz un vídeo: salen de las fotos y los datos que ya están aquí."
    rows={projects.map(({ id, kind, title, picture, updatedAt }) => {
      const { path, name, icon: Icon } = KINDS[kind];
      return {
        id,
        to: kind === "staging" ? `${path}/${id}` : `${path}?proyecto=${id}`,
        title,
        updatedAt,
        note: name,
        picture: picture ? (
          <img src={picture} alt="" loading="lazy" className="h-14 w-18 shrink-0 rounded-sm object-cover" />
        ) : (
          <span className="grid h-14 w-18 shrink-0 place-items-center rounded-sm bg-muted text-muted-foreground">
            <Icon aria-hidden size={20} strokeWidth={1.75} />
          </span>
        ),
      };
    })}
  />
);
