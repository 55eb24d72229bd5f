import { readContactFile } from "#domain/crm/contacts/read-contact-file.ts";
import { answerQuestions } from "../../platform/jobs/answer-questions.server.ts";

/** The thread in which files of contacts are read. Started by `readContactFileApart`. */
answerQuestions(readContactFile);
