import type { NextConfig } from 'next'

export default {
  reactStrictMode: true,
  // The types are checked by the project's own TypeScript.
  experimental: { useTypeScriptCli: true },
} satisfies NextConfig
