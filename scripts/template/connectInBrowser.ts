import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { freePort } from '../start/freePort.ts'
import { startServer } from '../start/startServer.ts'
import { countPlaywright } from '../test/countPlaywright.ts'
import type { Counts } from '../test/Part.ts'
import { reportedRun } from '../test/reportedRun.ts'
import { nodeTool } from '../tools/nodeTool.ts'
import { sandboxVariables } from './sandboxVariables.ts'

/** Script of an app that serves it; `none` where the browser test starts the app itself. */
export type ServingScript = 'preview' | 'dev' | 'start' | 'none'

export interface ConnectInBrowserParameters {
  /** Folder of a built app. */
  readonly app: string
  readonly sandboxOrigin: string
  readonly script: ServingScript
  /** File of `cli/e2e`. */
  readonly spec: string
}

/** Serves a built app as one of its scripts does, and runs a browser test of scaffolded apps on it. */
export async function connectInBrowser({
  app,
  sandboxOrigin,
  script,
  spec,
}: ConnectInBrowserParameters): Promise<Counts> {
  const port = await freePort(4660)
  const origin = `http://127.0.0.1:${port}`
  const server =
    script === 'none'
      ? undefined
      : await startServer({
          name: 'the scaffolded app',
          args: argumentsOf(script, app, port),
          cwd: app,
          env: {
            HOST: '127.0.0.1',
            PORT: String(port),
            SIGN_IN_ORIGINS: origin,
            ...sandboxVariables(sandboxOrigin),
          },
          readyAddress: `${origin}/`,
          remedy: 'See vite.config.ts and server/ of the template.',
        })
  try {
    const report = join(repositoryRoot, '.cache', 'template', 'report.json')
    return await reportedRun({
      args: [
        nodeTool('@playwright/test', 'playwright'),
        'test',
        spec,
        '--config=cli/e2e',
        '--reporter=list,json',
      ],
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        APP_FOLDER: app,
        APP_ORIGIN: origin,
        SANDBOX_ORIGIN: sandboxOrigin,
      },
      report,
      count: countPlaywright,
    })
  } finally {
    await server?.stop()
  }
}

/** Not npm itself, which would run the machine's own Node. */
function argumentsOf(script: Exclude<ServingScript, 'none'>, app: string, port: number): readonly string[] {
  if (existsSync(join(app, 'next.config.ts')))
    return [
      join(app, 'node_modules/next/dist/bin/next'),
      script,
      '--hostname',
      '127.0.0.1',
      '--port',
      String(port),
    ]
  if (script === 'start') {
    const { scripts } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))
    return scripts.start.split(' ').slice(1)
  }
  const vite = join(app, 'node_modules/vite/bin/vite.js')
  return [vite, script, '--host', '127.0.0.1', '--port', String(port), '--strictPort']
}
