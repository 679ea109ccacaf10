import type { Code, CodePart } from '../../fragment/code.ts'

/** A union type with one member on a line. */
export function unionLines([first, ...rest]: readonly [Code, ...(readonly Code[])]): Code {
  const newline: CodePart = { kind: 'layout', does: 'newline' }
  const others = rest.flatMap((member): CodePart[] => [newline, '| ', member])
  return {
    kind: 'code',
    parts: [first, { kind: 'layout', does: 'indent' }, ...others, { kind: 'layout', does: 'outdent' }],
  }
}
