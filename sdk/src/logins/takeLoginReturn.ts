import { getWindow } from '../platform/getWindow.ts'
import { readSlot, type SlotContext } from '../stores/slots.ts'
import { resultName, stateName } from './loginParameters.ts'
import { type LoginReturn, loginReturns } from './loginReturns.ts'
import { takeStartedLogin } from './startedLogin.ts'

/** Longest result that is passed on, in characters. */
const longestResult = 8_192

/**
 * Takes the outcome of a login from the address, without a navigation, and passes it on where this tab has started that
 * login: anyone can send a visitor a link with one. It is never opened, rendered or stored.
 *
 * @param resumeLogin goes on with a login that the modal has left the page for
 */
export function takeLoginReturn(context: SlotContext, resumeLogin: (login: LoginReturn) => void): void {
  const page = getWindow()
  if (!page) return
  const url = new URL(page.location.href)
  const [resultUri, ...others] = url.searchParams.getAll(resultName)
  if (resultUri === undefined) return
  const state = url.searchParams.get(stateName)
  url.searchParams.delete(resultName)
  url.searchParams.delete(stateName)
  page.history.replaceState(page.history.state, '', url)
  const started = takeStartedLogin()
  const isOwn = started?.state === state && others.length === 0 && resultUri.length <= longestResult
  if (!started || !isOwn) return
  const login = { provider: started.provider, resultUri }
  if (started.isOfModal) resumeLogin(login)
  else readSlot(context, loginReturns).add(login)
}
