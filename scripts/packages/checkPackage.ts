import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { acceptsNode } from './acceptsNode.ts'
import { consumerProblems } from './consumerProblems.ts'
import { entryPoints } from './entryPoints.ts'
import { frameProblems } from './frameProblems.ts'
import { hostNode } from './hostNode.ts'
import { hostProblems } from './hostProblems.ts'
import { importInNode } from './importInNode.ts'
import type { PackedPackage } from './packAll.ts'
import { riskyCode } from './riskyCode.ts'
import { typeProblems } from './typeProblems.ts'

export interface PackageCheck {
  readonly name: string
  /** One line each; empty when the check passes. */
  readonly problems: readonly string[]
}

/** Checks one packed package as its users would install it. */
export async function checkPackage(packed: PackedPackage): Promise<readonly PackageCheck[]> {
  return [
    { name: 'layout', problems: await layoutProblems(packed) },
    { name: 'types of every entry', problems: await typeProblems(packed) },
    {
      name: 'types of an app without skipLibCheck',
      problems: await consumerProblems(packed, targetOf(packed)),
    },
    { name: 'entries import without a DOM', problems: await importProblems(packed) },
    { name: 'no remote or evaluated code', problems: riskProblems(packed) },
    { name: 'no unnecessary files', problems: contentProblems(packed) },
    ...(packed.folder === 'server'
      ? [{ name: 'signs in on Hono and Express', problems: await hostProblems(packed) }]
      : []),
    ...(packed.folder === 'frame'
      ? [
          {
            name: 'the command serves the released page, and a browser logs in',
            problems: await frameProblems(packed),
          },
        ]
      : []),
  ]
}

async function layoutProblems({ unpacked, manifest }: PackedPackage): Promise<readonly string[]> {
  const { messages } = await publint({ pkgDir: unpacked, pack: false, strict: true, level: 'warning' })
  return messages.map((message) => formatMessage(message, manifest, { color: false }) ?? message.code)
}

async function importProblems(packed: PackedPackage): Promise<readonly string[]> {
  const { unpacked, manifest } = packed
  const entries = entryPoints(unpacked, manifest)
  const range = manifest.engines?.node ?? '*'
  const nodes = [process.execPath, hostNode()]
    .filter((node) => node !== undefined)
    .filter((node) => acceptsNode(range, versionOf(node)))
  const problems = await Promise.all(
    [...new Set(nodes)].map((node) =>
      importInNode(node, dirname(dirname(unpacked)), entries, targetOf(packed)),
    ),
  )
  return [...new Set(problems.filter((problem) => problem !== undefined))]
}

/** Packages that run on Node; they load configuration and templates by path. */
const nodePackages: readonly string[] = ['codegen', 'cli', 'mcp', 'server', 'frame']

function targetOf({ folder }: PackedPackage): 'node' | 'browser' {
  return nodePackages.includes(folder) ? 'node' : 'browser'
}

/** Files that handle private keys, by the folder of their package: the frame joins those of visitors in its page. */
const keyFiles: Readonly<Record<string, RegExp>> = { frame: /^(?:dist|src)\/(?:keys|page|page-scripts)\// }

/** React itself, in the files for pages without a bundler: it has the code of `dangerouslySetInnerHTML`, which ours does not use. */
const reactFile = /^dist\/browser\/chunks\/react-/

function riskProblems(packed: PackedPackage): readonly string[] {
  const { unpacked, folder } = packed
  const own = filesOf(unpacked, '**/*.{js,mjs,ts,tsx,html}').filter((file) => !reactFile.test(file))
  return own.flatMap((file) =>
    riskyCode(file, readFileSync(join(unpacked, file), 'utf8'), {
      target: targetOf(packed),
      handlesKeys: keyFiles[folder]?.test(file) ?? false,
    }).map(({ line, reason }) => `${file}:${line} ${reason}`),
  )
}

function contentProblems({ unpacked, manifest, folder }: PackedPackage): readonly string[] {
  const installScripts = ['preinstall', 'install', 'postinstall'].filter((name) => manifest.scripts?.[name])
  // Templates include their own tests, which belong to the new app.
  const leftovers = filesOf(unpacked, '**/*{.test.*,.spec.*,.tsbuildinfo,.snap}').filter(
    (file) => !(folder === 'cli' && file.startsWith('templates/')),
  )
  const missing = ['package.json', 'LICENSE', 'README.md'].filter(
    (file) => filesOf(unpacked, file).length === 0,
  )
  const license = (root: string) => readFileSync(join(root, 'LICENSE'), 'utf8')
  const sameLicense = missing.includes('LICENSE') || license(unpacked) === license(repositoryRoot)
  return [
    ...(sameLicense ? [] : ['LICENSE differs from that of the repository']),
    ...installScripts.map((name) => `runs a script on installation: ${name}`),
    ...leftovers.map((file) => `${file} is of no use to a host`),
    ...missing.map((file) => `${file} is missing`),
  ]
}

function filesOf(folder: string, pattern: string): readonly string[] {
  return globSync(pattern, { cwd: folder }).map((file) => file.replaceAll('\\', '/'))
}

function versionOf(node: string): string {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim().slice(1)
}
