import { describe, expect, test } from 'vitest'
import { findWrongFloors } from './findWrongFloors.ts'
import { plantFiles } from './plantFiles.test.helper.ts'

function find(path: string, source: string, ...arrowsBack: { from: string; to: string; why: string }[]) {
  return findWrongFloors(plantFiles({ [`sdk/src/${path}`]: source }), arrowsBack)
}

describe('a planted violation is found', () => {
  test.each([
    ['storage/a.ts', "import { x } from '../networks/x.ts'"],
    ['networks/a.ts', "import type { X } from '../connection/X.ts'"],
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

  test.each(['surprise/a.ts', 'a.ts'])('%s belongs to no floor', (path) => {
    expect(find(path, '')).toEqual([{ file: `sdk/src/${path}`, line: 1, reason: expect.any(String) }])
  })
})

test.each([
  ['connection/a.ts', "import { b } from './b.ts'"],
  ['connectors/pairing/a.ts', "import { b } from '../Connector.ts'"],
  ['networks/a.ts', "import { x } from '../namespaces/x.ts'"],
  ['namespaces/a.ts', "import { x } from '../networks/x.ts'"],
  ['navigation/a.ts', "import { x } from '../errors/x.ts'"],
  ['testing/a.ts', "import { x } from '../navigation/x.ts'"],
  ['exports/testing.ts', "export { x } from '../testing/x.ts'"],
  ['errors/a.ts', "import { announceProvider } from 'mipd'"],
  ['errors/a.test.ts', "import { x } from '../exports/index.ts'"],
  ['testing/page.test.helper.ts', "import { x } from '../instance/x.ts'"],
])('%s may contain %s', (path, source) => {
  expect(find(path, source)).toEqual([])
})

describe('an upward import', () => {
  const arrow = { from: 'networks/a.ts', to: 'connection/X.ts', why: 'a test' }

  test('is allowed for a type', () => {
    expect(find('networks/a.ts', "import type { X } from '../connection/X.ts'", arrow)).toEqual([])
  })

  test.each([
    "import { X } from '../connection/X.ts'",
    "import { type X } from '../connection/X.ts'",
    "const x = await import('../connection/X.ts')",
  ])('is reported for a value: %s', (source) => {
    expect(find('networks/a.ts', source, arrow)).toHaveLength(1)
  })

  test('that is unused, and a seventh one, are reported', () => {
    expect(find('networks/a.ts', '', arrow)).toHaveLength(1)
    const seven = Array.from({ length: 7 }, () => arrow)
    expect(find('networks/a.ts', '', ...seven).at(-1)?.reason).toContain('7 arrows back')
  })
})
