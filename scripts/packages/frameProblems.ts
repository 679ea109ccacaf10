import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../bootstrap/run.mjs'
import { freePort } from '../start/freePort.ts'
import { startServer } from '../start/startServer.ts'
import { frameLogin } from './frameLogin.ts'
import type { PackedPackage } from './packAll.ts'

interface Finding {
  readonly level: string
  readonly text: string
}

/**
 * Starts the command of the packed frame in an empty folder, lets `--check` look at it, and logs in with a browser.
 *
 * @returns what the check finds, that it did not compare the page's scripts, and why the login failed
 * @throws {StepFailure} when the frame does not start
 */
export async function frameProblems({ unpacked, manifest }: PackedPackage): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-frame-'))
  const command = join(unpacked, manifest.bin?.frame ?? '')
  const port = await freePort(4640)
  const env = { ...process.env, FRAME_PORT: String(port) }
  try {
    const frame = await startServer({
      name: 'the packed frame',
      args: [command],
      cwd: folder,
      env,
      readyAddress: `http://127.0.0.1:${port}/health`,
      remedy: 'Run `node frame/dist/command/main.js` after `npm run build`.',
    })
    try {
      const { output } = await run(process.execPath, [command, '--check', '--json'], { cwd: folder, env })
      const { findings } = JSON.parse(output) as { readonly findings: readonly Finding[] }
      const isCompared = findings.some(({ text }) => /^Its \d+ scripts are those of this release$/.test(text))
      return [
        ...findings.filter(({ level }) => level === 'problem').map(({ text }) => text),
        ...(isCompared ? [] : ['--check did not compare the scripts of the page']),
        ...(await frameLogin({ origin: `http://localhost:${port}`, output: frame.output })),
      ]
    } finally {
      await frame.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
