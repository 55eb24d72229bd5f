/** Works of pictures that people keep and go on with: a furnished photo, a video of photos, a promotional video. */
export const PROJECT_KINDS = ["staging", "photo-video", "promo-video"] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];

/** The part that a file plays in a project: brought by a person, or made by the project. */
export const PROJECT_FILE_ROLES = ["source", "result", "cover", "captions", "proof", "voice"] as const;
export type ProjectFileRole = (typeof PROJECT_FILE_ROLES)[number];
