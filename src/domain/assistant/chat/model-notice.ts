/**
 * The language model that reads a person's questions, as they are told before their first message: `GET
 * /api/chat/notice`.
 */
export interface ModelNotice {
  /** Null: none does; our own engine answers alone. */
  model: string | null;
  /** The model's server, where somebody of their agency connected it; null for Umbral's own. */
  server: string | null;
}
