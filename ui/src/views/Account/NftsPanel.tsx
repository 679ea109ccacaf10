import { openView } from '@wallet-kit/sdk/actions'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { useStore } from '../../hooks/useStore.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { styled } from '../../styles/styled.tsx'
import { cssVar } from '../../theme/cssVar.ts'
import { size } from '../../theme/size.ts'
import { textSize } from '../../theme/textSize.ts'
import { accountMessages } from './accountMessages.ts'

const Box = styled('div')({ display: 'grid', gap: size(4), padding: size(12), textAlign: 'center' })
const Title = styled('p')({ margin: 0, fontSize: textSize(16), fontWeight: 600 })
const Text = styled('p')({
  margin: 0,
  fontSize: textSize(14),
  lineHeight: 1.5,
  color: cssVar('textSecondary'),
})

/** The `NFTs` tab, as AppKit has it. */
export function NftsPanel() {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const { features } = useStore(kit.stores.options)
  return (
    <Box>
      <Title data-testid="nft-template-title">{message('nftsTitle')}</Title>
      <Text data-testid="nft-template-description">{message('nftsText')}</Text>
      {features.receive && (
        <p style={{ margin: 0 }}>
          <TextLink
            type="button"
            data-testid="link-receive-funds"
            onClick={() => openView(kit, { view: 'WalletReceive' })}
          >
            {message('nftsReceive')}
          </TextLink>
        </p>
      )}
    </Box>
  )
}
