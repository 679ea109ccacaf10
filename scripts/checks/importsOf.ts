import { parseSync, Visitor } from 'vite'

export interface Import {
  /** As it is written; undefined where it is computed when the program runs. */
  readonly specifier: string | undefined
  /** Counted from 1. */
  readonly line: number
}

/**
 * Every module that a source file asks for: imports, re-exports, `import()`, types through `import('…')`.
 *
 * @param path decides the language by its ending
 */
export function importsOf(path: string, source: string): readonly Import[] {
  const { module, program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`)
  const found: { specifier: string | undefined; start: number }[] = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
  ].map(({ value, start }) => ({ specifier: value, start }))
  new Visitor({
    ImportExpression: ({ source, start }) => {
      found.push({ specifier: literal(source), start })
    },
    TSImportType: ({ source, start }) => {
      found.push({ specifier: literal(source), start })
    },
  }).visit(program)
  const seen = new Map(found.map((item) => [`${item.start} ${item.specifier}`, item]))
  return [...seen.values()]
    .sort((a, b) => a.start - b.start)
    .map(({ specifier, start }) => ({ specifier, line: source.slice(0, start).split('\n').length }))
}

function literal(node: { readonly type: string; readonly value?: unknown }): string | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}
