import {
  type AccountCall,
  announceDelegation,
  decodeContext,
  delegationManagerAbi,
  delegationManagerAddress,
  encodeContext,
  encodeExecution,
  encodeExecutions,
  executionModes,
} from '@wallet-kit/frame/smart-accounts'
import { encodeFunctionData, erc20Abi, type Hex, parseAbi, parseEther, toFunctionSelector } from 'viem'
import { expect, test, vi } from 'vitest'
import { bob, hostOrigin, useAccountPage } from '../../testSupport/useAccountPage.ts'
import { usePermissions } from '../../testSupport/usePermissions.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox({ origins: [hostOrigin] })
const account = useAccountPage(sandbox)
const { openSession, grant, send, use, revoke, soon } = usePermissions(sandbox, account)
const stranger = '0x1111111111111111111111111111111111111111'

/** The reason for which the chain reverts: a text, or the selector of an error of the manager. */
const refused = (reason: string) => ({ success: false, reason })
const disabled = refused(toFunctionSelector('CannotUseADisabledDelegation()'))
const notTheDelegate = refused(toFunctionSelector('InvalidDelegate()'))
const notSigned = refused(toFunctionSelector('InvalidERC1271Signature()'))

const transfer = (to: Hex, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
const call = (to: Hex, data: Hex, value = 0n): AccountCall => ({ to, value, data })

/** An account with dollars, and the permission to send them to bob. */
async function permitted(others?: object) {
  const session = await openSession()
  const { usdc, test: chain } = await account.node()
  await account.asAlice('transfer', 1_000n)
  const permission = {
    type: 'contract-call',
    data: {
      address: usdc,
      functions: [{ functionName: 'transfer(address,uint256)', args: [{ operator: 'EQUAL', value: bob }] }],
    },
  }
  const granted = await grant(session.account.address, permission, others)
  const dollarsOf = (owner: Hex) =>
    chain.readContract({ address: usdc, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  return { ...granted, session, usdc, chain, dollarsOf }
}

// T20
test('a session uses what it was permitted, through the bundler, as often as it was', async () => {
  const policies = [{ type: 'call-limit', data: { count: '0x2' } }]
  const { session, context, usdc, dollarsOf, ...granted } = await permitted({ policies })
  expect(granted).toMatchObject({
    address: account.smartAccount,
    signerMeta: { delegationManager: delegationManagerAddress },
    policies,
  })
  const before = await dollarsOf(bob)
  const twice = [true, true]
  for (const success of twice) {
    expect(await use(session, context, call(usdc, transfer(bob, 5n)))).toMatchObject({ success })
  }
  expect(await use(session, context, call(usdc, transfer(bob, 5n)))).toEqual(
    refused('LimitedCallsEnforcer:limit-exceeded'),
  )
  expect((await dollarsOf(bob)) - before).toBe(10n)
})

// T20
test('everything else is refused by the chain', async () => {
  const { session, context, usdc, chain, dollarsOf } = await permitted()
  const dai = (await sandbox.describe()).chains
    .flatMap((each) => (each.namespace === 'eip155' ? each.tokens : []))
    .find(({ symbol }) => symbol === 'DAI')?.address as Hex
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [bob, 5n] })
  const own = parseAbi(['function transferOwnership(address)', 'function upgradeToAndCall(address,bytes)'])
  const takeOver = encodeFunctionData({ abi: own, functionName: 'transferOwnership', args: [stranger] })
  const upgrade = encodeFunctionData({ abi: own, functionName: 'upgradeToAndCall', args: [stranger, '0x'] })
  const target = 'AllowedTargetsEnforcer:target-address-not-allowed'
  const others: readonly [name: string, attempt: AccountCall, reason: string][] = [
    ['another contract', call(dai, transfer(bob, 5n)), target],
    ['another function', call(usdc, approve), 'AllowedMethodsEnforcer:method-not-allowed'],
    ['another argument', call(usdc, transfer(stranger, 5n)), 'AllowedCalldataEnforcer:invalid-calldata'],
    ['coins', call(usdc, transfer(bob, 5n), 1n), 'ValueLteEnforcer:value-too-high'],
    ['a payment', call(bob, '0x', 1n), target],
    ['another owner of the account', call(account.smartAccount, takeOver), target],
    ['other code of the account', call(account.smartAccount, upgrade), target],
    ['the manager of permissions', call(delegationManagerAddress, takeOver), target],
    [
      'too few bytes',
      call(usdc, transfer(bob, 5n).slice(0, 40) as Hex),
      'AllowedCalldataEnforcer:invalid-calldata-length',
    ],
  ]
  await chain.setBalance({ address: account.smartAccount, value: parseEther('1') })
  const before = await dollarsOf(bob)
  for (const [name, attempt, reason] of others) {
    expect([name, await use(session, context, attempt)]).toEqual([name, refused(reason)])
  }
  expect(await dollarsOf(bob)).toBe(before)
  expect(await chain.getBalance({ address: account.smartAccount })).toBe(parseEther('1'))
  expect(await use(session, context, call(usdc, transfer(bob, 5n)))).toMatchObject({ success: true })
})

// T20
test('no other way of executing is: several calls, failing ones, foreign code', {
  tags: 'long',
}, async () => {
  const { session, context, usdc, dollarsOf } = await permitted()
  const allowed = call(usdc, transfer(bob, 5n))
  const redeem = (contexts: readonly Hex[], modes: readonly Hex[], executions: readonly Hex[]) =>
    call(
      delegationManagerAddress,
      encodeFunctionData({
        abi: delegationManagerAbi,
        functionName: 'redeemDelegations',
        args: [contexts, modes, executions],
      }),
    )
  const both = encodeExecutions([allowed, call(usdc, transfer(stranger, 5n))])
  const mode = (start: string): Hex => `0x${start.padEnd(64, '0')}`
  const before = await dollarsOf(bob)
  const callType = 'CaveatEnforcer:invalid-call-type'
  const executionType = 'CaveatEnforcer:invalid-execution-type'
  const attempts: readonly [name: string, attempt: AccountCall, reason: string][] = [
    ['batch', redeem([context], [executionModes.batch], [both]), callType],
    ['batch of one', redeem([context], [executionModes.batch], [encodeExecutions([allowed])]), callType],
    ['batch that may fail', redeem([context], [mode('0101')], [both]), executionType],
    ['call that may fail', redeem([context], [mode('0001')], [encodeExecution(allowed)]), executionType],
    ['delegatecall', redeem([context], [mode('ff')], [encodeExecution(allowed)]), callType],
    ['static call', redeem([context], [mode('fe')], [encodeExecution(allowed)]), callType],
    [
      'one allowed, one not',
      redeem(
        [context, context],
        [executionModes.single, executionModes.single],
        [encodeExecution(allowed), encodeExecution(call(usdc, transfer(stranger, 5n)))],
      ),
      'AllowedCalldataEnforcer:invalid-calldata',
    ],
  ]
  for (const [name, attempt, reason] of attempts) {
    expect([name, await send(session, [attempt])]).toEqual([name, refused(reason)])
  }
  expect(await dollarsOf(bob)).toBe(before)
})

// T20
test('nobody else can use it, nor for another account, nor with other limits', { tags: 'long' }, async () => {
  const { session, context, usdc, dollarsOf } = await permitted()
  const other = await openSession()
  const before = await dollarsOf(bob)
  expect(await use(other, context, call(usdc, transfer(bob, 5n)))).toEqual(notTheDelegate)
  const { signature, ...delegation } = decodeContext(context)
  for (const changed of [
    { ...delegation, delegate: other.account.address },
    { ...delegation, delegator: other.account.address },
    { ...delegation, caveats: [] },
    { ...delegation, caveats: delegation.caveats.slice(1) },
    { ...delegation, salt: delegation.salt + 1n },
  ]) {
    const by = changed.delegate === delegation.delegate ? session : other
    const attempt = use(by, encodeContext(changed, signature), call(usdc, transfer(bob, 5n)))
    expect(await attempt).toEqual(notSigned)
  }
  expect(await dollarsOf(bob)).toBe(before)
})

// T20
test('it ends at its time', async () => {
  const { session, context, usdc, chain } = await permitted()
  const now = Number((await chain.getBlock()).timestamp)
  expect(await use(session, context, call(usdc, transfer(bob, 5n)))).toMatchObject({ success: true })
  await chain.increaseTime({ seconds: soon() - now + 3_600 })
  await chain.mine({ blocks: 1 })
  expect(await use(session, context, call(usdc, transfer(bob, 5n)))).toEqual(
    refused('TimestampEnforcer:expired-delegation'),
  )
})

// T20
test('it ends when it is revoked, once, and pages cannot revive it', { tags: 'long' }, async () => {
  const { session, context, pci, usdc } = await permitted()
  expect(await use(session, context, call(usdc, transfer(bob, 5n)))).toMatchObject({ success: true })
  const hash = (await revoke(pci)) as Hex
  expect((await account.client().getTransactionReceipt({ hash })).status).toBe('success')
  const asked = account.page.asked.at(-1)
  expect([asked?.title, asked?.sections[0]?.heading]).toEqual([
    'Revoke a permission',
    'May do without asking',
  ])
  expect(await use(session, context, call(usdc, transfer(bob, 5n)))).toEqual(disabled)
  await expect(revoke(pci)).rejects.toThrow('revoked already')
  await expect(revoke(`0x${'12'.repeat(32)}`)).rejects.toThrow('no such permission')
  await expect(revoke('12')).rejects.toThrow('no such permission')
  const { signature, ...delegation } = decodeContext(context)
  expect(signature.length).toBe(132)
  const [, revive] = announceDelegation(delegation)
  const calls = [{ to: revive?.to, data: revive?.data }]
  await expect(account.sendCalls(calls)).rejects.toThrow('A page cannot change your account')
})

// T20
test('tokens and coins are sent up to their allowance, in all, and nothing is called', {
  tags: 'long',
}, async () => {
  const session = await openSession()
  const { usdc, test: chain } = await account.node()
  await account.asAlice('transfer', 1_000n)
  await chain.setBalance({ address: account.smartAccount, value: parseEther('1') })
  const ofTokens = await grant(session.account.address, {
    type: 'erc20-token-transfer',
    data: { address: usdc, allowance: '0xa' },
  })
  const ofCoins = await grant(session.account.address, {
    type: 'native-token-transfer',
    data: { allowance: '10' },
  })
  const spent = { success: true }
  const tokensOver = refused('ERC20TransferAmountEnforcer:allowance-exceeded')
  const coinsOver = refused('NativeTokenTransferAmountEnforcer:allowance-exceeded')
  const attempts: readonly [context: Hex, attempt: AccountCall, outcome: object][] = [
    [ofTokens.context, call(usdc, transfer(stranger, 11n)), tokensOver],
    [ofTokens.context, call(usdc, transfer(stranger, 6n)), spent],
    [ofTokens.context, call(usdc, transfer(stranger, 5n)), tokensOver],
    [ofTokens.context, call(usdc, transfer(stranger, 4n)), spent],
    [
      ofTokens.context,
      call(stranger, '0x', 1n),
      refused('ERC20TransferAmountEnforcer:invalid-execution-length'),
    ],
    [ofCoins.context, call(stranger, '0x', 11n), coinsOver],
    [ofCoins.context, call(stranger, '0x', 6n), spent],
    [ofCoins.context, call(usdc, transfer(stranger, 1n)), refused('ExactCalldataEnforcer:invalid-calldata')],
    [ofCoins.context, call(stranger, '0x', 5n), coinsOver],
    [ofCoins.context, call(stranger, '0x', 4n), spent],
  ]
  for (const [context, attempt, outcome] of attempts) {
    expect(await use(session, context, attempt)).toMatchObject(outcome)
  }
  expect(await chain.getBalance({ address: stranger })).toBe(10n)
})
