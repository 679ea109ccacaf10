import { type ComponentPropsWithoutRef, type ComponentPropsWithRef, memo } from 'react'
import { AppKitTag } from '../AppKitTag/AppKitTag.tsx'
import { RemoteImage } from '../RemoteImage/RemoteImage.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { DomainText } from './DomainText.tsx'
import { RowText } from './Row.tsx'
import { RowNote } from './RowNote.tsx'

export interface WalletRowProps
  extends Pick<ComponentPropsWithoutRef<'button'>, 'onFocus' | 'onPointerEnter'> {
  readonly testId: string
  /** By which AppKit's tests find the wallet. */
  readonly appKitTestId: string
  readonly name: string
  readonly imageUrl: string | undefined
  readonly tag?: string | undefined
  /** A second line, for a wallet whose name alone could mislead. */
  readonly note?: string | undefined
  /** Attributes of the list item, in a list that is not rendered as a whole. */
  readonly item?: (ComponentPropsWithRef<'li'> & { readonly 'data-index'?: number }) | undefined
  /** Shows that the wallet cannot be opened yet, and ignores presses. */
  readonly isBusy?: boolean
  readonly onClick: () => void
}

/** One wallet of a list: one button, named by the wallet's name and its tag. Lists change around it. */
export const WalletRow = memo(function WalletRow({
  testId,
  appKitTestId,
  name,
  imageUrl,
  tag,
  note,
  item,
  ...props
}: WalletRowProps) {
  return (
    <li {...item}>
      <AppKitTag name="w3m-list-wallet" testId={appKitTestId}>
        {(ownTestId) => (
          <ChoiceRow data-testid={ownTestId || testId !== appKitTestId ? testId : undefined} {...props}>
            <RemoteImage source={imageUrl} name={name} />
            <RowText>
              <bdi>{name}</bdi>
              {note && (
                <RowNote translate="no">
                  <DomainText>{note}</DomainText>
                </RowNote>
              )}
            </RowText>
            {props.isBusy && <Spinner />}
            {tag && <Tag data-tone="accent">{tag}</Tag>}
          </ChoiceRow>
        )}
      </AppKitTag>
    </li>
  )
})
