/** @module-tag long */
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../server/src/crash/RealDatabase.test.helper.ts'
import { listen } from '../src/operating/listen.ts'
import { openBrowser } from './frameBrowser.test.helper.ts'
import { listening, newFolder, runFrame } from './runFrame.test.helper.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

/** A relay of Farcaster at which nobody approves. */
async function startRelay() {
  const asked = new EventTarget()
  const channelToken = 'token-of-the-channel'
  const server = await listen({
    port: 0,
    hostname: '127.0.0.1',
    fetch({ method }: Request) {
      if (method === 'POST') {
        const url = 'https://farcaster.example/?channelToken=token-of-the-channel'
        return Response.json({ channelToken, url, nonce: 'nonceofthechannel' }, { status: 201 })
      }
      asked.dispatchEvent(new Event('status'))
      return Response.json({ state: 'pending' }, { status: 202 })
    },
  })
  onTestFinished(() => server.close({ graceMs: 0 }))
  const statusAsked = new Promise<void>((resolve) => {
    asked.addEventListener('status', () => resolve(), { once: true })
  })
  return { url: `http://127.0.0.1:${server.port}`, channelToken, statusAsked }
}

test('SIGTERM answers a login that waits for a phone, and the log has no token of it', async () => {
  const relay = await startRelay()
  const port = await freePort()
  const frame = runFrame({
    folder: await newFolder(),
    environment: {
      FRAME_PORT: `${port}`,
      FRAME_KEEPER_ORIGIN: 'http://localhost:1',
      FRAME_HOST_ORIGINS: 'https://app.example',
      FRAME_FARCASTER_RELAY: relay.url,
      FRAME_FARCASTER_RPC_URL: 'http://127.0.0.1:1',
    },
  })
  await frame.printed(listening('service'))
  const browser = openBrowser({ origin: `http://localhost:${port}`, port })
  const started = await browser.call('/farcaster/start', { hostOrigin: 'https://app.example' })
  expect(started).toMatchObject({ status: 200, body: { url: expect.stringContaining(relay.channelToken) } })
  const waiting = browser.call('/farcaster/finish')
  await relay.statusAsked
  const began = performance.now()
  frame.child.kill('SIGTERM')
  expect(await waiting).toEqual({
    status: 503,
    body: { message: 'The wallet service is restarting. Try again.' },
  })
  expect(await frame.ended).toBe(0)
  // Without it, the request would be cut off after ten.
  expect(performance.now() - began).toBeLessThan(9_000)
  expect(frame.output()).not.toContain(relay.channelToken)
})
