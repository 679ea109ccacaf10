import { type Context, Hono } from 'hono'
import { keyWorkerPolicy } from '../keys/worker/keyWorkerPolicy.ts'
import type { FramePageOptions } from '../service/FrameServiceOptions.ts'

/** The page's modules, and the script of its worker, which may load and send nothing. */
export function createScriptRoutes({ files }: FramePageOptions): Hono {
  const routes = new Hono()
  routes.get('/worker.js', async (context) => {
    context.header('Content-Security-Policy', keyWorkerPolicy)
    return script(context, (await files()).worker)
  })
  routes.get('/:name', async (context) => {
    const { modules } = await files()
    const name = context.req.param('name')
    const code = Object.hasOwn(modules, name) ? modules[name] : undefined
    return code === undefined ? context.notFound() : script(context, code)
  })
  return routes
}

function script(context: Context, code: string) {
  return context.body(code, 200, {
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/javascript; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  })
}
