import type { ListedWallet } from '@wallet-kit/sdk'
import { useCallback, useEffect } from 'react'
import { useMessageCatalog, useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { cssVar } from '../../../foundation/theme/cssVar.ts'
import { size } from '../../../foundation/theme/size.ts'
import { textSize } from '../../../foundation/theme/textSize.ts'
import { logFailure } from '../../../kit/instance/logFailure.ts'
import { Queries } from '../../../kit/provider/Queries.tsx'
import { useKit } from '../../../kit/provider/useKit.ts'
import { openWallet } from '../../../kit/wallet/openWallet.ts'
import { useAnnounce } from '../../../parts/AnnounceContext.ts'
import { afterPaint } from '../../../parts/afterPaint.ts'
import { Notice } from '../../../parts/Notice/Notice.tsx'
import { SearchField } from '../../../parts/SearchField/SearchField.tsx'
import { useDebounced } from '../../../parts/useDebounced.ts'
import { type GridPlace, WalletGrid } from '../../../parts/WalletGrid/WalletGrid.tsx'
import { useViewMemory } from '../../../shell/ViewMemoryContext.ts'
import { usePairingDown } from '../connecting/usePairingDown.ts'
import { allWalletsMessages } from '../messages/allWallets.ts'
import { connectMessages } from '../messages/connect.ts'
import { CertifiedFilter } from './filter/CertifiedFilter.tsx'
import { MoreWallets } from './MoreWallets.tsx'
import { NoResults } from './NoResults.tsx'
import { Pending } from './Pending.tsx'
import { useWalletResults } from './useWalletResults.ts'

/** Pause in typing after which the search starts, in ms. Its results take another 300 ms at least. */
const searchDelay = 100

const start: GridPlace = { offset: 0, index: 0 }

const Hint = styled('p')({
  margin: 0,
  padding: `0 ${size(4)}`,
  fontSize: textSize(14),
  color: cssVar('textSecondary'),
  overflowWrap: 'anywhere',
})

/** Every wallet of the directory. Search and scroll position are restored on the way back. */
export function AllWalletsView() {
  return (
    <Queries>
      <AllWallets />
    </Queries>
  )
}

function AllWallets() {
  const kit = useKit()
  const announce = useAnnounce()
  const catalog = useMessageCatalog()
  const message = useMessages(allWalletsMessages)
  const connectMessage = useMessages(connectMessages)
  const isDown = usePairingDown()
  const [text, setText] = useViewMemory('AllWallets text', '')
  const [isCertified, setCertified] = useViewMemory('AllWallets certified', false)
  const [place, setPlace] = useViewMemory('AllWallets place', start)
  const search = useDebounced(text, searchDelay).trim()
  const results = useWalletResults({ search, isCertified })
  const { status, wallets, total, isSimilar } = results
  const isEmpty = status === 'ready' && wallets.length === 0

  // Neither the plural, whose code is loaded for it, nor the live region delays the tiles.
  useEffect(() => {
    let isOver = false
    async function announceCount(): Promise<void> {
      const { walletCountMessages } = await import('../messages/plurals/use.ts')
      if (!isOver) announce(catalog.get(walletCountMessages)('results', { count: total }))
    }
    const cancel = afterPaint(() => {
      if (status === 'loading') announce(message('loading'))
      else if (status === 'failed') announce(message('failed'), 'assertive')
      else if (isSimilar) announce(message('similar', { term: search }))
      else announceCount().catch((error: unknown) => logFailure('The number of wallets', error))
    })
    return () => {
      isOver = true
      cancel()
    }
  }, [announce, catalog, message, status, total, isSimilar, search])

  const select = useCallback((wallet: ListedWallet) => openWallet(kit, wallet), [kit])

  function change(act: () => void): void {
    setPlace(start)
    act()
  }

  return (
    <>
      <SearchField
        label={message('search')}
        clearLabel={message('clear')}
        value={text}
        onChange={(value) => change(() => setText(value))}
      />
      <CertifiedFilter
        isOn={isCertified}
        isNeeded={status === 'ready'}
        onChange={(isOn) => change(() => setCertified(isOn))}
      />
      {isDown && <Notice tone="warning">{connectMessage('pairingDown')}</Notice>}
      {isSimilar && <Hint data-testid="similar-wallets">{message('similar', { term: search })}</Hint>}
      {status === 'ready' && !isEmpty ? (
        <WalletGrid
          key={`${search} ${isCertified}`}
          label={message('list')}
          wallets={wallets}
          total={total}
          busy={results.more === 'loading'}
          place={place}
          onPlace={setPlace}
          onSelect={select}
          onEndReached={results.loadMore}
          footer={<MoreWallets state={results.more} onRetry={results.retry} />}
        />
      ) : isEmpty ? (
        <NoResults
          isCertified={isCertified}
          onShowAll={() =>
            change(() => {
              setText('')
              setCertified(false)
            })
          }
        />
      ) : (
        <Pending
          tiles={search || isCertified ? 6 : 12}
          isFailed={status === 'failed'}
          onRetry={results.retry}
        />
      )}
    </>
  )
}
