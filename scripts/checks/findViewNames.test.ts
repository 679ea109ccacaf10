import { expect, test } from 'vitest'
import { findViewNames } from './findViewNames.ts'
import { plantFiles } from './plantFiles.test.helper.ts'

const list = "/** Names. */\nexport type ViewName =\n  | 'Account'\n  | 'Connect'\n  | 'SwitchNetwork'\n"

function find(path: string, source: string) {
  return findViewNames(
    plantFiles({ 'sdk/src/modal/navigation/ViewName.ts': list, [`sdk/src/${path}`]: source }),
  )
}

test.each([
  ['connection/a.ts', "openView(kit, { view: 'Connect' })"],
  ['connection/a.ts', "const isOpen = view === 'Account'"],
  ['connection/a.ts', 'const view = `SwitchNetwork`'],
  ['signIn/a.ts', "type First = 'Connect'"],
  ['modal/stack/a.ts', 'const policies = { SwitchNetwork: {} }'],
  ['modal/stack/a.ts', "interface Data { readonly 'SwitchNetwork': string }"],
  ['instance/a.ts', "function open(view = 'Account') {}"],
])('%s: %s', (path, source) => {
  expect(find(path, `// first\n${source}`)).toEqual([
    { file: `sdk/src/${path}`, line: 2, reason: expect.any(String) },
  ])
})

test.each([
  ['modal/navigation/a.ts', "const first = 'Connect'"],
  [
    'connection/a.ts',
    "import type { Account } from './Account.ts'\nexport type Accounts = readonly Account[]",
  ],
  ['connection/a.ts', "// Opens 'Connect'.\nconst text = 'Connect your wallet'"],
  ['wallets/a.ts', "const wallet = { name: 'Account' }"],
  ['connection/a.test.ts', "expect(view).toBe('Connect')"],
])('%s may contain %s', (path, source) => {
  expect(find(path, source)).toEqual([])
})

test('a list without views is an error', () => {
  const root = plantFiles({ 'sdk/src/modal/navigation/ViewName.ts': 'export type ViewName = string\n' })
  expect(findViewNames(root)).toHaveLength(1)
})
