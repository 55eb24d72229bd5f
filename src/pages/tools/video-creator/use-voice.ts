import { useCallback, useEffect, useState } from "react";
import type { VideoDocument } from "#domain/tools/video/video-document.ts";
import { failureText } from "#ui/call-api.ts";
import type { FilmSound } from "#ui/video/film-messages.ts";
import { sendProjectFile } from "../studio-projects/send-project-file.ts";
import { keepFile, readFile } from "./device-store.ts";

type Voice = NonNullable<FilmSound["voice"]>;
/** Longer ones are longer than any film. */
const MOST_SECONDS = 180;

interface UsedVoice {
  readonly voice: Voice | null;
  /** @returns a sentence where it cannot be used */
  readonly take: (blob: Blob) => Promise<string | null>;
}

/** The voice of a video as samples: recorded, chosen, or fetched again. */
export function useVoice(
  kept: VideoDocument["voice"],
  projectId: string | null,
  onKept: (voice: NonNullable<VideoDocument["voice"]>) => void,
): UsedVoice {
  const [known, setKnown] = useState<{ fileId: string; voice: Voice } | null>(null);
  const fileId = kept?.fileId ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a voice that was just taken is known already
  useEffect(() => {
    if (fileId === null || known?.fileId === fileId) return;
    let isOver = false;
    const bytes =
      projectId === null
        ? readFile(fileId)
        : fetch(`/api/studio-projects/${projectId}/files/${fileId}`).then((answer) =>
            answer.ok ? answer.blob() : undefined,
          );
    bytes
      .then(async (blob) => blob && (await decoded(blob)))
      .then(
        (voice) => {
          if (!isOver && voice) setKnown({ fileId, voice });
        },
        // The panel says that the file is missing.
        () => {},
      );
    return () => {
      isOver = true;
    };
  }, [fileId, projectId]);
  const take = useCallback(
    async (blob: Blob): Promise<string | null> => {
      let voice: Voice;
      try {
        voice = await decoded(blob);
      } catch {
        return "Este sonido no se puede abrir. Guárdalo como MP3, M4A u OGG.";
      }
      const seconds = voice.left.length / voice.sampleRate;
      if (seconds > MOST_SECONDS) return "La voz dura más de tres minutos: córtala antes de añadirla.";
      let id: string = crypto.randomUUID();
      if (projectId === null) {
        // A browser without room keeps it for as long as the page stands.
        await keepFile(id, blob).catch(() => {});
      } else {
        const sent = await sendProjectFile(projectId, "voice", "voz", blob);
        if (sent.kind !== "done") return failureText(sent);
        ({ id } = sent.answer);
      }
      setKnown({ fileId: id, voice });
      onKept({ fileId: id, seconds: Math.round(seconds * 10) / 10, startsAt: 0.5 });
      return null;
    },
    [projectId, onKept],
  );
  return {
    voice: kept !== null && known?.fileId === kept.fileId ? { ...known.voice, startsAt: kept.startsAt } : null,
    take,
  };
}

async function decoded(blob: Blob): Promise<Voice> {
  const context = new OfflineAudioContext(2, 1, 48_000);
  const buffer = await context.decodeAudioData(await blob.arrayBuffer());
  const left = buffer.getChannelData(0);
  return {
    left,
    right: buffer.numberOfChannels > 1 ? buffer.getChannelData(1) : left,
    sampleRate: buffer.sampleRate,
    startsAt: 0,
  };
}
