import { describe, expect, test } from 'vitest'
import { findWrongStoreys } from './findWrongStoreys.ts'
import { plantFiles } from './plantFiles.test.helper.ts'

function find(file: string, source: string) {
  return findWrongStoreys(plantFiles({ [file]: source }))
}

describe('a planted violation is found', () => {
  test.each([
    ['sdk/src/foundation/storage/a.ts', "import { x } from '../../chains/networks/x.ts'"],
    ['sdk/src/chains/networks/a.ts', "import type { X } from '../../wallets/connection/X.ts'"],
    ['sdk/src/wallets/connectors/pairing/a.ts', "import { x } from '../../../signIn/siwx/x.ts'"],
    ['sdk/src/wallets/connection/a.ts', "export { x } from '../../account/names/x.ts'"],
    ['sdk/src/account/sending/a.ts', "export * from '../../modal/navigation/x.ts'"],
    ['sdk/src/modal/navigation/a.ts', "type X = import('../../kit/x.ts').X"],
    ['sdk/src/kit/a.ts', "import { x } from '../exports/index.ts'"],
    ['sdk/src/kit/a.ts', "import { x } from '../testing/x.ts'"],
    ['sdk/src/testing/page/a.ts', "import type { X } from '../../kit/X.ts'"],
    // A room above another of the same storey.
    ['sdk/src/wallets/directory/a.ts', "const x = await import('../connection/x.ts')"],
    ['sdk/src/wallets/frame/a.ts', "import { x } from '../connectors/x.ts'"],
    ['sdk/src/wallets/connection/a.ts', "import { x } from '../page.ts'"],
    ['sdk/src/foundation/errors/a.ts', "import { x } from '../surprise/x.ts'"],
    ['sdk/src/foundation/errors/a.ts', "import { x } from '../../x.ts'"],
    ['sdk/src/foundation/errors/a.ts', 'const x = await import(somewhere)'],
    ['ui/src/foundation/messages/a.ts', "import type { X } from '../../app/languages/X.ts'"],
    ['ui/src/parts/Row/a.tsx', "import { x } from '../../shell/x.ts'"],
    ['ui/src/shell/a.tsx', "import { x } from '../areas/connect/x.ts'"],
    ['ui/src/areas/tokens/a.tsx', "import { x } from '../account/x.ts'"],
    ['ui/src/kit/hooks/a.ts', "import { x } from '../../page/x.ts'"],
  ])('%s: %s', (file, source) => {
    expect(find(file, `// first\n${source}`)).toEqual([{ file, line: 2, reason: expect.any(String) }])
  })

  test.each(['sdk/src/surprise/a.ts', 'sdk/src/wallets/surprise/a.ts', 'sdk/src/a.ts'])(
    '%s belongs to no room',
    (file) => {
      expect(find(file, '')).toEqual([{ file, line: 1, reason: expect.any(String) }])
    },
  )
})

test.each([
  ['sdk/src/wallets/connection/a.ts', "import { b } from './b.ts'"],
  ['sdk/src/wallets/connectors/pairing/a.ts', "import { b } from '../Connector.ts'"],
  ['sdk/src/wallets/connection/a.ts', "import { x } from '../connectors/x.ts'"],
  ['sdk/src/wallets/page.ts', "import { x } from './connection/x.ts'"],
  ['sdk/src/signIn/siwx/a.ts', "import { x } from '../../wallets/page.ts'"],
  ['sdk/src/chains/networks/a.ts', "import { x } from '../namespaces/x.ts'"],
  ['sdk/src/modal/navigation/a.ts', "import { x } from '../../foundation/errors/x.ts'"],
  ['sdk/src/testing/a.ts', "import { x } from '../modal/navigation/x.ts'"],
  ['sdk/src/exports/testing.ts', "export { x } from '../testing/x.ts'"],
  ['sdk/src/foundation/errors/a.ts', "import { announceProvider } from 'mipd'"],
  ['sdk/src/foundation/errors/a.test.ts', "import { x } from '../../exports/index.ts'"],
  ['sdk/src/test/page.test.helper.ts', "import { x } from '../kit/x.ts'"],
  ['ui/src/test/kit.ts', "import { x } from '../app/x.ts'"],
  ['ui/src/areas/send/a.tsx', "import { x } from '../tokens/x.ts'"],
])('%s may contain %s', (file, source) => {
  expect(find(file, source)).toEqual([])
})
