import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loginTitles, networkTitles } from './choices.ts'

const read = (path: string) => readFileSync(new URL(`../../sdk/src/${path}`, import.meta.url), 'utf8')

test('each network is one that the sdk names', () => {
  const exported = [...read('exports/networks.ts').matchAll(/export \{ ([\w, ]+) \}/g)]
    .flatMap(([, names = '']) => names.split(', '))
    .filter((name) => name !== 'defineChain')
  expect(exported).toEqual(expect.arrayContaining(Object.keys(networkTitles)))
})

test('each login is one of the kit', () => {
  const [, list = ''] = /socials: \[(.*)\]/.exec(read('foundation/options/defaultFeatures.ts')) ?? []
  // Passkeys are a login that frames need not serve, so no default.
  const known = ['email', 'passkey', ...(list.match(/\w+/g) ?? [])]
  expect(Object.keys(loginTitles).sort()).toEqual(known.sort())
})
