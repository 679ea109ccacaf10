import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bundlePackages } from '../../../scripts/bundle/bundlePackages.ts'

const root = join(import.meta.dirname, '../../..')
const runNode = promisify(execFile)

/** Builds the frame as it is published: from sources, it also holds the bundler that makes its page. */
export async function buildFrame(): Promise<void> {
  await runNode(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'frame'], {
    cwd: root,
  })
  await bundlePackages()
  await runNode(process.execPath, [join(root, 'frame/scripts/bundlePage.mjs')], { cwd: root })
}
