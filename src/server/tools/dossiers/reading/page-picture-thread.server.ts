import { answerQuestions } from "../../../platform/jobs/answer-questions.server.ts";
import { drawnPage } from "./drawn-page.server.ts";

/** The thread in which pages of strangers' files are drawn, so that none of them holds a request up. */
answerQuestions(drawnPage);
