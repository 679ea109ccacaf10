import type { Wallet } from '../../foundation/options/OptionData.ts'
import { isKnown, resemblesBrand } from './hasDoubtfulName.ts'

/**
 * Note to show beside a directory entry whose name alone could mislead: the domain of its website, its rdns, or its id.
 *
 * @returns `undefined` when the name is known, or resembles no known one
 *
 * @example
 * for (const wallet of page.wallets) console.log(wallet.name, getListedNote(wallet) ?? '')
 */
export function getListedNote({
  id,
  name,
  rdns,
  homepage,
}: Pick<Wallet, 'id' | 'name' | 'rdns' | 'homepage'>): string | undefined {
  const host = getHost(homepage)
  if (isKnown(name, rdns ?? '') || isKnown(name, reverse(host ?? '')) || !resemblesBrand(name))
    return undefined
  return host ?? rdns ?? id
}

/** `com.example` for `www.example.com`: hardware wallets have no rdns in directories. */
function reverse(host: string): string {
  return host
    .replace(/^www\./, '')
    .split('.')
    .reverse()
    .join('.')
}

/** Host of a web address, in punycode where it is not plain. */
function getHost(address: string | null | undefined): string | undefined {
  const { protocol, host } = address && URL.canParse(address) ? new URL(address) : { protocol: '', host: '' }
  return protocol === 'https:' && host ? host : undefined
}
