/** Where everybody reads the files of projects that their people have opened. */
export const PUBLIC_FILES = "/medios";

/** Path of such a file by its public id. */
export const publicFileAddress = (publicId: string): string => `${PUBLIC_FILES}/${publicId}`;
