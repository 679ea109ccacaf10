import type { ImportedName, ModuleAddress } from '../fragment/importedName.ts'

/** The imports of one file: local names without clashes, and the statements. */
export interface ImportTable {
  localName(name: ImportedName): string
  statements(): readonly string[]
}

interface Binding {
  readonly name: ImportedName
  readonly local: string
  typeOnly: boolean
}

/**
 * @param file Path of the importing file inside the service's folder, without extension.
 * @param names Everything the file uses.
 * @param declared Names that the file declares itself; an import of the same name is renamed.
 */
export function createImportTable(
  file: string,
  names: Iterable<ImportedName>,
  declared: ReadonlySet<string>,
): ImportTable {
  const bindings = new Map<string, Binding>()
  const taken = new Set(declared)
  const all = [...names].sort((a, b) => compare(sortKey(file, a), sortKey(file, b)))
  for (const name of all) {
    if (isOwn(file, name)) continue
    const key = keyOf(file, name)
    const known = bindings.get(key)
    if (known !== undefined) {
      known.typeOnly &&= name.typeOnly
      continue
    }
    let local = name.name
    for (let number = 2; taken.has(local); number++) local = `${name.name}${number}`
    taken.add(local)
    bindings.set(key, { name, local, typeOnly: name.typeOnly })
  }
  return {
    localName: (name) => bindings.get(keyOf(file, name))?.local ?? name.name,
    statements: () => importStatements(file, [...bindings.values()]),
  }
}

function importStatements(file: string, bindings: readonly Binding[]): string[] {
  const statements: string[] = []
  const byModule = new Map<string, Binding[]>()
  for (const binding of bindings) {
    const specifier = specifierOf(file, binding.name.module)
    const { form } = binding.name
    const type = binding.typeOnly ? 'type ' : ''
    if (form === 'namespace') statements.push(`import ${type}* as ${binding.local} from '${specifier}'`)
    else if (form === 'default') statements.push(`import ${type}${binding.local} from '${specifier}'`)
    else {
      const group = byModule.get(specifier)
      if (group === undefined) byModule.set(specifier, [binding])
      else group.push(binding)
    }
  }
  for (const [specifier, group] of byModule) {
    const allTypes = group.every(({ typeOnly }) => typeOnly)
    const inner = group
      .map(({ name, local, typeOnly }) => {
        const text = local === name.name ? local : `${name.name} as ${local}`
        return typeOnly && !allTypes ? `type ${text}` : text
      })
      .join(', ')
    statements.push(`import ${allTypes ? 'type ' : ''}{ ${inner} } from '${specifier}'`)
  }
  return statements.sort((a, b) => compare(fromOf(a), fromOf(b)) || compare(a, b))
}

/** Packages first, then upwards, then beside. */
function fromOf(statement: string): string {
  const specifier = statement.slice(statement.lastIndexOf(" from '") + 7)
  return `${specifier.startsWith('..') ? 1 : specifier.startsWith('.') ? 2 : 0} ${specifier}`
}

function specifierOf(file: string, module: ModuleAddress): string {
  if (module.kind === 'package') return module.specifier
  const depth = file.split('/').length - 1
  if (module.kind === 'runtime') return `${'../'.repeat(depth + 1)}runtime/${module.path}.ts`
  const own = file.split('/')
  const target = module.path.split('/')
  let shared = 0
  while (shared < own.length - 1 && shared < target.length - 1 && own[shared] === target[shared]) shared++
  const up = own.length - 1 - shared
  return `${up === 0 ? './' : '../'.repeat(up)}${target.slice(shared).join('/')}.ts`
}

function isOwn(file: string, { module }: ImportedName): boolean {
  return module.kind === 'service' && module.path === file
}

function keyOf(file: string, name: ImportedName): string {
  return `${specifierOf(file, name.module)} ${name.form} ${name.name}`
}

function sortKey(file: string, name: ImportedName): string {
  return keyOf(file, name)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
