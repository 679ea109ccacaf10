import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '../../bootstrap/repositoryRoot.mjs'
import { step } from '../../bootstrap/step.mjs'
import { freePort } from '../../start/freePort.ts'
import { startServer } from '../../start/startServer.ts'
import { connectInBrowser } from '../../template/connectInBrowser.ts'
import { scaffoldApp } from '../../template/scaffoldApp.ts'
import { addCounts } from '../addCounts.ts'
import type { Counts, Part } from '../Part.ts'

/** The first port to try, outside the range of `npm start`. */
const firstPort = 4650

export const template: Part = {
  name: 'template',
  title: 'a scaffolded app installs from packed packages, builds, passes its test, connects in a browser',
  needsBrowser: true,
  async run(context) {
    const packed = await context.packedPackages()
    const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-template-'))
    const sandbox = await startSandbox()
    try {
      const counts: Counts[] = []
      for (const name of templateNames()) {
        const app = await scaffoldApp({ folder, template: name, packed, sandboxOrigin: sandbox.origin })
        counts.push({ passed: 1, failed: 0 }, await connectInBrowser({ app, sandboxOrigin: sandbox.origin }))
        rmSync(app, { recursive: true, force: true })
      }
      return addCounts(counts)
    } finally {
      await sandbox.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function templateNames(): readonly string[] {
  return readdirSync(join(repositoryRoot, 'templates'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

async function startSandbox() {
  const port = await freePort(firstPort)
  const origin = `http://127.0.0.1:${port}`
  const { stop } = await step('Starting a sandbox', () =>
    startServer({
      name: 'the sandbox',
      args: ['--conditions=@wallet-kit/source', 'sandbox/src/main.ts', '--port', String(port)],
      cwd: repositoryRoot,
      readyAddress: `${origin}/__sandbox`,
      remedy: 'Run it alone: `npm run sandbox`.',
    }),
  )
  return { origin, stop }
}
