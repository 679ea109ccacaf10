import { expect, test } from 'vitest'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { describePacked } from './describePacked.ts'
import { publishedPackages } from './publishedPackages.ts'

const files = publishedPackages(repositoryRoot).map(({ folder, manifest: { name } }) => ({
  name,
  file: `/packed/${folder}.tgz`,
}))

test('every published package is in a command, and in the overrides', () => {
  const text = describePacked(files)
  const overrides = JSON.parse(/^ {2}(\{.*\})$/m.exec(text)?.[1] ?? '{}')
  for (const { name, file } of files) {
    expect(text).toMatch(new RegExp(`^ .*np[mx] .*${file}`, 'm'))
    expect(overrides[name]).toBe(`file:${file}`)
  }
})

test('what a package of the kit depends on is installed with it', () => {
  const [install] = /npm install .*/.exec(describePacked(files)) ?? []
  expect(install).toBe('npm install /packed/generated.tgz /packed/sdk.tgz /packed/ui.tgz')
})

test('a package that is missing is an error', () => {
  expect(() => describePacked(files.slice(1))).toThrow(/is not packed/)
})
