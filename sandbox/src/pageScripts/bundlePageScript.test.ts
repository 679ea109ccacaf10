import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { bundlePageScript } from './bundlePageScript.ts'

async function bundle(source: string) {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const entry = join(folder, 'entry.ts')
  await writeFile(entry, source)
  return bundlePageScript(pathToFileURL(entry))
}

test('a script has no imports', async () => {
  const { code } = await bundle("export const size: number = 'four'.length\nconsole.log(size)")
  expect(code).not.toMatch(/import|export|: number/)
})

test('a script that needs a module of Node is refused', async () => {
  const source = "import { pbkdf2Sync } from 'node:crypto'\nconsole.log(pbkdf2Sync('a', 'b', 1, 1, 'sha512'))"
  await expect(bundle(source)).rejects.toMatchObject({
    code: 'BUNDLE_FAILED',
    message: expect.stringContaining('node:crypto'),
  })
})
