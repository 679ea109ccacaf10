import { createPublicKey, verify } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  address,
  blockhash,
  compileTransaction,
  createSolanaRpc,
  createTransactionMessage,
  getBase58Decoder,
  getBase58Encoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getTransactionDecoder,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signature,
} from '@solana/kit'
import { type Hex, stringToHex, verifyMessage, verifyTypedData } from 'viem'
import { auditPage } from '../support/checks/auditPage.ts'
import type { Cacao } from '../support/pages/pairingAppScript.ts'
import { expect, test } from '../support/tests/pairingTest.ts'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const solanaMethods = ['solana_signMessage', 'solana_signTransaction', 'solana_signAndSendTransaction']
const proposal = {
  optionalNamespaces: {
    eip155: {
      chains: ['eip155:1', 'eip155:137', 'eip155:10'],
      methods: [
        'personal_sign',
        'eth_signTypedData_v4',
        'eth_sendTransaction',
        'wallet_switchEthereumChain',
        'eth_notSupported',
      ],
      events: ['accountsChanged', 'chainChanged'],
    },
    solana: { chains: [solana], methods: solanaMethods, events: [] },
  },
}
const erin = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const frank = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('pairs by code, shows the app, grants the supported namespaces, and signs', async ({
  pairing,
  sandbox,
}) => {
  const { app, wallet, propose, request, openWallet } = pairing
  await openWallet()
  const start = Date.now()
  const uri = await propose(proposal)
  const codeMs = Date.now() - start
  await wallet.getByTestId('wallet-uri').fill(uri)
  await wallet.getByTestId('wallet-pair').click()
  const card = wallet.getByTestId('wallet-proposal')
  await expect(card).toContainText('Connect to Test App?')
  await expect(card).toContainText('Ethereum, Polygon, eip155:10')
  await expect(card).toContainText(`Verified: ${new URL(app.url()).origin}`)
  await wallet.getByTestId('wallet-approve').click()
  const session = await app.evaluate(() => window.pairingApp.answer())
  test
    .info()
    .annotations.push({ type: 'times', description: `code ${codeMs} ms, session ${Date.now() - start} ms` })
  expect(session).toMatchObject({
    namespaces: {
      eip155: {
        chains: ['eip155:1', 'eip155:137'],
        methods: proposal.optionalNamespaces.eip155.methods.slice(0, 4),
        accounts: [`eip155:1:${erin}`, `eip155:137:${erin}`],
      },
      solana: { chains: [solana], methods: solanaMethods },
    },
  })
  await expect(wallet.getByTestId('wallet-session')).toContainText('Test App')

  const signed = request('personal_sign', [stringToHex('Hello, Erin'), erin], 'eip155:1')
  await expect(wallet.getByTestId('wallet-request')).toContainText('Hello, Erin')
  await wallet.getByTestId('wallet-approve').click()
  const message = 'Hello, Erin'
  expect(await verifyMessage({ address: erin, message, signature: (await signed) as Hex })).toBe(true)

  const refused = request('personal_sign', [stringToHex('No'), erin], 'eip155:1')
  await expect(wallet.getByTestId('wallet-request')).toBeVisible()
  await wallet.getByTestId('wallet-reject').click()
  expect(await refused).toMatchObject({ code: 5000 })
  // The guard of every test fails on requests to other hosts, so all messages went through the relay.
  const methods = (await sandbox.requests()).filter(({ service }) => service === 'relay').length
  expect(methods).toBeGreaterThan(5)
})

test('rejects a proposal with 5000', { tag: '@long' }, async ({ pairing }) => {
  const { app, wallet, propose, openWallet } = pairing
  await openWallet(`?uri=${encodeURIComponent(await propose(proposal))}`)
  await wallet.getByTestId('wallet-reject').click()
  expect(await app.evaluate(() => window.pairingApp.answer())).toBe(5000)
  await expect(wallet.getByTestId('wallet-status')).toHaveText('Rejected')
  expect(new URL(wallet.url()).search).toBe('')
})

test('approves everything on request: typed data, transactions, chains and Solana messages', async ({
  pairing,
}) => {
  const { app, openWallet, propose, request } = pairing
  await openWallet(`?auto=1&uri=${encodeURIComponent(await propose(proposal))}`)
  const session = await app.evaluate(() => window.pairingApp.answer())
  if (typeof session === 'number') throw new Error(`rejected with ${session}`)

  const typedData = {
    domain: { name: 'Test', chainId: 1 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hello' },
  } as const
  const signature = (await request(
    'eth_signTypedData_v4',
    [erin, JSON.stringify(typedData)],
    'eip155:1',
  )) as Hex
  expect(await verifyTypedData({ address: erin, ...typedData, signature })).toBe(true)

  const transaction = { from: erin, to: frank, value: '0x1' }
  expect(await request('eth_sendTransaction', [transaction], 'eip155:137')).toMatch(/^0x[0-9a-f]{64}$/)

  expect(await request('wallet_switchEthereumChain', [{ chainId: '0x89' }], 'eip155:1')).toBeNull()
  await expect
    .poll(() => app.evaluate(() => window.pairingApp.events))
    .toContainEqual(['chainChanged', '137'])

  const pubkey = session.namespaces.solana?.accounts[0]?.split(':')[2] ?? ''
  // "Hello" in base58.
  const signed = await request('solana_signMessage', { message: '9Ajdvzr', pubkey }, solana)
  expect(isSolanaSignature((signed as Signed).signature, Buffer.from('Hello'), pubkey)).toBe(true)

  const unsigned = emptyTransaction(pubkey)
  const encoded = getBase64EncodedWireTransaction(unsigned)
  const answer = (await request('solana_signTransaction', { transaction: encoded, pubkey }, solana)) as Signed
  expect(isSolanaSignature(answer.signature, Buffer.from(unsigned.messageBytes), pubkey)).toBe(true)
  const returned = getTransactionDecoder().decode(getBase64Encoder().encode(answer.transaction ?? ''))
  expect(getBase58Decoder().decode(returned.signatures[address(pubkey)] ?? new Uint8Array())).toBe(
    answer.signature,
  )
})

test('sends a transaction on the Solana chain', { tag: '@long' }, async ({ pairing, sandbox }) => {
  const { app, openWallet, propose, request } = pairing
  await openWallet(`?auto=1&uri=${encodeURIComponent(await propose(proposal))}`)
  const session = await app.evaluate(() => window.pairingApp.answer())
  const accounts = typeof session === 'number' ? undefined : session.namespaces.solana?.accounts
  const payer = accounts?.[0]?.split(':')[2] ?? ''
  const rpc = createSolanaRpc(`${sandbox.origin}/rpc/solana`)
  const { value: latest } = await rpc.getLatestBlockhash().send()
  const transaction = getBase64EncodedWireTransaction(emptyTransaction(payer, latest.blockhash))
  const params = { transaction, pubkey: payer, sendOptions: { preflightCommitment: 'confirmed' } }
  const sent = (await request('solana_signAndSendTransaction', params, solana)) as Signed
  const { value } = await rpc.getSignatureStatuses([signature(sent.signature)]).send()
  expect(value).toMatchObject([{ err: null }])
})

test('changes account and chain, survives a reload, and disconnects', async ({ pairing }) => {
  const { app, wallet, openWallet, propose } = pairing
  await openWallet(`?auto=1&uri=${encodeURIComponent(await propose(proposal))}`)
  await app.evaluate(() => window.pairingApp.answer())
  const events = () => app.evaluate(() => window.pairingApp.events)

  await wallet.getByRole('button', { name: 'Next account' }).click()
  await expect.poll(events).toContainEqual(['accountsChanged', [frank]])
  const accounts = () => app.evaluate(() => window.pairingApp.session()?.namespaces.eip155?.accounts)
  await expect.poll(accounts).toEqual([`eip155:1:${frank}`, `eip155:137:${frank}`])
  await wallet.getByRole('button', { name: 'Switch to Polygon' }).click()
  await expect.poll(events).toContainEqual(['chainChanged', '137'])

  await wallet.reload()
  await expect(wallet.getByTestId('wallet-session')).toContainText('Test App')
  await wallet.getByTestId('wallet-disconnect').click()
  await expect.poll(() => app.evaluate(() => window.pairingApp.session())).toBeUndefined()
  await expect(wallet.getByTestId('wallet-session')).toHaveCount(0)
})

test('adds a chain that is requested later, and rejects unknown ones', { tag: '@long' }, async ({
  pairing,
}) => {
  const { app, openWallet, propose, request } = pairing
  const { eip155 } = proposal.optionalNamespaces
  const methods = [...eip155.methods, 'wallet_addEthereumChain']
  const onlyEthereum = { ...eip155, chains: ['eip155:1'], methods }
  const code = await propose({ optionalNamespaces: { eip155: onlyEthereum } })
  await openWallet(`?auto=1&uri=${encodeURIComponent(code)}`)
  await app.evaluate(() => window.pairingApp.answer())
  expect(await request('wallet_addEthereumChain', [{ chainId: '0x89' }], 'eip155:1')).toBeNull()
  const accounts = () => app.evaluate(() => window.pairingApp.session()?.namespaces.eip155?.accounts)
  await expect.poll(accounts).toEqual([`eip155:1:${erin}`, `eip155:137:${erin}`])
  const unknownChain = await request('wallet_addEthereumChain', [{ chainId: '0xa' }], 'eip155:1')
  expect(unknownChain).toMatchObject({ code: -32602 })
  expect(await request('personal_sign', ['0x00', stranger], 'eip155:1')).toMatchObject({ code: 4100 })
})

test.describe('after a relay outage', () => {
  // Chromium logs each refused handshake.
  test.use({ allowedConsoleErrors: /^WebSocket connection to/ })

  test('both sides reconnect', async ({ pairing, sandbox }) => {
    const { app, openWallet, propose, request } = pairing
    await openWallet(`?auto=1&uri=${encodeURIComponent(await propose(proposal))}`)
    await app.evaluate(() => window.pairingApp.answer())
    // Long enough for the first reconnects of both SDKs to fail.
    await sandbox.setFaults({ relay: { mode: 'down' } })
    const refused = async () =>
      (await sandbox.requests()).filter(({ service, fault }) => service === 'relay' && fault === 'down')
        .length
    await expect.poll(refused).toBeGreaterThan(2)
    await sandbox.setFaults({ relay: null })
    expect(await request('personal_sign', [stringToHex('again'), erin], 'eip155:1')).toMatch(/^0x/)
  })
})

test('signs in along with the proposal, and by wc_sessionAuthenticate', async ({ pairing }) => {
  const { app, openWallet, propose } = pairing
  const request = {
    chains: ['eip155:1'],
    domain: '127.0.0.1',
    uri: `${app.url()}login`,
    nonce: 'abcdefgh1234',
    statement: 'Sign in to Test App',
  }
  const inProposal = await propose({ ...proposal, authentication: [{ ...request, version: '1' } as never] })
  await openWallet(`?auto=1&uri=${encodeURIComponent(inProposal)}`)
  const session = await app.evaluate(() => window.pairingApp.answer())
  const authentication = (session as { authentication?: readonly Cacao[] }).authentication ?? []
  expect(await Promise.all(authentication.map((cacao) => isSignedByErin(app, cacao)))).toEqual([true])

  await app.evaluate(() => window.pairingApp.disconnect())
  const code = await app.evaluate((given) => window.pairingApp.signIn(given), request)
  await openWallet(`?auto=1&uri=${encodeURIComponent(code)}`)
  const cacaos = await app.evaluate(() => window.pairingApp.signedIn())
  expect(await Promise.all(cacaos.map((cacao) => isSignedByErin(app, cacao)))).toEqual([true])
})

test('is accessible in both colour schemes, and fits 320 px', { tag: '@long' }, async ({ pairing }) => {
  const { wallet, propose, openWallet } = pairing
  await openWallet(`?uri=${encodeURIComponent(await propose(proposal))}`)
  await expect(wallet.getByTestId('wallet-proposal')).toBeVisible()
  await wallet.setViewportSize({ width: 320, height: 700 })
  const overflow = await wallet.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await wallet.emulateMedia({ colorScheme })
    await wallet.screenshot({ path: test.info().outputPath(`${colorScheme}.png`), fullPage: true })
    expect(await auditPage(wallet)).toEqual([])
  }
})

async function isSignedByErin(app: Page, cacao: Cacao): Promise<boolean> {
  const message = await app.evaluate((given) => window.pairingApp.signInMessage(given), cacao)
  return verifyMessage({ address: erin, message, signature: cacao.s.s as Hex })
}

interface Signed {
  readonly signature: string
  readonly transaction?: string
}

/** A transaction without instructions, paid by `payer`. Its blockhash is not checked until it is sent. */
function emptyTransaction(payer: string, recent = blockhash(payer)) {
  const message = setTransactionMessageFeePayer(address(payer), createTransactionMessage({ version: 0 }))
  const lifetime = { blockhash: recent, lastValidBlockHeight: 1n }
  return compileTransaction(setTransactionMessageLifetimeUsingBlockhash(lifetime, message))
}

/** DER of an ed25519 public key up to the key itself (RFC 8410). */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex')

function isSolanaSignature(signature: string, message: Buffer, signer: string): boolean {
  const base58 = getBase58Encoder()
  const key = createPublicKey({
    key: Buffer.concat([spkiPrefix, Buffer.from(base58.encode(signer))]),
    format: 'der',
    type: 'spki',
  })
  return verify(null, message, key, Buffer.from(base58.encode(signature)))
}
