import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { publishedPackages } from '../packages/publishedPackages.ts'
import { setOwnVersion } from './setOwnVersion.ts'

const manifest = `{
  "name": "app",
  "version": "0.1.0",
  "dependencies": { "@wallet-kit/react": "0.1.0", "viem": "0.1.0", "@wallet-kit/sdk": "^0.1.0" }
}`

test('replaces exact versions of our packages and nothing else', () => {
  expect(setOwnVersion('templates/parts/kit/package.json', manifest, '0.2.0')).toBe(
    manifest.replace('"@wallet-kit/react": "0.1.0"', '"@wallet-kit/react": "0.2.0"'),
  )
})

test('replaces the version that is sent to services', () => {
  const text = "export const sdkVersion = 'wallet-kit-0.1.0'\n"
  expect(setOwnVersion('sdk/src/foundation/query/sdkVersion.ts', text, '1.0.0-beta.1')).toBe(
    "export const sdkVersion = 'wallet-kit-1.0.0-beta.1'\n",
  )
})

test.each([
  ...publishedPackages(repositoryRoot).map(({ folder }) => folder),
  'templates/codegen',
  'templates/frame-server',
  'templates/parts/frame',
  'templates/parts/networks',
  'templates/parts/react',
  'templates/parts/sign-in-server',
  'templates/plain-script',
  'e2e/apps',
  'playground',
  'sandbox',
])('%s names one version of our packages', (folder) => {
  const path = `${folder}/package.json`
  const text = readFileSync(join(repositoryRoot, path), 'utf8')
  const [first] = publishedPackages(repositoryRoot)
  expect(setOwnVersion(path, text, first?.manifest.version ?? '')).toBe(text)
})
