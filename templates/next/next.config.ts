import type { NextConfig } from 'next'

export default {
  // The page is prerendered as that of a new visitor; what is known of one is read for each request.
  cacheComponents: true,
  partialPrefetching: true,
  // The types are checked by the project's own TypeScript.
  experimental: { useTypeScriptCli: true },
} satisfies NextConfig
