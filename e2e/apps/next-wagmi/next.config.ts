import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

export default {
  // The packages of this repository are linked, so they are outside of the app's folder.
  turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) },
  // `tsc -b` of the repository checks the app's types.
  typescript: { ignoreBuildErrors: true },
  experimental: { useTypeScriptCli: true },
  rewrites: async () => [{ source: '/sandbox/:path*', destination: `${process.env.SANDBOX_ORIGIN}/:path*` }],
} satisfies NextConfig
