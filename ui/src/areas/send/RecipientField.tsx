import { readPaymentCode, setSendForm, type Token } from '@wallet-kit/sdk/actions'
import { useState } from 'react'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { closeIcon, scanIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useAnnounce } from '../../parts/AnnounceContext.ts'
import { IconButton } from '../../parts/IconButton/IconButton.tsx'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'
import { TextField } from '../../parts/TextField/TextField.tsx'
import { sendingMessages } from './messages/sending.ts'
import { applyPayment } from './scanning/applyPayment.ts'
import { Scanner, type ScanRefusal } from './scanning/Scanner.tsx'
import { useBarcodeDetector } from './scanning/useBarcodeDetector.ts'

export interface RecipientFieldProps {
  /** As typed. */
  readonly value: string
  readonly isInvalid: boolean
  /** Id of the element that says so. */
  readonly reasonId: string | undefined
  /** Tokens of the account. */
  readonly tokens: readonly Token[]
}

/** The receiver, entered or scanned. Where the browser reads no codes, there is no button to scan. */
export function RecipientField({ value, isInvalid, reasonId, tokens }: RecipientFieldProps) {
  const kit = useKit()
  const message = useMessages(sendingMessages)
  const announce = useAnnounce()
  const { active } = useStore(kit.stores.networks)
  const isVisible = useModalVisible()
  const detector = useBarcodeDetector()
  const [isScanning, setScanning] = useState(false)

  async function use(text: string): Promise<ScanRefusal | undefined> {
    const { caipNetworkId } = active
    const change = applyPayment(await readPaymentCode(kit, { text, caipNetworkId }), {
      caipNetworkId,
      tokens,
    })
    if (typeof change === 'string') return change
    setSendForm(kit, change)
    setScanning(false)
    announce(message('scanned'))
    return undefined
  }

  const isOpen = isScanning && isVisible
  return (
    <>
      <TextField
        label={message('recipient')}
        testId="send-receiver"
        placeholder={message('recipientHint')}
        value={value}
        maxLength={255}
        isInvalid={isInvalid}
        reasonId={reasonId}
        onChange={(recipient) => setSendForm(kit, { recipient })}
        end={
          detector && (
            <IconButton
              type="button"
              data-testid="send-scan"
              aria-label={message(isOpen ? 'scanStop' : 'scan')}
              onClick={() => setScanning(!isOpen)}
            >
              <Icon path={isOpen ? closeIcon : scanIcon} pixels={20} />
            </IconButton>
          )
        }
      />
      {detector && isOpen && <Scanner detector={detector} onCode={use} />}
    </>
  )
}
