import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { AddContext } from '../AddContext.ts'
import type { KindName } from '../kinds/FoundApp.ts'
import { addVitePlugin } from '../project/addVitePlugin.ts'
import { ignoreFiles } from '../project/ignoreFiles.ts'
import { leaveDatabase } from '../project/leaveDatabase.ts'
import { addReactRouterRoute } from './addReactRouterRoute.ts'

/** Ports of development server and preview. */
const ports: Readonly<Record<KindName, readonly number[]>> = {
  vite: [5173, 4173],
  'next-app': [3000],
  'next-pages': [3000],
  'react-router': [5173, 3000],
  'tanstack-start': [3000, 4173],
}

/** Adds the sign-in server: its routes, its origins and a secret. */
export function addSignIn(context: AddContext): void {
  const { app, folder, files } = context
  const home = app.kind === 'vite' ? join(folder, 'server') : join(app.code, 'walletKit')
  files.add('signIn.ts', join(home, 'signIn.ts'))
  addRoutes(context)
  const origins = ports[app.kind].map((port) => `http://localhost:${port}`).join(',')
  files.edit(
    join(folder, '.env.local'),
    (text) =>
      withVariable(
        withVariable(text, 'SIGN_IN_ORIGINS', origins),
        'SIGN_IN_SECRET',
        randomBytes(32).toString('base64url'),
      ),
    { isSecret: true },
  )
  ignoreFiles(context, ['.env.local', `${database}*`])
  leaveDatabase(files, join(folder, database))
  context.addStep(
    'In production set SIGN_IN_ORIGINS=https://your-domain and a SIGN_IN_SECRET of its own (openssl rand -base64 32)',
  )
  context.addStep("Sessions are kept by Node's SQLite: Node 22.13 or newer, or another `store` in signIn")
}

/** Of sessions, where no other store is passed. */
const database = 'wallet-kit-sign-in.sqlite'

function addRoutes(context: AddContext): void {
  const { app, files } = context
  const { code } = app
  if (app.kind === 'next-app') files.add('nextRoute.ts', join(code, 'app/api/auth/[...path]/route.ts'))
  if (app.kind === 'next-pages') files.add('nextHandler.ts', join(code, 'pages/api/auth/[...path].ts'))
  if (app.kind === 'react-router') addReactRouterRoute(context)
  if (app.kind === 'tanstack-start') {
    files.add('tanStackRoute.ts', join(code, 'routes/api/auth/$.ts'))
    files.leave(join(code, 'routeTree.gen.ts'))
  }
  if (app.kind !== 'vite') return
  const plugin = files.add('signInPlugin.ts', join(context.folder, 'server/signInPlugin.ts'))
  addVitePlugin(context, 'signInPlugin', plugin)
  context.addManual({
    reason:
      'Vite has no server in production: answer /api/auth there by one of yours, with `toNodeHandler(getSignIn())` of server/signIn (docs/guides/server.md).',
    lines: [],
  })
}

function withVariable(text: string, name: string, value: string): string {
  if (new RegExp(`^\\s*(export\\s+)?${name}\\s*=`, 'm').test(text)) return text
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`
  return `${start}${name}=${value}\n`
}
