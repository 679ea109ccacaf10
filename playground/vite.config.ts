import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Connect, defaultClientConditions, defineConfig, type Plugin, type ProxyOptions } from 'vite'

const sandboxOrigin = process.env.SANDBOX_ORIGIN ?? 'http://127.0.0.1:4610'

// The auth server depends on the page's host, so the Host header is forwarded unchanged.
const toSandbox: ProxyOptions = { target: sandboxOrigin, changeOrigin: false, xfwd: true, ws: true }

const proxy: Record<string, ProxyOptions> = {
  '/api/auth': toSandbox,
  '/sandbox': {
    ...toSandbox,
    // Links to the sandbox's own images and pages go through here, too: the kit accepts those of its services alone.
    headers: { 'X-Forwarded-Prefix': '/sandbox' },
    rewrite: (path) => path.replace(/^\/sandbox/, ''),
  },
}

/** Tells the page where the sandbox is when it is served, not when it is built: a build serves any sandbox. */
const sandboxOriginScript: Plugin = {
  name: 'sandbox-origin',
  configureServer: ({ middlewares }) => serveSandboxOrigin(middlewares),
  configurePreviewServer: ({ middlewares }) => serveSandboxOrigin(middlewares),
}

function serveSandboxOrigin(middlewares: Connect.Server): void {
  middlewares.use('/sandbox-origin.js', (_, response) => {
    response.setHeader('content-type', 'text/javascript')
    response.setHeader('cache-control', 'no-store')
    response.end(`window.sandboxOrigin = ${JSON.stringify(sandboxOrigin)}`)
  })
}

const server = { host: '127.0.0.1', port: 4600, strictPort: true, proxy }

export default defineConfig({
  plugins: [react(), sandboxOriginScript],
  // Resolves packages to their TypeScript sources, so that nothing has to be built first.
  resolve: { conditions: ['@wallet-kit/source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/app',
    target: 'es2023',
    rolldownOptions: {
      input: ['index.html', 'two-kits.html', 'mui.html'].map((page) =>
        fileURLToPath(new URL(page, import.meta.url)),
      ),
      output: {
        // A file of its own for every module that two views share would be 340 files.
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000 },
          ],
        },
        strictExecutionOrder: true,
        // Their names would list the views.
        chunkFileNames({ name, facadeModuleId }) {
          // All doors have the same name: `use.ts` in a folder.
          const [, folder, door] = /([^/]+)\/(opening|use)\.ts$/.exec(facadeModuleId ?? '') ?? []
          const ownName = folder ? `${folder}-${door}` : '[name]'
          return `assets/${name.startsWith('shared~') ? 'shared' : ownName}-[hash].js`
        },
      },
    },
  },
  server,
  preview: server,
})
