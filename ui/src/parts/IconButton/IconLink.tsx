import { Icon } from '../../foundation/icons/Icon.tsx'
import { externalIcon } from '../../foundation/icons/icons.ts'
import type { SafeLink } from '../../foundation/links/safeLink.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { IconButton } from './IconButton.tsx'

export interface IconLinkProps {
  readonly link: SafeLink
  /** Names the link: all that is shown of it is an arrow. */
  readonly label: string
}

/** A small link that opens another site in a new tab, and shows an arrow only. */
export function IconLink({ link, label }: IconLinkProps) {
  const message = useMessages(shellMessages)
  return (
    <IconButton
      as="a"
      title={label}
      aria-label={`${label} (${message('opensHost', { host: link.host })})`}
      {...{ href: link.href, target: '_blank', rel: 'noopener noreferrer' }}
    >
      <Icon path={externalIcon} pixels={18} />
    </IconButton>
  )
}
