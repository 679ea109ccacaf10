import { nearest } from '../../diagnostics/nearest.ts'
import { type Cursor, childCursors } from '../../load/cursor.ts'
import { isJsonObject } from '../../model/json.ts'
import type { Operation } from '../../model/operation.ts'
import type { HttpContext } from './httpContext.ts'

/** Security that operations without their own inherit from the document; read once. */
export function readDocumentSecurity(context: HttpContext): Operation['security'] {
  context.documentSecurity ??= readSecurity(context, context.security)
  return context.documentSecurity
}

/** `security` of an operation or of the document: alternatives, each with the schemes that hold together. */
export function readSecurity(context: HttpContext, cursor: Cursor | undefined): Operation['security'] {
  if (cursor === undefined) return []
  if (!Array.isArray(cursor.value)) {
    context.report.mistake(cursor, `'security' must be an array.`, 'Write - name: [] for each alternative.')
    return []
  }
  return childCursors(cursor).flatMap((alternative) => {
    if (!isJsonObject(alternative.value)) {
      const { value } = alternative
      context.report.mistake(
        alternative,
        'A security requirement must be an object with names of security schemes.',
        `Write - ${typeof value === 'string' ? value : 'name'}: [].`,
      )
      return []
    }
    const schemes = childCursors(alternative).filter((scheme) => isKnown(context, scheme))
    return [Object.fromEntries(schemes.map((scheme) => [scheme.key, readScopes(context, scheme)]))]
  })
}

function readScopes({ report }: HttpContext, scheme: Cursor): string[] {
  if (!Array.isArray(scheme.value)) {
    report.mistake(scheme, 'Scopes must be an array.', `Write ${scheme.key}: [read], or [] for none.`)
  }
  return childCursors(scheme).map(({ value }) => String(value))
}

/** Comparing with more names, operation by operation, would take too long. */
const mostGuessed = 1_000

function isKnown({ report, schemeNames }: HttpContext, scheme: Cursor): boolean {
  if (schemeNames.has(scheme.key)) return true
  const meant = schemeNames.size > mostGuessed ? undefined : nearest(scheme.key, schemeNames)
  report.mistakenKey(
    scheme,
    `Unknown security scheme '${scheme.key}'.`,
    meant === undefined ? `Define it under 'components.securitySchemes'.` : `Did you mean '${meant}'?`,
  )
  return false
}
