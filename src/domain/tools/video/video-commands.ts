import { type FilmPlan, planRoomsFor } from "./film-plan.ts";
import { roomFlow } from "./room-flow.ts";
import { type Clip, MOST_PHOTOS, type VideoDocument } from "./video-document.ts";

/** Acts of a person on a video. Each command makes another document; one that changes nothing gives the very same object. */

export type VideoCommand =
  | { kind: "set"; values: Partial<Omit<VideoDocument, "form" | "clips">> }
  | { kind: "set-clip"; id: string; values: Partial<Omit<Clip, "id">> }
  | { kind: "set-clips"; values: Partial<Pick<Clip, "seconds" | "move" | "transition" | "fit">> }
  | { kind: "move-clip"; id: string; to: number }
  | { kind: "remove-clip"; id: string }
  | { kind: "add-clips"; clips: readonly Clip[] }
  | { kind: "order-by-rooms"; plan: FilmPlan | null };

export function afterVideoCommand(document: VideoDocument, command: VideoCommand): VideoDocument {
  switch (command.kind) {
    case "set":
      return { ...document, ...command.values };
    case "set-clip": {
      const at = document.clips.findIndex(({ id }) => id === command.id);
      return at < 0
        ? document
        : { ...document, clips: document.clips.with(at, { ...document.clips[at]!, ...command.values }) };
    }
    case "set-clips":
      return { ...document, clips: document.clips.map((clip) => ({ ...clip, ...command.values })) };
    case "move-clip": {
      const clip = document.clips.find(({ id }) => id === command.id);
      if (clip === undefined) return document;
      const others = document.clips.filter(({ id }) => id !== command.id);
      const to = Math.min(others.length, Math.max(0, command.to));
      if (document.clips[to] === clip) return document;
      return { ...document, clips: others.toSpliced(to, 0, clip) };
    }
    case "remove-clip": {
      const clips = document.clips.filter(({ id }) => id !== command.id);
      return clips.length === document.clips.length ? document : { ...document, clips };
    }
    case "add-clips": {
      const room = Math.max(0, MOST_PHOTOS - document.clips.length);
      return room === 0 ? document : { ...document, clips: [...document.clips, ...command.clips.slice(0, room)] };
    }
    case "order-by-rooms":
      return orderedByRooms(document, command.plan);
  }
}

function orderedByRooms(document: VideoDocument, plan: FilmPlan | null): VideoDocument {
  const tied = plan === null ? new Map<string, string>() : planRoomsFor(document.clips, plan);
  const clips = document.clips.map((clip) => ({ ...clip, planRoomId: clip.planRoomId ?? tied.get(clip.id) ?? null }));
  const byId = new Map(clips.map((clip) => [clip.id, clip]));
  const { ids } = roomFlow(clips, plan);
  return { ...document, clips: ids.map((id) => byId.get(id)!) };
}
