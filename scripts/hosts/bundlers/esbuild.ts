import type { Bundler } from '../Bundler.ts'
import { page } from './page.ts'

const build = `
import { copyFileSync } from 'node:fs'
import { build } from 'esbuild'

await build({
  entryPoints: ['page/main.tsx'],
  outdir: 'dist-esbuild',
  bundle: true,
  minify: true,
  format: 'esm',
  splitting: true,
  jsx: 'automatic',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
})
copyFileSync('page/built.html', 'dist-esbuild/index.html')
`

export const esbuild: Bundler = {
  dependencies: (version) => ({ esbuild: version }),
  files: { 'build-esbuild.mjs': build, 'page/built.html': page },
  build: () => 'node build-esbuild.mjs',
  serve: { folder: 'dist-esbuild' },
}
