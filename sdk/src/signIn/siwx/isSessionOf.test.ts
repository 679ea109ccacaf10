import { expect, it } from 'vitest'
import { isSessionOf } from './isSessionOf.ts'
import type { SIWXSession } from './SIWXConfig.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function sessionOf(chainId: `${string}:${string}`, accountAddress = address): SIWXSession {
  const data = { accountAddress, chainId, domain: '', uri: '', version: '1', nonce: '' }
  return { data, message: '', signature: '' }
}

// T9
it.each([
  ['its account', sessionOf('eip155:1'), undefined, true],
  ['its account in another case', sessionOf('eip155:1', address.toLowerCase()), undefined, true],
  ['another account', sessionOf('eip155:1', `0x${'1'.repeat(40)}`), undefined, false],
  ['another network', sessionOf('eip155:137'), undefined, false],
  ['another network, where that does not matter', sessionOf('eip155:137'), 'account', true],
  ['another account on another network', sessionOf('eip155:137', `0x${'1'.repeat(40)}`), 'account', false],
  ['another family', sessionOf('solana:1'), 'account', false],
] as const)('compares a session with %s', (_, session, scope, isSame) => {
  expect(isSessionOf(session, { caipNetworkId: 'eip155:1', address }, scope)).toBe(isSame)
})
