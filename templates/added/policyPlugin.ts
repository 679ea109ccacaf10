import type { Plugin } from 'vite'
import { contentSecurityPolicy } from './contentSecurityPolicy'

/** Writes the policy into the built page. `frame-ancestors` works as a header only: send that one from your host. */
export function policyPlugin(): Plugin {
  const content = contentSecurityPolicy().replace(/; frame-ancestors [^;]*/, '')
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content },
        injectTo: 'head-prepend',
      },
    ],
  }
}
