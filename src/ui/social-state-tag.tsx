import { SOCIAL_STATE_NAMES, type SocialPostState } from "#domain/tools/posts/publishing/social-post.ts";
import { Tag } from "./tag.tsx";

const TONES = {
  programada: "neutral",
  publicada: "success",
  rechazada: "destructive",
  "sin-respuesta": "warning",
} as const satisfies Record<SocialPostState, string>;

/** How far a post that goes out by a connected account has come. */
export const SocialStateTag = ({ state }: { state: SocialPostState }) => (
  <Tag tone={TONES[state]}>{SOCIAL_STATE_NAMES[state]}</Tag>
);
