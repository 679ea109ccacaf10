import type { ComponentPropsWithRef } from 'react'
import { RemoteImage } from '../RemoteImage/RemoteImage.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { Row, RowText } from './Row.tsx'
import { RowNote } from './RowNote.tsx'

export interface WalletRowProps {
  readonly testId: string
  readonly name: string
  readonly imageUrl: string | undefined
  readonly tag?: string | undefined
  /** A second line, for a wallet whose name alone could mislead. */
  readonly note?: string | undefined
  /** Attributes of the list item, in a list that is not rendered as a whole. */
  readonly item?: (ComponentPropsWithRef<'li'> & { readonly 'data-index'?: number }) | undefined
  readonly onClick: () => void
}

/** One wallet of a list: one button, named by the wallet's name and its tag. */
export function WalletRow({ testId, name, imageUrl, tag, note, item, onClick }: WalletRowProps) {
  return (
    <li {...item}>
      <Row type="button" data-wallet-row="" data-testid={testId} onClick={onClick}>
        <RemoteImage source={imageUrl} name={name} />
        <RowText>
          <bdi>{name}</bdi>
          {note && <RowNote translate="no">{note}</RowNote>}
        </RowText>
        {tag && <Tag tone="accent">{tag}</Tag>}
      </Row>
    </li>
  )
}
