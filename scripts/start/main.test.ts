import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { hostNode } from '../packages/hostNode.ts'
import { freePort } from './freePort.ts'

// Like `npm start` in a shell: on the machine's own Node, with the setup.
const node = hostNode() ?? process.execPath
const limit = { timeout: 120_000 }
vi.setConfig({ testTimeout: 180_000 })

let running: ChildProcess | undefined

afterEach(async () => {
  if (!running || running.exitCode !== null || running.signalCode !== null) return
  const ended = once(running, 'exit')
  running.kill('SIGTERM')
  await ended
})

async function start() {
  const sandboxPort = await freePort(5700)
  const port = await freePort(5600)
  const child = spawn(
    node,
    [
      join(repositoryRoot, 'scripts/start.mjs'),
      '--port',
      String(port),
      '--sandbox-port',
      String(sandboxPort),
    ],
    { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  running = child
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  await vi.waitFor(() => {
    if (child.exitCode !== null) throw new Error(`it ended:\n${output}`)
    expect(output).toContain('Open http')
  }, limit)
  const page = `http://127.0.0.1:${port}`
  const { chains } = (await (await fetch(`${page}/sandbox/__sandbox`)).json()) as {
    chains: readonly { directRpcUrl?: string }[]
  }
  const addresses = [
    page,
    `http://127.0.0.1:${sandboxPort}/__sandbox`,
    ...chains.flatMap(({ directRpcUrl }) => directRpcUrl ?? []),
  ]
  return { child, exit, page, sandboxPort, addresses, output: () => output }
}

const answers = (address: string) =>
  fetch(address, { method: address.includes('/__sandbox') ? 'GET' : 'POST' }).then(
    () => true,
    () => false,
  )

const untilNothingAnswers = (addresses: readonly string[]) =>
  vi.waitFor(async () => expect(await Promise.all(addresses.map(answers))).not.toContain(true), limit)

/** Text of the scripts of a page that has been built. */
async function readScripts(page: string): Promise<string> {
  const html = await (await fetch(page)).text()
  const sources = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(
    ([, source = '']) => new URL(source, page),
  )
  return (await Promise.all(sources.map(async (source) => (await fetch(source)).text()))).join('\n')
}

/** Id of the process whose command line has this part. */
function findProcess(part: string): number {
  const processes = existsSync('/proc/self/cmdline')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((id) => `${id} ${commandLine(id)}`)
    : execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n')
  const found = processes.map((line) => line.trim()).find((line) => line.includes(part))
  if (!found) throw new Error(`no process ${part}`)
  return Number.parseInt(found, 10)
}

/** Not every machine has `ps`. */
function commandLine(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0').join(' ').trim()
  } catch {
    return ''
  }
}

test('prints its URLs, serves page and services there, and leaves nothing after Ctrl-C', async () => {
  const { child, exit, page, sandboxPort, addresses, output } = await start()
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  const urls = [page, `${sandbox}/wallet`, `${sandbox}/__sandbox`]
  expect(output().match(/http:\/\/\S+/g)).toEqual(urls)
  for (const url of urls) expect((await fetch(url)).status, url).toBe(200)
  expect(await (await fetch(page)).text()).toContain('<div id="root">')
  expect((await fetch(`${page}/api/auth/csrf`)).ok).toBe(true)
  // The secure frame is on the sandbox's own origin: logins of this page use this sandbox, not one on the usual port.
  expect(await (await fetch(`${page}/sandbox-origin.js`)).text()).toBe(`window.sandboxOrigin = "${sandbox}"`)
  expect(await readScripts(page)).not.toContain('127.0.0.1:4610/secure')
  expect(addresses).toHaveLength(4)
  expect(await Promise.all(addresses.map(answers))).not.toContain(false)

  child.kill('SIGINT')
  expect(await exit).toBe(0)
  await untilNothingAnswers(addresses)
})

test('when the sandbox exits, reports that and stops the rest', { tags: 'long' }, async () => {
  const { exit, sandboxPort, addresses, output } = await start()
  process.kill(findProcess(`sandbox/src/main.ts --port ${sandboxPort} `), 'SIGKILL')
  expect(await exit).toBe(1)
  expect(output()).toContain('The sandbox exited (SIGKILL).')
  await untilNothingAnswers(addresses)
})

test('leaves nothing behind when the started process is killed with SIGKILL', { tags: 'long' }, async () => {
  const { child, addresses } = await start()
  child.kill('SIGKILL')
  await untilNothingAnswers(addresses)
})
