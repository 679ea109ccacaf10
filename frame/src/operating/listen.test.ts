import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

/** A server whose replies wait to be released. */
async function start() {
  const arrived = new EventTarget()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = await listen({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(received: Request) {
      if (new URL(received.url).pathname === '/quick') return new Response('quick')
      arrived.dispatchEvent(new Event('request'))
      await released
      return new Response('done')
    },
  })
  return { server, release, arrival: once(arrived, 'request'), base: `http://127.0.0.1:${server.port}` }
}

test('a request that runs is answered, and no more are accepted', async () => {
  const { server, release, arrival, base } = await start()
  const running = fetch(`${base}/slow`)
  await arrival
  const closed = server.close({ graceMs: 60_000 })
  await expect(fetch(`${base}/quick`)).rejects.toThrow()
  release()
  expect(await (await running).text()).toBe('done')
  await closed
})

test('a request that takes too long is cut off', async () => {
  const { server, arrival, base } = await start()
  const running = fetch(`${base}/slow`).then(
    () => 'answered',
    () => 'cut off',
  )
  await arrival
  await server.close({ graceMs: 20 })
  expect(await running).toBe('cut off')
})

test('a connection that a browser keeps open after its reply delays nothing', async () => {
  const { server, base, arrival, release } = await start()
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const sent = request(`${base}/slow`, { agent }).end()
  const replied = once(sent, 'response')
  await arrival
  const began = performance.now()
  const closed = server.close({ graceMs: 600_000 })
  release()
  const [reply] = await replied
  reply.resume()
  await once(reply, 'end')
  await closed
  // Node closes it after five seconds.
  expect(performance.now() - began).toBeLessThan(4_000)
})

test('a port that is taken is said', async () => {
  const { server } = await start()
  onTestFinished(() => server.close({ graceMs: 0 }))
  const again = listen({ port: server.port, hostname: '127.0.0.1', fetch: () => new Response() })
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
