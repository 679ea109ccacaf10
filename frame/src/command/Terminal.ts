/** The surroundings of the command. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Results and the log. */
  print(line: string): void
  /** Mistakes, and mails without a mail server. */
  printError(line: string): void
  /** Whether a person reads what is printed. */
  readonly isInteractive: boolean
}
