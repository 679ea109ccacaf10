import { join } from 'node:path'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { freePort } from '../start/freePort.ts'
import { startServer } from '../start/startServer.ts'
import { countPlaywright } from '../test/countPlaywright.ts'
import type { Counts } from '../test/Part.ts'
import { reportedRun } from '../test/reportedRun.ts'
import { nodeTool } from '../tools/nodeTool.ts'

export interface ConnectInBrowserParameters {
  /** Folder of a built app. */
  readonly app: string
  readonly sandboxOrigin: string
}

/** Serves a built app as its own `npm run preview` does, and runs the browser tests of scaffolded apps on it. */
export async function connectInBrowser({ app, sandboxOrigin }: ConnectInBrowserParameters): Promise<Counts> {
  const port = await freePort(4660)
  const origin = `http://127.0.0.1:${port}`
  const server = await startServer({
    name: 'the scaffolded app',
    args: [
      join(app, 'node_modules/vite/bin/vite.js'),
      'preview',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--strictPort',
    ],
    cwd: app,
    readyAddress: `${origin}/`,
    remedy: 'See vite.config.ts of the template.',
  })
  try {
    const report = join(repositoryRoot, '.cache', 'template', 'report.json')
    return await reportedRun({
      args: [nodeTool('@playwright/test', 'playwright'), 'test', '--config=cli/e2e', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, APP_ORIGIN: origin, SANDBOX_ORIGIN: sandboxOrigin },
      report,
      count: countPlaywright,
    })
  } finally {
    await server.stop()
  }
}
