let last: Promise<unknown> = Promise.resolve();

/**
 * One large picture at a time: they are unpacked in the process that answers requests, whose few threads also read files for everybody else.
 *
 * @returns what is made, once all that were asked for before have ended
 */
export function afterOthers<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = last.then(make);
  // The next one does not depend on how this one ended.
  last = made.catch(() => undefined);
  return made;
}
