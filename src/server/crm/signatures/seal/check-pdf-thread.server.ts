import { answerQuestions } from "../../../platform/jobs/answer-questions.server.ts";
import { checkPdf } from "./check-pdf.server.ts";

/** The thread in which uploaded PDFs are read. */
answerQuestions(checkPdf);
