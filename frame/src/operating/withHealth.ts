import { type Health, healthPath } from './createHealth.ts'

/** Answers `GET /health` before a server's own routes. */
export function withHealth<Env>(
  fetch: (request: Request, env: Env) => Response | Promise<Response>,
  health: Health,
) {
  return (request: Request, env: Env): Response | Promise<Response> =>
    request.method === 'GET' && new URL(request.url).pathname === healthPath
      ? health.reply()
      : fetch(request, env)
}
