/** Which language model reads what somebody asks, as he is told before his first message: `GET /api/chat/notice`. */
export interface ModelNotice {
  /** Null: none does; our own engine answers alone. */
  model: string | null;
  /** Where it stands, where somebody of his house connected it; null for Umbral's own. */
  server: string | null;
}
