import { Hono, type MiddlewareHandler } from 'hono'
import { parseFaults } from '../faults/parseFaults.ts'
import { isLocalCaller } from '../http/isLocalCaller.ts'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { World } from '../World.ts'
import { describeFaults } from './describeFaults.ts'
import { describeSandbox } from './describeSandbox.ts'
import { resetWorld } from './resetWorld.ts'

/** Mounts the control API under `/__sandbox`. */
export function controlRoutes(world: World): Hono<SandboxEnvironment> {
  const { faults, requestLog, auth, dataService, secureFrame, smartAccounts, mounts } = world
  const app = new Hono<SandboxEnvironment>()
  app.use(onlyFromThisMachine)
  app.get('/', (context) => context.json(describeSandbox(world)))
  app.get('/faults', (context) => context.json(describeFaults(world)))
  app.put('/faults', async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined)
    const services = mounts.map(({ service }) => service)
    const parsed = parseFaults(body, services)
    if (!parsed.ok) return context.json({ problems: parsed.problems }, 400)
    faults.set(parsed.changes)
    return context.json(describeFaults(world))
  })
  app.delete('/faults', (context) => {
    faults.clear()
    return context.body(null, 204)
  })
  app.get('/requests', (context) => {
    const service = context.req.query('service')
    return context.json(requestLog.list().filter((seen) => !service || seen.service === service))
  })
  app.delete('/requests', (context) => {
    requestLog.clear()
    return context.body(null, 204)
  })
  app.get('/sessions', (context) =>
    context.json(
      auth.store.listSessions().map(({ id, account, createdAt, isActive }) => ({
        id,
        account,
        createdAt: new Date(createdAt).toISOString(),
        isActive,
      })),
    ),
  )
  app.delete('/sessions', (context) => {
    auth.store.endAllSessions()
    return context.body(null, 204)
  })
  app.delete('/frame-sessions', async (context) => {
    await secureFrame.endSessions()
    return context.body(null, 204)
  })
  app.get('/mail', (context) => context.json(secureFrame.mail.mailbox.list(context.req.query('to'))))
  app.get('/sponsor', (context) => context.json(smartAccounts.sponsorTerms.read()))
  app.put('/sponsor', async (context) => {
    const problems = smartAccounts.sponsorTerms.change(await context.req.json().catch(() => undefined))
    return problems.length > 0
      ? context.json({ problems }, 400)
      : context.json(smartAccounts.sponsorTerms.read())
  })
  app.delete('/sponsor', (context) => {
    smartAccounts.sponsorTerms.reset()
    return context.body(null, 204)
  })
  app.delete('/records', (context) => {
    dataService.reset()
    return context.body(null, 204)
  })
  app.post('/reset', async (context) => {
    await resetWorld(world)
    return context.body(null, 204)
  })
  return app
}

/** Pages on the internet that the developer visits must not control the sandbox. */
const onlyFromThisMachine: MiddlewareHandler<SandboxEnvironment> = async (context, next) => {
  if (!isLocalCaller(context.req.raw.headers)) {
    return context.text('The control API accepts requests from this machine only', 403)
  }
  return next()
}
