import { put } from '../put.ts'
import type { AddChoices } from './AddChoices.ts'

/**
 * Writes choices into the text of the template `WalletKitProvider.tsx`.
 *
 * @param adapter name of the adapter of wagmi, in the file that is linked as `./wagmi`
 */
export function providerText(text: string, choices: AddChoices, adapter: string | undefined): string {
  const hasSignIn = choices.signIn !== 'none'
  const options = [
    ...(adapter === undefined ? [] : [`adapters: [${adapter}]`]),
    ...(hasSignIn ? ['siwx: authSession()'] : []),
  ]
  const signIn = hasSignIn
    ? put(text, /AppKitProvider, createAppKit/, 'AppKitProvider, authSession, createAppKit')
    : text
  const imported =
    adapter === undefined
      ? signIn
      : put(signIn, /(import \{ kitOptions \}.*\n)/, `$1import { ${adapter} } from './wagmi'\n`)
  if (options.length === 0) return imported
  const list = ['...kitOptions', ...options].join(', ')
  return put(imported, /createAppKit\(kitOptions\)/, `createAppKit({ ${list} })`)
}
