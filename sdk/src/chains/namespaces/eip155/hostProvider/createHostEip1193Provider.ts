import { overlay } from '../../../../foundation/platform/overlay.ts'
import type { CreateHostProvider } from '../../HostProvider.ts'
import { putFirst } from '../../putFirst.ts'
import type { Eip1193Provider, RequestArguments } from '../Eip1193Provider.ts'
import { createAccountEvents } from './createAccountEvents.ts'
import { isAuthorizedMethod } from './isAuthorizedMethod.ts'
import { createLegacyMethods } from './legacyMethods.ts'

/** Methods whose first account is the active one. https://eips.ethereum.org/EIPS/eip-1102 */
const accountMethods: ReadonlySet<unknown> = new Set(['eth_accounts', 'eth_requestAccounts'])

/**
 * The wallet's provider with the active account of this site first, in its answers, its `accountsChanged` and its
 * `selectedAddress`: libraries sign with the first one. https://eips.ethereum.org/EIPS/eip-1193
 */
export const createHostEip1193Provider: CreateHostProvider<Eip1193Provider> = (provider, connection) => {
  function show(accounts: unknown): unknown {
    const [active] = connection.getAddresses()
    if (active === undefined) return accounts
    const key = active.toLowerCase()
    return putFirst(accounts, (account) => typeof account === 'string' && account.toLowerCase() === key)
  }

  async function request(given: RequestArguments): Promise<unknown> {
    const { method } = given
    const ask = async () => provider.request(given)
    if (accountMethods.has(method)) return show(await ask())
    return isAuthorizedMethod(method) ? connection.authorize(ask) : ask()
  }

  const own = {
    request,
    ...createAccountEvents(provider, connection, show),
    ...createLegacyMethods(provider, request),
  }
  if ('selectedAddress' in provider) {
    const get = () => connection.getAddresses()[0]?.toLowerCase() ?? provider.selectedAddress
    Object.defineProperty(own, 'selectedAddress', { get, enumerable: true, configurable: true })
  }
  return overlay(provider, own)
}
