import { describe, expect, test } from 'vitest'
import { findWrongFloors } from './findWrongFloors.ts'
import { plantFiles } from './plantFiles.test.helper.ts'

const floors = [
  { folders: ['errors', 'storage'] },
  { folders: ['chains/networks', 'chains/namespaces'] },
  { folders: ['connectors', 'wallets'] },
  { folders: ['connection'] },
  { folders: ['signIn'] },
  { folders: ['navigation'] },
  { folders: ['testing'], onlyFor: ['exports'] },
  { folders: ['instance'] },
  { folders: ['exports'] },
]

function find(path: string, source: string) {
  return findWrongFloors(plantFiles({ [`sdk/src/${path}`]: source }), floors)
}

describe('a planted violation is found', () => {
  test.each([
    ['storage/a.ts', "import { x } from '../chains/networks/x.ts'"],
    ['chains/networks/a.ts', "import type { X } from '../../connection/X.ts'"],
    ['connectors/pairing/a.ts', "import { x } from '../../signIn/x.ts'"],
    ['connection/a.ts', "export { x } from '../signIn/x.ts'"],
    ['signIn/a.ts', "export * from '../navigation/x.ts'"],
    ['wallets/a.ts', "const x = await import('../connection/x.ts')"],
    ['navigation/a.ts', "type X = import('../instance/x.ts').X"],
    ['instance/a.ts', "import { x } from '../exports/index.ts'"],
    ['instance/a.ts', "import { x } from '../testing/x.ts'"],
    ['testing/a.ts', "import type { X } from '../instance/X.ts'"],
    ['errors/a.ts', "import { x } from '../surprise/x.ts'"],
    ['errors/a.ts', "import { x } from '../x.ts'"],
    ['errors/a.ts', 'const x = await import(somewhere)'],
  ])('%s: %s', (path, source) => {
    expect(find(path, `// first\n${source}`)).toEqual([
      { file: `sdk/src/${path}`, line: 2, reason: expect.any(String) },
    ])
  })

  test.each(['surprise/a.ts', 'chains/surprise/a.ts', 'chains/a.ts', 'a.ts'])(
    '%s belongs to no floor',
    (path) => {
      expect(find(path, '')).toEqual([{ file: `sdk/src/${path}`, line: 1, reason: expect.any(String) }])
    },
  )
})

test.each([
  ['connection/a.ts', "import { b } from './b.ts'"],
  ['connectors/pairing/a.ts', "import { b } from '../Connector.ts'"],
  ['chains/networks/a.ts', "import { x } from '../namespaces/x.ts'"],
  ['chains/namespaces/a.ts', "import { x } from '../networks/x.ts'"],
  ['navigation/a.ts', "import { x } from '../errors/x.ts'"],
  ['testing/a.ts', "import { x } from '../navigation/x.ts'"],
  ['exports/testing.ts', "export { x } from '../testing/x.ts'"],
  ['errors/a.ts', "import { announceProvider } from 'mipd'"],
  ['errors/a.test.ts', "import { x } from '../exports/index.ts'"],
  ['testing/page.test.helper.ts', "import { x } from '../instance/x.ts'"],
])('%s may contain %s', (path, source) => {
  expect(find(path, source)).toEqual([])
})
