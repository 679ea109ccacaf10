import { delegationManagerAbi, delegationManagerAddress } from '@wallet-kit/frame/smart-accounts'
import { parseEther } from 'viem'
import { expect, test, vi } from 'vitest'
import { hostOrigin, useAccountPage } from '../../testSupport/useAccountPage.ts'
import { usePermissions } from '../../testSupport/usePermissions.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox({ origins: [hostOrigin] })
const account = useAccountPage(sandbox)
const { grant, requestOf, soon } = usePermissions(sandbox, account)
const delegate = '0x1111111111111111111111111111111111111111'
const coins = { type: 'native-token-transfer', data: { allowance: '0xde0b6b3a7640000' } }

/** Permissions that the chain knows of the account. */
async function announced() {
  const events = await account.client().getContractEvents({
    address: delegationManagerAddress,
    abi: delegationManagerAbi,
    eventName: 'EnabledDelegation',
    args: { delegator: account.smartAccount },
    fromBlock: 'earliest',
  })
  return events.map(({ args }) => args.delegationHash)
}

test('a permission is shown in words, and is on chain before the page has it', async () => {
  const expiry = Math.floor(soon() / 86_400) * 86_400 + 86_400
  const policies = [{ type: 'call-limit', data: { count: 3 } }]
  const { pci } = await grant(delegate, coins, { expiry, policies })
  const [approval] = account.page.asked
  const day = new Date(expiry * 1_000).toISOString().slice(0, 10)
  expect(approval).toMatchObject({ title: 'Allow others to use your account', asksFor: 'an approval' })
  expect(approval?.facts).toEqual([
    ['Account', account.smartAccount],
    ['Network', 'Ethereum'],
    ['Who', delegate],
    ['Until', `${day} 00:00:00 UTC`],
    ['How often', '3 times at most'],
    ['Network fee', 'paid by Harrow & Vetch'],
    ['First use', 'Your smart account is created with it'],
  ])
  expect(approval?.sections).toEqual([
    {
      heading: 'May do without asking',
      facts: [
        ['Send', '1 ETH in all'],
        ['To', 'anybody', 'warning'],
        ['Warning', 'This amount can go to any address, and you will not be asked again.', 'warning'],
      ],
    },
  ])
  expect(await announced()).toEqual([pci])
})

test('functions, arguments and coins of a contract are named, and a function that gives away a token is warned of', async () => {
  const { usdc } = await account.node()
  const approve = {
    functionName: 'approve(address,uint256)',
    args: [
      { operator: 'EQUAL', value: delegate },
      { operator: 'EQUAL', value: 7 },
    ],
    valueLimit: '0x1',
  }
  const call = (functions: readonly object[]) => ({
    type: 'contract-call',
    data: { address: usdc, functions },
  })
  await grant(delegate, call([approve]))
  await grant(delegate, call([{ functionName: 'mint(uint256)' }, { functionName: 'burn(uint256)' }]))
  const [first, second] = account.page.asked.map(({ sections }) => sections[0]?.facts)
  expect(first).toEqual([
    ['Call', usdc],
    ['Function', 'approve(address,uint256) (0x095ea7b3)'],
    ['Argument 1', `only ${delegate}`],
    ['Argument 2', 'only 0x7'],
    ['Coins with each call', '0.000000000000000001 ETH at most'],
    ['Warning', expect.stringContaining('Its amount is not limited'), 'warning'],
  ])
  expect(second).toEqual([
    ['Call', usdc],
    ['Function', 'mint(uint256) (0xa0712d68)'],
    ['Function', 'burn(uint256) (0x42966c68)'],
    ['Coins with each call', 'none'],
  ])
  expect(account.page.asked.map(({ facts }) => facts.at(4))).toEqual([
    ['How often', 'any number of times'],
    ['How often', 'any number of times'],
  ])
})

// T20
test('what cannot be enforced is neither shown nor granted', async () => {
  for (const others of [
    { policies: [{ type: 'rate-limit', data: { count: 1, interval: 60 } }] },
    { from: delegate },
    { expiry: soon() * 1_000 },
    { chainId: '0xa' },
  ]) {
    await expect(grant(delegate, coins, others)).rejects.toThrow()
  }
  const { address: _, ...request } = requestOf(delegate, coins)
  await expect(account.request('wallet_grantPermissions', [request])).rejects.toThrow(
    'Only the smart account',
  )
  await expect(
    account.request('wallet_grantPermissions', [{ ...request, address: account.key }]),
  ).rejects.toThrow('Only the smart account')
  expect(account.page.asked).toEqual([])
  expect(await announced()).toEqual([])
})

// T20, F40
test('nothing is given away when the operation is not included', async () => {
  const { test: chain } = await account.node()
  await chain.setBalance({ address: account.smartAccount, value: parseEther('1') })
  await sandbox.setFaults({
    'bundler:1': { mode: 'behave', behaviour: 'refuses', operation: 'eth_sendUserOperation', times: 1 },
  })
  await expect(grant(delegate, coins, { capabilities: {} })).rejects.toThrow('takes no operations')
  expect(await announced()).toEqual([])
  const { pci } = await grant(delegate, coins, { capabilities: {} })
  expect(await announced()).toEqual([pci])
})
