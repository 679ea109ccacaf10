import { type Cursor, childCursor, childCursors } from '../../load/cursor.ts'
import type { HttpContext } from './httpContext.ts'
import { normaliseBody } from './normaliseBody.ts'
import { normaliseParameter } from './normaliseParameter.ts'
import { normaliseReply, readHeader } from './normaliseReplies.ts'
import { normalisePathItem } from './pathItem.ts'

/**
 * Reads the components of a document that has no operation which could refer to them, so that their mistakes are
 * reported. Schemas are read anyway.
 */
export function checkComponents(context: HttpContext, components: Cursor) {
  const readers: Readonly<Record<string, (component: Cursor) => unknown>> = {
    parameters: (component) => normaliseParameter(context, component),
    requestBodies: (component) => normaliseBody(context, component),
    responses: (component) => normaliseReply(context, component, 'default'),
    headers: (component) => readHeader(context, component),
    pathItems: (component) =>
      normalisePathItem(context, component, { direction: 'incoming', path: component.key }),
  }
  for (const [section, read] of Object.entries(readers)) {
    const entries = childCursor(components, section)
    for (const component of entries === undefined ? [] : childCursors(entries)) {
      if (!component.key.startsWith('x-')) read(component)
    }
  }
}
