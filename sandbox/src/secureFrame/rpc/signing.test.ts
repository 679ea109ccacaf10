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
import { beforeEach, expect, test, vi } from 'vitest'
import { type FrameVisitor, logInByEmail, openFrame } from '../../testSupport/frameVisitor.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
let visitor: FrameVisitor
let evm: Hex
let solana: string

beforeEach(async () => {
  visitor = await openFrame(sandbox)
  await logInByEmail(sandbox, visitor, 'alice@example.test')
  solana = String((await visitor.call('/user', { chainId: solanaId })).body.address)
  evm = String((await visitor.call('/user', { chainId: 1 })).body.address) as Hex
})

async function request(method: string, params: unknown, chainId: number | string = 1): Promise<unknown> {
  const { status, body } = await visitor.call('/rpc', { method, params, chainId })
  if (status !== 200) throw new Error(String(body.message))
  return body.result
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
  const other = await openFrame(sandbox)
  expect((await other.call('/rpc', { method: 'personal_sign', params: [message, evm] })).status).toBe(401)
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
  const other = await openFrame(sandbox)
  await logInByEmail(sandbox, other, 'bob@example.test')
  expect((await other.call('/rpc', { method: 'wallet_getCallsStatus', params: [id] })).status).toBe(404)
})

test('reads go to the node of the present network, with its errors', async () => {
  expect(await request('eth_accounts', undefined)).toContain(evm)
  expect(await request('eth_chainId', undefined, 'eip155:137')).toBe('0x89')
  expect(await request('eth_getBalance', [evm, 'latest'], 137)).toBe(`0x${parseEther('10').toString(16)}`)
  await expect(request('eth_getBalance', ['nonsense', 'latest'])).rejects.toThrow(/address|invalid/i)
  await expect(request('anvil_setBalance', [evm, '0x1'])).rejects.toThrow(
    'anvil_setBalance is not available.',
  )
  await expect(request('eth_blockNumber', [], 10)).rejects.toThrow('Network 10 is not available here.')
  await sandbox.setFaults({ 'rpc:1': { mode: 'down' } })
  await expect(request('eth_blockNumber', [])).rejects.toThrow('The network does not respond.')
})

test('the network switches to chains of the sandbox only', async () => {
  expect((await visitor.call('/network', { chainId: 'eip155:137' })).body).toEqual({ chainId: 137 })
  expect((await visitor.call('/status')).body).toEqual({ isConnected: true, chainId: 137 })
  expect((await visitor.call('/network', { chainId: 10 })).status).toBe(400)
  expect((await visitor.call('/network', { chainId: solanaId })).body).toEqual({ chainId: solanaId })
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
