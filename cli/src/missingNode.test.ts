import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { missingNode } from './missingNode.ts'

test.each([
  ['>=22.18', 'v20.20.2', '22.18'],
  ['>=22.18', 'v22.17.1', '22.18'],
  ['>=22.18', 'v22.18.0', undefined],
  ['>=22.18', 'v24.0.0', undefined],
  ['>=20.19', 'v20.9.0', '20.19'],
])('%s on %s: %s', (node, version, missing) => {
  const folder = mkdtempSync(join(tmpdir(), 'create-wallet-kit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node } }))
  expect(missingNode(folder, version)).toBe(missing)
})
