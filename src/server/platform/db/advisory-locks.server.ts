/**
 * The numbers of PostgreSQL's advisory locks that processes of this product take turns with. They are listed in one
 * place because two with the same number would wait for each other without a reason.
 */
export const ADVISORY_LOCKS = {
  /** Held while pending migrations run. */
  migration: 781_204_553,
  /** Held while the list of administrators changes. */
  administrators: 781_204_554,
  /** Held while expired rows of accounts are forgotten. */
  forgetExpired: 781_204_555,
  /** Held while rows beyond their retention period are forgotten. */
  forgetOld: 781_204_557,
  /** Held by the process that started the embedded server, as long as it lives. */
  embeddedOwner: 781_204_558,
  /** Held by the process that makes the hourly backups, as long as it lives. */
  backupKeeper: 781_204_559,
  /** Held while a backup is written or old ones are removed. */
  backupWriting: 781_204_560,
  /** Held while the newest backup is put into a scratch database and compared. */
  backupChecking: 781_204_563,
} as const;
