import { expect, it } from 'vitest'
import { similarNames } from './similarNames.ts'

const names = ['MetaMask', 'Trust Wallet', 'OKX Wallet', 'Rainbow', 'Coinbase Wallet', 'Zerion', 'Safe']
const find = (term: string) =>
  similarNames(
    names.map((name) => ({ name })),
    term,
  ).map(({ name }) => name)

it.each([
  ['metamsk', 'MetaMask'],
  ['matamask', 'MetaMask'],
  ['metamaks', 'MetaMask'],
  ['metmas', 'MetaMask'],
  ['trsut', 'Trust Wallet'],
  ['trustwalet', 'Trust Wallet'],
  ['coinbse', 'Coinbase Wallet'],
  ['raimbow', 'Rainbow'],
  ['Zérionn', 'Zerion'],
])('finds what "%s" was meant to be', (term, name) => {
  expect(find(term)[0]).toBe(name)
})

it.each(['', 'sa', 'xyz', 'no wallet has such a name', 'phantom', 'metamask'.repeat(9)])(
  'finds nothing like "%s"',
  (term) => {
    expect(find(term)).toEqual([])
  },
)
