import { readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { type InputOptions, type Plugin, rolldown } from 'rolldown'
import { adaptPackages } from './adaptPackages.ts'
import { assignFiles, type ModuleImports, usersOfCopies } from './assignFiles.ts'
import type { BundlePlan } from './BundlePlan.ts'
import { containedLicenses } from './containedLicenses.ts'
import { doorName } from './doorName.ts'
import { hostsReact, react } from './hostsReact.ts'
import { packageEntries } from './packageEntries.ts'
import { publishedMap } from './publishedMap.ts'
import { replaceFiles } from './replaceFiles.ts'
import { unportableCode } from './unportableCode.ts'

/**
 * Bundles a package from its sources, as it is published: entries below `dist/bundle`, shared and on-demand code below
 * `dist/chunks`. A host's bundler splits modules by the sets of entries that reach them; of a module per source file it
 * makes dozens of files for the modal, of merged ones a few.
 *
 * Types are those of the compiler.
 *
 * @param root of the repository
 * @param folder of the package
 * @throws Error on a warning of the bundler, and for code that another bundler would refuse
 */
export async function bundlePackage(root: string, folder: string, plan: BundlePlan): Promise<void> {
  const sources = join(root, folder, plan.sources)
  const toPath = (id: string) =>
    relative(sources, id)
      .split(sep)
      .join('/')
      .replace(/\.tsx?(?=$|\?)/, '')
  const input = packageEntries(join(root, folder), plan.sources)
  const graph = new Map<string, ModuleImports>()
  const ofClients = new Set<string>()
  const options: InputOptions = {
    input,
    external: (id, importer) => isExternal(plan, id, importer && toPath(importer)),
    // Modules are placed one by one, below.
    preserveEntrySignatures: 'allow-extension',
    platform: 'neutral',
    tsconfig: false,
    resolve: { conditionNames: ['browser', 'module', 'import'], mainFields: ['module', 'main'] },
    transform: { target: 'es2023', jsx: { runtime: 'automatic' } },
    // It warns about the time that a plugin takes, which on a busy machine is long.
    checks: { bundlerTimings: false },
    onLog(level, log) {
      // The banner below keeps the directive.
      if (level === 'warn' && log.code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(log.message)
    },
  }
  await using reading = await rolldown({
    ...options,
    plugins: [
      hostsReact,
      adaptPackages,
      splitModules(plan.split, toPath),
      readImports(graph, ofClients, toPath),
    ],
  })
  await reading.generate()
  const entries = Object.keys(input)
  const files = new Map(assignFiles(graph, entries, plan))
  const [firstPart] = plan.parts
  if (firstPart) for (const path of plan.copied) files.set(path + copy, firstPart[0])
  const early = plan.copiedEarly
  for (const path of early?.modules ?? []) files.set(path + copy, `${early?.users}/early`)

  const dir = join(root, folder, 'dist')
  const users = usersOfCopies(graph, entries, plan)
  const isCopied = (importer: string, path: string) => {
    if (early?.modules.includes(path))
      return importer.endsWith(copy) || importer.startsWith(`${early.users}/`)
    return plan.copied.includes(path) && (importer.endsWith(copy) || users.has(importer))
  }
  const fileNames = new Set(files.values())
  const fileOf = (id: string) => {
    const [, user] = id.split(constantsFor)
    if (user === undefined) return files.get(toPath(id))
    return fileNames.has(user) ? user : undefined
  }
  await using bundle = await rolldown({
    ...options,
    external: (id, importer) =>
      !plan.constants?.has(id) && isExternal(plan, id, importer && toPath(importer)),
    plugins: [
      hostsReact,
      adaptPackages,
      copyConstants(root, plan.constants, (importer) => fileOf(importer) ?? toPath(importer)),
      splitModules(plan.split, toPath),
      copyModules(isCopied, toPath),
    ],
  })
  const { output } = await bundle.generate({
    dir,
    format: 'esm',
    sourcemap: plan.sourceMaps,
    entryFileNames: 'bundle/[name].js',
    chunkFileNames: ({ facadeModuleId }) =>
      `chunks/${(facadeModuleId && doorName(toPath(facadeModuleId))) ?? '[name]'}.js`,
    minifyInternalExports: false,
    banner: ({ moduleIds }) => (moduleIds.some((id) => ofClients.has(id)) ? "'use client'" : ''),
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ debugName: 'plan', name: (id) => fileOf(id) ?? null }],
    },
  })
  const written = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
  for (const [path, content] of written)
    if (path.endsWith('.map')) written.set(path, publishedMap(String(content), join(dir, path), sources))
  for (const file of output) {
    const found = file.type === 'chunk' ? unportableCode(file.code) : undefined
    if (found) throw new Error(`${file.fileName} has what not every bundler builds: ${found}`)
  }
  const licenses = containedLicenses(output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])))
  if (licenses) written.set('bundle/LICENSES.md', licenses)
  replaceFiles(dir, ['bundle', 'chunks'], written)
}

/** Packages stay imports, which the host installs and deduplicates, except those that the plan contains. */
function isExternal(plan: BundlePlan, id: string, importer: string | undefined): boolean {
  if (/^[./\0]/.test(id)) return false
  if (react.test(id)) return false // `hostsReact` keeps it an import.
  if (importer?.includes('node_modules/')) return false
  return !plan.contained?.packages.test(id) || plan.contained.except.includes(importer ?? '')
}

/** Ends the id of a copy. */
const copy = '?copy'

/** Resolves some imports to a copy of the module. */
function copyModules(
  isCopied: (importer: string, path: string) => boolean,
  toPath: (id: string) => string,
): Plugin {
  return {
    name: 'copy-modules',
    async resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return null
      const original = importer.replace(copy, '')
      const resolved = await this.resolve(source, original, { skipSelf: true })
      if (!resolved) return null
      return isCopied(toPath(importer), toPath(resolved.id)) ? resolved.id + copy : resolved
    },
    load(id) {
      if (!id.endsWith(copy)) return null
      return { code: readFileSync(id.replace(copy, ''), 'utf8'), moduleType: 'ts' }
    },
  }
}

/** In the id of a copy of constants, before the file that it is for. */
const constantsFor = '?constants-for='

/** Resolves imports of constants to a copy for the file of the importer. The bundler keeps the used ones. */
function copyConstants(
  root: string,
  constants: BundlePlan['constants'],
  fileOf: (importer: string) => string,
): Plugin {
  return {
    name: 'copy-constants',
    resolveId(specifier, importer) {
      const source = constants?.get(specifier)
      if (source === undefined || importer === undefined) return null
      return { id: join(root, source) + constantsFor + fileOf(importer), moduleSideEffects: false }
    },
    load(id) {
      const [source, user] = id.split(constantsFor)
      if (source === undefined || user === undefined) return null
      return { code: readFileSync(source, 'utf8'), moduleType: 'ts' }
    },
  }
}

/** In the id of one export of a module, before its name. */
const only = '?only='

/** Resolves imports of split modules to one module per name. The bundler leaves that export in it. */
function splitModules(split: BundlePlan['split'], toPath: (id: string) => string): Plugin {
  return {
    name: 'split-modules',
    transform(code, id) {
      const changed = code.replace(/import \{([^}]+)\} from '(\.[^']+)'/g, (statement, names, source) => {
        if (!split?.includes(toPath(join(dirname(id), source)))) return statement
        // Lines stay where they are, for source maps.
        const [lines = ''] = /\s*$/.exec(names) ?? []
        const used = names.split(',').filter((name: string) => name.trim())
        return (
          used.map((name: string) => `import {${name}} from '${source}${only}${name.trim()}'`).join(';') +
          lines
        )
      })
      return changed === code ? null : { code: changed, map: null }
    },
    resolveId(source, importer) {
      if (importer === undefined || !source.includes(only)) return null
      return { id: join(dirname(importer), source), moduleSideEffects: false }
    },
    load(id) {
      const [source, name] = id.split(only)
      if (source === undefined || name === undefined) return null
      return { code: readFileSync(source, 'utf8'), moduleType: 'ts' }
    },
  }
}

/** Collects what imports what, and which modules have React's mark of code for the browser. */
function readImports(
  graph: Map<string, ModuleImports>,
  ofClients: Set<string>,
  toPath: (id: string) => string,
): Plugin {
  return {
    name: 'read-imports',
    transform(code, id) {
      if (/^['"]use client['"]/.test(code)) ofClients.add(id)
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        graph.set(toPath(id), {
          statically: importedIds.map(toPath),
          onDemand: dynamicallyImportedIds.map(toPath),
        })
      }
    },
  }
}
