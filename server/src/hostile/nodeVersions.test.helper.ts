import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hostileFolder } from './bundleServer.test.helper.ts'

export interface NodeVersion {
  readonly name: string
  /** Path of the program; undefined when it could not be installed. */
  readonly program: string | undefined
}

/** The Node that runs the test. */
export const ownNode: NodeVersion = { name: `Node ${process.versions.node}`, program: process.execPath }

/** Installs other versions from their npm packages, as this repository's development Node is. */
export function installNodes(versions: readonly string[]): readonly NodeVersion[] {
  const platform = `node-${process.platform}-${process.arch}`
  return versions.map((version) => {
    const folder = join(hostileFolder, `node-${version}`)
    const program = join(folder, 'node_modules', platform, 'bin/node')
    if (!existsSync(program))
      spawnSync('npm', [
        'install',
        '--ignore-scripts',
        '--no-save',
        '--prefix',
        folder,
        `${platform}@${version}`,
      ])
    return { name: `Node ${version}`, program: existsSync(program) ? program : undefined }
  })
}
