import { answerQuestions } from "../../../platform/jobs/answer-questions.server.ts";
import { findSeals } from "./read-seal.server.ts";
import type { SealsAsked } from "./read-seal-apart.server.ts";

/** The thread in which the signatures of files are read. */
answerQuestions(({ bytes, certificate }: SealsAsked) =>
  findSeals(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), certificate),
);
