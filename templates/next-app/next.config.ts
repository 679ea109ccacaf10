import type { NextConfig } from 'next'

export default {
  // The page is prerendered as that of a new visitor; a visitor's state is read for each request.
  cacheComponents: true,
  partialPrefetching: true,
  // The types are checked by the project's own TypeScript.
  experimental: { useTypeScriptCli: true },
} satisfies NextConfig
