import type { Bundler } from './Bundler.ts'
import { esbuild } from './bundlers/esbuild.ts'
import { nextTurbopack, nextWebpack } from './bundlers/next.ts'
import { parcel } from './bundlers/parcel.ts'
import { rspack } from './bundlers/rspack.ts'
import { vite } from './bundlers/vite.ts'
import { webpack } from './bundlers/webpack.ts'

export const bundlers = {
  'next (webpack)': nextWebpack,
  'next (Turbopack)': nextTurbopack,
  webpack,
  rspack,
  vite,
  esbuild,
  parcel,
} as const satisfies Record<string, Bundler>

export type BundlerName = keyof typeof bundlers
