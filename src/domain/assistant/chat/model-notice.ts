/**
 * Which language model reads what somebody asks, as they are told before their first message: `GET /api/chat/notice`.
 */
export interface ModelNotice {
  /** Null: none does; our own engine answers alone. */
  model: string | null;
  /** Where it stands, where somebody of their house connected it; null for Umbral's own. */
  server: string | null;
}
