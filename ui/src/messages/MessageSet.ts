import type { FormatParts } from './formatPlain.ts'
import type { FormattedMessage, MessageParameters } from './MessageValues.ts'

/** Locales besides English, as BCP 47 tags. One that is added here has to be in every set. */
export type Locale = never

export type MessageTexts = Readonly<Record<string, string>>

/** All messages of a set in another locale. A missing one does not compile. */
export type Translation<Texts extends MessageTexts> = { readonly [Key in keyof Texts]: string }

type LoadTranslation<Texts extends MessageTexts> = () => Promise<{ readonly messages: Translation<Texts> }>

export type Translations<Texts extends MessageTexts> = Readonly<
  Record<Locale, LoadTranslation<Texts>> & Record<string, LoadTranslation<Texts>>
>

/** Messages that are loaded together: those of one view, or of the shell. */
export interface MessageSet<Texts extends MessageTexts = MessageTexts> {
  /** Loaded with the code that uses it, because it is the fallback of every other locale. */
  readonly english: Texts
  readonly translations: Translations<Texts>
  readonly createFormatter: (locale: string) => FormatParts
}

/** Formats one message of a set. Its type holds which values the message needs. */
export type FormatMessage<Texts extends MessageTexts> = <Key extends keyof Texts & string>(
  key: Key,
  ...parameters: MessageParameters<Texts[Key]>
) => FormattedMessage<Texts[Key]>
