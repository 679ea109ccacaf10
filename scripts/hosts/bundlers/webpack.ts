import type { Bundler } from '../Bundler.ts'
import { page } from './page.ts'

const build = `
import { copyFileSync } from 'node:fs'
import { EsbuildPlugin } from 'esbuild-loader'
import webpack from 'webpack'

const compiler = webpack({
  mode: 'production',
  entry: './page/main.tsx',
  output: { path: import.meta.dirname + '/dist-webpack', filename: 'main.js', publicPath: './', clean: true },
  module: { rules: [{ test: /\\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } }] },
  // Terser takes most of a build.
  optimization: { minimizer: [new EsbuildPlugin({ target: 'es2022' })] },
  performance: false,
})
compiler.run((failure, stats) => {
  if (failure) throw failure
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString('errors-warnings'))
    process.exitCode = 1
  } else copyFileSync('page/built.html', 'dist-webpack/index.html')
  compiler.close(() => {})
})
`

export const webpack: Bundler = {
  dependencies: (version) => ({ webpack: version, 'esbuild-loader': '4.5.0', esbuild: '0.28.2' }),
  files: { 'build-webpack.mjs': build, 'page/built.html': page },
  build: () => 'node build-webpack.mjs',
  serve: { folder: 'dist-webpack' },
}
