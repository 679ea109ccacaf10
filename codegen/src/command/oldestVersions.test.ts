import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTooOld, oldestVersions } from './oldestVersions.ts'

test.each([
  ['4.1.13', true],
  ['3.25.76', true],
  ['4.2.0', false],
  ['4.2.0-beta.1', false],
  ['4.10.0', false],
  ['5.0.0', false],
  ['', false],
])('zod %s is too old: %s', (version, expected) => {
  expect(isTooOld('zod', version)).toBe(expected)
})

test('other packages have no minimum', () => {
  expect(isTooOld('left-pad', '0.0.1')).toBe(false)
})

test('the guide lists the same versions', () => {
  const guide = readFileSync(new URL('../../../docs/guides/configuration.md', import.meta.url), 'utf8')
  for (const [name, [major, minor]] of Object.entries(oldestVersions)) {
    const shown = minor === 0 ? `${major}` : `${major}.${minor}`
    expect(guide).toContain(`| ${name} | ${shown} |`)
  }
})
