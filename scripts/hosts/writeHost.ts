import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import type { PackedPackage } from '../packages/packAll.ts'
import type { Bundler } from './Bundler.ts'
import { bundlers } from './bundlers.ts'
import type { HostCell } from './HostCell.ts'
import { type Manager, managers } from './managers.ts'

export interface WriteHostParameters {
  readonly cell: HostCell
  readonly folder: string
  readonly packed: readonly PackedPackage[]
  readonly sandboxOrigin: string
}

/** Writes the sources, the configuration and the `package.json` of a host app. */
export function writeHost({ cell, folder, packed, sandboxOrigin }: WriteHostParameters): void {
  const source = join(repositoryRoot, 'e2e/apps/matrix')
  const isNext = cell.builds.some(({ bundler }) => bundler.startsWith('next'))
  const folders = { src: 'src', [isNext ? 'app' : 'page']: isNext ? 'app' : 'page' }
  for (const [from, to] of Object.entries(folders))
    cpSync(join(source, from), join(folder, to), { recursive: true })
  if (cell.app.kind === 'solana') cpSync(join(source, 'solana'), join(folder, 'src'), { recursive: true })
  const sandbox = readFileSync(join(source, 'src/sandbox.ts'), 'utf8')
  const files = {
    'src/sandbox.ts': sandbox.replace(/'http:.*'/, `'${sandboxOrigin}'`),
    'tsconfig.json': json({
      compilerOptions: compilerOptions(cell),
      include: [isNext ? 'app' : 'page', 'src'],
    }),
    ...manifestFiles(cell, packed),
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

function manifestFiles(cell: HostCell, packed: readonly PackedPackage[]): Record<string, string> {
  const tarballs = Object.fromEntries(
    packed.map(({ manifest: { name }, tarball }) => [name, `file:${tarball}`]),
  )
  const manager: Manager = managers[cell.manager]
  const { manifest = {}, files = {} } = manager.settings(tarballs)
  const builds = cell.builds.map(({ bundler, version }) => ({
    bundler: bundlers[bundler] as Bundler,
    version,
  }))
  const scripts = Object.fromEntries(
    builds.map(({ bundler, version }, index) => [`build:${index}`, bundler.build(version)]),
  )
  return {
    ...files,
    ...Object.assign({}, ...builds.map(({ bundler }) => bundler.files)),
    'package.json': json({
      ...Object.assign({}, ...builds.map(({ bundler }) => bundler.manifest)),
      name: 'host',
      private: true,
      type: 'module',
      scripts: { types: 'tsc --noEmit', ...scripts },
      dependencies: {
        ...pick(tarballs, ['@wallet-kit/react', '@wallet-kit/sdk']),
        react: cell.react,
        'react-dom': cell.react,
        ...librariesOf(cell),
      },
      devDependencies: {
        '@types/react': cell.react.startsWith('18.') ? '18.2.79' : '19.3.0',
        '@types/react-dom': cell.react.startsWith('18.') ? '18.2.25' : '19.3.0',
        typescript: cell.typescript,
        ...Object.assign({}, ...builds.map(({ bundler, version }) => bundler.dependencies(version))),
      },
      ...manifest,
    }),
  }
}

function librariesOf({ app }: HostCell): Record<string, string> {
  if (app.kind === 'solana') return { '@solana/web3.js': app.web3, ...(app.buffer && { buffer: app.buffer }) }
  return {
    wagmi: app.wagmi,
    '@wagmi/core': app.core,
    viem: app.viem,
    '@tanstack/react-query': app.reactQuery,
  }
}

function compilerOptions({ moduleResolution }: HostCell): Record<string, unknown> {
  return {
    target: 'es2022',
    module: moduleResolution === 'node16' ? 'node16' : 'esnext',
    moduleResolution,
    lib: ['es2022', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  }
}

function pick(entries: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => names.includes(name)))
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
