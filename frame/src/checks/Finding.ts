/** A result of `frame --check`. */
export interface Finding {
  readonly subject: Subject
  /** `problem`: something will not work. `warning`: it works, but not as in production. */
  readonly level: 'ok' | 'warning' | 'problem'
  readonly text: string
  /** Next step of the operator; of warnings and problems. */
  readonly remedy?: string
}

export type Subject =
  | 'origins'
  | 'tls'
  | 'page'
  | 'cookies'
  | 'keeper'
  | 'clock'
  | 'mail'
  | 'database'
  | 'files'

export const ok = (subject: Subject, text: string): Finding => ({ subject, level: 'ok', text })

export const warning = (subject: Subject, text: string, remedy: string): Finding => ({
  subject,
  level: 'warning',
  text,
  remedy,
})

export const problem = (subject: Subject, text: string, remedy: string): Finding => ({
  subject,
  level: 'problem',
  text,
  remedy,
})
