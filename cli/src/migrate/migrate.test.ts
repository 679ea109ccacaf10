import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { migrate } from './migrate.ts'
import { restoreOriginals } from './project/savedOriginals.ts'

const manifest = '{\n  "dependencies": {\n    "@reown/appkit": "1.8.24"\n  }\n}\n'
const source = "import { createAppKit } from '@reown/appkit/react'\n\ncreateAppKit({})\n"

let here: string

beforeEach(() => {
  here = mkdtempSync(join(tmpdir(), 'create-wallet-kit-'))
  writeFileSync(join(here, 'package.json'), manifest)
  writeFileSync(join(here, 'kit.ts'), source)
})

afterEach(() => rmSync(here, { recursive: true, force: true }))

function run(
  options: { dryRun?: boolean; yes?: boolean; force?: boolean },
  confirm?: () => Promise<boolean>,
) {
  const print = vi.fn<(text: string) => void>()
  const done = migrate({
    options: { folder: '.', dryRun: false, yes: false, force: false, wagmi3: false, ...options },
    workingDirectory: here,
    manager: 'pnpm',
    version: '0.1.0',
    confirm,
    print,
  })
  return { done, printed: () => print.mock.calls.flat().join('\n') }
}

const read = (path: string) => readFileSync(join(here, path), 'utf8')

test('a dry run prints a diff that git applies, and writes nothing', async () => {
  const { done, printed } = run({ dryRun: true })
  await expect(done).resolves.toBe(false)
  expect(readdirSync(here).sort()).toEqual(['kit.ts', 'package.json'])
  expect(read('kit.ts')).toBe(source)
  const patch = printed().slice(0, printed().indexOf('Would change'))
  expect(patch).toContain("-import { createAppKit } from '@reown/appkit/react'\n+import")
  const applied = spawnSync('git', ['apply', '-'], { cwd: here, input: patch, encoding: 'utf8' })
  expect(applied).toMatchObject({ status: 0, stderr: '' })
  expect(read('kit.ts')).toBe("import { createAppKit } from '@wallet-kit/react'\n\ncreateAppKit({})\n")
})

test('writes after a yes, and undo puts back every byte', async () => {
  const { done, printed } = run({}, async () => true)
  await expect(done).resolves.toBe(true)
  expect(printed()).toContain('Would change 2 files:\n  package.json\n  kit.ts')
  expect(printed()).toContain('pnpm install')
  expect(read('kit.ts')).toContain('@wallet-kit/react')
  expect(restoreOriginals(here, false)).toEqual(['package.json', 'kit.ts'])
  expect(read('kit.ts')).toBe(source)
  expect(read('package.json')).toBe(manifest)
  expect(readdirSync(here).sort()).toEqual(['kit.ts', 'package.json'])
})

test('writes nothing after a no', async () => {
  const { done, printed } = run({}, async () => false)
  await expect(done).resolves.toBe(false)
  expect(printed()).toContain('Nothing was written.')
  expect(read('kit.ts')).toBe(source)
  expect(existsSync(join(here, '.wallet-kit'))).toBe(false)
})

test('undo refuses where a file was edited since, unless forced', async () => {
  await run({ yes: true }).done
  writeFileSync(join(here, 'kit.ts'), '// mine\n')
  expect(() => restoreOriginals(here, false)).toThrow('Changed since: kit.ts.')
  expect(read('kit.ts')).toBe('// mine\n')
  restoreOriginals(here, true)
  expect(read('kit.ts')).toBe(source)
  expect(() => restoreOriginals(here, false)).toThrow('nothing that could be undone')
})

test('a second run changes nothing, and undo restores the first state', async () => {
  await run({ yes: true }).done
  const { done, printed } = run({ yes: true })
  await expect(done).resolves.toBe(false)
  expect(printed()).toContain('No wallet kit to migrate from')
  restoreOriginals(here, false)
  expect(read('kit.ts')).toBe(source)
})

test('refuses uncommitted changes, unless forced', async () => {
  spawnSync('git', ['init', '--quiet'], { cwd: here })
  await expect(run({ yes: true }).done).rejects.toThrow('not committed')
  expect(read('kit.ts')).toBe(source)
  await expect(run({ yes: true, force: true }).done).resolves.toBe(true)
  const { stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: here, encoding: 'utf8' })
  expect(stdout).not.toContain('.wallet-kit')
})

test('refuses to write without a terminal, and a folder without package.json', async () => {
  await expect(run({}).done).rejects.toThrow('Pass --yes')
  expect(read('kit.ts')).toBe(source)
  rmSync(join(here, 'package.json'))
  await expect(run({ yes: true }).done).rejects.toThrow('has no package.json')
})

test('names what has no equivalent, with its place and page', async () => {
  writeFileSync(
    join(here, 'vue.ts'),
    "\nimport { ChainController } from '@reown/appkit/react'\nChainController\n",
  )
  const { done, printed } = run({ dryRun: true })
  await done
  expect(printed()).toContain(
    'vue.ts:2  ChainController\n    See docs/guides/migrating/appkit.md#controllers-and-helpers',
  )
})
