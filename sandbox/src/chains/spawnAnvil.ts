import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { SandboxError } from '../SandboxError.ts'
import { devMnemonic } from './createDevAccounts.ts'
import { findAnvil } from './findAnvil.ts'
import type { Watchdog } from './startWatchdog.ts'

const startLimitMs = 15_000
/** Time limit for a graceful exit of anvil, after which it is killed. */
const stopLimitMs = 2_000

export interface AnvilProcess {
  /** URL of the node's JSON-RPC. */
  readonly rpcUrl: string
  readonly pid: number
  /** Settles when the process has exited, for any reason. */
  readonly ended: Promise<void>
  /** Ends the process; resolves when it has exited. */
  stop(): Promise<void>
}

export interface SpawnAnvilParameters {
  readonly chainId: number
  /** Time of the first block, in seconds since 1970. */
  readonly startTimestamp: number
  readonly watchdog: Watchdog
}

/**
 * Starts anvil on a free port of 127.0.0.1 and waits until it listens.
 *
 * @throws SandboxError `ANVIL_MISSING`; `CHAIN_FAILED` when it exits or does not respond, with its output.
 */
export async function spawnAnvil({
  chainId,
  startTimestamp,
  watchdog,
}: SpawnAnvilParameters): Promise<AnvilProcess> {
  const child = spawn(
    findAnvil(),
    // Port 0: the system chooses, so no other process can take the port in between.
    [
      '--host',
      '127.0.0.1',
      '--port',
      '0',
      '--chain-id',
      `${chainId}`,
      '--mnemonic',
      devMnemonic,
      // The ten accounts, the treasury, the bundler and the sponsor.
      '--accounts',
      '13',
      '--timestamp',
      `${startTimestamp}`,
      '--threads',
      '1',
    ],
    // A process group of its own: Ctrl-C must reach only the sandbox, which then stops its chains in order.
    { detached: process.platform !== 'win32', stdio: ['ignore', 'pipe', 'pipe'] },
  )
  watchdog.watch(child)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const stop = () => endProcess(child, ended)
  try {
    const rpcUrl = await untilListening(child)
    if (child.pid === undefined) throw failed('it has no process id')
    return { rpcUrl, pid: child.pid, ended, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type AnvilChild = ChildProcessByStdio<null, Readable, Readable>

async function untilListening(child: AnvilChild): Promise<string> {
  const said: string[] = []
  const lines = createInterface({ input: child.stdout })
  child.stderr.on('data', (chunk) => said.push(String(chunk).trim()))
  const limit = new AbortController()
  try {
    return await Promise.race([
      new Promise<string>((resolve) => {
        lines.on('line', (line) => {
          const address = /^Listening on (\S+)/.exec(line)?.[1]
          if (address) resolve(`http://${address}`)
        })
      }),
      once(child, 'error', { signal: limit.signal }).then(([error]) => Promise.reject(failed(String(error)))),
      once(child, 'exit', { signal: limit.signal }).then(() => Promise.reject(failed(said.join('\n')))),
      once(AbortSignal.timeout(startLimitMs), 'abort', { signal: limit.signal }).then(() =>
        Promise.reject(failed(`it did not listen within ${startLimitMs / 1000} seconds`)),
      ),
    ])
  } finally {
    limit.abort()
    lines.close()
    // anvil logs every call; an unread pipe would fill up and block it.
    child.stdout.resume()
  }
}

async function endProcess(child: AnvilChild, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  await ended
  clearTimeout(killer)
}

function failed(said: string): SandboxError {
  return new SandboxError(`A test chain did not start: ${said || 'it exited without output'}`, {
    code: 'CHAIN_FAILED',
    remedy: 'Start again. If it stays, reinstall anvil: npm install --force @foundry-rs/anvil',
  })
}
