/**
 * The reason why a language model gave no answer. `message` is Spanish: the person who connected it reads it in their
 * settings.
 */
export class ModelFailure extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "ModelFailure";
  }
}
