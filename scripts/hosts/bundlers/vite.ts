import type { Bundler } from '../Bundler.ts'
import { sourcePage } from './page.ts'

const config = `
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Of comments that Rollup cannot read, in zod and ox. */
const isOfOthers = ({ code, message }) => code === 'INVALID_ANNOTATION' && !message.includes('@wallet-kit')

export default defineConfig({
  root: 'page',
  base: './',
  plugins: [react()],
  // A warning about size is the reader's, not a problem of the build.
  build: {
    outDir: '../dist-vite',
    emptyOutDir: true,
    chunkSizeWarningLimit: 10_000,
    rollupOptions: { onwarn: (warning, warn) => isOfOthers(warning) || warn(warning) },
  },
})
`

export const vite: Bundler = {
  dependencies: (version) => ({
    vite: version,
    // The last plug-in for Vite 7 and older is of version 5.
    '@vitejs/plugin-react': version.startsWith('8.') ? '6.3.0' : '5.2.0',
  }),
  files: { 'vite.config.mjs': config, 'page/index.html': sourcePage },
  build: () => 'vite build --config vite.config.mjs --logLevel warn',
  serve: { folder: 'dist-vite' },
}
