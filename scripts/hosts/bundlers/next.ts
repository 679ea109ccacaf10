import type { Bundler } from '../Bundler.ts'

/** The matrix checks types itself, once for all builds of an installation. */
const config = `
import { createRequire } from 'node:module'

const { version } = createRequire(import.meta.url)('next/package.json')

export default {
  // Next 15 refuses it.
  ...(Number.parseInt(version) >= 16 && { cacheComponents: true, partialPrefetching: true }),
  distDir: process.env.DIST_DIR,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
}
`

/** Next with one of its two bundlers. */
function next(bundler: 'webpack' | 'turbopack'): Bundler {
  return {
    // Next installs types of Node itself where there is a tsconfig.json and they are missing.
    dependencies: (version) => ({ next: version, '@types/node': '24.10.1' }),
    files: { 'next.config.mjs': config },
    // Turbopack is the default from 16 on; before, webpack is, and has no flag.
    build: (version) =>
      bundler === 'webpack' && version.startsWith('15.') ? 'next build' : `next build --${bundler}`,
    serve: { server: ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port'] },
    env: { DIST_DIR: `.next-${bundler}`, NEXT_TELEMETRY_DISABLED: '1' },
  }
}

export const nextWebpack = next('webpack')
export const nextTurbopack = next('turbopack')
