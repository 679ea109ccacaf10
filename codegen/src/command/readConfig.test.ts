import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { folderWith } from '../testing/runCommand.ts'
import type { ConfigModules } from './configModules.ts'
import { readConfig } from './readConfig.ts'

afterEach(() => vi.restoreAllMocks())

/** Modules of a platform that fails in some way. */
function failing(error: Error): ConfigModules {
  const load = () => Promise.reject(error)
  return { load, loadBeside: load, files: () => [], finish: () => undefined }
}

test('TypeScript is refused with a fix where Node cannot read it', async () => {
  vi.spyOn(process.features, 'typescript', 'get').mockReturnValue(false)
  const path = join(folderWith({ 'wallet-kit.codegen.ts': 'export default {}' }), 'wallet-kit.codegen.ts')
  await expect(readConfig(path, failing(new Error('not to be loaded')))).rejects.toThrow(
    `Node ${process.versions.node} cannot read wallet-kit.codegen.ts. Run the command with Node 22.18 or newer, or write the configuration as wallet-kit.codegen.mjs.`,
  )
})

test('a compiler that is not installed is reported with a fix', async () => {
  const error = new Error(`Cannot find package '@wallet-kit/codegen' imported from /x/wallet-kit.codegen.mjs`)
  await expect(readConfig('/x/wallet-kit.codegen.mjs', failing(error))).rejects.toThrow(
    'Install it (npm i -D @wallet-kit/codegen), or export a plain object.',
  )
})
