import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSecrets } from './readSecrets.ts'

async function newFile() {
  const folder = await mkdtemp(join(tmpdir(), 'frame-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { folder, file: join(folder, 'frame.secrets.json') }
}

const read = (file: string, environment = {}) => readSecrets({ file, environment, variable: 'FRAME_SECRETS' })
const secret = (letter: string) => letter.repeat(32)

test('a missing file is created for its owner alone, and kept', async () => {
  const { file, folder } = await newFile()
  const first = await read(file)
  expect(first).toMatchObject({ isNew: true, secrets: [expect.stringMatching(/^[\w-]{43}$/)] })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await read(file)).toEqual({ isNew: false, secrets: first.secrets })
  expect(await readdir(folder)).toEqual(['frame.secrets.json'])
})

test('of processes that start together, all have the secret of one', async () => {
  const { file, folder } = await newFile()
  const all = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => read(file)))
  expect(new Set(all.flatMap(({ secrets }) => secrets)).size).toBe(1)
  expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await readdir(folder)).toHaveLength(1)
})

test.each([0o640, 0o604, 0o660, 0o644])('a file of mode %o is refused', async (mode) => {
  const { file } = await newFile()
  await read(file)
  await chmod(file, mode)
  await expect(read(file)).rejects.toMatchObject({
    code: 'FRAME_CONFIGURATION_INVALID',
    message: `The frame cannot start: frame.secrets.json: others can read it (mode ${mode.toString(8)}); chmod 600 it, and rotate`,
  })
})

test('the order of several secrets is kept, of the file and of the environment', async () => {
  const { file } = await newFile()
  const secrets = [secret('b'), secret('a')]
  await writeFile(file, JSON.stringify({ secrets }), { mode: 0o600 })
  expect((await read(file)).secrets).toEqual(secrets)
  const environment = { FRAME_SECRETS: `${secret('d')}, ${secret('c')}` }
  expect((await read(file, environment)).secrets).toEqual([secret('d'), secret('c')])
})

test.each([
  'nothing',
  '{}',
  '{"secrets":[]}',
  '{"secrets":["short secret"]}',
  JSON.stringify({ secrets: [secret('a'), secret('a')] }),
])('%s is refused, and not repeated', async (text) => {
  const { file } = await newFile()
  await writeFile(file, text, { mode: 0o600 })
  const error: Error = await read(file).then(
    () => new Error('accepted'),
    (reason) => reason,
  )
  expect(error.message).toMatch(
    /^The frame cannot start: frame\.secrets\.json: (?:must be|has a secret twice)/,
  )
  expect(error.message).not.toMatch(/short secret|a{32}/)
})

test('a short secret of the environment is refused, and the file left alone', async () => {
  const { file, folder } = await newFile()
  await expect(read(file, { FRAME_SECRETS: 'short' })).rejects.toThrow('FRAME_SECRETS: must be')
  expect(await readdir(folder)).toEqual([])
})
