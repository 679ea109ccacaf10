import { applyEdits, type FormattingOptions, type JSONPath, modify, parse } from 'jsonc-parser'
import { raiseRange } from './raiseRange.ts'

const groups = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const

/** Changes to a package.json that leave the formatting of everything else. */
export interface PackageEdits {
  readonly text: string
  /** Names in all groups of dependencies. */
  readonly names: readonly string[]
  /** The range of a dependency; undefined where it is none. */
  range(name: string): string | undefined
  /** Adds a dependency. No-op where it exists. */
  add(name: string, range: string, group?: (typeof groups)[number]): void
  /** Adds a script. No-op where one has its name. */
  addScript(name: string, command: string): void
  /** Raises the range of a dependency, and of an override of it, to a minimum. No-op where it is none. */
  raise(name: string, minimum: string): void
  /** Removes it from every group and from the overrides. */
  remove(name: string): void
}

/** @throws {SyntaxError} when the text is not a JSON object */
export function createPackageEdits(original: string): PackageEdits {
  let text = original
  const read = () => {
    const manifest = parse(text)
    if (typeof manifest !== 'object' || manifest === null) throw new SyntaxError('package.json is no object.')
    return manifest
  }
  read()
  const formattingOptions = formattingOf(original)
  const set = (path: JSONPath, value: unknown, place = placeOf(path)) => {
    text = applyEdits(
      text,
      modify(text, path, value, {
        formattingOptions,
        getInsertionIndex: (names) => place(names),
      }),
    )
  }
  return {
    get text() {
      return text
    },
    get names() {
      const manifest = read()
      return [...new Set(groups.flatMap((group) => Object.keys(manifest[group] ?? {})))]
    },
    range(name) {
      const manifest = read()
      return groups.map((group) => manifest[group]?.[name]).find((range) => range !== undefined)
    },
    add(name, range, to = 'dependencies') {
      const manifest = read()
      if (!groups.some((group) => manifest[group]?.[name] !== undefined)) set([to, name], range)
    },
    addScript(name, command) {
      if (read().scripts?.[name] === undefined) set(['scripts', name], command, (names) => names.length)
    },
    raise(name, minimum) {
      const manifest = read()
      for (const group of [...groups, 'overrides', 'resolutions'] as const) {
        const range = manifest[group]?.[name]
        if (typeof range !== 'string') continue
        const raised = raiseRange(range, minimum)
        if (raised !== range) set([group, name], raised)
      }
    },
    remove(name) {
      for (const group of [...groups, 'overrides', 'resolutions'])
        if (read()[group]?.[name] !== undefined) set([group, name], undefined)
    },
  }
}

/** The place of a dependency among the others, as npm writes them. */
function placeOf(path: JSONPath): (names: readonly string[]) => number {
  return (names) => {
    const index = names.findIndex((name) => name > String(path.at(-1)))
    return index < 0 ? names.length : index
  }
}

function formattingOf(text: string): FormattingOptions {
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  '
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
}
