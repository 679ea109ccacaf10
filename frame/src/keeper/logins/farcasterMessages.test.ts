import { createHash, randomBytes } from 'node:crypto'
import { createWalletClient, viemConnector } from '@farcaster/auth-client'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import type { Device } from '../../keys/device/Device.ts'
import { newDevice, newKeeper } from '../testKeeper.test.helper.ts'
import { createFarcasterMessages } from './farcasterMessages.ts'

const custody = privateKeyToAccount(generatePrivateKey())
const fid = 4321
const random = randomBytes(32).toString('base64url')
const nonceOf = (device: Device) =>
  createHash('sha256')
    .update(Buffer.from(device.publicKey, 'base64url'))
    .update(Buffer.from(random, 'base64url'))
    .digest('hex')

async function setUp({ now = Date.now, isDown = false } = {}) {
  const ethereum = {
    getFid: async (address: string) => {
      if (isDown) throw new Error('no node')
      return address === custody.address ? BigInt(fid) : 0n
    },
    isValidAuthAddress: async () => false,
    publicClient: viemConnector().publicClient,
  }
  const keeper = await newKeeper({
    messageProviders: {
      farcaster: createFarcasterMessages({ domains: ['app.example'], ethereum, now }),
    },
  })
  const device = await newDevice()
  async function prove({ nonce = nonceOf(device), domain = 'app.example', id = fid, sender = device } = {}) {
    const uri = `https://${domain}`
    const parameters = { address: custody.address, fid: id, uri, domain, nonce }
    const { message = '' } = createWalletClient({ ethereum }).buildSignInMessage(parameters)
    const signature = await custody.signMessage({ message })
    return keeper.call(sender, 'POST', '/message', {
      body: { provider: 'farcaster', message, signature, random },
    })
  }
  return { keeper, device, prove }
}

const refused = { status: 403, body: { code: 'LOGIN_REFUSED' } }

test('a message that names the device is a login', async () => {
  const { prove } = await setUp()
  expect(await prove()).toMatchObject({ status: 200 })
})

// T8, T17
test('a message for another page, another device or of another id is none', async () => {
  const { prove } = await setUp()
  expect(await prove({ domain: 'evil.example' })).toMatchObject(refused)
  expect(await prove({ nonce: nonceOf(await newDevice()) })).toMatchObject(refused)
  expect(await prove({ sender: await newDevice() })).toMatchObject(refused)
  expect(await prove({ id: 1 })).toMatchObject(refused)
})

// T8
test('an old message is none', async () => {
  expect(await (await setUp({ now: () => Date.now() + 11 * 60_000 })).prove()).toMatchObject(refused)
  expect(await (await setUp({ now: () => Date.now() - 60_000 })).prove()).toMatchObject(refused)
})

test('texts that are no messages are refused, and a registry that is down is said', async () => {
  const { keeper, device } = await setUp()
  for (const [message, signature] of [
    ['', '0x00'],
    ['app.example wants you to sign in', '0x00'],
    ['text', 'no hexadecimal'],
  ])
    expect(
      await keeper.call(device, 'POST', '/message', {
        body: { provider: 'farcaster', message, signature, random },
      }),
    ).toMatchObject(refused)
  expect(await (await setUp({ isDown: true })).prove()).toMatchObject({ status: 503 })
})
