import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findWrongImports } from './findWrongImports.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wallet-kit-imports-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function reasons(file: string, source: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), source)
  return findWrongImports(root)
}

describe('a planted violation is found', () => {
  test.each([
    ['generated/a/client.ts', "import { x } from '@wallet-kit/sdk'"],
    ['sdk/src/a.ts', "import { x } from '@wallet-kit/react'"],
    ['sdk/src/a.ts', "import type { X } from '@wallet-kit/codegen'"],
    ['sdk/src/a.ts', "import { x } from '@wallet-kit/sdk/errors'"],
    ['sdk/src/a.ts', "import { useState } from 'react'"],
    ['sdk/src/a.ts', "import { jsx } from 'react/jsx-runtime'"],
    ['sdk/src/a.ts', "import { Button } from '@mui/material'"],
    ['sdk/src/a.ts', "import { readFileSync } from 'node:fs'"],
    ['sdk/src/a.ts', "export { x } from '../../ui/src/x.ts'"],
    ['sdk/src/a.ts', "const x = await import('../../generated/x.ts')"],
    ['sdk/src/a.ts', "type X = import('../../generated/x.ts').X"],
    ['ui/src/areas/A.tsx', "import { x } from '@wallet-kit/sandbox'"],
    ['ui/src/areas/A.tsx', "import { x } from '../../../sdk/src/x.ts'"],
    ['cli/src/a.ts', "import { x } from '@wallet-kit/sdk'"],
    ['codegen/src/a.ts', "import { x } from '@wallet-kit/clients/x'"],
    ['sandbox/src/a.ts', "import { createAppKit } from '@wallet-kit/sdk'"],
    ['templates/react-vite/src/a.ts', "import { x } from '@wallet-kit/sandbox'"],
    ['templates/react-vite/src/a.ts', "import { x } from '../../other/src/x.ts'"],
    ['playground/src/a.ts', "import { x } from 'create-wallet-kit'"],
    ['scripts/a.mjs', "import { x } from '../sdk/src/x.ts'"],
  ])('%s: %s', (file, source) => {
    expect(reasons(file, `// first\n${source}`)).toEqual([{ file, line: 2, reason: expect.any(String) }])
  })

  test('code in a folder without a rule', () => {
    expect(reasons('vendor/a.ts', '')).toEqual([{ file: 'vendor/a.ts', line: 1, reason: expect.any(String) }])
  })
})

test.each([
  ['sdk/src/a/a.ts', "import { getWallets } from '@wallet-kit/clients/wallet-directory/client/getWallets'"],
  ['sdk/src/a/a.ts', "import { b } from '../b/b.ts'"],
  ['sdk/src/a/a.test.ts', "import { readFileSync } from 'node:fs'"],
  ['sdk/src/a/readVectors.test.helper.ts', "import { readFileSync } from 'node:fs'"],
  ['sdk/src/a/a.ts', "import { reactive } from 'reactive'"],
  ['ui/src/a.tsx', "import { connect } from '@wallet-kit/sdk/actions'"],
  ['sandbox/src/a.ts', "import { createScriptedWallet } from '@wallet-kit/sdk/testing'"],
  ['templates/react-vite/src/a.ts', "import { createAppKit } from '@wallet-kit/react'"],
  ['codegen/src/fixtures/a.ts', "import { x } from '@wallet-kit/sdk'"],
  ['vitest.config.ts', "import { defineConfig } from 'vitest/config'"],
])('%s may contain %s', (file, source) => {
  expect(reasons(file, source)).toEqual([])
})
