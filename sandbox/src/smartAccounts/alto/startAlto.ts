import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { entryPointAddress } from '@wallet-kit/frame/smart-accounts'
import { numberToHex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { Chain } from '../../chains/Chain.ts'
import type { Watchdog } from '../../chains/startWatchdog.ts'
import type { JsonRpcReply } from '../../rpc/JsonRpc.ts'
import { SandboxError } from '../../SandboxError.ts'

/** It deploys contracts of its own before it answers. */
const startLimitMs = 90_000
const pollMs = 200
/** Time limit for a graceful exit, after which it is killed. */
const stopLimitMs = 2_000
/** In coins, for its transactions. */
const funds = parseEther('1000')

export interface Alto {
  /** Calls a method of its JSON-RPC. */
  call(method: string, params: readonly unknown[]): Promise<JsonRpcReply>
  /** Ends the process; resolves when it has exited. */
  stop(): Promise<void>
}

export interface StartAltoParameters {
  readonly chain: Chain
  /** File of `@pimlico/alto`'s command. */
  readonly program: string
  readonly watchdog: Watchdog
}

/**
 * Starts pimlico's alto for a chain, with keys and coins of its own, and waits until it answers.
 *
 * @throws SandboxError `BUNDLER_FAILED` with the end of its output
 */
export async function startAlto({ chain, program, watchdog }: StartAltoParameters): Promise<Alto> {
  const port = await freePort()
  const executor = generatePrivateKey()
  const utility = generatePrivateKey()
  await chain.call(
    [executor, utility].map((key) => ({
      method: 'anvil_setBalance',
      params: [privateKeyToAddress(key), numberToHex(funds)],
    })),
  )
  const options = {
    entrypoints: entryPointAddress,
    'executor-private-keys': executor,
    'utility-private-key': utility,
    'rpc-url': chain.directRpcUrl,
    port: `${port}`,
    // Its tracer is not that of anvil.
    'safe-mode': 'false',
    'min-entity-stake': '1',
    'block-time': '100',
    'max-block-range': '100',
    'refilling-wallets': 'false',
    'utility-wallet-monitor': 'false',
  }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  const child = spawn(process.execPath, [program, ...args], {
    // A process group of its own: Ctrl-C reaches the sandbox alone, which then stops it.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  watchdog.watch(child)
  const output = collectOutput(child)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const call = createCall(`http://127.0.0.1:${port}/rpc`)
  const stop = () => endProcess(child, ended)
  if (await untilAnswering(call, ended)) return { call, stop }
  await stop()
  throw new SandboxError(`alto did not start for ${chain.definition.name}: ${output()}`, {
    code: 'BUNDLER_FAILED',
    remedy: 'Leave out --bundler for the sandbox’s own, or install @pimlico/alto again.',
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

function collectOutput(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text = (text + part).slice(-2_000)
    })
  return () => text.trim()
}

/** One call at a time: alto takes no batches. */
function createCall(url: string): Alto['call'] {
  return async (method, params) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    return (await response.json()) as JsonRpcReply
  }
}

async function untilAnswering(call: Alto['call'], ended: Promise<void>): Promise<boolean> {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  const deadline = Date.now() + startLimitMs
  while (!isOver && Date.now() < deadline) {
    const reply = await call('eth_supportedEntryPoints', []).catch(() => undefined)
    if (reply?.result !== undefined) return true
    await delay(pollMs)
  }
  return false
}

async function endProcess(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  await ended
  clearTimeout(killer)
}
