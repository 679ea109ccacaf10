import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AddContext } from '../AddContext.ts'
import { addVitePlugin } from '../project/addVitePlugin.ts'
import { addNextHeaders } from './addNextHeaders.ts'
import { addRootHeaders } from './addRootHeaders.ts'

/** Adds a content security policy that follows the options of the kit, in production. */
export function addPolicy(context: AddContext): void {
  const { app, files, folder } = context
  const home = join(app.code, 'walletKit')
  const policy = files.add('contentSecurityPolicy.ts', join(home, 'contentSecurityPolicy.ts'))
  if (app.kind === 'next-app' || app.kind === 'next-pages') addNextHeaders(context, policy)
  if (app.kind === 'react-router') addRootHeaders(context, policy)
  if (app.kind === 'tanstack-start') addStart(context)
  if (app.kind === 'vite') {
    addVitePlugin(
      context,
      'policyPlugin',
      files.add('policyPlugin.ts', join(folder, 'server/policyPlugin.ts')),
    )
    context.addStep("Send `Content-Security-Policy: frame-ancestors 'none'` from your host, as a header")
  }
  context.addStep(
    `Add your own sources to ${context.toPath(policy)}, and look at the browser's console of a build once`,
  )
}

/** Adds the middleware of every request, unless the app has some. */
function addStart(context: AddContext): void {
  const { app, files } = context
  if (existsSync(join(app.code, 'start.ts')) || existsSync(join(app.code, 'start.tsx')))
    context.addManual({
      reason: 'The app has middleware already, in start.ts. Add to its requestMiddleware:',
      lines: [
        'createMiddleware().server(async ({ next }) => {',
        '  const result = await next()',
        "  result.response.headers.set('Content-Security-Policy', contentSecurityPolicy())",
        '  return result',
        '})',
      ],
    })
  else files.add('start.ts', join(app.code, 'start.ts'))
  files.leave(join(app.code, 'routeTree.gen.ts'))
}
