import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isForPlatform } from '../bootstrap/isForPlatform.mjs'
import { type LockedPackage, lockedPackages } from '../bootstrap/lockedPackages.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')

test('an app with the kit installs as many packages as README says', () => {
  const [, stated] = /A React app with the kit installs (\d+) packages/.exec(read('README.md')) ?? []
  const locked: Record<string, LockedPackage> = JSON.parse(read('package-lock.json')).packages
  const here = Object.fromEntries(Object.entries(locked).filter(([, entry]) => isForPlatform(entry)))
  // With the kit's own packages, which are links here and folders beside them.
  const installed = Object.entries(lockedPackages(here, ['ui'])).filter(([, { link }]) => !link)
  expect(installed.length).toBe(Number(stated))
})
