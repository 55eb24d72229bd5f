import type { ProjectFileCard } from "#domain/tools/studio-projects/project-forms.ts";
import type { FilmFacts } from "#domain/tools/video/film.ts";
import { filmSeconds } from "#domain/tools/video/film.ts";
import type { PromoDocument } from "#domain/tools/video-templates/promo-document.ts";
import { coverOf } from "#ui/video/export-film.ts";
import { ExportPanel, type MadeVideo } from "#ui/video/export-panel.tsx";
import type { FilmSound } from "#ui/video/film-messages.ts";
import type { FilmSource } from "#ui/video/use-film.ts";
import { KeepVideo } from "../studio-projects/keep-video.tsx";
import { KeptFiles } from "../studio-projects/kept-files.tsx";

interface ExportFilmProps {
  branded: FilmSource | null;
  unbranded: FilmSource;
  facts: FilmFacts;
  sound: FilmSound;
  document: PromoDocument;
  /** The reasons against a file, in any of the shapes. */
  blockedBy: readonly string[];
  project: { id: string } | null;
  hasHome: boolean;
  /** Those that are kept with the project. */
  files: readonly ProjectFileCard[];
}

/** The files of a film; those of a project can be kept with it. */
export function ExportFilm(props: ExportFilmProps) {
  const { branded, unbranded, facts, sound, document, blockedBy, project, hasHome, files } = props;
  return (
    <>
      <ExportPanel
        branded={branded}
        unbranded={unbranded}
        shape={document.shape}
        sound={sound}
        seconds={filmSeconds(facts)}
        captions={facts.captions}
        coverAt={document.coverAt}
        title={document.title}
        blockedBy={blockedBy}
        {...(project !== null && {
          actions: (video: MadeVideo) => (
            <KeepVideo
              projectId={project.id}
              hasHome={hasHome}
              video={video}
              cover={() =>
                coverOf(video.isBranded ? (branded ?? unbranded) : unbranded, video.shape, 720, document.coverAt)
              }
            />
          ),
        })}
      />
      {project === null ? null : <KeptFiles projectId={project.id} hasHome={hasHome} files={files} />}
    </>
  );
}
