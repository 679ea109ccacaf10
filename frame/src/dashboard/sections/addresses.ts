import type { Overview } from '@wallet-kit/clients/frame-service/types'
import { fill } from '../../texts/fill.ts'
import { action, createErrorLine } from '../controls.ts'
import type { Dashboard } from '../Dashboard.ts'
import { list, row, section } from './section.ts'

/** Addresses of the user's key. */
export function addressesSection({ texts }: Dashboard, { addresses, smartAccount }: Overview): HTMLElement {
  const error = createErrorLine()
  const known = addresses
    ? [
        { name: texts.evmAddress, address: addresses.eip155 },
        ...(smartAccount === undefined ? [] : [{ name: texts.smartAccount, address: smartAccount }]),
        { name: texts.solanaAddress, address: addresses.solana },
      ]
    : []
  const rows = known.map(({ name, address }) => {
    const copy = action({
      label: texts.copy,
      ariaLabel: fill(texts.copyOf, { name }),
      error,
      async run() {
        await navigator.clipboard.writeText(address)
        copy.textContent = texts.copied
      },
    })
    return row(name, [address], copy)
  })
  return section(
    'addresses',
    { title: texts.addressesTitle, text: texts.addressesText },
    list(rows, ''),
    error.node,
  )
}
