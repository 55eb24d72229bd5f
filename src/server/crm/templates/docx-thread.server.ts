import { answerQuestions } from "../../platform/jobs/answer-questions.server.ts";
import { readDocx } from "./read-docx.server.ts";

/** The thread in which Word files are read. */
answerQuestions(readDocx);
