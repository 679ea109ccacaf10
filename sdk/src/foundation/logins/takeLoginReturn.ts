import { getWindow } from '../platform/getWindow.ts'
import { getKitState, type KitStateContext } from '../stores/kitState.ts'
import type { Login } from './Login.ts'
import { resultName, stateName } from './loginParameters.ts'
import { loginReturns } from './loginReturns.ts'
import { takeStartedLogin } from './startedLogin.ts'
import { toSocialProvider } from './toSocialProvider.ts'

type ModalLogin = Extract<Login, { type: 'social' }>

/** Longest result that is passed on, in characters. */
const longestResult = 8_192

/**
 * Takes the outcome of a login from the address, without a navigation, and passes it on where this tab has started that
 * login: anyone can send a visitor a link with one. It is never opened, rendered or stored.
 *
 * @returns a login that the modal has left the page for
 */
export function takeLoginReturn(context: KitStateContext): ModalLogin | undefined {
  const page = getWindow()
  if (!page) return undefined
  const url = new URL(page.location.href)
  const [resultUri, ...others] = url.searchParams.getAll(resultName)
  if (resultUri === undefined) return undefined
  const state = url.searchParams.get(stateName)
  url.searchParams.delete(resultName)
  url.searchParams.delete(stateName)
  page.history.replaceState(page.history.state, '', url)
  const started = takeStartedLogin()
  const isOwn = started?.state === state && others.length === 0 && resultUri.length <= longestResult
  if (!started || !isOwn) return undefined
  if (!started.isOfModal) getKitState(context, loginReturns).add({ provider: started.provider, resultUri })
  const provider = started.isOfModal ? toSocialProvider(started.provider) : undefined
  return provider && provider !== 'farcaster' && provider !== 'passkey'
    ? { type: 'social', provider, resultUri }
    : undefined
}
