import type { ReactNode } from 'react'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { checkIcon, copyIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { Address } from '../../parts/Address/Address.tsx'
import { IconButton } from '../../parts/IconButton/IconButton.tsx'
import { useCopy } from '../../parts/useCopy.ts'
import { accountMessages } from './messages/account.ts'
import { useIdentity } from './useIdentity.ts'

const Name = styled('p')({
  margin: 0,
  fontSize: textSize(18),
  fontWeight: 600,
  lineHeight: 1.3,
  maxInlineSize: '100%',
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

const Line = styled('p')({
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: size(2),
  '&[data-size=large]': { fontSize: textSize(18), fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '&[data-size=small]': { fontSize: textSize(14), color: cssVar('textSecondary') },
})

export interface IdentityProps {
  readonly address: string
  /** Of the address. */
  readonly testId?: string
  /** Further icons beside the one that copies. */
  readonly children?: ReactNode
}

/** The account's name when it has one, and its address with a button that copies it. */
export function Identity({ address, testId, children }: IdentityProps) {
  const message = useMessages(accountMessages)
  const { data } = useIdentity(address)
  const { isCopied, copy } = useCopy(address, {
    copied: message('copied'),
    failed: message('copyFailed'),
  })
  return (
    <>
      {data?.name && (
        <Name>
          <bdi translate="no">{data.name}</bdi>
        </Name>
      )}
      <Line data-size={data?.name ? 'small' : 'large'} data-testid={testId}>
        <Address address={address} />
        <IconButton type="button" data-testid="w3m-account-copy" aria-label={message('copy')} onClick={copy}>
          <Icon path={isCopied ? checkIcon : copyIcon} pixels={18} />
        </IconButton>
        {children}
      </Line>
    </>
  )
}
