import { Icon } from '../../../foundation/icons/Icon.tsx'
import { checkIcon, copyIcon } from '../../../foundation/icons/icons.ts'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { useCopy } from '../../../parts/useCopy.ts'
import { connectingWalletConnectMessages } from '../messages/connectingWalletConnect.ts'

export interface CopyButtonProps {
  readonly uri: string
  readonly testId: 'copy-wc2-uri' | 'wui-link-copy'
}

/** Copies the pairing URI, for wallets that take it as text. */
export function CopyButton({ uri, testId }: CopyButtonProps) {
  const message = useMessages(connectingWalletConnectMessages)
  const failed = message(testId === 'copy-wc2-uri' ? 'copyFailed' : 'linkFailed')
  const { isCopied, copy } = useCopy(uri, { copied: message('copied'), failed })
  return (
    <MainButton data-testid={testId} onClick={copy}>
      <Icon path={isCopied ? checkIcon : copyIcon} pixels={18} />
      {message('copy')}
    </MainButton>
  )
}
