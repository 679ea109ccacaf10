import type { Bundler } from '../Bundler.ts'
import { page } from './page.ts'

const build = `
import { copyFileSync } from 'node:fs'
import { rspack } from '@rspack/core'

const jsc = { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } }
const compiler = rspack({
  mode: 'production',
  entry: './page/main.tsx',
  output: { path: import.meta.dirname + '/dist-rspack', filename: 'main.js', publicPath: './', clean: true },
  module: { rules: [{ test: /\\.tsx?$/, loader: 'builtin:swc-loader', options: { jsc }, type: 'javascript/auto' }] },
  performance: false,
})
compiler.run((failure, stats) => {
  if (failure) throw failure
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString('errors-warnings'))
    process.exitCode = 1
  } else copyFileSync('page/built.html', 'dist-rspack/index.html')
  compiler.close(() => {})
})
`

export const rspack: Bundler = {
  dependencies: (version) => ({ '@rspack/core': version }),
  files: { 'build-rspack.mjs': build, 'page/built.html': page },
  build: () => 'node build-rspack.mjs',
  serve: { folder: 'dist-rspack' },
}
