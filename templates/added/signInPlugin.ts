import { toNodeHandler } from '@wallet-kit/server/node'
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { getSignIn } from './signIn'

/** Answers `/api/auth` while the app is developed and previewed. In production a server of yours does. */
export function signInPlugin(): Plugin {
  function addSignIn({ config, middlewares }: ViteDevServer | PreviewServer) {
    const environment = { ...loadEnv(config.mode, config.root, ''), ...process.env }
    middlewares.use(toNodeHandler(getSignIn(environment)))
  }
  return { name: 'sign-in', configureServer: addSignIn, configurePreviewServer: addSignIn }
}
