import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines } from '../bootstrap/lastLines.mjs'
import { run } from '../bootstrap/run.mjs'

/** Global registries of two libraries (zod's schemas, msw's interceptors), which are intended. */
const knownGlobals = /^(__zod_|__MSW_)/

/** Helpers of tslib, which its CommonJS build makes global; packages of servers load it (`@peculiar/x509`). */
const tslibGlobals =
  /^__(extends|assign|rest|decorate|param|esDecorate|runInitializers|propKey|setFunctionName|metadata|awaiter|generator|exportStar|createBinding|values|read|spread|spreadArrays?|await|async(Generator|Delegator|Values)|makeTemplateObject|import(Star|Default)|classPrivateField(Get|Set|In)|addDisposableResource|disposeResources|rewriteRelativeImportExtension)$/

/** Loading a module must not access browser globals, nor add globals. */
const program = (entries: readonly string[], known: RegExp) => `
const before = Object.getOwnPropertyNames(globalThis)
for (const entry of ${JSON.stringify(entries)}) {
  try {
    await import(entry)
  } catch (error) {
    console.error(entry + ': ' + (error instanceof Error ? error.stack : error))
    process.exitCode = 1
  }
}
const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name) && !${known}.test(name))
if (added.length > 0) {
  console.error('Importing added global names: ' + added.join(', '))
  process.exitCode = 1
}
`

/**
 * Imports every entry in a Node without a DOM, as a server that renders a page does.
 *
 * @param folder that the entries are looked up from
 * @param target where the entries run
 * @returns the problems, or undefined
 */
export async function importInNode(
  node: string,
  folder: string,
  entries: readonly string[],
  target: 'browser' | 'node' = 'browser',
): Promise<string | undefined> {
  const script = join(folder, 'importAll.mjs')
  const known = target === 'node' ? new RegExp(`${knownGlobals.source}|${tslibGlobals.source}`) : knownGlobals
  writeFileSync(script, program(entries, known))
  const { code, output } = await run(node, [script], { cwd: folder })
  return code === 0 ? undefined : lastLines(output)
}
