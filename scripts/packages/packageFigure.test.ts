import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isForPlatform } from '../bootstrap/isForPlatform.mjs'
import { type LockedPackage, lockedPackages } from '../bootstrap/lockedPackages.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')

test.each([
  ['an app with the kit', 'README.md', /A React app with the kit installs (\d+) packages/, 'ui'],
  ['the frame', 'frame/README.md', /The package installs (\d+) packages/, 'frame'],
])('%s installs as many packages as %s says', (_, document, pattern, folder) => {
  const [, stated] = pattern.exec(read(document)) ?? []
  const locked: Record<string, LockedPackage> = JSON.parse(read('package-lock.json')).packages
  const here = Object.fromEntries(Object.entries(locked).filter(([, entry]) => isForPlatform(entry)))
  // With the kit's own packages, which are links here and folders beside them.
  const installed = Object.entries(lockedPackages(here, [folder])).filter(([, { link }]) => !link)
  expect(installed.length).toBe(Number(stated))
})
