import { describe, expect, it } from 'vitest'
import { toDisplayName } from '../../foundation/format/toDisplayName.ts'
import { hasDoubtfulName } from './hasDoubtfulName.ts'

const registered = (name: string) => ({ id: `standard.${name}`, name, type: 'ANNOUNCED' as const })

// T14, T16
describe('a registered name that resembles a known one', () => {
  it.each([
    'Ph@ntom',
    'Ph4ntom',
    '$olflare',
    'Solfl@re',
    'M3taMask',
    'MetaM4sk',
    'Me+aMask',
    'Me7aMask',
    '8ackpack',
    'Leclger Live',
    'Zeri0n',
    'Backp^ck',
    'So/flare',
    "Phantor'n",
    '(oinbase Wallet',
    'Ra1nb0vv',
    'Rabby.Wallet',
    '6ackpack',
    'Tru57 Wallet',
    '2erion',
    'Phan\u0074om',
    'So\\flare',
    'Coinbase',
    'Coinbase Smart Wallet Official',
    'OKX',
    '0kx DeX',
    'Ledger',
    'Leclger Nano',
    'Ledger Nano',
  ])('is doubted: %s', (name) => {
    expect(hasDoubtfulName(registered(name), [])).toBe(true)
  })
  it.each([
    'Test Wallet',
    'Solana Wallet',
    'Glow',
    'Exodus',
    'Nightly',
    'Coin98',
    'Trust',
    'Safe',
    'Magic Eden',
    'Bitget Wallet',
  ])('is not doubted: %s', (name) => {
    expect(hasDoubtfulName(registered(name), [])).toBe(false)
  })
})

// T16
describe('an announced name', () => {
  const announced = (name: string, rdns: string) => ({
    id: rdns,
    name,
    type: 'ANNOUNCED' as const,
    info: { uuid: '', name, icon: 'data:image/png,', rdns } as const,
  })
  it.each([
    ['of a known wallet, by that wallet', announced('MetaMask', 'io.metamask'), false],
    ['of a known wallet, by another one', announced('MetaMask', 'io.metamask.example'), true],
    ['like one of a known wallet', announced('MetaMask Beta', 'io.metamask'), true],
    ['in letters that are not plain', announced('Kіwi', 'com.kiwi.example'), true],
    ['of its own', announced('Kiwi', 'com.kiwi.example'), false],
  ])('%s', (_, wallet, isDoubted) => {
    expect(hasDoubtfulName(wallet, [wallet])).toBe(isDoubted)
  })

  it('that two wallets share is doubted', () => {
    const wallets = [announced('Kiwi', 'com.kiwi.example'), announced('Kiwi ', 'com.other.example')] as const
    for (const wallet of wallets) expect(hasDoubtfulName(wallet, wallets)).toBe(true)
  })
})

// T14
it.each([
  '\u{1D159}',
  '\u{13441}',
  '\u{13442}',
  '\uFFFC',
  '\u{16FE4}',
  '\u2800',
  '\u3164',
  '\u115F',
  '\u{1D159} \uFFFC',
])('a blank name is no name: %j', (text) => {
  expect(toDisplayName(text)).toBe('')
})
