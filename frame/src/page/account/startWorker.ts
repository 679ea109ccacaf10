import type { StartedWorker } from '../../keys/worker/createKeyWorker.ts'
import { workerPolicyName } from './workerPolicyName.ts'

/** Not in TypeScript's library yet. https://w3c.github.io/trusted-types/dist/spec/ */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

/** Starts the worker that joins shares. Its script is the one address that the page's policy admits. */
export function startWorker(): StartedWorker {
  const url = new URL('scripts/worker.js', document.baseURI).href
  policy ??= (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(workerPolicyName, {
    createScriptURL(asked) {
      if (asked !== url) throw new TypeError('The page runs no other scripts')
      return asked
    },
  })
  return new Worker(policy?.createScriptURL(url) ?? url) as unknown as StartedWorker
}

/** A name can be used once. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined
