/** Result of a check. */
export interface Finding {
  /** Stable name, for `--json` and scripts, e.g. `versions/peer`. */
  readonly id: string
  /** `error`: something does not work, and the exit code is 1. `note`: a fact, or what could not be checked. */
  readonly level: 'ok' | 'note' | 'warning' | 'error'
  readonly text: string
  /** Next step of its reader. */
  readonly remedy?: string
}
