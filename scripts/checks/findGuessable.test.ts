import { describe, expect, test } from 'vitest'
import { findGuessable } from './findGuessable.ts'
import { plantFiles } from './plantFiles.test.helper.ts'

const find = (file: string, source: string) => findGuessable(plantFiles({ [file]: source }))

describe('a planted violation is found', () => {
  test.each([
    ['server/src/a.ts', 'const id = Math.random()'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the planted code
    ['sandbox/src/deep/a.ts', 'const id = `${Math.random()}`'],
    ['sdk/src/a.test.ts', 'const id = Math.random().toString(36)'],
    ['sdk/src/a.ts', 'const { random } = Math'],
    ['sdk/src/a.ts', "const id = Math['random']()"],
    ['sdk/src/a.ts', 'const source = globalThis.Math.random'],
    ['sdk/src/a.ts', 'const source = Math?.random'],
    ['sdk/src/a.ts', 'const source = pick(Math)'],
    ['server/src/a.ts', "import { generateSiweNonce } from 'viem/siwe'"],
    ['server/src/a.ts', "import { generateSiweNonce as nonce } from 'viem/siwe'"],
    ['server/src/a.ts', "import { type SiweMessage, generateNonce } from 'siwe'"],
    ['sdk/src/a.ts', "import { uid } from 'viem'"],
    ['sdk/src/a.tsx', "import { nanoid } from 'nanoid/non-secure'"],
  ])('%s: %s', (file, source) => {
    expect(find(file, `// first\n${source}`)).toEqual([
      { file, line: 2, reason: expect.stringContaining('guessed') },
    ])
  })
})

test.each([
  ['sdk/src/a.ts', 'const least = Math.min(1, 2)'],
  ['server/src/a.ts', "import { randomBytes } from 'node:crypto'\nconst id = randomBytes(16)"],
  ['server/src/a.ts', "import { createSiweMessage } from 'viem/siwe'"],
  ['sdk/src/a.ts', '// Math.random is not used'],
  ['scripts/a.ts', 'const id = Math.random()'],
])('%s may contain %s', (file, source) => {
  expect(find(file, source)).toEqual([])
})
