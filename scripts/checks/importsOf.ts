import { parseSync, Visitor } from 'vite'

export interface Import {
  /** As written; undefined for a computed specifier. */
  readonly specifier: string | undefined
  /** Whether the compiler erases it: `import type`, `export type … from`, `import('…')` as a type. */
  readonly isTypeOnly: boolean
  /** Whether it is an `import()`. */
  readonly isOnDemand: boolean
  /** Counted from 1. */
  readonly line: number
}

/**
 * Every import of a source file: imports, re-exports, `import()`, `import('…')` types.
 *
 * @param path determines the language by its extension
 */
export function importsOf(path: string, source: string): readonly Import[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`)
  const found: Import[] = []
  const add = (node: StringNode, isTypeOnly: boolean, isOnDemand = false) =>
    found.push({
      specifier: typeof node.value === 'string' ? node.value : undefined,
      isTypeOnly,
      isOnDemand,
      line: source.slice(0, node.start).split('\n').length,
    })
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, importKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => source && add(source, exportKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    ImportExpression: ({ source }) => add(source, false, true),
    TSImportType: ({ source }) => add(source, true),
  }).visit(program)
  return found.sort((a, b) => a.line - b.line)
}

/** The node that names the module; its value is a string unless it is computed. */
interface StringNode {
  readonly start: number
  readonly value?: unknown
}
