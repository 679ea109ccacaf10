import { describe, expect, test } from 'vitest'
import { findErrorMakers } from './findErrorMakers.ts'
import { plantFiles } from './plantFiles.test.helper.ts'

const find = (file: string, source: string) => findErrorMakers(plantFiles({ [file]: source }))

describe('a planted violation is found', () => {
  test.each([
    ['sdk/src/kit/a.ts', "throw new WalletKitError('DESTROYED', [1, ''])", 'createError'],
    [
      'ui/src/kit/a.tsx',
      "import { WalletKitError as E } from 'x'; throw new E('DESTROYED', [1, ''])",
      'createError',
    ],
    ['sdk/src/kit/a.ts', 'class Late extends WalletKitError {}', 'createError'],
    [
      'sdk/src/kit/a.ts',
      "import { errorCatalogue } from '@wallet-kit/clients/errors/catalogue'",
      'all errors',
    ],
    ['ui/src/kit/a.ts', "import * as errors from '@wallet-kit/clients/errors/constants'", 'all errors'],
    ['sdk/src/kit/a.ts', "await import('@wallet-kit/clients/errors/constants')", 'all errors'],
  ])('%s: %s', (file, source, reason) => {
    expect(find(file, `// first\n${source}`)).toEqual([
      { file, line: 2, reason: expect.stringContaining(reason) },
    ])
  })
})

test.each([
  ['sdk/src/foundation/errors/createError.ts', 'new WalletKitError(code, text, options)'],
  ['sdk/src/kit/a.test.ts', "new WalletKitError('DESTROYED', [1, ''])"],
  [
    'sdk/src/kit/a.ts',
    "import { destroyed } from '@wallet-kit/clients/errors/constants'\ncreateError(destroyed)",
  ],
  ['sdk/src/kit/a.ts', "import type { ErrorCode } from '@wallet-kit/clients/errors/catalogue'"],
  ['sdk/src/kit/a.ts', "import { type ErrorCode } from '@wallet-kit/clients/errors/catalogue'"],
  ['sdk/src/kit/a.ts', "await import('@wallet-kit/clients/errors/catalogue')"],
  ['server/src/a.ts', "import * as errors from '@wallet-kit/clients/errors/constants'"],
])('%s may contain %s', (file, source) => {
  expect(find(file, source)).toEqual([])
})
