import { globeIcon } from '../../foundation/icons/icons.ts'
import { explorerAddressLink } from '../../foundation/links/explorerAddressLink.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { LinkRow } from '../../parts/Row/LinkRow.tsx'
import { accountMessages } from './messages/account.ts'

export interface ExplorerRowProps {
  readonly address: string
}

/** The account on the network's block explorer, where the network has one. */
export function ExplorerRow({ address }: ExplorerRowProps) {
  const message = useMessages(accountMessages)
  const { active } = useStore(useKit().stores.networks)
  const explorer = active.blockExplorers?.default
  const link = explorerAddressLink(explorer?.url, address)
  if (!explorer || !link) return null
  return (
    <LinkRow icon={globeIcon} link={link}>
      {message('explorer', { name: explorer.name })}
    </LinkRow>
  )
}
