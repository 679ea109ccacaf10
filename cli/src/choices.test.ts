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
  const socials = Object.keys(loginTitles).filter((name) => name !== 'email')
  const [, list = ''] = /socials: \[(.*)\]/.exec(read('foundation/options/defaultFeatures.ts')) ?? []
  expect(list.match(/\w+/g)?.sort()).toEqual(socials.sort())
})
