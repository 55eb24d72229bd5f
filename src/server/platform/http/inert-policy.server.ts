/** The content security policy of what is no page: a file that somebody uploaded runs nothing, wherever it is opened. */
export const INERT_POLICY = "default-src 'none'; sandbox";
