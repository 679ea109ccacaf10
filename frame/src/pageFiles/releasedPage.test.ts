import { mkdtemp, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { loadPage } from './bundlePage.ts'
import { readReleasedPage } from './readReleasedPage.ts'
import { toFiles } from './toFiles.ts'
import { writePage } from './writePage.ts'

const files = toFiles({ 'main.js': 'main()', 'later-1.js': 'later()' }, 'join()')
let folder: string
let url: URL

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frame-page-'))
  url = pathToFileURL(`${folder}/`)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writePage({ files, sources: [] }, url)
})

test('scripts are read as they were written, with their hashes', async () => {
  const page = await readReleasedPage(url)
  expect(page.files).toEqual(files)
  expect(page.sources.toSorted()).toEqual(
    ['integrity.json', 'later-1.js', 'main.js', 'worker.js'].map((name) => join(folder, name)),
  )
})

test('scripts of an earlier release are removed', async () => {
  await writePage({ files: toFiles({ 'main.js': 'other()' }, 'join()'), sources: [] }, url)
  await expect(readFile(join(folder, 'later-1.js'))).rejects.toMatchObject({ code: 'ENOENT' })
})

// T1
test.each(['main.js', 'later-1.js', 'worker.js'])('a changed or missing %s stops the start', async (name) => {
  await writeFile(join(folder, name), 'steal()')
  await expect(readReleasedPage(url)).rejects.toThrow(`The page's script ${name} is not the released one`)
  await unlink(join(folder, name))
  await expect(readReleasedPage(url)).rejects.toMatchObject({ code: 'ENOENT' })
})

// T1
test('the same sources make the same scripts', async () => {
  const [first, second] = await Promise.all([loadPage(), loadPage()])
  expect(first.files).toEqual(second.files)
  expect(Object.keys(first.files.integrity)).toEqual(expect.arrayContaining(['main.js', 'worker.js']))
  for (const code of Object.values(first.files.modules)) expect(code).not.toContain(import.meta.dirname)
})
