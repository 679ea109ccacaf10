import {
  type Address,
  type Base64EncodedWireTransaction,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  isSolanaError,
  type KeyPairSigner,
  lamports,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
} from '@solana/kit'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { signSolana, transferSol } from '../testSupport/sendSolana.ts'
import { useSandbox } from '../testSupport/useSandbox.ts'
import { createSolanaAccounts } from './createSolanaAccounts.ts'
import { seedSolanaBalances } from './seedSolanaBalances.ts'
import { solanaTokens } from './solanaDefinition.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const rpcUrl = () => `${sandbox.origin}/rpc/solana`
const rpc = () => createSolanaRpc(rpcUrl())
const seeded = (accountIndex: number) => seedSolanaBalances({ seed: 'wallet-kit', accountIndex })

let alice: KeyPairSigner
let bob: KeyPairSigner
let judy: KeyPairSigner
beforeAll(async () => {
  const signers = await Promise.all(
    createSolanaAccounts().map(({ secretKey }) => createKeyPairSignerFromBytes(secretKey)),
  )
  ;[alice, bob, judy] = [signers[0], signers[1], signers[9]] as [KeyPairSigner, KeyPairSigner, KeyPairSigner]
})

/** Sends a call without a client library. */
async function ask(method: string, ...params: unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method, params })
  const response = await fetch(rpcUrl(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', origin: 'https://app.example' },
    body,
  })
  return { response, text: await response.text() }
}

async function send(
  instructions: ReturnType<typeof transferSol>[],
  payer = alice,
  version: 'legacy' | 0 = 0,
) {
  const signed = await signSolana(rpcUrl(), payer, instructions, version)
  const encoded = getBase64EncodedWireTransaction(signed)
  return rpc().sendTransaction(encoded, { encoding: 'base64' }).send()
}

const balanceOf = async (address: Address) => (await rpc().getBalance(address).send()).value

describe('reading', () => {
  test('accounts have the seeded balances, the last one none', async () => {
    expect(await balanceOf(alice.address)).toBe(seeded(0).lamports)
    expect(await balanceOf(bob.address)).toBe(seeded(1).lamports)
    expect(seeded(0).lamports).not.toBe(seeded(1).lamports)
    expect(await balanceOf(judy.address)).toBe(0n)
  })

  test('has the mainnet genesis hash and advancing slots', async () => {
    expect(await rpc().getGenesisHash().send()).toBe('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d')
    expect(await rpc().getHealth().send()).toBe('ok')
    expect(await rpc().getVersion().send()).toHaveProperty('solana-core')
    const before = await rpc().getSlot().send()
    await expect.poll(() => rpc().getSlot().send(), { timeout: 5_000 }).toBeGreaterThan(before)
    const { absoluteSlot, slotIndex } = await rpc().getEpochInfo().send()
    expect(slotIndex).toBe(absoluteSlot)
  })

  test('allows every origin and writes large numbers as bare integers', async () => {
    const { response, text } = await ask('getAccountInfo', alice.address, { encoding: 'base64' })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(text).toContain('"rentEpoch":18446744073709551615,')
    expect(text).toContain(`"lamports":${seeded(0).lamports},`)
  })

  test('each account holds both tokens on its associated accounts', async () => {
    for (const [index, token] of solanaTokens.entries()) {
      const byProgram = await rpc()
        .getTokenAccountsByOwner(
          alice.address,
          { programId: token.programAddress as string as Address },
          { encoding: 'jsonParsed' },
        )
        .send()
      // Token-2022 also owns the account's NFTs.
      const fungible = byProgram.value.filter(
        (each) => each.account.data.parsed.info.tokenAmount.decimals > 0,
      )
      const [account, ...others] = fungible
      expect(others).toEqual([])
      const amount = seeded(0).tokens[index]?.amount
      expect(account?.account.data.parsed).toMatchObject({
        type: 'account',
        info: {
          mint: token.mint,
          owner: alice.address,
          state: 'initialized',
          tokenAmount: { amount: String(amount), decimals: 6 },
        },
      })
      const mint = token.mint as string as Address
      const byMint = await rpc()
        .getTokenAccountsByOwner(alice.address, { mint }, { encoding: 'base64' })
        .send()
      expect(byMint.value.map(({ pubkey }) => pubkey)).toEqual([account?.pubkey])
      const balance = await rpc()
        .getTokenAccountBalance(account?.pubkey as Address)
        .send()
      expect(balance.value.amount).toBe(String(amount))
      const supply = await rpc().getTokenSupply(mint).send()
      const everybody = createSolanaAccounts().map((_, place) => seeded(place).tokens[index]?.amount ?? 0n)
      const faucet = 10_000_000_000_000n
      expect(supply.value.amount).toBe(String(everybody.reduce((sum, held) => sum + held, faucet)))
    }
    const ofJudy = await rpc()
      .getTokenAccountsByOwner(
        judy.address,
        { programId: solanaTokens[0]?.programAddress as string as Address },
        { encoding: 'jsonParsed' },
      )
      .send()
    expect(ofJudy.value).toEqual([])
  })

  test('getProgramAccounts applies all filters', async () => {
    const [token] = solanaTokens
    const found = await rpc()
      .getProgramAccounts(token?.programAddress as string as Address, {
        encoding: 'base64',
        filters: [
          { dataSize: 165n },
          { memcmp: { offset: 0n, bytes: token?.mint as never, encoding: 'base58' } },
          { memcmp: { offset: 32n, bytes: bob.address as never, encoding: 'base58' } },
        ],
      })
      .send()
    expect(found).toHaveLength(1)
    expect(found[0]?.account.owner).toBe(token?.programAddress)
  })

  test.each([
    ['getBalance', ['0OIl'], -32602, /^Invalid param: /],
    ['getTokenAccountBalance', ['11111111111111111111111111111111'], -32602, /not a Token account/],
    [
      'getAccountInfo',
      ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', { encoding: 'rot13' }],
      -32602,
      /rot13/,
    ],
    ['sendTransaction', ['AAAA', { encoding: 'base64' }], -32602, /deserialize/],
    ['mintSol', [], -32601, /^Method not found$/],
    ['accountSubscribe', ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'], -32601, /^Method not found$/],
  ])('%s %j is refused with %d', async (method, params, code, message) => {
    const { text } = await ask(method, ...params)
    expect(JSON.parse(text)).toEqual({
      jsonrpc: '2.0',
      id: 7,
      error: { code, message: expect.stringMatching(message) },
    })
  })
})

describe('sending', () => {
  test.each(['legacy', 0] as const)('a transaction of version %s is in the history', async (version) => {
    const signature = await send([transferSol(alice, bob.address, 42n)], alice, version)
    const statuses = await rpc().getSignatureStatuses([signature]).send()
    expect(statuses.value[0]).toMatchObject({ err: null, confirmationStatus: 'finalized' })
    const found = await rpc()
      .getTransaction(signature, { encoding: 'json', maxSupportedTransactionVersion: 0 })
      .send()
    expect(String(found?.version)).toBe(String(version))
    expect(found?.transaction.message.accountKeys).toEqual([
      alice.address,
      bob.address,
      '11111111111111111111111111111111',
    ])
    expect(found?.meta).toMatchObject({ err: null, fee: 5_000n })
    expect(found?.meta?.preBalances.slice(0, 2)).toEqual([seeded(0).lamports, seeded(1).lamports])
    expect(found?.meta?.postBalances[1]).toBe(seeded(1).lamports + 42n)
    const list = await rpc().getSignaturesForAddress(bob.address).send()
    expect(list[0]?.signature).toBe(signature)
  })

  test('version 0 is an error for a client that does not support it', async () => {
    const signature = await send([transferSol(alice, bob.address, 42n)])
    const { text } = await ask('getTransaction', signature)
    expect(JSON.parse(text).error.code).toBe(-32015)
  })

  test('charges the fee that getFeeForMessage returns, with a priority fee', async () => {
    const budget = 'ComputeBudget111111111111111111111111111111' as Address
    const limit = new Uint8Array([2, 0xa0, 0x86, 0x01, 0]) // 100,000 units
    const price = new Uint8Array([3, 0x40, 0x42, 0x0f, 0, 0, 0, 0, 0]) // 1,000,000 micro-lamports
    const signed = await signSolana(rpcUrl(), alice, [
      { programAddress: budget, data: limit },
      { programAddress: budget, data: price },
      transferSol(alice, bob.address, 1n),
    ])
    const message = Buffer.from(signed.messageBytes as unknown as Uint8Array).toString('base64')
    const announced = await rpc()
      .getFeeForMessage(message as never)
      .send()
    expect(announced.value).toBe(105_000n)
    const encoded = getBase64EncodedWireTransaction(signed)
    const signature = await rpc().sendTransaction(encoded, { encoding: 'base64' }).send()
    expect(await balanceOf(alice.address)).toBe(seeded(0).lamports - 1n - 105_000n)
    const found = await rpc()
      .getTransaction(signature, { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 })
      .send()
    expect(found?.meta?.fee).toBe(105_000n)
  })

  test('getTransaction returns token balances before and after', async () => {
    const [token] = solanaTokens
    if (!token) throw new Error('there is no token')
    const accountOf = async (owner: Address) =>
      (
        await rpc()
          .getTokenAccountsByOwner(owner, { mint: token.mint as string as Address }, { encoding: 'base64' })
          .send()
      ).value[0]?.pubkey as Address
    const [source, target] = await Promise.all([accountOf(alice.address), accountOf(bob.address)])
    // TransferChecked of the token program: 12, amount, decimals.
    const data = new Uint8Array([12, 64, 66, 15, 0, 0, 0, 0, 0, 6])
    const signature = await send([
      {
        programAddress: token.programAddress as string as Address,
        accounts: [
          { address: source, role: 1 },
          { address: token.mint as string as Address, role: 0 },
          { address: target, role: 1 },
          { address: alice.address, role: 2, signer: alice },
        ] as never,
        data,
      },
    ])
    const before = seeded(1).tokens[0]?.amount ?? 0n
    const balance = await rpc().getTokenAccountBalance(target).send()
    expect(balance.value.amount).toBe(String(before + 1_000_000n))
    const found = await rpc()
      .getTransaction(signature, { encoding: 'json', maxSupportedTransactionVersion: 0 })
      .send()
    const amounts = (list: readonly { owner?: string; uiTokenAmount: { amount: string } }[] = []) =>
      list.find(({ owner }) => owner === bob.address)?.uiTokenAmount.amount
    expect(amounts(found?.meta?.preTokenBalances)).toBe(String(before))
    expect(amounts(found?.meta?.postTokenBalances)).toBe(String(before + 1_000_000n))
  })

  test('requestAirdrop sends a transaction, a new one each time', async () => {
    const { address } = await generateKeyPairSigner()
    const first = await rpc().requestAirdrop(address, lamports(2_000_000_000n)).send()
    const second = await rpc().requestAirdrop(address, lamports(2_000_000_000n)).send()
    expect(first).not.toBe(second)
    expect(await balanceOf(address)).toBe(4_000_000_000n)
    const { value } = await rpc().getSignatureStatuses([first, second]).send()
    expect(value.map((status) => status?.err)).toEqual([null, null])
  })

  test('a transfer of too much fails in preflight with Solana’s error data', async () => {
    const error = await send([transferSol(alice, bob.address, 10n ** 15n)]).catch((thrown) => thrown)
    expect(
      isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE),
    ).toBe(true)
    const signed = await signSolana(rpcUrl(), alice, [transferSol(alice, bob.address, 10n ** 15n)])
    const { text } = await ask('sendTransaction', getBase64EncodedWireTransaction(signed), {
      encoding: 'base64',
    })
    expect(JSON.parse(text).error).toMatchObject({
      code: -32002,
      message: 'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
      data: {
        err: { InstructionError: [0, { Custom: 1 }] },
        logs: expect.arrayContaining([expect.stringContaining('insufficient lamports')]),
        unitsConsumed: expect.any(Number),
      },
    })
    expect(await balanceOf(alice.address)).toBe(seeded(0).lamports)
  })

  test('without preflight it fails on the chain and costs the fee', async () => {
    const signed = await signSolana(rpcUrl(), alice, [transferSol(alice, bob.address, 10n ** 15n)])
    const signature = await rpc()
      .sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64', skipPreflight: true })
      .send()
    const { value } = await rpc().getSignatureStatuses([signature]).send()
    expect(value[0]?.err).toEqual({ InstructionError: [0n, { Custom: 1n }] })
    expect(await balanceOf(alice.address)).toBe(seeded(0).lamports - 5_000n)
  })

  test('rejects an invalid signature, an unknown blockhash and a duplicate', async () => {
    const signed = await signSolana(rpcUrl(), alice, [transferSol(alice, bob.address, 7n)])
    const wire = Buffer.from(getBase64EncodedWireTransaction(signed), 'base64')
    const refusalOf = async (bytes: Buffer) => {
      const { text } = await ask('sendTransaction', bytes.toString('base64'), { encoding: 'base64' })
      const { error } = JSON.parse(text) as { error: { code: number; data?: { err: string } } }
      return error.data?.err ?? error.code
    }
    const forged = Buffer.from(wire)
    forged[10] = (forged[10] ?? 0) ^ 1
    expect(await refusalOf(forged)).toBe(-32003)
    // Changes the blockhash, whose bytes precede the only instruction at the end of the message.
    const old = Buffer.from(wire)
    const blockhashStart = old.length - 32 - 17 - 1
    old[blockhashStart] = (old[blockhashStart] ?? 0) ^ 1
    expect(await refusalOf(old)).toBe('BlockhashNotFound')
    await rpc()
      .sendTransaction(wire.toString('base64') as Base64EncodedWireTransaction, { encoding: 'base64' })
      .send()
    expect(await refusalOf(wire)).toBe('AlreadyProcessed')
  })
})

test.each(['sendTransaction', 'simulateTransaction'])(
  '%s rejects a non-canonical encoding',
  async (method) => {
    const signed = await signSolana(rpcUrl(), alice, [transferSol(alice, bob.address, 7n)])
    const wire = Buffer.from(getBase64EncodedWireTransaction(signed), 'base64')
    // The number of instructions, 1, in two bytes. litesvm's native code would abort the process.
    const countAt = wire.length - 17 - 1 - 1
    expect(wire[countAt]).toBe(1)
    const padded = Buffer.concat([
      wire.subarray(0, countAt),
      Buffer.from([0x81, 0]),
      wire.subarray(countAt + 1),
    ])
    const { text } = await ask(method, padded.toString('base64'), { encoding: 'base64', skipPreflight: true })
    expect(JSON.parse(text).error).toMatchObject({
      code: -32602,
      message: expect.stringContaining('non-canonical encoding'),
    })
  },
)

test.each(['', 'AAAA', 'gQ=='])('getFeeForMessage rejects %j', async (message) => {
  const { text } = await ask('getFeeForMessage', message)
  expect(JSON.parse(text).error.code).toBe(-32602)
})

describe('simulating', () => {
  test('returns the result and the accounts after it, and changes nothing', async () => {
    const signed = await signSolana(rpcUrl(), alice, [transferSol(alice, bob.address, 1_000n)])
    const { value } = await rpc()
      .simulateTransaction(getBase64EncodedWireTransaction(signed), {
        encoding: 'base64',
        accounts: { encoding: 'base64', addresses: [bob.address] },
      })
      .send()
    expect(value).toMatchObject({ err: null, unitsConsumed: 150n })
    expect(value.accounts?.[0]?.lamports).toBe(seeded(1).lamports + 1_000n)
    expect(await balanceOf(bob.address)).toBe(seeded(1).lamports)
  })

  test('verifies signatures only on request', async () => {
    const signed = await signSolana(rpcUrl(), alice, [transferSol(alice, bob.address, 1_000n)])
    const unsigned = Buffer.from(getBase64EncodedWireTransaction(signed), 'base64').fill(0, 1, 65)
    const simulate = async (sigVerify: boolean) => {
      const { text } = await ask('simulateTransaction', unsigned.toString('base64'), {
        encoding: 'base64',
        sigVerify,
      })
      return (JSON.parse(text) as { result: { value: { err: unknown } } }).result.value.err
    }
    expect(await simulate(false)).toBeNull()
    expect(await simulate(true)).toBe('SignatureFailure')
  })
})

test('faults apply to HTTP calls by method', async () => {
  await sandbox.setFaults({ 'rpc:solana': { mode: 'status', status: 503, operation: 'getBalance' } })
  expect((await ask('getSlot')).response.status).toBe(200)
  const { response, text } = await ask('getBalance', alice.address)
  expect([response.status, JSON.parse(text).error.code]).toEqual([503, -32000])
})
