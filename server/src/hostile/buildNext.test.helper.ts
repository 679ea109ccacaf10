import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { bundleServer, hostileFolder } from './bundleServer.test.helper.ts'

const next = resolve(import.meta.dirname, '../../../node_modules/next/dist/bin/next')

/** Builds an app of Next.js that serves sign-in; returns the arguments for Node that start it. */
export async function buildNext(): Promise<readonly string[]> {
  const app = join(hostileFolder, 'next')
  rmSync(app, { recursive: true, force: true })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(app, path)), { recursive: true })
    writeFileSync(join(app, path), text)
  }
  write('app/layout.js', 'export default ({ children }) => <html><body>{children}</body></html>')
  write('app/page.js', 'export default () => null')
  write('app/api/auth/[...path]/route.js', "export { GET, POST } from '../../../../server.mjs'\n")
  write('package.json', '{ "type": "module" }')
  await bundleServer('nextRoute.test.helper.ts', 'next/server.mjs', { withPackages: true })
  const built = spawnSync(process.execPath, [next, 'build', app], { encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`next build failed: ${built.stdout}${built.stderr}`)
  return [next, 'start', app, '--hostname', '127.0.0.1']
}
