import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort, startProcess } from '../crash/RealDatabase.test.helper.ts'
import { buildNext } from './buildNext.test.helper.ts'
import { bundleServer } from './bundleServer.test.helper.ts'
import {
  type HostileRequest,
  hostileRequests,
  sendHostile,
  slowRequests,
} from './hostileRequests.test.helper.ts'
import { installNodes, ownNode } from './nodeVersions.test.helper.ts'

// `npm run hostile` has 10,000 requests for each adapter and version of Node, those that are slow, and Next.
const isLong = process.env.REQUESTS !== undefined
const kinds = Object.entries(hostileRequests)
const timesEach = isLong ? Math.ceil(Number(process.env.REQUESTS) / kinds.length) : 12
const atOnce = 6
vi.setConfig({ testTimeout: isLong ? 1_800_000 : 120_000, hookTimeout: isLong ? 1_800_000 : 120_000 })

const nodes = isLong ? installNodes(['20.19.0', '22.22.0', '24.21.0']) : [ownNode]
const adapters = [
  'node:http',
  'Express',
  'Express with parsers',
  'Hono',
  'streams of Node',
  'Auth.js',
  ...(isLong ? ['Next'] : []),
]
/** Express's parsers receive a body that is too long to its end, until the time limit of `node:http`. */
const unanswered: Readonly<Record<string, readonly string[]>> = {
  'Express with parsers': ['endless', 'announced as too long', 'slow body'],
}

let server = ''
let next: readonly string[] = []
beforeAll(async () => {
  server = await bundleServer('hostileServer.test.helper.ts', 'server.mjs')
  if (isLong) next = await buildNext()
})

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

interface RunningServer {
  readonly port: number
  /** End of its process, and its last output. */
  ending(): string | undefined
}

async function start(node: string, adapter: string): Promise<RunningServer> {
  const port = await freePort()
  const { process: child, ended } = await startProcess({
    command: node,
    ...(adapter === 'Next'
      ? { args: [...next, '--port', String(port)], ready: /Ready/ }
      : { args: [server, adapter, String(port)], ready: /listening/ }),
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  })
  let output = ''
  let ending: string | undefined
  child.stderr?.on('data', (chunk) => {
    output = `${output}${chunk}`.slice(-2_000)
  })
  child.once('exit', (code, signal) => {
    ending = `${code ?? signal}: ${output}`
  })
  stops.push(() => {
    child.kill('SIGKILL')
    return ended
  })
  return { port, ending: () => ending }
}

/** Statuses of the replies; `undefined` of a connection that ended without one. */
async function sendMany({ port, ending }: RunningServer, request: HostileRequest, times: number) {
  const statuses = new Set<number | undefined>()
  const sendInTurn = async () => {
    for (let left = Math.ceil(times / atOnce); left > 0 && ending() === undefined; left -= 1)
      statuses.add((await sendHostile(port, request)).status)
  }
  await Promise.all(Array.from({ length: atOnce }, sendInTurn))
  return statuses
}

async function expectToServe({ port, ending }: RunningServer) {
  expect(ending()).toBeUndefined()
  const reply = await fetch(`http://127.0.0.1:${port}/api/auth/signout`, {
    method: 'POST',
    headers: { Origin: 'https://app.example', 'X-Auth-Return-Redirect': '1' },
    body: new URLSearchParams({ csrfToken: 'x', callbackUrl: '/' }),
  })
  expect(await reply.json()).toEqual({ url: expect.stringContaining('https://app.example/') })
}

// F3
describe.each(nodes)('$name', ({ program }) => {
  test.skipIf(program === undefined).each(adapters)(
    '%s serves on after each kind of request',
    async (adapter) => {
      const running = await start(program ?? '', adapter)
      for (const [kind, request] of kinds) {
        if (unanswered[adapter]?.includes(kind)) continue
        const statuses = await sendMany(running, request, timesEach)
        expect(running.ending(), kind).toBeUndefined()
        // A proxy in front of the server, and the next request on a connection, depend on a reply.
        if (/too long(?!, (?:reset|without))|^endless/.test(kind)) expect([...statuses], kind).toEqual([413])
      }
      await expectToServe(running)
    },
  )

  if (!isLong) return
  test.skipIf(program === undefined).each(adapters)('%s ends slow requests', async (adapter) => {
    const running = await start(program ?? '', adapter)
    const sent = Object.entries(slowRequests).filter(([kind]) => !unanswered[adapter]?.includes(kind))
    await Promise.all(
      sent.map(async ([kind, request]) =>
        expect(await sendHostile(running.port, request), kind).toEqual({ status: 408 }),
      ),
    )
    await expectToServe(running)
  })
})
