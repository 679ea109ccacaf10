import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { type FrameVisitor, giveKey, openFrame } from '../../testSupport/frameVisitor.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const hostOrigin = 'https://app.example'
const sandbox = useSandbox({ origins: [hostOrigin] })

async function start(visitor: FrameVisitor, nonce?: string) {
  const { body } = await visitor.call('/farcaster/start', { hostOrigin, nonce })
  const url = String(body.url)
  return { url, channelToken: new URL(url).searchParams.get('channelToken') ?? '' }
}

test('approving on the phone logs in', async () => {
  const visitor = await openFrame(sandbox)
  const nonce = randomBytes(32).toString('hex')
  const { url, channelToken } = await start(visitor, nonce)
  expect(url).toMatch(`${sandbox.origin}/farcaster?channelToken=`)
  const waiting = visitor.call('/farcaster/finish')
  const phone = await openFrame(sandbox)
  expect(await (await phone.open(url)).text()).toContain('Log in to app.example?')
  const approved = await phone.open('/farcaster/reply', { channelToken, reply: 'approve' })
  expect(await approved.text()).toContain('Approved')
  const message = expect.stringContaining(`\nNonce: ${nonce}\n`)
  const proof = { kind: 'message', message, signature: expect.stringMatching(/^0x/) }
  expect(await waiting).toEqual({ status: 200, body: { userName: 'alice', proof } })
  await giveKey(visitor)
  expect((await visitor.call('/user')).body).toMatchObject({ email: null, userName: 'alice' })
  // Approved once, it is over.
  expect((await phone.open(url)).status).toBe(404)
  expect((await visitor.call('/farcaster/finish')).status).toBe(409)
})

test('declining, and cancelling in the app, end the login', async () => {
  const visitor = await openFrame(sandbox)
  const { channelToken } = await start(visitor)
  await (await openFrame(sandbox)).open('/farcaster/reply', { channelToken, reply: 'decline' })
  expect(await visitor.call('/farcaster/finish')).toEqual({
    status: 403,
    body: { message: 'The login was declined in Farcaster.' },
  })
  await start(visitor)
  const waiting = visitor.call('/farcaster/finish')
  await vi.waitFor(async () => {
    const seen = (await (await sandbox.get('/__sandbox/requests?service=farcaster')).json()) as {
      operations: string[]
    }[]
    expect(
      seen.flatMap(({ operations }) => operations).filter((name) => name === 'getStatus').length,
    ).toBeGreaterThan(1)
  })
  await visitor.call('/cancel')
  expect(await waiting).toEqual({ status: 409, body: { message: 'The login was cancelled.' } })
})

test('a page of another site cannot approve, and the relay accepts replies of the phone only', async () => {
  const visitor = await openFrame(sandbox)
  const { channelToken } = await start(visitor)
  const foreign = await fetch(`${sandbox.origin}/farcaster/reply`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
    body: new URLSearchParams({ channelToken, reply: 'approve' }),
  })
  expect(foreign.status).toBe(403)
  const forged = await fetch(`${sandbox.origin}/farcaster/v1/channel/authenticate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${channelToken}`, 'X-Farcaster-Auth-Relay-Key': 'guessed' },
    body: JSON.stringify({ fid: 4_610, username: 'alice', message: '', signature: '0x' }),
  })
  expect(forged.status).toBe(401)
})
