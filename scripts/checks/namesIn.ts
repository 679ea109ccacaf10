import { parseSync, Visitor } from 'vite'

export interface Name {
  readonly text: string
  /**
   * `key`: a property key, quoted or not. `string`: a literal, a literal type, a part of a template; not the
   * specifier of an import. `identifier`: all other names.
   */
  readonly kind: 'string' | 'key' | 'identifier'
  /** Name of the property that has the string as its value, if any. */
  readonly property?: string | undefined
  /** Counted from 1. */
  readonly line: number
}

/** Every name in a source file: strings, property keys, identifiers. Comments are ignored. */
export function namesIn(path: string, source: string): readonly Name[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`)
  const found = new Map<number, Omit<Name, 'line'>>()
  const modules = new Set<number>()
  const keys = new Set<number>()
  const owners = new Map<number, string>()
  const addKey = (key: NamedNode, isComputed: boolean) => {
    if (!isComputed) keys.add(key.start)
  }
  const addModule = (node: NamedNode | null) => node && modules.add(node.start)

  new Visitor({
    ImportDeclaration: ({ source }) => addModule(source),
    ExportNamedDeclaration: ({ source }) => addModule(source),
    ExportAllDeclaration: ({ source }) => addModule(source),
    ImportExpression: ({ source }) => addModule(source),
    TSImportType: ({ source }) => addModule(source),
    Property({ key, computed, shorthand, value }) {
      if (!shorthand) addKey(key, computed)
      owners.set(value.start, nameOf(key))
    },
    TSPropertySignature: ({ key, computed }) => addKey(key, computed),
    TSMethodSignature: ({ key, computed }) => addKey(key, computed),
    Identifier: ({ start, name }) => found.set(start, { text: name, kind: 'identifier' }),
    Literal({ start, value }) {
      if (typeof value === 'string') found.set(start, { text: value, kind: 'string' })
    },
    TemplateElement({ start, value }) {
      found.set(start, { text: value.cooked ?? value.raw, kind: 'string' })
    },
  }).visit(program)

  return [...found]
    .filter(([start]) => !modules.has(start))
    .sort(([a], [b]) => a - b)
    .map(([start, { text, kind }]) => ({
      text,
      kind: keys.has(start) ? 'key' : kind,
      ...(owners.has(start) && { property: owners.get(start) }),
      line: source.slice(0, start).split('\n').length,
    }))
}

interface NamedNode {
  readonly start: number
  readonly name?: unknown
  readonly value?: unknown
}

function nameOf({ name, value }: NamedNode): string {
  return String(name ?? value ?? '')
}
