/**
 * The numbers of PostgreSQL's advisory locks that processes of this product take turns with. They stand in one place because two
 * with the same number would wait for each other without a reason.
 */
export const ADVISORY_LOCKS = {
  /** Whoever runs the pending migrations. */
  migration: 781_204_553,
  /** Whoever changes who is an administrator. */
  administrators: 781_204_554,
  /** Whoever forgets expired rows of accounts. */
  forgetExpired: 781_204_555,
  /** Whoever forgets what is older than its period. */
  forgetOld: 781_204_557,
  /** Whoever started the embedded server, for as long as they live. */
  embeddedOwner: 781_204_558,
  /** Whoever makes the hourly backups, for as long as they live. */
  backupKeeper: 781_204_559,
  /** Whoever writes a backup or removes old ones. */
  backupWriting: 781_204_560,
} as const;
