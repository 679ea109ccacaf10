import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines } from '../bootstrap/lastLines.mjs'
import { npm } from '../bootstrap/npm.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { run } from '../bootstrap/run.mjs'
import { StepFailure } from '../bootstrap/stepFailure.mjs'
import { hostNode } from '../packages/hostNode.ts'
import type { HostCell } from './HostCell.ts'

/** Folder of a package that hosts are built with, installed once. */
export async function hostTool(name: string, version: string): Promise<string> {
  const folder = join(repositoryRoot, '.cache/hosts/tools', `${name.replace('/', '+')}-${version}`)
  const installed = join(folder, 'node_modules', name)
  if (existsSync(installed)) return installed
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const { command, args } = npm()
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  const { code, output } = await run(command, [...args, 'install', ...flags, `${name}@${version}`], {
    cwd: folder,
  })
  if (code === 0) return installed
  throw new StepFailure(`${name}@${version} could not be installed.`, {
    details: lastLines(output),
    remedy: 'Choose a version that the registry has, in scripts/hosts.',
  })
}

/** The Node of a cell: a version, or the machine's own. */
export async function nodeOfCell({ node }: HostCell): Promise<string> {
  if (node === 'own') return hostNode() ?? process.execPath
  if (`v${node}` === process.version) return process.execPath
  // The packages that the development Node comes from.
  const folder = await hostTool(`node-${process.platform}-${process.arch}`, node)
  return join(folder, 'bin/node')
}
