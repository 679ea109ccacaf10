import { formatPlain } from './formatPlain.ts'
import type { MessageSet, MessageTexts } from './MessageSet.ts'

/**
 * A set of messages with arguments and tags only. For the shell and the first view: the ICU parser would add
 * a seventh to what is loaded before them. A set that needs a plural or a select is an `icuMessages` set.
 */
export function plainMessages<const Texts extends MessageTexts>(
  name: MessageSet['name'],
  english: Texts,
): MessageSet<Texts> {
  return { name, english, createFormatter: () => formatPlain }
}
