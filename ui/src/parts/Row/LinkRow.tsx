import type { ReactNode } from 'react'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { externalIcon } from '../../foundation/icons/icons.ts'
import type { SafeLink } from '../../foundation/links/safeLink.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { DomainText } from './DomainText.tsx'
import { Row, RowText } from './Row.tsx'
import { RowEnd } from './RowEnd.tsx'
import { RowIcon } from './RowIcon.tsx'
import { RowNote } from './RowNote.tsx'

export interface LinkRowProps {
  readonly icon: string
  readonly link: SafeLink
  readonly children: ReactNode
}

export interface LinkedRowProps {
  readonly link: SafeLink
  readonly testId?: string
  readonly children: ReactNode
}

/** A row that opens another site. Its content names the host, at least to screen readers. */
export function LinkedRow({ link, testId, children }: LinkedRowProps) {
  return (
    <Row as="a" data-testid={testId} {...{ href: link.href, target: '_blank', rel: 'noopener noreferrer' }}>
      {children}
    </Row>
  )
}

/** A row that opens another site, whose host it shows. */
export function LinkRow({ icon, link, children }: LinkRowProps) {
  const message = useMessages(shellMessages)
  return (
    <LinkedRow link={link}>
      <RowIcon path={icon} />
      <RowText>
        {children}
        <RowNote aria-hidden="true" translate="no">
          <DomainText>{link.host}</DomainText>
        </RowNote>
        <VisuallyHidden as="span"> ({message('opensHost', { host: link.host })})</VisuallyHidden>
      </RowText>
      <RowEnd>
        <Icon path={externalIcon} pixels={18} />
      </RowEnd>
    </LinkedRow>
  )
}
