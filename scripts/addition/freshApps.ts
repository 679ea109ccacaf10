import { reactRouterFiles } from './reactRouterFiles.ts'

/** An app as its own generator makes it. */
export interface FreshApp {
  /** Of the table, and of the command line. */
  readonly name: string
  /** Package, and arguments after the name of the folder, that `npx` runs; or files by path, with `{{name}}`. */
  readonly made:
    | { readonly by: string; readonly args: (name: string) => readonly string[] }
    | { readonly files: Readonly<Record<string, string>> }
  /** File whose fonts of Google are replaced, which a build loads from there. */
  readonly fonts?: string
  /** Programs of the app that build and serve it, from its folder, run by Node. */
  readonly build: readonly (readonly string[])[]
  readonly serve: (port: number) => readonly string[]
  /** Flags of `add`. */
  readonly flags: readonly string[]
}

const tsc = ['node_modules/typescript/bin/tsc', '--noEmit']
const viteBuild = ['node_modules/vite/bin/vite.js', 'build']
const vitePreview = (port: number) => [
  'node_modules/vite/bin/vite.js',
  'preview',
  '--host=127.0.0.1',
  `--port=${port}`,
  '--strictPort',
]
const next = 'node_modules/next/dist/bin/next'
const nextStart = (port: number) => [next, 'start', '--hostname=127.0.0.1', `--port=${port}`]

/** With the versions of today: another template may look different. */
export const freshApps: readonly FreshApp[] = [
  {
    name: 'vite',
    made: {
      by: 'create-vite@9.3.0',
      args: (name) => [name, '--template', 'react-ts', '--no-interactive'],
    },
    build: [['node_modules/typescript/bin/tsc', '-b'], viteBuild],
    serve: vitePreview,
    flags: ['--sign-in', 'server', '--csp'],
  },
  {
    name: 'vite-js',
    made: { by: 'create-vite@9.3.0', args: (name) => [name, '--template', 'react', '--no-interactive'] },
    build: [viteBuild],
    serve: vitePreview,
    flags: ['--sign-in', 'server', '--csp'],
  },
  {
    name: 'next-app',
    made: {
      by: 'create-next-app@16.4.3',
      args: (name) => [name, '--ts', '--app', '--no-src-dir', ...nextFlags()],
    },
    fonts: 'app/layout.tsx',
    build: [[next, 'build']],
    serve: nextStart,
    flags: ['--sign-in', 'server', '--csp'],
  },
  {
    name: 'next-pages',
    made: {
      by: 'create-next-app@16.4.3',
      args: (name) => [name, '--js', '--no-app', '--src-dir', ...nextFlags()],
    },
    fonts: 'src/pages/index.js',
    build: [[next, 'build']],
    serve: nextStart,
    flags: ['--sign-in', 'server', '--csp'],
  },
  {
    // Its generator loads a template from GitHub; these are the files of that template.
    name: 'react-router',
    made: { files: reactRouterFiles },
    build: [
      ['node_modules/@react-router/dev/bin.js', 'typegen'],
      tsc,
      ['node_modules/@react-router/dev/bin.js', 'build'],
    ],
    serve: () => ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
    flags: ['--sign-in', 'server', '--csp'],
  },
  {
    name: 'tanstack-start',
    made: {
      by: '@tanstack/cli@0.71.0',
      args: (name) => [
        'create',
        name,
        '--framework=React',
        '--no-install',
        '--non-interactive',
        '--no-git',
        '--no-toolchain',
        '--no-intent',
      ],
    },
    build: [viteBuild, tsc],
    serve: vitePreview,
    flags: ['--sign-in', 'server', '--csp'],
  },
]

function nextFlags(): readonly string[] {
  return ['--no-eslint', '--no-tailwind', '--import-alias=@/*', '--skip-install', '--disable-git', '--yes']
}
