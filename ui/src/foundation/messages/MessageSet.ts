import type { FormatParts } from './formatPlain.ts'
import type { FormattedMessage, MessageParameters } from './MessageValues.ts'

export type MessageStrings = Readonly<Record<string, string>>

/** The messages of one view, or of the shell. */
export interface MessageSet<Messages extends MessageStrings = MessageStrings> {
  /** Name of the set in each language (`app/languages/Language.ts`). */
  readonly name: string
  /** Loaded with the code that uses it, because it is the fallback of every other language. */
  readonly english: Messages
  readonly createFormatter: (locale: string) => FormatParts
}

/** Formats one message of a set. Its type holds which values the message needs. */
export type FormatMessage<Messages extends MessageStrings> = <Key extends keyof Messages & string>(
  key: Key,
  ...parameters: MessageParameters<Messages[Key]>
) => FormattedMessage<Messages[Key]>
