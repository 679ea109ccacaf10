import { nearest } from '../../diagnostics/nearest.ts'
import type { Cursor } from '../../load/cursor.ts'
import type { Parameter } from '../../model/operation.ts'
import type { HttpContext } from './httpContext.ts'

/**
 * A path with plain names as placeholders: gateways and frameworks write `{proxy+}`, `{name=projects/*}`, `{*path}`,
 * `{id:int}` for a parameter of that name.
 */
export function plainPath(
  { report }: HttpContext,
  cursor: Cursor,
  path: string,
  parameters: readonly Parameter[],
): string {
  if (!/\{[^{}]*[^\w{}.-][^{}]*\}/.test(path)) return path
  const names = new Set(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name))
  return path.replace(/\{([^{}]+)\}/g, (hole, inner: string) => {
    const [, name] = /^[+*]*([\w.-]+)(?:[+*?]+|[=:].*)?$/.exec(inner) ?? []
    if (name === undefined || names.has(inner) || !names.has(name)) return hole
    report.habit(
      cursor,
      `${hole} in the path is read as {${name}}; slashes in its value are escaped.`,
      `Write {${name}}.`,
    )
    return `{${name}}`
  })
}

/** Every `{placeholder}` of the path has a parameter, and vice versa. */
export function checkPath(
  context: HttpContext,
  cursor: Cursor,
  path: string,
  parameters: readonly Parameter[],
) {
  const shown = path.length > 200 ? `${path.slice(0, 200)}…` : path
  const holes = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]))
  for (const parameter of parameters) {
    if (parameter.in !== 'path' || holes.delete(parameter.name)) continue
    context.report.mistake(
      parameter.place,
      `The path ${shown} has no placeholder {${parameter.name}}.`,
      holeHint(parameter.name, path, holes),
    )
  }
  const [first, ...others] = holes
  if (first === undefined) return
  const more = others.length === 0 ? '' : ` and ${others.length} other${others.length > 1 ? 's' : ''}`
  context.report.mistake(
    cursor,
    `Missing path parameter {${first}}${more} of ${shown}.`,
    `Add one: { name: ${first}, in: path, required: true, schema: … }.`,
  )
}

/** Hint where the path and the parameter probably mean the same. */
function holeHint(name: string, path: string, holes: ReadonlySet<string | undefined>): string {
  if (/^\{.*\}$/.test(name)) return 'Leave the braces out of the name.'
  const segment = path.split('/').find((part) => part === `:${name}` || part === `<${name}>`)
  if (segment !== undefined) return `Write {${name}} instead of ${segment} in the path.`
  const meant = nearest(
    name,
    [...holes].filter((hole) => hole !== undefined),
  )
  return meant === undefined
    ? 'Correct the name in the path or in the parameter.'
    : `Did you mean '${meant}'? The path has that.`
}
