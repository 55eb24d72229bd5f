import { answerQuestions } from "../../platform/jobs/answer-questions.server.ts";
import { readMail } from "./read-mail.server.ts";

/** The thread in which mails are read. Started by `readMailApart`. */
answerQuestions(readMail);
