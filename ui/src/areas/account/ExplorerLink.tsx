import { explorerAddressLink } from '../../foundation/links/explorerAddressLink.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { IconLink } from '../../parts/IconButton/IconLink.tsx'
import { accountMessages } from './messages/account.ts'

export interface ExplorerLinkProps {
  readonly address: string
}

/** The account on the network's block explorer, where the network has one. */
export function ExplorerLink({ address }: ExplorerLinkProps) {
  const message = useMessages(accountMessages)
  const { active } = useStore(useKit().stores.networks)
  const explorer = active.blockExplorers?.default
  const link = explorerAddressLink(explorer?.url, address)
  if (!explorer || !link) return null
  return <IconLink link={link} label={message('explorer', { name: explorer.name })} />
}
