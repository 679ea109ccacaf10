import type { AcceptUpgrade } from './listen.ts'
import type { ServiceMount } from './ServiceMount.ts'

/** Routes each WebSocket handshake to the service mounted at its path. */
export function routeUpgrade(mounts: readonly ServiceMount[]): AcceptUpgrade {
  return (request, socket, head) => {
    const [path = ''] = (request.url ?? '').split('?')
    const mount = mounts.find(
      ({ basePath, upgrade }) => upgrade && (path === basePath || path.startsWith(`${basePath}/`)),
    )
    mount?.upgrade?.(request, socket, head)
    return mount !== undefined
  }
}
