// @vitest-environment happy-dom
import { hashTypedData, recoverTypedDataAddress } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../../test/readVectors.test.helper.ts'
import { createTestKit, createTestWallet } from '../../../test/testPage.test.helper.ts'
import { connect } from '../../../wallets/connection/connect.ts'
import { signMessage } from '../../../wallets/connection/signMessage.ts'
import { checkRecipient } from './actions/checkRecipient.ts'
import { sendTransaction } from './actions/sendTransaction.ts'
import { signTypedData } from './actions/signTypedData.ts'
import { getCallsStatus } from './calls/getCallsStatus.ts'
import { getCapabilities } from './calls/getCapabilities.ts'
import { sendCalls } from './calls/sendCalls.ts'
import { toTypedDataText } from './contracts/toTypedDataText.ts'
import { formatAddress } from './formatAddress.ts'

type Hex = `0x${string}`

interface Checksums {
  readonly erc55_valid: readonly Hex[]
  readonly valid_checksummed: readonly Hex[]
  readonly one_letter_flipped_must_fail: readonly Hex[]
  readonly all_lowercase_accepted_as_unchecksummed: readonly Hex[]
  readonly not_addresses: readonly string[]
}

interface TypedDataCase {
  readonly name: string
  readonly domain: object
  readonly primaryType: string
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly data: Readonly<Record<string, unknown>>
  readonly digest: string
}

interface Atoms {
  readonly private_key: Hex
  readonly items: readonly {
    readonly function: string
    readonly solidity_type: string
    readonly input: string
    readonly input_js_type: string
    readonly output: Hex
    readonly strict: boolean
  }[]
}

interface PersonalSign {
  readonly cases: readonly { readonly private_key: Hex; readonly text?: string; readonly signature: Hex }[]
  readonly classify_wallet_reply: readonly { readonly reply: unknown; readonly as: string }[]
}

interface SendCallsSets {
  readonly examples: readonly { readonly title: string; readonly json: unknown }[]
  readonly status_codes: Readonly<Record<string, string>>
  readonly valid_by_product_rule: readonly Bundle[]
  readonly invalid_by_product_rule: readonly Bundle[]
  readonly hostile: readonly Bundle[]
}

interface Bundle {
  readonly calls: readonly { readonly to: Hex; readonly value?: string; readonly data?: Hex }[]
}

const checksums = readVectors<Checksums>('eip55/checksums.json')
const typedData = readVectors<readonly TypedDataCase[]>('eip712/ethers_typed_data.json')
const atoms = readVectors<Atoms>('eip712/eth_sig_util_v4_atoms.json')
const personalSign = readVectors<PersonalSign>('personal-sign/personal_sign.json')
const bundles = readVectors<SendCallsSets>('eip5792/send_calls.json')

/** A kit whose wallet replies to a method as the test requires, and the wallet's requests. */
async function replying(replies: Record<string, unknown>, accounts?: readonly Hex[]) {
  const wallet = createTestWallet(accounts ? { accounts } : {})
  const { request } = wallet.provider
  const sent: unknown[] = []
  wallet.provider.request = async (args) => {
    if (!(args.method in replies)) return request(args)
    sent.push(...(args.params as readonly unknown[]))
    return replies[args.method]
  }
  const kit = createTestKit()
  await connect(kit, { connectorId: 'test.wallet' })
  return { kit, sent }
}

describe('addresses', () => {
  const check = (address: string) => checkRecipient('eth_sendTransaction', address)

  it.runIf(checksums)('are written as EIP-55 has them, and refused with a wrong checksum', async () => {
    const { erc55_valid: examples = [], valid_checksummed: valid = [] } = checksums ?? {}
    for (const address of [...examples, ...valid]) {
      expect(formatAddress(address.toLowerCase())).toBe(formatAddress(address))
      await expect(check(address)).resolves.toBeUndefined()
    }
    for (const address of valid) expect(formatAddress(address.toLowerCase())).toBe(address)
    for (const address of checksums?.all_lowercase_accepted_as_unchecksummed ?? [])
      await expect(check(address)).resolves.toBeUndefined()
    for (const address of [
      ...(checksums?.one_letter_flipped_must_fail ?? []),
      ...(checksums?.not_addresses ?? []),
    ])
      await expect(check(address), address).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
  })
})

// T5
describe('typed data', () => {
  it.runIf(typedData)('reaches the wallet with the digest of the standard', () => {
    for (const { name, domain, primaryType, types, data, digest } of typedData ?? []) {
      const text = toTypedDataText({ domain, primaryType, types, message: data } as never)
      expect(hashTypedData(JSON.parse(text)), name).toBe(digest)
    }
  })

  it.runIf(atoms)('is signed like other libraries sign it', async () => {
    const { private_key: key = '0x', items = [] } = atoms ?? {}
    const { kit } = await replying({}, [key])
    const signed = items.filter(({ function: name, strict }) => strict && name === 'signTypedData')
    expect(signed.length).toBeGreaterThan(30)
    for (const { solidity_type: type, input, input_js_type: kind, output } of signed) {
      const value = kind === 'string' ? input : JSON.parse(input)
      // Of a boolean, this library and ours accept booleans alone.
      if (type === 'bool' && typeof value !== 'boolean') continue
      const definition = {
        domain: {},
        types: { Message: [{ name: 'data', type }] },
        primaryType: 'Message',
        message: { data: value },
      }
      await expect(signTypedData(kit, definition), `${type} ${input}`).resolves.toBe(output)
    }
  })

  it('is refused when it does not fit its types, before the wallet sees it', async () => {
    const { kit, sent } = await replying({ eth_signTypedData_v4: '0x' })
    const types = { Order: [{ name: 'amount', type: 'uint8' }] }
    const order = (amount: unknown) =>
      signTypedData(kit, { domain: {}, types, primaryType: 'Order', message: { amount } })
    for (const amount of [256, -1n, 'many', undefined])
      await expect(order(amount)).rejects.toMatchObject({
        code: 'REQUEST_INVALID',
        context: { method: 'eth_signTypedData_v4' },
        cause: expect.any(Error),
      })
    expect(sent).toEqual([])
  })

  it('is signed by the account that is connected', async () => {
    const key = `0x${'11'.repeat(32)}` as const
    const { kit } = await replying({}, [key])
    const definition = {
      domain: { name: 'Shop', chainId: 1n },
      types: { Order: [{ name: 'amount', type: 'uint256' }] },
      primaryType: 'Order',
      message: { amount: 2n ** 255n },
    } as const
    const signature = await signTypedData(kit, definition)
    await expect(recoverTypedDataAddress({ ...definition, signature })).resolves.toBe(
      privateKeyToAddress(key),
    )
  })
})

// F16
describe('replies to signing', () => {
  it.runIf(personalSign)('are the signatures of other libraries', async () => {
    const [first] = personalSign?.cases ?? []
    const { kit } = await replying({}, [first?.private_key ?? '0x'])
    await expect(signMessage(kit, { message: first?.text ?? '' })).resolves.toBe(first?.signature)
  })

  it.runIf(personalSign)('are distinguished from hashes of transactions', async () => {
    const replies: Record<string, unknown> = {}
    const { kit } = await replying(replies)
    for (const { reply, as } of personalSign?.classify_wallet_reply ?? []) {
      Object.assign(replies, { personal_sign: reply, eth_sendTransaction: reply })
      const sent = sendTransaction(kit, { value: 1n })
      const signed = signMessage(kit, { message: 'text' })
      if (as === 'transaction') await expect(sent).resolves.toBe(reply)
      else await expect(sent).rejects.toMatchObject({ code: 'WALLET_REPLY_INVALID' })
      if (as === 'neither') await expect(signed).rejects.toMatchObject({ code: 'WALLET_REPLY_INVALID' })
      else await expect(signed).resolves.toBe(reply)
    }
  })
})

// T5, T20
describe('bundles of calls', () => {
  /** Sends bundles one after the other; returns the wallet's request, or the code of the refusal, of each. */
  const sendAll = async (sets: readonly Bundle[]) => {
    const { kit, sent } = await replying({ wallet_sendCalls: { id: '0x1' } })
    const outcomes: unknown[] = []
    for (const { calls } of sets) {
      const parsed = calls.map(({ value, ...call }) => ({
        ...call,
        ...(value !== undefined && { value: value.startsWith('-') ? -1n : BigInt(value) }),
      }))
      const outcome = await sendCalls(kit, { calls: parsed as never }).then(
        () => sent.at(-1),
        (error: { readonly code: string }) => error.code,
      )
      outcomes.push(outcome)
    }
    return outcomes
  }

  it.runIf(bundles)('are sent in full', async () => {
    const sets = bundles?.valid_by_product_rule ?? []
    const sent = await sendAll(sets)
    expect(sent).toMatchObject(sets.map(({ calls }) => ({ version: '2.0.0', chainId: '0x1', calls })))
  })

  it.runIf(bundles)('are refused without an address or with data that is none', async () => {
    const sets = (bundles?.invalid_by_product_rule ?? []).filter(({ calls }) => Array.isArray(calls))
    expect(sets.length).toBeGreaterThan(3)
    expect(new Set(await sendAll(sets))).toEqual(new Set(['REQUEST_INVALID']))
  })

  it.runIf(bundles)('that are hostile are refused, or reach the wallet in full', async () => {
    const sets = bundles?.hostile ?? []
    const sent = await sendAll(sets)
    expect(sent).toMatchObject(
      sets.map(({ calls }, index) => (sent[index] === 'REQUEST_INVALID' ? 'REQUEST_INVALID' : { calls })),
    )
    expect(sent).toContain('REQUEST_INVALID')
  })

  it.runIf(bundles)('have the states of their codes', async () => {
    const names: Readonly<Record<string, string>> = {
      'offchain failure': 'failed',
      'reverted completely': 'reverted',
      'reverted partially': 'partiallyReverted',
    }
    const replies: Record<string, unknown> = {}
    const { kit } = await replying(replies)
    for (const [code, meaning] of Object.entries(bundles?.status_codes ?? {})) {
      replies.wallet_getCallsStatus = { version: '2.0.0', status: Number(code) }
      await expect(getCallsStatus(kit, { id: '0x1' })).resolves.toMatchObject({
        status: names[meaning] ?? meaning,
        statusCode: Number(code),
      })
    }
  })

  it.runIf(bundles)('and capabilities of the standard’s examples are read', async () => {
    const example = (title: string) => bundles?.examples.find((candidate) => candidate.title === title)?.json
    const { kit } = await replying({
      wallet_sendCalls: example('wallet_sendCalls Example Return Value'),
      wallet_getCallsStatus: example('wallet_getCallsStatus Example Return Value'),
      wallet_getCapabilities: example('wallet_getCapabilities Example Return Value'),
    })
    const { id } = await sendCalls(kit, { calls: [{ to: `0x${'d4'.repeat(20)}` }] })
    expect(id).toMatch(/^0x0{32}/)
    await expect(getCallsStatus(kit, { id })).resolves.toMatchObject({
      status: 'confirmed',
      atomic: true,
      receipts: [{ status: 'success', blockNumber: 0xabcdn, gasUsed: 0xdefn }],
    })
    await expect(getCapabilities(kit)).resolves.toEqual({
      'eip155:0': { 'flow-control': { supported: true } },
      'eip155:8453': { paymasterService: { supported: true }, sessionKeys: { supported: true } },
      'eip155:84532': { auxiliaryFunds: { supported: true } },
    })
  })

  it('of wallets of the first version are understood', async () => {
    const { kit } = await replying({
      wallet_sendCalls: '0xabc',
      wallet_getCallsStatus: { status: 'CONFIRMED' },
    })
    await expect(sendCalls(kit, { calls: [{ to: `0x${'ab'.repeat(20)}` }] })).resolves.toMatchObject({
      id: '0xabc',
    })
    await expect(getCallsStatus(kit, { id: '0xabc' })).resolves.toMatchObject({ status: 'confirmed' })
  })
})
