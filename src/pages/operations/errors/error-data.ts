import type { ErrorChoices, errorDetail, errorList } from "#server/operations/errors/error-lists.server.ts";

export type ErrorListData = Awaited<ReturnType<typeof errorList>> & { chosen: ErrorChoices };
export type ErrorGroupData = ErrorListData["groups"][number];
export type ErrorDetailData = NonNullable<Awaited<ReturnType<typeof errorDetail>>>;
