/**
 * The language model that reads a person's questions, as the notice before their first message names it: `GET
 * /api/chat/notice`.
 */
export interface ModelNotice {
  /** Null: none does; our own engine answers alone. */
  model: string | null;
  /** The model's server, where somebody of their agency connected it; null for Umbral's own. */
  server: string | null;
}
