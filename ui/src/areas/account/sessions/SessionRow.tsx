import { revokeSmartSession, type SmartSession, showToast } from '@wallet-kit/sdk/actions'
import { isWalletKitError } from '@wallet-kit/sdk/errors'
import { useState } from 'react'
import { keyIcon } from '../../../foundation/icons/icons.ts'
import { useMessageCatalog, useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { Row, RowText } from '../../../parts/Row/Row.tsx'
import { RowAction } from '../../../parts/Row/RowAction.tsx'
import { RowIcon } from '../../../parts/Row/RowIcon.tsx'
import { RowNote } from '../../../parts/Row/RowNote.tsx'
import { smartSessionMessages } from '../messages/smartSessions.ts'

/** Types of permissions that have words; others are the app's own. */
const permissionWords: ReadonlyMap<string, 'contractCalls' | 'tokenTransfers' | 'coinTransfers'> = new Map([
  ['contract-call', 'contractCalls'],
  ['erc20-token-transfer', 'tokenTransfers'],
  ['native-token-transfer', 'coinTransfers'],
])

/** A session: app, permissions and expiry, with a button that ends it. */
export function SessionRow({ session }: { readonly session: SmartSession }) {
  const kit = useKit()
  const message = useMessages(smartSessionMessages)
  const { locale } = useMessageCatalog()
  const [isAsking, setAsking] = useState(false)
  const { pci, status, expiresAt, permissions } = session
  const name = session.name ?? message('unknownApp')
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(expiresAt)

  const nameType = (type: string) => {
    const word = permissionWords.get(type)
    return word ? message(word) : type
  }

  async function revoke(): Promise<void> {
    setAsking(true)
    try {
      await revokeSmartSession(kit, { pci })
      showToast(kit, { message: message('revokeDone', { name }), variant: 'success' })
    } catch (error) {
      // The toast of a declined signature is the action's own.
      if (!isWalletKitError(error, 'USER_REJECTED'))
        showToast(kit, { message: message('revokeFailed'), variant: 'error' })
    } finally {
      setAsking(false)
    }
  }

  return (
    <li>
      <Row as="div" data-testid={`smart-session-item-${pci}`} style={{ cursor: 'default' }}>
        <RowIcon path={keyIcon} />
        <RowText>
          <bdi>{name}</bdi>
          <RowNote>{status === 'active' ? message('until', { date }) : message(status)}</RowNote>
          {permissions.length > 0 && (
            <RowNote>
              <bdi>{permissions.map(nameType).join(', ')}</bdi>
            </RowNote>
          )}
        </RowText>
        {status === 'active' && (
          <RowAction
            type="button"
            data-testid={`smart-session-revoke-${pci}`}
            aria-label={isAsking ? undefined : message('revokeOf', { name })}
            aria-disabled={isAsking || undefined}
            aria-busy={isAsking || undefined}
            onClick={isAsking ? undefined : () => void revoke()}
          >
            {message(isAsking ? 'signing' : 'revoke')}
          </RowAction>
        )}
      </Row>
    </li>
  )
}
