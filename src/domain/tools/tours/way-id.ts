/**
 * The id of a link that is calculated: the same way gets the same id, so a mend that is done twice finds its link there already. A hash of both
 * ids, 64 bits as two FNV-1a with different beginnings, so that long ids with one beginning do not meet.
 */
export const wayId = (from: string, to: string): string => `v-${hash(`${from}\n${to}`)}`;

/** An id of at most 40 letters for a longer one; shorter ones stay. */
export const shortId = (id: string): string => (id.length <= 40 ? id : `${id.slice(0, 23)}-${hash(id)}`);

function hash(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x9747b28c;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ (code + at), 0x01000193);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
