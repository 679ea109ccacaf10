import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import type { PackedPackage } from '../packages/packAll.ts'

export interface Registry {
  /** Variables by which npm finds our packages in it, and all others where it always does. */
  readonly env: NodeJS.ProcessEnv
  stop(): Promise<void>
}

/** Serves packed packages as a registry of their scope, on this machine alone. */
export async function startRegistry(packed: readonly PackedPackage[]): Promise<Registry> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/').slice(1)
    const file = packed.find(({ tarball }) => basename(tarball) === path)
    if (file) {
      response.end(readFileSync(file.tarball))
      return
    }
    const found = packed.find(({ manifest }) => manifest.name === path)
    if (!found) {
      response.writeHead(404).end('{}')
      return
    }
    const published = JSON.parse(readFileSync(join(found.unpacked, 'package.json'), 'utf8'))
    const { version } = published
    const integrity = `sha512-${createHash('sha512').update(readFileSync(found.tarball)).digest('base64')}`
    const dist = { tarball: `${origin}/${basename(found.tarball)}`, integrity }
    response.setHeader('Content-Type', 'application/json')
    response.end(
      JSON.stringify({
        name: path,
        'dist-tags': { latest: version },
        versions: { [version]: { ...published, dist } },
      }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: { 'npm_config_@wallet-kit:registry': `${origin}/` },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
