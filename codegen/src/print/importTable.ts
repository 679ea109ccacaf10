import type { ImportedName, ModuleAddress } from '../fragment/importedName.ts'

/** The imports of one file: local names without clashes, and the statements. */
export interface ImportTable {
  /** Local name of an import, which is added to the file. */
  localName(name: ImportedName): string
  /** `export { name } from …` for a name that the file itself does not use. */
  reExport(name: ImportedName): string
  statements(): readonly string[]
  /** Files among the imports, of the run-time folder or of the same service. */
  paths(kind: 'runtime' | 'service'): readonly string[]
}

interface Binding {
  readonly name: ImportedName
  readonly local: string
  typeOnly: boolean
}

/** Names that generated functions give their parameters: an import of that name would be hidden by them. */
const parameterNames = [
  'app',
  'client',
  'code',
  'error',
  'handler',
  'handlers',
  'options',
  'page',
  'parameters',
  'post',
  'provider',
  'random',
  'signal',
  'status',
  'variables',
]

/**
 * @param file Path of the importing file inside the service's folder, without extension.
 * @param declared Names that the file declares itself; an import of the same name is renamed.
 * @param extension Ending of import paths: `.js`, `.ts`, or nothing.
 */
export function createImportTable(file: string, declared: Iterable<string>, extension: string): ImportTable {
  const bindings = new Map<string, Binding>()
  const taken = new Set([...parameterNames, ...declared])
  const specifierOf = createSpecifiers(file, extension)

  function localName(name: ImportedName): string {
    const { module } = name
    if (module.kind === 'service' && module.path === file) return name.name
    const known = bindings.get(name.key)
    if (known !== undefined) {
      known.typeOnly &&= name.typeOnly
      return known.local
    }
    let local = name.name
    for (let number = 2; taken.has(local); number++) local = `${name.name}${number}`
    taken.add(local)
    bindings.set(name.key, { name, local, typeOnly: name.typeOnly })
    return local
  }

  const reExported: ImportedName[] = []

  return {
    localName,
    reExport(name) {
      reExported.push(name)
      return `export ${name.typeOnly ? 'type ' : ''}{ ${name.name} } from '${specifierOf(name.module)}'`
    },
    statements: () => importStatements(bindings.values(), specifierOf),
    paths(kind) {
      const paths = new Set<string>()
      for (const { name } of bindings.values()) if (name.module.kind === kind) paths.add(name.module.path)
      for (const { module } of reExported) if (module.kind === kind) paths.add(module.path)
      return [...paths].sort()
    },
  }
}

function importStatements(
  bindings: Iterable<Binding>,
  specifierOf: (module: ModuleAddress) => string,
): string[] {
  const statements: { readonly specifier: string; readonly text: string }[] = []
  const byModule = new Map<string, Binding[]>()
  for (const binding of bindings) {
    const specifier = specifierOf(binding.name.module)
    const { form } = binding.name
    const type = binding.typeOnly ? 'type ' : ''
    if (form === 'namespace')
      statements.push({ specifier, text: `import ${type}* as ${binding.local} from '${specifier}'` })
    else if (form === 'default')
      statements.push({ specifier, text: `import ${type}${binding.local} from '${specifier}'` })
    else {
      const group = byModule.get(specifier)
      if (group === undefined) byModule.set(specifier, [binding])
      else group.push(binding)
    }
  }
  for (const [specifier, group] of byModule) {
    const allTypes = group.every(({ typeOnly }) => typeOnly)
    const inner = group
      .sort((a, b) => compare(a.name.name, b.name.name))
      .map(({ name, local, typeOnly }) => {
        const text = local === name.name ? local : `${name.name} as ${local}`
        return typeOnly && !allTypes ? `type ${text}` : text
      })
      .join(', ')
    statements.push({ specifier, text: `import ${allTypes ? 'type ' : ''}{ ${inner} } from '${specifier}'` })
  }
  return statements
    .sort(
      (a, b) =>
        distance(a.specifier) - distance(b.specifier) ||
        compare(a.specifier, b.specifier) ||
        compare(a.text, b.text),
    )
    .map(({ text }) => text)
}

/** Packages first, then upwards, then beside. */
function distance(specifier: string): number {
  return specifier.startsWith('..') ? 1 : specifier.startsWith('.') ? 2 : 0
}

/** Module paths as written in one file. A file imports many names of few files, so each is worked out once. */
function createSpecifiers(file: string, extension: string): (module: ModuleAddress) => string {
  const own = file.split('/')
  const toRuntime = `${'../'.repeat(own.length)}runtime/`
  const known = new Map<string, string>()

  function fromHere(path: string): string {
    const target = path.split('/')
    let shared = 0
    while (shared < own.length - 1 && shared < target.length - 1 && own[shared] === target[shared]) shared++
    const up = own.length - 1 - shared
    return `${up === 0 ? './' : '../'.repeat(up)}${target.slice(shared).join('/')}${extension}`
  }

  return (module) => {
    if (module.kind === 'package') return module.specifier
    if (module.kind === 'runtime') return `${toRuntime}${module.path}${extension}`
    let specifier = known.get(module.path)
    if (specifier === undefined) {
      specifier = fromHere(module.path)
      known.set(module.path, specifier)
    }
    return specifier
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
