import { formatPlain } from './formatPlain.ts'
import type { MessageSet, MessageStrings } from './MessageSet.ts'

/**
 * A set of messages with arguments and tags only. For the shell and the first view: the ICU parser would add
 * a seventh to what is loaded before them. A set that needs a plural or a select is an `icuMessages` set.
 */
export function plainMessages<const Messages extends MessageStrings>(
  name: MessageSet['name'],
  english: Messages,
): MessageSet<Messages> {
  return { name, english, createFormatter: () => formatPlain }
}
