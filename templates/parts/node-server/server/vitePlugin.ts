import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { createApi } from './createApi.ts'

/** Answers requests below `/api` in `npm run dev` and `npm run preview`. */
export function apiPlugin(environment: Readonly<Record<string, string | undefined>>): Plugin {
  function add({ middlewares, httpServer }: ViteDevServer | PreviewServer): void {
    const api = createApi(environment)
    middlewares.use(api.handle)
    httpServer?.once('close', () => void api.close())
  }
  return { name: 'api', configureServer: add, configurePreviewServer: add }
}
