import { installAlto } from '../alto/installAlto.ts'
import { reportFailure } from '../bootstrap/reportFailure.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { step } from '../bootstrap/step.mjs'
import { StepFailure } from '../bootstrap/stepFailure.mjs'
import { bold } from '../bootstrap/terminal.mjs'
import { nodeTool } from '../tools/nodeTool.ts'
import { buildPlayground } from './buildPlayground.ts'
import { freePort, isFree } from './freePort.ts'
import { startOptions } from './startOptions.mjs'
import { type StartedServer, type StartServerParameters, startServer } from './startServer.ts'

const defaultPort = 4600
const defaultSandboxPort = 4610

const servers: StartedServer[] = []
const stopRequest = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopRequest.abort())
// The parent process has exited, so Ctrl-C would not reach this one.
process.on('disconnect', () => stopRequest.abort())

try {
  const options = startOptions(process.argv.slice(2))
  const sandboxPort = await choosePort(options.sandboxPort, defaultSandboxPort, '--sandbox-port', [])
  const port = await choosePort(options.port, defaultPort, '--port', [sandboxPort])
  const alto = options.bundler === 'alto' ? await installAlto() : undefined
  await buildPlayground()
  await startAll(port, sandboxPort, alto)
  console.log(describePages(port, sandboxPort))
  await untilStopped()
} catch (error) {
  if (!stopRequest.signal.aborted) {
    reportFailure(error)
    process.exitCode = 1
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()))
  // The IPC channel to the parent would keep this process alive.
  if (process.connected) process.disconnect()
}

function describePages(port: number, sandboxPort: number): string {
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  return [
    '',
    `Open ${bold(`http://127.0.0.1:${port}`)}   (stop with Ctrl-C)`,
    '',
    `  ${sandbox}/wallet      a phone wallet, to pair by its code`,
    `  ${sandbox}/__sandbox   addresses of all services, accounts and their keys`,
    '',
  ].join('\n')
}

async function choosePort(
  wanted: number | undefined,
  preferred: number,
  flag: string,
  taken: readonly number[],
): Promise<number> {
  if (wanted === undefined) return freePort(preferred, taken)
  if (!taken.includes(wanted) && (await isFree(wanted))) return wanted
  throw new StepFailure(`Port ${wanted} is in use.`, { remedy: `Choose another one with ${flag}.` })
}

/** In parallel: the page server does not need the sandbox to start. */
async function startAll(port: number, sandboxPort: number, alto: string | undefined): Promise<void> {
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`
  await step(
    'Starting the sandbox (EVM and Solana chains, relay, directory, data and auth services) and the demo page',
    () =>
      allOrFirstFailure([
        startOne({
          name: 'the sandbox',
          args: [
            '--conditions=@wallet-kit/source',
            'sandbox/src/main.ts',
            '--port',
            String(sandboxPort),
            ...(alto === undefined ? [] : ['--alto', alto]),
            ...['127.0.0.1', 'localhost'].map((host) => `--origin=http://${host}:${port}`),
          ],
          readyAddress: `${sandboxOrigin}/__sandbox`,
          remedy: 'Run `npm start` again; if that fails too, run the sandbox alone: `npm run sandbox`.',
        }),
        startOne({
          name: 'the demo page',
          args: [nodeTool('vite'), 'preview', 'playground', '--port', String(port), '--strictPort'],
          env: { SANDBOX_ORIGIN: sandboxOrigin },
          readyAddress: `http://127.0.0.1:${port}/`,
          remedy: 'Run `npm start` again; choose another port with --port if this one was just taken.',
        }),
      ]),
  )
}

async function startOne(parameters: Omit<StartServerParameters, 'cwd' | 'signal'>): Promise<void> {
  servers.push(await startServer({ ...parameters, cwd: repositoryRoot, signal: stopRequest.signal }))
}

/** Waits for all, so that everything that started can be stopped; then throws the first failure, if any. */
async function allOrFirstFailure(work: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(work)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/** Waits until the user stops it; throws when a server exits by itself. */
async function untilStopped(): Promise<void> {
  const asked = new Promise<undefined>((resolve) => {
    if (stopRequest.signal.aborted) resolve(undefined)
    else stopRequest.signal.addEventListener('abort', () => resolve(undefined))
  })
  const failure = await Promise.race([asked, ...servers.map((server) => server.ended)])
  if (failure) throw failure
  console.log('Stopping …')
}
