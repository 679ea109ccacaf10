import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '../../bootstrap/repositoryRoot.mjs'
import { connectInBrowser, type ServingScript } from '../../template/connectInBrowser.ts'
import { removeApp, scaffoldApp } from '../../template/scaffoldApp.ts'
import { startSandbox } from '../../template/startSandbox.ts'
import { addCounts } from '../addCounts.ts'
import type { Counts, Part } from '../Part.ts'

export const template: Part = {
  name: 'template',
  title:
    'a scaffolded app installs from packed packages, builds, passes its test, connects and signs in in a browser',
  needsBrowser: true,
  async run(context) {
    const packed = await context.packedPackages()
    const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-template-'))
    const sandbox = await startSandbox(4650)
    try {
      const counts: Counts[] = []
      const sandboxOrigin = sandbox.origin
      for (const { template, hasServer, runs } of kindsOfApps()) {
        const app = await scaffoldApp({ folder, template, hasServer, packed, sandboxOrigin })
        counts.push({ passed: 1, failed: 0 })
        for (const run of runs) counts.push(await connectInBrowser({ app, sandboxOrigin, ...run }))
        removeApp(folder, app)
      }
      return addCounts(counts)
    } finally {
      await sandbox.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

interface BrowserRun {
  readonly script: ServingScript
  readonly spec: string
}

const runsWithoutServer: readonly BrowserRun[] = [{ script: 'preview', spec: 'scaffoldedApp.spec.ts' }]
const runsWithServer: readonly BrowserRun[] = [
  { script: 'start', spec: 'appWithServer.spec.ts' },
  { script: 'dev', spec: 'developmentServer.spec.ts' },
]

interface KindOfApp {
  readonly template: string
  readonly hasServer: boolean
  readonly runs: readonly BrowserRun[]
}

const ofVite: readonly Omit<KindOfApp, 'template'>[] = [
  { hasServer: false, runs: runsWithoutServer },
  { hasServer: true, runs: runsWithServer },
]

/** Next takes its time to build: its app is built once, with a server, whose files are added to those without. */
const ofNext: readonly Omit<KindOfApp, 'template'>[] = [
  { hasServer: true, runs: [{ script: 'start', spec: 'nextApp.spec.ts' }] },
]

/** Each template, and once more with a server where it can have one. */
function kindsOfApps(): readonly KindOfApp[] {
  const templates = join(repositoryRoot, 'templates')
  return readdirSync(templates).flatMap((template) => {
    if (!existsSync(join(templates, template, 'package.json'))) return []
    const kinds = existsSync(join(templates, template, 'next.config.ts')) ? ofNext : ofVite
    const withServer = existsSync(join(templates, 'with-server', template))
    return kinds.filter(({ hasServer }) => withServer || !hasServer).map((kind) => ({ template, ...kind }))
  })
}
