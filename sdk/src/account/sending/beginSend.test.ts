// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { connected } from '../../chains/namespaces/eip155/actions/connected.test.helper.ts'
import { beginSend, getSendForm, type SendArguments, setSendForm } from './sendForm.ts'

const empty = { amount: '', isMoney: false, recipient: '' }
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

it.each<[string, SendArguments, object]>([
  ['nothing', {}, empty],
  ['a receiver', { to: 'alice.eth' }, { ...empty, recipient: 'alice.eth' }],
  ['an amount of the coin', { amount: '0.5' }, { ...empty, token: null, amount: '0.5' }],
  ['the coin', { assetAddress: 'native' }, { ...empty, token: null }],
  [
    'a token here',
    { namespace: 'eip155', chainId: 1, assetAddress: usdc, amount: '2', to: 'bob.eth' },
    { ...empty, token: usdc, amount: '2', recipient: 'bob.eth' },
  ],
  [
    'a token of another network',
    { chainId: '137', assetAddress: usdc, amount: '2', to: 'bob.eth' },
    { ...empty, recipient: 'bob.eth' },
  ],
  [
    'a token of another family',
    { namespace: 'solana', assetAddress: 'mint', amount: '2', to: 'bob' },
    { ...empty, recipient: 'bob' },
  ],
])('the form begins with %s', async (_, given, expected) => {
  const { kit } = await connected()
  setSendForm(kit, { token: '0xa0', amount: '9', recipient: 'eve.eth' })
  beginSend(kit, given)
  expect(getSendForm(kit).getState()).toEqual({ ...expected, begunWith: given })
  setSendForm(kit, { amount: '7' })
  beginSend(kit, given)
  expect(getSendForm(kit).getState().amount).toBe('7')
})
