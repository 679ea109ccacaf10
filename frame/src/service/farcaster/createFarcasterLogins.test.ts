import { randomUUID } from 'node:crypto'
import { createWalletClient, viemConnector } from '@farcaster/auth-client'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, test, vi } from 'vitest'
import { createSqliteDatabase } from '../../database/createSqliteDatabase.ts'
import { migrate } from '../../database/migrate.ts'
import { serviceMigrations } from '../migrations.ts'
import { createFarcasterLogins } from './createFarcasterLogins.ts'

afterEach(() => void vi.unstubAllGlobals())

const custody = privateKeyToAccount(generatePrivateKey())
const fid = 4321
const relay = 'http://relay.example'
const ethereum = {
  getFid: async (address: string) => (address === custody.address ? BigInt(fid) : 0n),
  isValidAuthAddress: async () => false,
  publicClient: viemConnector().publicClient,
}

interface Channel {
  readonly parameters: { readonly siweUri: string; readonly domain: string; readonly nonce: string }
  completed?: object
}

/** A relay that accepts everything. */
function stubRelay({ keepsNonces = true }: { readonly keepsNonces?: boolean } = {}) {
  const channels = new Map<string, Channel>()
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      const token = randomUUID()
      const parameters = JSON.parse(String(init.body))
      const nonce = (keepsNonces && parameters.nonce) || randomUUID().replaceAll('-', '')
      channels.set(token, { parameters: { ...parameters, nonce } })
      return Response.json(
        { channelToken: token, url: `${relay}/?channelToken=${token}`, nonce },
        { status: 201 },
      )
    }
    const token = new Headers(init.headers).get('authorization')?.slice('Bearer '.length) ?? ''
    const { completed } = channels.get(token) ?? {}
    return Response.json(completed ?? { state: 'pending' }, { status: completed ? 200 : 202 })
  })
  return channels
}

async function setUp(relayOptions?: Parameters<typeof stubRelay>[0]) {
  const channels = stubRelay(relayOptions)
  const database = createSqliteDatabase({ file: ':memory:' })
  await migrate(database, serviceMigrations)
  const logins = createFarcasterLogins(database, { relay, ethereum })
  return async (signedFid: number, claimedFid: number, wanted?: string) => {
    const url = await logins.start({
      sessionId: 'session',
      hostOrigin: 'https://app.example',
      nonce: wanted,
    })
    const channel = channels.get(new URL(url).searchParams.get('channelToken') ?? '')
    if (!channel) throw new Error('There is no channel')
    const { siweUri, domain, nonce } = channel.parameters
    const { message = '' } = createWalletClient({ relay, ethereum }).buildSignInMessage({
      address: custody.address,
      fid: signedFid,
      uri: siweUri,
      domain,
      nonce,
    })
    const signature = await custody.signMessage({ message })
    channel.completed = { state: 'completed', message, signature, fid: claimedFid, username: 'alice', nonce }
    return logins.check('session')
  }
}

test('the server itself verifies the signature: a relay that lies is not enough', async () => {
  const attempt = await setUp()
  expect(await attempt(fid, fid)).toMatchObject({ fid, userName: 'alice' })
  // Signed, but with an id that belongs to somebody else.
  await expect(attempt(1, 1)).rejects.toThrow('not valid')
  // The relay tells of another than was signed.
  await expect(attempt(fid, 1)).rejects.toThrow('not valid')
})

test("the page's nonce is in the message that is handed over; a relay that chooses another is refused", async () => {
  const nonce = 'a1'.repeat(32)
  const attempt = await setUp()
  expect(await attempt(fid, fid, nonce)).toEqual({
    fid,
    userName: 'alice',
    message: expect.stringContaining(`\nNonce: ${nonce}\n`),
    signature: expect.stringMatching(/^0x/),
  })
  const elsewhere = await setUp({ keepsNonces: false })
  await expect(elsewhere(fid, fid, nonce)).rejects.toThrow('another nonce')
})
