import { type Cursor, childCursors } from '../../load/cursor.ts'
import { kebabCase } from '../../names/kebabCase.ts'
import { followReference } from '../followReference.ts'
import type { HttpContext } from './httpContext.ts'
import type { IncomingDraft } from './operationDraft.ts'
import { normalisePathItem } from './pathItem.ts'

/** `webhooks` → requests that the service sends on its own. */
export function normaliseWebhooks(context: HttpContext, webhooks: Cursor): IncomingDraft[] {
  return childCursors(webhooks).flatMap((item) =>
    normalisePathItem(context, item, { direction: 'incoming', path: receiverPath(item.key) }).map(
      (operation): IncomingDraft => ({
        operation,
        origin: { kind: 'webhook', event: item.key },
        causedBy: [],
      }),
    ),
  )
}

/**
 * The callbacks that operations were found to have, and those of callbacks in turn. A callback that several operations
 * refer to is one.
 */
export function normaliseCallbacks(context: HttpContext): IncomingDraft[] {
  const drafts: IncomingDraft[] = []
  const known = new Map<string, readonly IncomingDraft[]>()
  // The list grows while it is read.
  for (const { cursor, of } of context.callbacks) {
    for (const entry of childCursors(cursor)) {
      const target = followReference(context, entry)
      if (target === undefined) continue
      const address = `${target.file}#${target.pointer}`
      const seen = known.get(address)
      const read = seen ?? normaliseCallback(context, entry.key, target)
      if (seen === undefined) {
        known.set(address, read)
        drafts.push(...read)
      }
      for (const draft of read) draft.causedBy.push(of)
    }
  }
  return drafts
}

function normaliseCallback(context: HttpContext, event: string, cursor: Cursor): IncomingDraft[] {
  const addresses = childCursors(cursor).filter(({ key }) => !key.startsWith('x-'))
  return addresses.flatMap((item) =>
    normalisePathItem(context, item, { direction: 'incoming', path: receiverPath(event) }).map(
      (operation): IncomingDraft => ({
        operation,
        origin: { kind: 'callback', event, expression: item.key },
        causedBy: [],
      }),
    ),
  )
}

/** Path of a receiver, derived from its name: the contract does not define it. */
function receiverPath(event: string): string {
  return `/${kebabCase(event)}`
}
