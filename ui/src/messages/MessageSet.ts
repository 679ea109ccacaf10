import type { Language } from '../languages/Language.ts'
import type { FormatParts } from './formatPlain.ts'
import type { FormattedMessage, MessageParameters } from './MessageValues.ts'

export type MessageTexts = Readonly<Record<string, string>>

/** The messages of one view, or of the shell. */
export interface MessageSet<Texts extends MessageTexts = MessageTexts> {
  /** Name of the set in each language. */
  readonly name: keyof Language
  /** Loaded with the code that uses it, because it is the fallback of every other language. */
  readonly english: Texts
  readonly createFormatter: (locale: string) => FormatParts
}

/** Formats one message of a set. Its type holds which values the message needs. */
export type FormatMessage<Texts extends MessageTexts> = <Key extends keyof Texts & string>(
  key: Key,
  ...parameters: MessageParameters<Texts[Key]>
) => FormattedMessage<Texts[Key]>
