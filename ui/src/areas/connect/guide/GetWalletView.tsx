import { openView } from '@wallet-kit/sdk/actions'
import { getWalletImageUrl, recommendedWalletsRead } from '@wallet-kit/sdk/query'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { useWallets } from '../../../kit/hooks/useWallets.ts'
import { Queries } from '../../../kit/provider/Queries.tsx'
import { useKit } from '../../../kit/provider/useKit.ts'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { List } from '../../../parts/List/List.tsx'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { useModalVisible } from '../../../parts/ModalVisibleContext.ts'
import { Notice } from '../../../parts/Notice/Notice.tsx'
import { SkeletonRow } from '../../../parts/Row/SkeletonRow.tsx'
import { WalletRow } from '../../../parts/Row/WalletRow.tsx'
import { getWalletMessages } from '../messages/getWallet.ts'

/** Most wallets that are suggested: more would be a choice of its own. */
const mostWallets = 4

const placeholders = ['first', 'second', 'third', 'fourth'].map((key) => <SkeletonRow key={key} />)

/** Wallets for those who have none, each with where to get it. */
export function GetWalletView() {
  return (
    <Queries>
      <Suggestions />
    </Queries>
  )
}

function Suggestions() {
  const kit = useKit()
  const message = useMessages(getWalletMessages)
  const shellMessage = useMessages(shellMessages)
  const { data, isError, refetch } = useWallets(recommendedWalletsRead(kit), useModalVisible())
  const wallets = data?.wallets.slice(0, mostWallets)
  // A directory without a recommendation is no more help than none.
  if (isError || wallets?.length === 0) {
    return (
      <>
        <Notice tone="error">{message('failed')}</Notice>
        <MainButton tone="accent" onClick={() => void refetch()}>
          {shellMessage('tryAgain')}
        </MainButton>
      </>
    )
  }
  return (
    <>
      <Lead text={message('intro')} />
      <List label={message('list')} busy={!wallets}>
        {wallets?.map((wallet) => (
          <WalletRow
            key={wallet.id}
            testId={`wallet-selector-${wallet.id}`}
            appKitTestId={`wallet-selector-${wallet.id}`}
            name={wallet.name}
            imageUrl={getWalletImageUrl(kit, wallet)}
            onClick={() => openView(kit, { view: 'Downloads', data: { wallet } })}
          />
        )) ?? placeholders}
      </List>
      <MainButton
        data-testid="w3m-wallet-guide-explore"
        onClick={() => openView(kit, { view: 'AllWallets' })}
      >
        {message('all')}
      </MainButton>
    </>
  )
}
