import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { lastLines } from '../bootstrap/lastLines.mjs'
import { npm } from '../bootstrap/npm.mjs'
import { run } from '../bootstrap/run.mjs'
import type { PackedPackage } from '../packages/packAll.ts'
import { freePort } from '../start/freePort.ts'
import { startServer } from '../start/startServer.ts'
import { hostEnvironment } from '../template/hostEnvironment.ts'
import type { Bundler } from './Bundler.ts'
import { bundlers } from './bundlers.ts'
import { findCopies } from './findCopies.ts'
import type { HostBuild, HostCell } from './HostCell.ts'
import { hostTool, nodeOfCell } from './hostTools.ts'
import { type Manager, managers } from './managers.ts'
import { type ServedApp, serveFolder } from './serveFolder.ts'
import { visitHost } from './visitHost.ts'
import { writeHost } from './writeHost.ts'

export interface RunCellParameters {
  readonly cell: HostCell
  readonly packed: readonly PackedPackage[]
  readonly browser: Browser
  readonly sandboxOrigin: string
}

/** One build of a cell: how long each step took, in ms, and every problem. */
export interface HostResult {
  readonly cell: HostCell
  readonly build: HostBuild
  readonly times: Readonly<Partial<Record<HostStep, number>>>
  readonly problems: readonly string[]
}

export type HostStep = 'install' | 'types' | 'build' | 'browser'

/** Installs a host app, checks its types, then builds it with each bundler and visits it in a browser. */
export async function runCell({
  cell,
  packed,
  browser,
  sandboxOrigin,
}: RunCellParameters): Promise<readonly HostResult[]> {
  // Outside of the repository, whose packages must not be found.
  const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-host-'))
  try {
    writeHost({ cell, folder, packed, sandboxOrigin })
    const host = await openHost(cell, folder)
    const install = await timed(() => host.install())
    const types = install.failed ? undefined : await timed(() => host.script('types'))
    const results: HostResult[] = []
    for (const [index, build] of cell.builds.entries()) {
      const bundler: Bundler = bundlers[build.bundler]
      const built = types && (await timed(() => host.script(`build:${index}`, bundler.env)))
      const visited =
        built && !built.failed
          ? await timed(async () => {
              const app = await serve(bundler, folder, host.node)
              try {
                return await visitHost({ browser, origin: app.origin, sandboxOrigin, kind: cell.app.kind })
              } finally {
                await app.stop()
              }
            })
          : undefined
      const steps = { install, types, build: built, browser: visited }
      const times = Object.fromEntries(
        Object.entries(steps).flatMap(([step, done]) => (done ? [[step, done.ms]] : [])),
      )
      results.push({
        cell,
        build,
        times,
        problems: [install, types, built, visited].flatMap((done) => done?.problems ?? []),
      })
    }
    return results
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function openHost(cell: HostCell, folder: string) {
  const node = await nodeOfCell(cell)
  const manager: Manager = managers[cell.manager]
  const own = npm()
  const { command, args } = manager.version
    ? { command: node, args: [join(await hostTool(toolOf(cell), manager.version), manager.program ?? '')] }
    : // Its script on the cell's Node; its command finds that on the path.
      { command: own.args.length > 0 ? node : own.command, args: own.args }
  const path = [dirname(node), hostEnvironment().PATH].join(delimiter)
  const runManager = (more: readonly string[], env?: NodeJS.ProcessEnv) =>
    run(command, [...args, ...more], { cwd: folder, env: hostEnvironment({ PATH: path, ...env }) })

  return {
    node,
    async install(): Promise<readonly string[]> {
      const { code, output } = await runManager(manager.install)
      if (code !== 0) throw new Error(`install: ${lastLines(output, 30)}`)
      // Yarn's packages have no folders.
      return [...engineWarnings(output), ...(cell.manager === 'yarn' ? [] : findCopies(folder))]
    },
    async script(name: string, env?: Readonly<Record<string, string>>): Promise<readonly string[]> {
      const { code, output, errorOutput } = await runManager(['run', name], env)
      if (code !== 0) throw new Error(`${name}: ${lastLines(output, 30)}`)
      return errorOutput.trim() === '' ? [] : [`${name}: ${lastLines(errorOutput, 30)}`]
    },
  }
}

function toolOf({ manager }: HostCell): string {
  return manager === 'yarn' ? '@yarnpkg/cli-dist' : manager
}

async function serve(bundler: Bundler, folder: string, node: string): Promise<ServedApp> {
  if ('folder' in bundler.serve) return serveFolder(join(folder, bundler.serve.folder))
  const port = await freePort(4680)
  const origin = `http://127.0.0.1:${port}`
  const { stop } = await startServer({
    name: 'the host app',
    node,
    args: [...bundler.serve.server, String(port)],
    cwd: folder,
    env: { ...bundler.env },
    readyAddress: `${origin}/`,
    remedy: 'See scripts/hosts/bundlers.',
  })
  return { origin, stop }
}

/** Packages that npm or pnpm call unfit for the cell's Node. */
function engineWarnings(output: string): readonly string[] {
  const npms = [...output.matchAll(/EBADENGINE\s+package: '(.*)'/g)].map(
    ([, name]) => `not for this Node: ${name}`,
  )
  return [...npms, ...output.split('\n').filter((line) => /WARN.*Unsupported engine/.test(line))]
}

interface Timed {
  readonly ms: number
  readonly problems: readonly string[]
  readonly failed: boolean
}

/** Reports errors as problems, so that the other builds still run. */
async function timed(check: () => Promise<readonly string[]>): Promise<Timed> {
  const startedAt = Date.now()
  try {
    const problems = await check()
    return { ms: Date.now() - startedAt, problems, failed: false }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { ms: Date.now() - startedAt, problems: [problem], failed: true }
  }
}
