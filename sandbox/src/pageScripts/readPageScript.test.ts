import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readPageScript } from './readPageScript.ts'

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const source = join(folder, 'source.ts')
  const cacheFile = join(folder, 'cache', 'script.json')
  await writeFile(source, 'first')
  const bundle = vi.fn(async () => ({ code: `built of ${await readFile(source, 'utf8')}`, files: [source] }))
  return { source, cacheFile, bundle, read: () => readPageScript({ cacheFile, bundle }) }
}

test('bundles once, and again only when a file has changed', async () => {
  const { source, bundle, read } = await setUp()
  expect([await read(), await read()]).toEqual(['built of first', 'built of first'])
  expect(bundle).toHaveBeenCalledTimes(1)
  await writeFile(source, 'second')
  expect([await read(), await read()]).toEqual(['built of second', 'built of second'])
  expect(bundle).toHaveBeenCalledTimes(2)
})

test('a truncated cache is rebuilt', async () => {
  const { cacheFile, bundle, read } = await setUp()
  await read()
  await writeFile(cacheFile, '{"code":"half')
  expect(await read()).toBe('built of first')
  expect(bundle).toHaveBeenCalledTimes(2)
})

test('a cache that cannot be written is not an error', async () => {
  const { source, bundle } = await setUp()
  // A file at the path of the folder.
  const cacheFile = join(source, 'script.json')
  expect(await readPageScript({ cacheFile, bundle })).toBe('built of first')
})
