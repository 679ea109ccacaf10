import { type Hex, parseEther, stringToHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { bob, hostOrigin, useAccountPage } from '../../testSupport/useAccountPage.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox({ origins: [hostOrigin] })
const account = useAccountPage(sandbox)
const { client, request, node, settled } = account

/** Address without code of its own, to which the key delegates. */
const delegate = `0x${'22'.repeat(20)}`

/** The key of a login carries the code of another wallet (EIP-7702). */
async function delegateKey(): Promise<void> {
  const { test: chain } = await node()
  await chain.setBalance({ address: account.key, value: parseEther('1') })
  await chain.setCode({ address: account.key, bytecode: `0xef0100${delegate.slice(2)}` })
}

const send = (changes: object) =>
  request('wallet_sendCalls', [
    {
      version: '2.0.0',
      chainId: '0x1',
      from: account.key,
      atomicRequired: false,
      calls: [
        { to: bob, value: '0x1' },
        { to: bob, value: '0x2' },
      ],
      ...changes,
    },
  ]) as Promise<{ readonly id: string }>

test('the frame states nothing of code that it does not use', async () => {
  await delegateKey()
  expect(await client().getCode({ address: account.key })).toBe(`0xef0100${delegate.slice(2)}`)
  expect(await request('wallet_getCapabilities', [account.key, ['0x1']])).toEqual({ '0x1': {} })
  const { accounts = [] } = await account.page.host.getUser({ chainId: 1 })
  expect(accounts.find(({ address }) => address === account.key)?.type).toBe('eoa')
})

test('its calls are transactions, one after the other, and none where they have to be one', async () => {
  await delegateKey()
  await expect(send({ atomicRequired: true })).rejects.toThrow('cannot send calls atomically')
  const before = await client().getBalance({ address: bob })
  const { id } = await send({})
  expect(await settled(id)).toMatchObject({ atomic: false, status: 200 })
  expect((await client().getBalance({ address: bob })) - before).toBe(3n)
})

test('its signatures are those of the key', async () => {
  await delegateKey()
  const signature = (await request('personal_sign', [stringToHex('hello'), account.key])) as Hex
  expect(await client().verifyMessage({ address: account.key, message: 'hello', signature })).toBe(true)
})
