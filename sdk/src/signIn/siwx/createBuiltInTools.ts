import { createNamespaceLoader } from '../../chains/namespaces/families/createNamespaceLoader.ts'
import { createSignInTools } from './createSignInTools.ts'
import type { SignInTools } from './SignInTools.ts'

/** For a plug-in that is used without a kit: the kit's own namespaces. */
export function createBuiltInTools(): SignInTools {
  return createSignInTools({ load: createNamespaceLoader() })
}
