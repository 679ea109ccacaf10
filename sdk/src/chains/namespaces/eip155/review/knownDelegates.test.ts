import { expect, it } from 'vitest'
import { secondAddress as bob } from '../../../../test/testPage.test.helper.ts'
import { reviewRequest } from './reviewRequest.ts'

const known = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B'

const delegate = (address: string) =>
  reviewRequest({
    method: 'eth_sendTransaction',
    params: [{ to: bob, authorizationList: [{ address, chainId: '0x1' }] }],
  })

it('the code of a wallet is named, and asked once', async () => {
  expect(await delegate(known)).toMatchObject({
    actions: [{ type: 'delegation', to: known, name: 'MetaMask Delegator' }, { type: 'send' }],
    isDangerous: false,
  })
})

it('no code any more is asked once', async () => {
  expect(await delegate(`0x${'0'.repeat(40)}`)).toMatchObject({ isDangerous: false })
})

it.each([
  ['another address', known.replace('3', '4'), { type: 'delegation' }],
  ['what is no address', `${known}00`, { type: 'unknown' }],
])('%s is asked twice', async (_, address, action) => {
  const review = await delegate(address)
  expect(review).toMatchObject({ actions: [action, {}], isDangerous: true })
  expect(review.actions[0]).not.toHaveProperty('name')
})
