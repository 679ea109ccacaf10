import type { ReactNode } from 'react'
import type { SafeLink } from '../foundation/links/safeLink.ts'
import { useMessages } from '../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../foundation/messages/shellMessages.ts'
import { TextLink } from './TextLink/TextLink.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface ExternalLinkProps {
  readonly link: SafeLink
  readonly children: ReactNode
}

/** A link in running text that opens another site in a new tab. */
export function ExternalLink({ link, children }: ExternalLinkProps) {
  const message = useMessages(shellMessages)
  return (
    <TextLink as="a" {...{ href: link.href, target: '_blank', rel: 'noopener noreferrer' }}>
      {children}
      <VisuallyHidden as="span"> ({message('opensHost', { host: link.host })})</VisuallyHidden>
    </TextLink>
  )
}
