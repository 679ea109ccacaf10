import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { acceptsNode } from '../packages/acceptsNode.ts'
import { hostNode } from '../packages/hostNode.ts'
import { hostEnvironment } from './hostEnvironment.ts'

/**
 * Environment of an app's own scripts: with the machine's Node, or ours where the app needs a newer one.
 *
 * @param app folder with a `package.json`
 * @param more merged over it
 */
export function appEnvironment(app: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const environment = hostEnvironment(more)
  const { engines } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))
  const node = hostNode() ?? process.execPath
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim().slice(1)
  if (!engines?.node || acceptsNode(engines.node, version)) return environment
  return { ...environment, PATH: [dirname(process.execPath), environment.PATH].join(delimiter) }
}
