import { Icon } from '../../foundation/icons/Icon.tsx'
import { externalIcon, shieldIcon } from '../../foundation/icons/icons.ts'
import { safeLink } from '../../foundation/links/safeLink.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { Notice } from '../../parts/Notice/Notice.tsx'
import { DomainText } from '../../parts/Row/DomainText.tsx'
import { LinkedRow } from '../../parts/Row/LinkRow.tsx'
import { RowText } from '../../parts/Row/Row.tsx'
import { RowEnd } from '../../parts/Row/RowEnd.tsx'
import { RowIcon } from '../../parts/Row/RowIcon.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { loginMessages } from './messages/login.ts'

/** Turns the wallet of a login into one that its owner holds. */
export function UpgradeEmailWalletView() {
  const { frame } = useKit().options.services
  const message = useMessages(loginMessages)
  const shellMessage = useMessages(shellMessages)
  const link = frame && URL.canParse(frame) ? safeLink(`${new URL(frame).origin}/dashboard`) : undefined
  return (
    <>
      <Lead text={message('upgradeText')} />
      {link ? (
        <LinkedRow link={link} testId="w3m-secure-website-button">
          <RowIcon path={shieldIcon} tone="accent" />
          <RowText>
            {message('upgradeOpen')}
            <RowNote aria-hidden="true" translate="no">
              <DomainText>{link.host}</DomainText>
            </RowNote>
            <VisuallyHidden as="span"> ({shellMessage('opensHost', { host: link.host })})</VisuallyHidden>
          </RowText>
          <RowEnd>
            <Icon path={externalIcon} pixels={18} />
          </RowEnd>
        </LinkedRow>
      ) : (
        <Notice tone="warning">{message('upgradeMissing')}</Notice>
      )}
    </>
  )
}
