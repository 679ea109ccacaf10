import { verify } from 'node:crypto'
import {
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getBase58Decoder,
  getBase58Encoder,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  address as solanaAddress,
  verifySignature,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  createPublicClient,
  type Hex,
  hexToBigInt,
  http,
  parseEther,
  stringToHex,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FramePage, openFramePage } from '../testSupport/framePage.ts'
import { useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const hostOrigin = 'https://app.example'
const sandbox = useSandbox({ origins: [hostOrigin] })
const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
let page: FramePage
let evm: Hex
let solana: string

beforeEach(async () => {
  page = await openFramePage(sandbox, hostOrigin)
  await page.logIn()
  solana = (await page.host.getUser({ chainId: solanaId })).address
  evm = (await page.host.getUser({ chainId: 1, preferredAccountType: 'eoa' })).address as Hex
})
afterEach(() => page.close())

async function request(method: string, params: unknown, chainId: number | string = 1): Promise<unknown> {
  await page.host.switchNetwork({ chainId })
  return page.host.rpcRequest({ method, params } as never)
}

const chainClient = (chainId = 1) =>
  createPublicClient({ transport: http(`${sandbox.origin}/rpc/${chainId}`), pollingInterval: 50 })

test('messages and typed data are signed with the key of the account', async () => {
  const message = 'Hello, wörld'
  const signature = (await request('personal_sign', [stringToHex(message), evm])) as Hex
  expect(await verifyMessage({ address: evm, message, signature })).toBe(true)

  const typedData = {
    domain: { name: 'Test' },
    types: {
      EIP712Domain: [{ name: 'name', type: 'string' }],
      Note: [{ name: 'text', type: 'string' }],
    },
    primaryType: 'Note',
    message: { text: 'hello' },
  } as const
  const typed = (await request('eth_signTypedData_v4', [evm, JSON.stringify(typedData)])) as Hex
  expect(await verifyTypedData({ ...typedData, address: evm, signature: typed })).toBe(true)
})

test('transactions are sent on the present network, and a new user can pay for them', async () => {
  for (const chainId of [1, 137]) {
    const client = chainClient(chainId)
    const before = await client.getBalance({ address: bob })
    const hash = (await request(
      'eth_sendTransaction',
      [{ from: evm, to: bob, value: '0xde0b6b3a7640000' }],
      chainId,
    )) as Hex
    const receipt = await client.waitForTransactionReceipt({ hash })
    expect([receipt.status, receipt.from]).toEqual(['success', evm.toLowerCase()])
    expect((await client.getBalance({ address: bob })) - before).toBe(parseEther('1'))
  }
})

test('accounts of others, and of visitors, are refused', async () => {
  const message = stringToHex('hello')
  await expect(request('personal_sign', [message, bob])).rejects.toThrow(`The wallet has no account ${bob}`)
  const transaction = { from: bob, to: evm, value: '0x1' }
  await expect(request('eth_sendTransaction', [transaction])).rejects.toThrow('The wallet has no account')
  await expect(
    request('solana_signMessage', { message: 'Cn8eVZg', pubkey: '11111111111111111111111111111111' }),
  ).rejects.toThrow('The wallet has no account')
  const other = await openFramePage(sandbox, hostOrigin)
  await expect(other.host.rpcRequest({ method: 'personal_sign', params: [message, evm] })).rejects.toThrow(
    'You are not logged in.',
  )
  other.close()
})

test('calls are sent in order, and have a status', async () => {
  const calls = [
    { to: bob, value: '0x1' },
    { to: bob, value: '0x2', data: '0x1234' },
  ]
  const { id } = (await request('wallet_sendCalls', [
    { version: '2.0.0', chainId: '0x89', from: evm, calls },
  ])) as { id: string }
  await vi.waitFor(async () => {
    expect(await request('wallet_getCallsStatus', [id])).toMatchObject({
      id,
      chainId: '0x89',
      status: 200,
      atomic: false,
    })
  })
  const { receipts } = (await request('wallet_getCallsStatus', [id])) as { receipts: { blockNumber: Hex }[] }
  const [first, second] = receipts.map(({ blockNumber }) => hexToBigInt(blockNumber))
  expect(Number(second)).toBeGreaterThan(Number(first))

  const old = (await request('wallet_sendCalls', [
    { version: '1.0', from: evm, calls: calls.slice(0, 1) },
  ])) as { id: string }
  await vi.waitFor(async () => {
    expect(await request('wallet_getCallsStatus', [old.id])).toMatchObject({ status: 'CONFIRMED' })
  })
  await expect(
    request('wallet_sendCalls', [{ version: '2.0.0', from: evm, atomicRequired: true, calls }]),
  ).rejects.toThrow('atomically')
  const other = await openFramePage(sandbox, hostOrigin)
  await other.logIn('bob@example.test')
  await expect(other.host.rpcRequest({ method: 'wallet_getCallsStatus', params: [id] })).rejects.toThrow(
    'The bundle is unknown.',
  )
  other.close()
})

test('reads go to the node of the present network, with its errors', async () => {
  expect(await request('eth_accounts', undefined)).toContain(evm)
  expect(await request('eth_chainId', undefined, 'eip155:137')).toBe('0x89')
  expect(await request('eth_getBalance', [evm, 'latest'], 137)).toBe(`0x${parseEther('10').toString(16)}`)
  await expect(request('eth_getBalance', ['nonsense', 'latest'])).rejects.toThrow(/address|invalid/i)
  // Not within the contract of the host's end either.
  const asPage = (method: string, params: unknown) =>
    page.visitor.call('/rpc', { method, params, chainId: 1 })
  expect(await asPage('anvil_setBalance', [evm, '0x1'])).toEqual({
    status: 501,
    body: { message: 'anvil_setBalance is not available.' },
  })
  await expect(request('eth_blockNumber', [], 10)).rejects.toThrow('Network 10 is not available here.')
  await sandbox.setFaults({ 'rpc:1': { mode: 'down' } })
  await expect(request('eth_blockNumber', [])).rejects.toThrow('The network does not respond.')
})

test('the network switches to chains of the sandbox only', async () => {
  expect(await page.host.switchNetwork({ chainId: 'eip155:137' as never })).toEqual({ chainId: 137 })
  expect(await page.host.getChainId()).toEqual({ chainId: 137 })
  await expect(page.host.switchNetwork({ chainId: 10 })).rejects.toThrow('not available here')
  expect(await page.host.switchNetwork({ chainId: solanaId })).toEqual({ chainId: solanaId })
})

/** An unsigned transfer in base58, as the frame's messages contain it. */
async function transfer(amount: bigint): Promise<string> {
  const reply = await sandbox.get('/rpc/solana', {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getLatestBlockhash' }),
  })
  const { result } = (await reply.json()) as {
    result: { value: { blockhash: Blockhash; lastValidBlockHeight: number } }
  }
  const source = createNoopSigner(solanaAddress(solana))
  const destination = solanaAddress('7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv')
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayer(source.address, draft),
    (draft) =>
      setTransactionMessageLifetimeUsingBlockhash(
        {
          blockhash: result.value.blockhash,
          lastValidBlockHeight: BigInt(result.value.lastValidBlockHeight),
        },
        draft,
      ),
    (draft) =>
      appendTransactionMessageInstructions(
        [getTransferSolInstruction({ source, destination, amount })],
        draft,
      ),
  )
  return getBase58Decoder().decode(getTransactionEncoder().encode(compileTransaction(message)))
}

async function isSigned(base58: string): Promise<boolean> {
  const { messageBytes, signatures } = getTransactionDecoder().decode(getBase58Encoder().encode(base58))
  const signature = signatures[solanaAddress(solana)]
  return signature
    ? verifySignature(await getPublicKeyFromAddress(solanaAddress(solana)), signature, messageBytes)
    : false
}

test('Solana messages and transactions are signed in base58', async () => {
  const bytes = Buffer.from('hello')
  const { signature } = (await request(
    'solana_signMessage',
    { message: getBase58Decoder().decode(bytes), pubkey: solana },
    solanaId,
  )) as { signature: string }
  // https://www.rfc-editor.org/rfc/rfc8410#section-4
  const key = Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(getBase58Encoder().encode(solana) as Uint8Array),
  ])
  expect(
    verify(
      null,
      bytes,
      { key, format: 'der', type: 'spki' },
      Buffer.from(getBase58Encoder().encode(signature) as Uint8Array),
    ),
  ).toBe(true)

  const one = (await request('solana_signTransaction', { transaction: await transfer(1n) }, solanaId)) as {
    transaction: string
  }
  expect(await isSigned(one.transaction)).toBe(true)
  const all = (await request(
    'solana_signAllTransactions',
    { transactions: [await transfer(2n), await transfer(3n)] },
    solanaId,
  )) as { transactions: string[] }
  expect(await Promise.all(all.transactions.map(isSigned))).toEqual([true, true])
})

test('Solana transactions are sent', async () => {
  const amount = 1_000_000_000n
  const { signature } = (await request(
    'solana_signAndSendTransaction',
    { transaction: await transfer(amount), options: { skipPreflight: false } },
    solanaId,
  )) as { signature: string }
  const reply = await sandbox.get('/rpc/solana', {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getSignatureStatuses', params: [[signature]] }),
  })
  expect(await reply.json()).toMatchObject({ result: { value: [{ err: null }] } })
  await expect(
    request('solana_signAndSendTransaction', { transaction: await transfer(10n ** 15n) }, solanaId),
  ).rejects.toThrow()
  await expect(request('solana_signTransaction', { transaction: 'Cn8eVZg' }, solanaId)).rejects.toThrow(
    'not valid base58',
  )
})
